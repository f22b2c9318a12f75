"""Advice: what is said of plain words in a mail, each topic its file. Begin at `plain_words`."""
