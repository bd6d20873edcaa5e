"""The pages before a match."""
