# A concession to the only opponent ends the game, so it waits for a word of its own.
include duel
> anna@aus.example: is it so?
SIGN ON Austria duel swordA
SET CONCEDE France
< anna@aus.example: Re:
It waits for your word, as others are told of it at once
< anna@aus.example: Your word is wanted
gave this command as Austria in 'duel':
SET CONCEDE France
no < fleur@fra.example: duel
re> anna@aus.example: Your word is wanted
CANCEL
no < fleur@fra.example: duel
> anna@aus.example: it is
SIGN ON Austria duel swordA
SET CONCEDE France
re> anna@aus.example: Your word is wanted
CONFIRM
< anna@aus.example: Re:
Done: SET CONCEDE France: You concede the game to France, and nobody
< fleur@fra.example: duel
Game 'duel' was won by France. Congratulations!
