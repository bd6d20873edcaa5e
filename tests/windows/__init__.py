"""The installer for Windows, tried under Wine; run by `make windows-test`."""
