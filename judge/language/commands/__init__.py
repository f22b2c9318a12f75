"""Commands in words: one line (`reader`, `arguments`, `settings`, `dates`) or a block (`blocks`).

The entry point is `reader`: the grammar finds a command's words, a function of `arguments` makes its value.
"""
