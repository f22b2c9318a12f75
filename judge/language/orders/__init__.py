"""Orders: one piece of a line to a value of `judge.rules.orders`, or to the problem with it.

The entry point is `reader`: `grammar` has the words of a map, `parser` makes a draft of a line, and the
readers of each kind of phase (`movement` with `support`, `retreats`, `adjustments`) compare it with the board
in `context`. `writing` does the reverse, in words that `reader` accepts.
"""
