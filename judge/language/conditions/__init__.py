"""IF … THEN … ELSE … ENDIF: kept as it was sent, evaluated when its phase opens.

The door is `reader`; it has `tokens` split the lines, `block_parser` build the branches and `expression` read
what stands between IF and THEN. Later come `evaluation` and, for people, `writing`.
"""
