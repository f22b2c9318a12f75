"""Notices: what an email is about, a frozen dataclass for each kind, in the file of its topic.

The package imports `records`, the game and the language. The service makes a notice of an event, render
words it; neither knows the other's part. A notice holds values only: how they are worded, and how times
look in the reader's zone, is up to render.

Read `notice` first, then the topics: `replies`, `security`, `game`, `phases`, `press`, `votes`, `standbys`,
`series`. `remarks` are what a reply says of a line: a key with values.
"""
