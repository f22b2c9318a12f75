"""The game as a pure state machine: commands and time go in, a new state and events come out.

The package imports `rules` and `memo`. It does no I/O and has no clock: `now` is an argument, chance is a
seed.

    commands     what people ask for, as values; `permissions` says who may ask for it now
    machine      the entry point: `apply` a command, `expire` what has become due
    state        the game as one frozen value, with its `settings` and its `record` of adjudicated phases
    events       what happened; every notice is made from an event, and `refusals` are events too

Behind the entry point there is a file or folder for each topic: `seats`, `orders`, `phases`, `press`,
`votes`, `series`, `master`. `sight` and `anonymity` decide what a reader may know of a game. Everything that
tells people about a game asks them.
"""
