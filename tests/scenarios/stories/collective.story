# Lines about all units, or about the rest: an order that names its unit goes before them, wherever it stands.
include opening
@ 2026-01-05 13:00
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
War - Gal, rest hold
< rolf@rus.example: Re:
= reply-complete
rest hold  Accepted.
Russia: Army Moscow HOLD.
Russia: Army Warsaw -> Galicia.
…Not counted
…Army Warsaw HOLD
…Note:
# the rest above its line, in a mail of its own and with nothing left
> rolf@rus.example: above
SIGN ON Russia alpha swordR
The others stay.
Moscow - Ukraine
< rolf@rus.example: Re:
Russia: Army Moscow -> Ukraine.
Russia: Army Warsaw -> Galicia.
…Army Warsaw HOLD
# what an earlier mail ordered stays, and that is said
> rolf@rus.example: later
SIGN ON Russia alpha swordR
StP - Bot
everything else holds
< rolf@rus.example: Re:
= rest-stays
= rest-stays
Russia: Army Moscow -> Ukraine.
Russia: Army Warsaw -> Galicia.
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.
> rolf@rus.example: nothing left
SIGN ON Russia alpha swordR
A Mos - Lvn, A War - Ukr, F Sev - Rum, F StP - Bot
the rest hold
< rolf@rus.example: Re:
= no-rest
…Not understood
# all units are all, but for those that the mail itself orders
> rolf@rus.example: all
SIGN ON Russia alpha swordR
Sev - Bla
> rolf@rus.example: all again
SIGN ON Russia alpha swordR
War - Gal
All units hold
< rolf@rus.example: Re:
Russia: Army Warsaw -> Galicia.
Russia: Fleet Sevastopol HOLD.
…Army Warsaw HOLD
# commands between them change nothing
> rolf@rus.example: parted
SIGN ON Russia alpha swordR
War - Sil
SET WAIT
hold everything else
Mos - Stp
< rolf@rus.example: Re:
Russia: Army Moscow -> St Petersburg.
Russia: Army Warsaw -> Silesia.
…Army Warsaw HOLD
> rolf@rus.example: nowait
SIGN ON Russia alpha swordR
SET NOWAIT
CLEAR ALL
# ahead: one line, read when its phase opens
> rolf@rus.example: ahead
SIGN ON Russia alpha swordR
A Mos - Ukr, rest hold
PHASE F1901M
F Sev - Bla
A Ukr - Rum
rest hold
< rolf@rus.example: Re:
F1901M  rest hold
…rest hold rest hold
> anna@aus.example: hold
SIGN ON Austria alpha swordA
ALL UNITS HOLD
> tara@tur.example: hold
SIGN ON Turkey alpha swordT
hold everything
> gina@gm.example: go
SIGN ON M alpha gmword
PROCESS S1901M NOW
< rolf@rus.example: Pending Orders
  F Sev - Bla
  A Ukr - Rum
  A WAR H
Russia: Army Ukraine -> Rumania.
Russia: Army Warsaw HOLD.
Russia: Fleet Sevastopol -> Black Sea.
…rest hold
…Army Ukraine HOLD
…Fleet Sevastopol HOLD
