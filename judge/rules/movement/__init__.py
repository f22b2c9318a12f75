"""Adjudication of a movement phase; the door is `adjudicate`.

Read `battle` (orders as integers), `matching` (which help fits which order), `equations` (the strengths of
DATC 5.B), `resolution` (questions that depend on each other), then `verdicts`. `convoy_intent` and
`paradoxes` answer DATC 4.A; `shortcuts` settles what needs no equation.
"""
