"""A judge for the board game Diplomacy played by email."""
