"""The game as a pure state machine: no I/O, no clock; `now` is an argument and chance is a seed.

The door is `machine`, the value it works on `state`; `commands` go in and `events` come out. Behind the door
are `permissions`, then a folder or file for each topic: `seats`, `orders`, `phases`, `press`, `master`.
"""
