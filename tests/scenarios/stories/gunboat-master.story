# A master who plays in his own gunboat game: he knows no more than the others, nor they of him.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?gun gmword gunboat
SET UNMODERATED
SET WHITE/GREY
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?gun swordA
SET PREFERENCE AEFGIRT
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
END
SIGN ON ?gun swordE
SET PREFERENCE EAFGIRT
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?gun swordF
SET PREFERENCE FAEGIRT
> gerd@ger.example: join
REGISTER
Name: Gerd Meier
END
SIGN ON ?gun swordG
SET PREFERENCE GAEFIRT
> irma@ita.example: join
REGISTER
Name: Irma Rossi
END
SIGN ON ?gun swordI
SET PREFERENCE IAEFGRT
> rolf@rus.example: join
REGISTER
Name: Rolf Iwanow
END
SIGN ON ?gun swordR
SET PREFERENCE RAEFGIT
> gina@gm.example: me too
SIGN ON ?gun swordT
SET PREFERENCE TAEFGIR
< gina@gm.example: TEST:gun - S1901M Game Starting
= email-game-starting
Master:                   gina@gm.example
England:                  someone@somewhere
Turkey:                   gina@gm.example
…Edgar
…edgar@
< anna@aus.example: TEST:gun - S1901M Game Starting
Master:                   someone@somewhere
Turkey:                   someone@somewhere
…Gina
…gina@
> edgar@eng.example: letters
SIGN ON England gun swordE
F Lon - Nth
BROADCAST
Hello all.
ENDPRESS
PRESS GREY TO MT
Russia lies.
ENDPRESS
< gina@gm.example: Broadcast from E
Broadcast message from England in 'gun':
…edgar
< gina@gm.example: Press to TM
Message to Turkey and Master in 'gun':
…England
…edgar
> gina@gm.example: what is there to see
SIGN ON M gun gmword
LIST gun
BROADCAST
Hello, I made this game.
ENDPRESS
< gina@gm.example: Re:
England    move       3/3   0  someone@somewhere
Turkey     move       3/3   0  gina@gm.example
…Edgar
…For your eyes only
…North Sea.
< anna@aus.example: Broadcast from M
Broadcast message from Master in 'gun':
…gina
