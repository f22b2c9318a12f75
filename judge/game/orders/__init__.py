"""Orders in a game: who may give them, what sets of them come to, who still has orders missing.

The door is `submission`; read on in `sets`, then `outstanding`, `standing_proxies` and `proxy_effects`.
`conditions` and `game.orders_ahead` are about orders for later phases.
"""
