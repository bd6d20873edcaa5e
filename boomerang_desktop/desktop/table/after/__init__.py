"""When a match is over: how it ended, and how the chances stood on the way there."""
