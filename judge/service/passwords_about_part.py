"""Passwords of seats: how strong a new one is (`strength`), and the wrong ones that came (`guesses`)."""
