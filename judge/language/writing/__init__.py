"""Orders written for people, so that they read back: `orders` writes them, in the words of `forms`."""
