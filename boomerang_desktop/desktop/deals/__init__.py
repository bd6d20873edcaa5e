"""The same deal again: results side by side, par, the deal of the day."""
