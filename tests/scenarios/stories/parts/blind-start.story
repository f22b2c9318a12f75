# A game in the dark by DPjudge's ruling: its start.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?dark gmword9 standard
SET BLIND DPJUDGE
SET NMR
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
SET RETREAT CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
SET BUILDS CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
> oscar@obs.example: hello
REGISTER
Name: Oscar
END
OBSERVE dark obsword9
> anna@aus.example: join
REGISTER
Name: Anna
END
SIGN ON ?dark swordA9
SET PREFERENCE AEFGIRT
> edgar@eng.example: join
REGISTER
Name: Edgar
END
SIGN ON ?dark swordE9
SET PREFERENCE EFGIRTA
> fleur@fra.example: join
REGISTER
Name: Fleur
END
SIGN ON ?dark swordF9
SET PREFERENCE FGIRTAE
> gerd@ger.example: join
REGISTER
Name: Gerd
END
SIGN ON ?dark swordG9
SET PREFERENCE GIRTAEF
> irma@ita.example: join
REGISTER
Name: Irma
END
SIGN ON ?dark swordI9
SET PREFERENCE IRTAEFG
> rolf@rus.example: join
REGISTER
Name: Rolf
END
SIGN ON ?dark swordR9
SET PREFERENCE RTAEFGI
> tara@tur.example: join
REGISTER
Name: Tara
END
SIGN ON ?dark swordT9
SET PREFERENCE TAEFGIR
