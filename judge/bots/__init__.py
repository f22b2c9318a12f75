"""Bots: the judge's own players, pure functions on the rules alone; chance is passed in.

The package imports `rules` and nothing else. A position and a power go in, orders come out:

    bot               the door: the orders of a power for a phase of any kind
    province_values   what each province is worth to a power
    plans             the orders of a movement phase, drawn by chance from these values
    contests          which centres could be won and lost from a position
    look_ahead        the plans that do best against what the others may do, as the adjudicator finds
"""
