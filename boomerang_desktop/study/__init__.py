"""Lessons: a record cut somewhere, plus what is asked. No game is known here, and no screen."""
