"""What can be done in the program: declared once, for the window and for every page."""
