"""The records of `judge adjudicate`: `records` reads and judges one.

What it holds is read by `positions`; `answers` and `explanations` write the result of it,
`draw` draws it.
"""
