"""The order page of a board: orders given by taps, which become an email.

`board_data` is the board as the page's script has it, `forms` how orders are written, `page` puts the page
together, `link` writes the position into the fragment of a link, which no server sees.
"""
