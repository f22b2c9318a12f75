"""A whole game year on embedded servers, for people who want to see before they install: `play` runs it."""
