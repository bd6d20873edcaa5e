"""The games as the home page shows them, known before their rules are loaded: those build tables
that the first picture of the window need not wait for."""

SEATS = {
    "hunt": range(3, 6),
    "lascaux": range(3, 6),
    "flip": range(2, 3),
    "arrows": range(2, 6),
    "roadtrip": range(2, 5),
}
"""Every game with the numbers of players it is for, in the order of the home page."""
