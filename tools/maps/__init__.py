"""Makes the maps: colours, layouts computed from borders, places for tokens and names. Extra `tools`."""
