"""What people are told: words, pictures, posts and the buttons under them."""
