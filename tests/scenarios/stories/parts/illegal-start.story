# An Illegal Gunboat with summers starts, as Austria reads it.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?mute gmword9 illegal_gunboat
SET SUMMER
SET NMR
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
SET RETREAT CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
SET BUILDS CLOCK -1 MIN 0 NEXT 24 GRACE 24 DELAY 0.5 DAYS SMTWTFS
> anna@aus.example: join
REGISTER
Name: Austriaer
END
SIGN ON ?mute swordA9
SET PREFERENCE AEFGIRT
> edgar@eng.example: join
REGISTER
Name: Englander
END
SIGN ON ?mute swordE9
SET PREFERENCE EFGIRTA
> fleur@fra.example: join
REGISTER
Name: Franceer
END
SIGN ON ?mute swordF9
SET PREFERENCE FGIRTAE
> gerd@ger.example: join
REGISTER
Name: Germanyer
END
SIGN ON ?mute swordG9
SET PREFERENCE GIRTAEF
> irma@ita.example: join
REGISTER
Name: Italyer
END
SIGN ON ?mute swordI9
SET PREFERENCE IRTAEFG
> rolf@rus.example: join
REGISTER
Name: Russiaer
END
SIGN ON ?mute swordR9
SET PREFERENCE RTAEFGI
> tara@tur.example: join
REGISTER
Name: Turkeyer
END
SIGN ON ?mute swordT9
SET PREFERENCE TAEFGIR
< anna@aus.example: S1901M Game Starting
:: Judge: TEST  Game: Mute  Variant: Illegal Gunboat
England:                  someone@somewhere
= email-game-starting.illegal
A(Bud)H
A(Bud)-Gal, Rum, Ser, Tri or Vie
summer      yes
press       none
…PRESS TO
