"""Orders in a game: who may give them, how sets of them combine, and who still has orders missing.

The entry point is `submission`. Read on in `sets`, then `outstanding`, `standing_proxies` and
`proxy_effects`. `conditions` and `game.orders_ahead` are about orders for later phases.
"""
