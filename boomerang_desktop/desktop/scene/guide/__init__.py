"""What a table explains: a thing pointed at, a move that is not possible, and the whole table by
ear."""
