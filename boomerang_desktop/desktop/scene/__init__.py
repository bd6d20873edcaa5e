"""What all tables share: things, how a hand lifts them, and how they move."""
