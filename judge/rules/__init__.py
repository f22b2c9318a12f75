"""Rules: pure adjudication, a position, its orders and a rulebook in, an outcome out.

The package imports nothing of the judge but `memo`: no game, no people, no clock and no files. So it can
be read and tested on its own. An order travels through it like this:

    notation      text to an order value (`orders`) on a `board`, and back
    legality      whether the order is possible in this position; `capability` knows what a unit can do at all
    adjudication  the adjudicator of the phase: `movement` or `naval`, `retreats`, `adjustments`
    outcome       what happened to each order, and which order was responsible
    explanation   the outcome in English sentences

`variant` has what a board starts from. `variant_rules` is what a variant's rules say
beyond its map, `rulebook` the disputed points.
"""
