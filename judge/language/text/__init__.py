"""Text of an email before any word of it is understood: the sender's own lines, in plain typography.

The entry point is `own_lines`; `patterns` are the marks of replies in many languages.
"""
