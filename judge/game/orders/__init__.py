"""Orders in a game: who may give them, what sets of them come to, who still owes some.

The door is `submission`; read on in `sets` and `set_rules`, then `outstanding`,
`implied`, and the proxies.
"""
