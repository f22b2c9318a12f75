"""Limits on replies: how many an address gets, and which mails are none to answer again."""
