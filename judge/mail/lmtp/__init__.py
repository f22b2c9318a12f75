"""LMTP: the server that takes the judge's mail in, and a client that brings mail to it."""

IDENT = "Diplomacy judge"
"""How the server greets."""
