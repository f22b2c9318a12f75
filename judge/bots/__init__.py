"""Bots: players of the judge's own, pure functions on the rules alone; chance is passed in.

`bot` is the door: the orders of a power for a phase of any kind. `province_values` says what a place is
worth, `plans` makes the orders of a movement phase from that, `look_ahead` has the adjudicator try them.
"""
