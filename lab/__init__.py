"""Programs that try the judge at any size; the suite runs each in small."""
