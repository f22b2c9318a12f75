"""The phases of a game: how one opens, when it ends, what follows it.

The doors are `turn` (a phase opens and is judged) and `expiry` (what time brings). Their moments come from
`deadlines` and `extensions`; `next_phase` says what follows a phase, `starting` and `assignment` make the
first.
"""
