"""The lessons of each game."""
