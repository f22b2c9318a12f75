"""The phases of a game: how one opens, when it ends, what follows it.

The doors are `turn` (a phase opens and is adjudicated) and `expiry` (what time brings). Their moments
come from `deadlines` and `extensions`. `starting` makes the first phase, `rollback` opens an earlier one
again.
"""
