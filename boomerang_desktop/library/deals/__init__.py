"""Deals: played again, set against par, of the day, or sent to somebody."""
