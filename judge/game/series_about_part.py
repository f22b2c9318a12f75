"""Series: games of the same people by the same settings, opened round by round, and their table."""
