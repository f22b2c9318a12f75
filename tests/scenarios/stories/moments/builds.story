# The adjustments of 1901, in which everybody but Italy builds.
include moments/retreats
@ 2026-01-09 12:00
orders: alpha
G: A Bur-Mun
I: disband A Tri
R: F Rum-Sev
@ 2026-01-09 13:00
tick
