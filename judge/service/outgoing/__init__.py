"""Outgoing email: `announce` turns events into notices, `post` notices into emails, `delivery` sends them.

The files by topic (`votes`, `press`, `seats`, `standbys`, `series`, `master`) make the notices of one kind of
event. `members` says whom they may go to, `quota` and `excess` how many a person may cause.
"""
