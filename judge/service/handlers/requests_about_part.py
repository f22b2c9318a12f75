"""What a player asks of the clock, and of the master: absences, more time, a place in the game."""
