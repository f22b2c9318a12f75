"""Orders as text: `forms` writes one order so that it reads back, `styles` as a person likes to read it."""
