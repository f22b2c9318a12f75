"""IF … THEN … ELSE … ENDIF: kept as it was sent, evaluated when its phase opens.

The entry point is `reader`: `tokens` splits the lines, `block_parser` builds the branches and `expression`
reads the text between IF and THEN. Later come `evaluation` and, for people, `writing`.
"""
