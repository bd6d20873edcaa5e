"""The window, its actions and its menu."""
