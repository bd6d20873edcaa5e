"""Deals: played again, compared with par, chosen daily, or sent as a challenge."""
