"""Readings: a sentence is read as a whole; so far its words alone, in `lexicon`."""
