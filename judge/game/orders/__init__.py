"""Orders in a game: who may give them, what sets of them come to, who still owes some.

The door is `submission`; read on in `sets`, then `outstanding`, `standing_proxies` and
`proxy_effects`. `conditions` are those of orders kept for later.
"""
