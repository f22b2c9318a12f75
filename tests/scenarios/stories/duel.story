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
GET map france_austria
< gina@gm.example: Re:
You are the master of duel
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
< anna@aus.example: Game Starting
You have been selected as Austria
6 of 34 supply centres win, if nobody else has as many.
< fleur@fra.example: Game Starting
You have been selected as France
> fleur@fra.example: spring
SIGN ON France duel swordF
A Mar - Spa
F Bre - Mao
A Par - Bur
< fleur@fra.example: Re:
All your orders are in.
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
