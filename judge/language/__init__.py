"""Language: turns what people type into values, and orders back into words.

No other package imports lark. The entry point for an email is `reading`, which says in which order to read
the rest.
"""
