"""Refusals of the game in words, with what would be right: one row for each reason."""
