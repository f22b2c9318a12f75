"""Parts of emails as lines of text: a file for each topic, with functions from values to lines.

`orders` writes orders in the reader's style, `results` and `orders_in_force` build on it; `guidance` says
what to send next, `replies` what happened to an email's lines, `game_pages` what LIST answers.
"""
