"""Acts of the keeper: on games and people (`acts`), games from elsewhere (`arrival`), the `report`."""
