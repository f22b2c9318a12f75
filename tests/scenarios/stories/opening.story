# A game master and seven players register, a game is created, they join; the powers are known by preference.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?alpha gmword
SET MOVES CLOCK 1410 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS -MTWTF-
SET RETREAT CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0.5 DAYS -MTWTF-
SET BUILDS CLOCK -1 MIN 0 NEXT 24 GRACE 48 DELAY 0.5 DAYS -MTWTF-
SET WHITE/GREY
< gina@gm.example: Re:
Gina Master
alpha
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Timezone: Europe/Vienna
END
SIGN ON ?alpha swordA
SET PREFERENCE AEFGIRT
< anna@aus.example: Re:
Anna Schmidt
< gina@gm.example: alpha
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
Timezone: Europe/London
END
SIGN ON ?alpha swordE
SET PREFERENCE E[AF]GIRT
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
Timezone: Europe/Paris
END
SIGN ON ?alpha swordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
Timezone: Europe/Berlin
END
SIGN ON ?alpha swordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
Timezone: Europe/Rome
END
SIGN ON ?alpha swordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
Timezone: Europe/Moscow
END
SIGN ON ?alpha swordR
SET PREFERENCE RAEFGIT
> tara@tur.example: join
REGISTER
Name: Tara Yilmaz
Timezone: Europe/Istanbul
END
SIGN ON ?alpha swordT
SET PREFERENCE TAEFGIR
< tara@tur.example: Re: TEST:alpha
= joined-as-last
= wishes-noted wishes="TAEFGIR"
Turkey: Army Constantinople, No Order Processed.
< anna@aus.example: alpha - S1901M Game Starting
:: Judge: TEST  Game: Alpha  Variant: Standard
:: Deadline: S1901M Wed Jan 07 2026 23:30:00 +0000
= email-game-starting role="Austria" game="alpha"
Austria: Army  Vienna.
The deadline for the first orders is Wed Jan 07 2026 23:30:00 +0000.
< gina@gm.example: alpha - S1901M Game Starting
< tara@tur.example: alpha - S1901M Game Starting
