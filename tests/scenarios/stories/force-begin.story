# FORCE BEGIN starts a game that lacks a few players, whose powers are free; BEGIN wants all of them. A gunboat game's end stays.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?small gmword gunboat
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?small swordA
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?small swordE
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?small swordF
> gina@gm.example: too few
SIGN ON M small gmword
FORCE BEGIN
< gina@gm.example: Re: [Error Flag]
= refused-not-full game="small" detail=4
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?small swordG
> gina@gm.example: all of them
SIGN ON M small gmword
BEGIN
< gina@gm.example: Re: [Error Flag]
= refused-not-full game="small" detail=3
> gina@gm.example: now
SIGN ON M small gmword
FORCE BEGIN
< gina@gm.example: Re:
The game starts now
< anna@aus.example: TEST:small - S1901M Game Starting
< anna@aus.example: Waiting for Replacements
…Edgar
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
LIST small
< irma@ita.example: Re:
> gina@gm.example: end
SIGN ON M small gmword
TERMINATE
re> gina@gm.example: Please confirm
CONFIRM
< anna@aus.example: Game Terminated
> gina@gm.example: no
SIGN ON M small gmword
RESUME
< gina@gm.example: Re: [Error Flag]
= refused-secrets-told game="small"
