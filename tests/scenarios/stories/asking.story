# What can be asked of a game: summary, history, reasons, results once more, people.
include year
@ 2026-01-20 12:00
> edgar@eng.example: asking
SIGN ON England alpha swordE
SUMMARY
WHO GAME
< edgar@eng.example: Re:
Summary of game 'alpha' through F1901B.
  Master:        gina@gm.example  (Gina Master)
  Austria:       anna@aus.example  (Anna Schmidt)
Game parameters are/were as follows:
Game Started: Mon Jan  5 12:00:00 2026 (1767614400)
Historical Supply Center Summary
--------------------------------
    Ank Ber Bud Con Edi
Year  Bel Bre Bul Den Gre
1900 T . G F A . T . E . . G E E F R G I . F . I . . R T . R . A . I A R
1901 
History of Supply Center Counts
Power      1900 '01                                Player
England       3
Index:       10
= who-game game="alpha"
     Austria:                  anna@aus.example  (Anna Schmidt)
# A stranger gets names and no addresses.
> tom@who.example: asking
SUMMARY alpha
< tom@who.example: Re:
  Austria:       Anna Schmidt
…anna@aus.example
> edgar@eng.example: history
SIGN ON England alpha swordE
HISTORY
< edgar@eng.example: Re:
:: Judge: TEST  Game: Alpha  Variant: Standard
History information for game 'alpha' from Mon Jan 05 2026 12:00:00 +0000
through Tue Jan 20 2026 12:00:00 +0000:
Date:    Mon Jan  5 12:00:00 2026 (1767614400)
Subject: Diplomacy notice: 'alpha'
= history-joined game="alpha" who="Anna Schmidt"
Game 'alpha' now has 1 player.
Subject: TEST:alpha - S1901M Game Starting
     Austria:                  anna@aus.example  (Anna Schmidt)
Starting position for Spring of 1901.
Austria: Army  Budapest.
The deadline for the first orders is
Subject: TEST:alpha - S1901M Results
Movement results for Spring of 1901. (alpha.001)
The next phase of 'alpha' will be Movement for Fall of 1901.
Subject: TEST:alpha - F1901M Results
Subject: TEST:alpha - F1901R Results
Subject: TEST:alpha - F1901B Results
> edgar@eng.example: results of a part
SIGN ON England alpha swordE
HISTORY alpha EXCLSTART S1901M EXCLEND F1901R
< edgar@eng.example: Re:
excluding turn 'S1901M'
to turn 'F1901R'.
S1901M Game Starting
F1901B Results
…F1901M Results
> edgar@eng.example: a day
SIGN ON England alpha swordE
HISTORY FROM 1 Jan TO 4 Jan 2026
< edgar@eng.example: Re:
= history-empty
> edgar@eng.example: two days
SIGN ON England alpha swordE
HISTORY FROM Jan 19 TO Jan 25
< edgar@eng.example: Re:
from Mon Jan 19 2026 00:00:00 +0000
through Sun Jan 25 2026 23:59:00 +0000:
> edgar@eng.example: a little
SIGN ON England alpha swordE
HISTORY LINES 3
< edgar@eng.example: Re:
= history-goes-on.same-minute
HISTORY alpha FROM 2026-01-05 12:00 UTC LINES 30
> edgar@eng.example: the rest
SIGN ON England alpha swordE
HISTORY LINES 150
< edgar@eng.example: Re:
= history-goes-on
HISTORY alpha FROM 2026-01-05
> edgar@eng.example: why
SIGN ON England alpha swordE
WHY A Gal S1901M
WHY S1901M
WHY Nth S1905M
WHY Xyzzy F1901M
WHY
< edgar@eng.example: Re:
= phase-not-judged game="alpha"
= no-such-place
Movement for Spring of 1901 (alpha), Galicia:
Army Vienna -> Galicia bounced
Movement for Spring of 1901 (alpha):
- England: Fleet Edinburgh -> Norwegian Sea succeeded with 1.
> edgar@eng.example: once more
SIGN ON England alpha swordE
RESEND
GET RESULTS S1901M
< edgar@eng.example: Re:
Subject: TEST:alpha - F1901B Results
Adjustment results for Winter of 1901.  (alpha.004)
Subject: TEST:alpha - S1901M Results
WHY
> edgar@eng.example: unsigned
SUMMARY
HISTORY nosuch
STATUS
MAP alpha
GET PACKAGE
HISTORY alpha LINES many
HISTORY alpha FROM never
HISTORY F1901M
HISTORY alpha LINES 5
INFO PLAYER Edgar
< edgar@eng.example: Re:
= not-signed-on
REJECTED:
= no-such-game-of-yours name="nosuch"
= no-number-of-lines text="many"
= date-unread text="never"
= history-takes-no-phase
= history-takes-no-phase.hint phase="F1901M"
= address-wanted name="edgar"
= address-wanted.hint name="edgar"
  * Yours: England.
