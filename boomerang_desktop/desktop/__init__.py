"""All that is drawn or touched, in Qt."""
