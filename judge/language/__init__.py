"""Language: what people type to values, and orders back to words; the only room that knows lark.

The door for a mail is `reading`, which says in which order to read the rest.
"""
