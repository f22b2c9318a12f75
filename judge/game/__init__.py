"""The game as a pure state machine: commands and time in, a new state and events out.

The package imports `rules` and `memo`; it does no I/O and has no clock. `now` is an argument, chance is a
seed.

    commands     what people ask, as values; `permissions` says who may ask it now
    machine      the door: `apply` a command, `expire` what time brings
    state        the game as one frozen value, with its `settings` and its `record` of judged phases
    events       what happened; every notice is made from an event, and `refusals` are events too

Behind the door there is a file or folder for each topic: `seats`, `orders`, `phases`, `press`, `votes`,
`series`, `master`. `sight` and `anonymity` say what a reader may know of a game; whatever tells of a game
asks them.
"""
