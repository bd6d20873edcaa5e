"""Lessons on the real table."""
