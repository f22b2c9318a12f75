"""A running game of the classic judge, as its files (`files`) or its LIST (`listing`) tell it, to values."""
