"""Limits on replies: how many an address gets, and which emails are not answered again."""
