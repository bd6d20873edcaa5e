"""Lessons, and what they teach."""
