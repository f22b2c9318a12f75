# Who leads two powers is away from both, whichever of them he names it for, and one who is late with one of them is not
# told for the other that he has nothing to do.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?pair gmword9 cold war redux
SET PLAYERS 2
SET DUPLEX
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
> anna@aus.example: in
REGISTER
Name: Anna Schmidt
END
SIGN ON ?pair swordA
SET PREFERENCE AC
> edgar@eng.example: in
REGISTER
Name: Edgar Evans
END
SIGN ON ?pair swordE
< anna@aus.example: Game Starting
> anna@aus.example: away
SIGN ON PRC pair swordA
A Urumchi hold
F Hanoi - South Vietnam
F Shanghai - Yellow Sea
AWAY 6 Jan TO 7 Jan
< anna@aus.example: Re:
= away-set-and-moved
< edgar@eng.example: pair
USA and PRC's player in game 'pair' will be away:
= email-absence-notice.moved
> anna@aus.example: mine
MY GAMES
< anna@aus.example: mine
Yours: USA and PRC.
Away:     Tue 6 Jan 2026 00:00
@ 2026-01-08 12:00
tick
< anna@aus.example: [You are late!]
