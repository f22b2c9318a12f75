"""Whether a game from elsewhere makes sense: its position on its board, and what else it says of itself."""
