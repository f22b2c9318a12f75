"""The phases of a game: how one opens, when it ends, what follows it.

The entry points are `turn` (a phase opens and is adjudicated) and `expiry` (what becomes due as time passes).
The moments come from `deadlines` and `extensions`. `starting` makes the first phase, `rollback` opens an
earlier one again.
"""
