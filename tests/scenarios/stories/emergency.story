# 1900: Russia lost one of its four homes, so it may keep one unit more, and builds it in Siberia, ordered ahead.
@ 2026-01-05 12:00
> gina@gm.example: 1900
REGISTER
Name: Gina Master
END
CREATE ?baron gmword 1900
SET NMR
> anna@aus.example: join
REGISTER
Name: Anna
END
SIGN ON ?baron swordAA
SET PREFERENCE ABFGIRT
> bob@bri.example: join
REGISTER
Name: Bob
END
SIGN ON ?baron swordBB
SET PREFERENCE BAFGIRT
> fleur@fra.example: join
REGISTER
Name: Fleur
END
SIGN ON ?baron swordFF
SET PREFERENCE FABGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd
END
SIGN ON ?baron swordGG
SET PREFERENCE GABFIRT
> irma@ita.example: join
REGISTER
Name: Irma
END
SIGN ON ?baron swordII
SET PREFERENCE IABFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf
END
SIGN ON ?baron swordRR
SET PREFERENCE RABFGIT
> timur@tur.example: join
REGISTER
Name: Timur
END
SIGN ON ?baron swordTT
SET PREFERENCE TABFGIR
< rolf@rus.example: Game Starting
= board-victory needed=18 centres=39
> anna@aus.example: spring
SIGN ON Austria baron swordAA
A Bud - Gal
A Vie H
A Tri H
> rolf@rus.example: spring
SIGN ON Russia baron swordRR
A War - Ukr
A Mos H
F Sev H
F Stp H
> gina@gm.example: go on
SIGN ON M baron gmword
PROCESS S1900M NOW
< rolf@rus.example: S1900M Results
> anna@aus.example: fall
SIGN ON Austria baron swordAA
A Gal - War
A Vie H
A Tri H
> rolf@rus.example: fall
SIGN ON Russia baron swordRR
A Ukr - Rum
A Mos H
F Sev H
F Stp H
BUILD A Siberia
< rolf@rus.example: Re: TEST:baron - F1900M
BUILD A Siberia
= kept-for-phase phase="F1900B"
…Check: Siberia
> gina@gm.example: go on
SIGN ON M baron gmword
PROCESS F1900M NOW
< rolf@rus.example: F1900M Results
Russia: Army Ukraine -> Rumania.
Russia:    4 Supply centers,  4 Units:  Builds   1 unit.  (* emergency: one unit more *)
Russia builds 1 unit.
…no more sites
> gina@gm.example: go on
SIGN ON M baron gmword
PROCESS F1900B NOW
< rolf@rus.example: F1900B Results
Builds an army in Siberia
