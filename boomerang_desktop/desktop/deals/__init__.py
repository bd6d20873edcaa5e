"""Replaying deals: results side by side, par, the deal of the day."""
