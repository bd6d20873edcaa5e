"""Commands that write, check and count record files."""
