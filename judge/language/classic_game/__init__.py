"""A running game of the classic judge, from its files (`files`) or its LIST (`listing`), to values."""
