"""What is handed out, and what it says of itself."""
