# A concession to the only opponent ends the game, so it waits for a word of its own.
include duel
> anna@aus.example: is it so?
SIGN ON Austria duel swordA
SET CONCEDE France
< anna@aus.example: Re:
= concession-waits
< anna@aus.example: Please confirm
= email-confirmation-asked game="duel" power="Austria"
SET CONCEDE France
= email-confirmation-asked.concede
…= email-confirmation-asked.others
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
= email-game-ended.conceded
