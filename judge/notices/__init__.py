"""Notices: a frozen dataclass for each kind of outgoing mail, in the file of its topic.

Read `notice` first, then `addressee` and the topics: `replies`, `security`, `game`, `phases`, `press`. They
hold values only: what they say, and how times look in the reader's zone, is the renderer's. `remarks` are
what a reply has to say of a line.
"""
