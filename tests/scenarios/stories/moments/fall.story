# The opening played through its first Spring: Fall of 1901.
include opening
@ 2026-01-06 12:00
orders: alpha
A: A Vie-Tyr, A Bud-Ser, F Tri-Alb
E: F Lon-Nth, F Edi-Nwg, A Lvp-Yor
F: A Par-Pic, A Mar-Gas, F Bre-MAO
G: A Mun-Bur, A Ber-Kie, F Kie-Den
I: A Ven-Tri, A Rom-Ven, F Nap-ION
R: F Sev-Rum, A War-Gal, A Mos-Ukr, F StP-Bot
T: A Con-Bul, A Smy-Con, F Ank-BLA
@ 2026-01-06 13:00
tick
