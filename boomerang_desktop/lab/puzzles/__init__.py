"""Finding puzzles and proving them."""
