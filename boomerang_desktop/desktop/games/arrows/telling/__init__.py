"""What things at the arrowed board are called and mean, and what the log says of them."""
