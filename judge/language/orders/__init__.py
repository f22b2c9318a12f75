"""Orders: one piece of a line to a value of `judge.rules.orders`, or to the problem with it.

The door is `reader`: `grammar` and `lalr` split the words, `parser` makes a draft of them, and the readers of
each kind of phase (`movement` with `support`, `retreats`, `adjustments`) compare it with the
board in `context`.
"""
