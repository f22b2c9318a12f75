# Seven players of a gunboat game get their powers.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?gun gmword standard gunboat
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS SMTWTFS
SET WHITE/GREY
< gina@gm.example: Re:
:: Judge: TEST  Game: Gun  Variant: Standard Gunboat
= game-created game="gun" board="Standard Gunboat"
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Timezone: Europe/Vienna
END
SIGN ON ?gun swordA gunboat
SET PREFERENCE AEFGIRT
< gina@gm.example: New Player Signon: #1
Anna Schmidt (anna@aus.example) has joined game 'gun' as player number 1.
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
Timezone: Europe/London
END
SIGN ON ?gun swordE
SET PREFERENCE EAFGIRT
< gina@gm.example: New Player Signon: #2
Edgar Stone (edgar@eng.example) has joined
< anna@aus.example: New Player Signon: #2
= email-player-joined game="gun"
…Edgar
…eng.example
> gina@gm.example: second thoughts
SIGN ON M gun gmword
SET NO GUNBOAT
SET REVEAL
< gina@gm.example: Re:
= refused-promised game="gun"
= setting-same
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
Timezone: Europe/Paris
END
SIGN ON ?gun swordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
Timezone: Europe/Berlin
END
SIGN ON ?gun swordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
Timezone: Europe/Rome
END
SIGN ON ?gun swordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
Timezone: Europe/Moscow
END
SIGN ON ?gun swordR
SET PREFERENCE RAEFGIT
> nina@new.example: what is here
REGISTER
Name: Nina New
END
LIST gun
< nina@new.example: Re:
= list-forming game="gun"
gunboat     yes
a power                   someone
…Anna
> tara@tur.example: join
REGISTER
Name: Tara Yilmaz
Timezone: Europe/Istanbul
END
SIGN ON ?gun swordT
SET PREFERENCE TAEFGIR
< anna@aus.example: TEST:gun - S1901M Game Starting
:: Judge: TEST  Game: Gun  Variant: Standard Gunboat
= email-game-starting role="Austria" game="gun"
Master:                   gina@gm.example
Austria:                  anna@aus.example
England:                  someone@somewhere
Turkey:                   someone@somewhere
…Edgar
…tur.example
< gina@gm.example: TEST:gun - S1901M Game Starting
England:                  edgar@eng.example  (Edgar Stone)
