"""Advice: what the reply says about plain words in an email, one file per topic. Begin at `plain_words`."""
