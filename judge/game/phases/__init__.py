"""The phases of a game: how one opens, when it ends, what follows it.

The doors are `turn` (a phase opens and is judged) and `expiry` (what time brings). Their moments come from
`deadlines` and `extensions`, the next phase from `calendar`; `starting` and `assignment` are the first phase.
"""
