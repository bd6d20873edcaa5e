"""What is secret stays secret: whatever can be seen, heard or saved is the same for twins."""
