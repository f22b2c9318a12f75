"""What a game is set to: one setting, many at once, and the board by the names people write."""
