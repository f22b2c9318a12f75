# France against Austria: two players, named as people name it; it starts at once and ends when one has six centres.
@ 2026-01-05 12:00
> gina@gm.example: a duel
REGISTER
Name: Gina Master
END
GET rules France v Austria
CREATE ?duel gmword France v Austria
SET CENTERS 6
SET NMR
SET DUPLEX
GET map france_austria
< gina@gm.example: Re:
= game-created game="duel"
= refused-powers-left-over detail=2
= refused-powers-left-over
It takes 2 players: Austria and France.
The France versus Austria map
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?duel swordF
SET PREFERENCE FA
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?duel swordA
SET PREFERENCE AF
LIST
< anna@aus.example: Re: TEST:duel - S1901M
Game 'duel' order #001 (S1901M) has a deadline of
concede
= setting-value-concessions value="yes"
   Austria    move       3/3   0  anna@aus.example  (Anna Schmidt)
< anna@aus.example: Game Starting
= email-game-starting role="Austria"
= board-victory needed=6 centres=34
= email-game-starting.duel opponent="France"
< fleur@fra.example: Game Starting
= email-game-starting role="France"
# In a duel only one can be meant.
> fleur@fra.example: letters
SIGN ON France duel swordF
PRESS TO my opponent
one
ENDPRESS
PRESS
two
ENDPRESS
BROADCAST
three
ENDBROADCAST
< anna@aus.example: duel - S1901M Press from F to A
one
< fleur@fra.example: Re: TEST:duel
= press-sent readers="Austria"
= press-sent readers="Austria"
= press-sent readers="Austria and the GM"
# Whoever names the other's power is told his own, whatever the password; nobody else is told whose is whose.
> fleur@fra.example: which am I
SIGN ON Austria duel swordF
< fleur@fra.example: Re:
= leads-another own="France" game="duel" power="Austria"
= leads-another.hint first="France" game="duel"
> fleur@fra.example: which am I not
SIGN ON Austria duel swordA2
< fleur@fra.example: Re:
= leads-another own="France" game="duel" power="Austria"
> tom@else.example: which is whose
SIGN ON Austria duel swordF
< tom@else.example: Re:
= password-wrong game="duel"
…France in duel
> fleur@fra.example: spring
SIGN ON France duel swordF
A Mar - Spa
F Bre - Mao
A Par - Bur
< fleur@fra.example: Re:
= reply-complete replaces="no"
> anna@aus.example: spring
SIGN ON Austria duel swordA
A Vie - Gal
A Bud - Ser
F Tri - Alb
@ 2026-01-07 12:00
tick
< anna@aus.example: S1901M Results
Austria: Army Budapest -> Serbia.
France: Army Marseilles -> Spain.
> fleur@fra.example: fall
SIGN ON France duel swordF
A Spa H
F Mao - Por
A Bur - Bel
> anna@aus.example: fall
SIGN ON Austria duel swordA
A Gal - Rum
A Ser S A Gal - Rum
F Alb - Gre
@ 2026-01-10 12:00
tick
< anna@aus.example: F1901M Results
< anna@aus.example: duel
France
< fleur@fra.example: duel
