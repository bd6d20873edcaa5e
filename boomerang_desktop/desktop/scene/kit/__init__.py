"""Parts that several games' tables share."""
