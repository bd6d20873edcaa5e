"""A player's statistics: figures and plots."""
