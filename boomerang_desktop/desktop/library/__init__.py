"""The page of all matches on this computer: find, tidy and open them."""
