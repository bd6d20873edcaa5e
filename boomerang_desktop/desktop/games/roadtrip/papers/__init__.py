"""The papers in the middle of the table: what a player has visited and written."""
