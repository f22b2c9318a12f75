"""The game as a pure state machine: no I/O, no clock; `now` is an argument and chance is a seed."""
