# A concession to the only opponent ends the game, so it waits for a word of its own.
include duel
> anna@aus.example: is it so?
SIGN ON Austria duel swordA
SET CONCEDE France
< anna@aus.example: Re:
= concession-waits
< anna@aus.example: Please confirm
gave this command as Austria in 'duel':
SET CONCEDE France
Nobody else has to concede, so it ends the game for good.
… = command-waits
no < fleur@fra.example: duel
re> anna@aus.example: Please confirm
CANCEL
no < fleur@fra.example: duel
# Taken back by its own word, it waits no more.
> anna@aus.example: perhaps
SIGN ON Austria duel swordA
SET CONCEDE France
> anna@aus.example: no
SIGN ON Austria duel swordA
SET NOCONCEDE
< anna@aus.example: Re:
= concession-dropped
re> anna@aus.example: Please confirm
CONFIRM
< anna@aus.example: [Error Flag]
no < fleur@fra.example: duel
> anna@aus.example: it is
SIGN ON Austria duel swordA
SET CONCEDE France
re> anna@aus.example: Please confirm
CONFIRM
< anna@aus.example: Re:
= command-confirmed command="CONCEDE France" done="You"
< fleur@fra.example: duel
Game 'duel' was won by France. Congratulations!
It was conceded by all others whose players were there.
