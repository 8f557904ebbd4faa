"""What is where in a picture of a list."""
