"""Adjudication of a movement phase; the door is `adjudicate`.

Read `battle` (orders as integers), `matching` (which help fits which order), `equations` (the strengths of
DATC 5.B, and what needs none), `resolution` (questions that depend on each other), then `verdicts`. `convoys`
answers DATC 4.A. `special_orders` puts railway, canal and portage in terms of the usual orders.
"""
