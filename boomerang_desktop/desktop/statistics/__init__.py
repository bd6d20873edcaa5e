"""How somebody is doing: figures, and plots to look at."""
