"""Lessons and puzzles: a record cut somewhere, plus a task. Knows no game and no screen."""
