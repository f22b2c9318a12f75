"""The state machine: `apply` a command, let time `expire`; both return the new game and what happened.

Signatures agreed with the other rooms:

    create(name, variant, rulebook, settings, master, seed, now) -> (Game, events)
    apply(game, actor, command, now) -> (Game, events)     a Refused event means nothing changed
    expire(game, now) -> (Game, events)                     everything due at `now`, one step at a time until quiet
    next_due(game) -> datetime | None                       when `expire` will next do something
    join / observe / take_over take a password hash beside the command's values
"""
