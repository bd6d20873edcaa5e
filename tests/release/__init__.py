"""The packages as somebody gets them; run by `make release-test`."""
