"""What a master does to the course of a game: phases taken back, a turn looked at, a position mended."""
