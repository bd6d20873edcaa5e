"""The program around the table."""
