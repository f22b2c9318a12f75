# TERMINATE before anything is judged, and RESUME: no mail speaks of results that there are none of, or asks again for
# orders that are in.
include opening
@ 2026-01-05 13:00
> gina@gm.example: post
SIGN ON M alpha gmword
SET POSTAL PRESS
> anna@aus.example: all
SIGN ON Austria alpha swordA
A Vie - Gal
A Bud H
F Tri H
POSTAL PRESS TO F
Wait for it.
ENDPRESS
> gina@gm.example: end it
SIGN ON M alpha gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
< fleur@fra.example: Game Press
= email-postal-press.ended game="alpha"
| Wait for it.
> gina@gm.example: back
SIGN ON M alpha gmword
RESUME
< anna@aus.example: Game Continues
= email-end-taken-back.orders
= all-orders-in
…You have 3 units to order
< fleur@fra.example: Game Continues
You have 3 units to order.
