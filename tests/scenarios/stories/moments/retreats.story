# Germany, Italy and Russia have a unit to retreat: the retreats of Fall of 1901.
include moments/fall
@ 2026-01-08 12:00
orders: alpha
A: A Tyr-Tri, A Ser H, F Alb S A Tyr-Tri
E: F Nth C A Yor-Nwy, F Nwg S A Yor-Nwy, A Yor-Nwy
F: A Pic-Bur, A Gas S A Pic-Bur, F MAO-Por
G: A Bur H, A Kie-Hol, F Den H
I: A Tri H, A Ven H, F ION-Tun
R: F Rum H, A Gal H, A Ukr H, F Bot-Swe
T: A Bul-Rum, F BLA S A Bul-Rum, A Con-Bul
@ 2026-01-08 13:00
tick
