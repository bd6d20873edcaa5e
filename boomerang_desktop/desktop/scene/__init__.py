"""What all tables share: things that can be lifted, how they are lifted, and how they move."""
