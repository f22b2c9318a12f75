# Who may join: by his record, his level, by invitation; what lists and strangers learn of it.
@ 2026-01-05 12:00
> gina@gm.example: create
REGISTER
Name: Gina Master
END
CREATE ?club gmword
SET DEDICATION 10
SET LEVEL novice
SET ONTIMERAT 90%
SET RESRAT 0.2
SET DEDICATION many
SET ONTIMERAT 2
SET LEVEL wizard
SET QUIET
LIST
< gina@gm.example: Re: [Error Flag]
= setting-not-a-number text="many"
= setting-not-a-part text="2"
= setting-no-such-value text="wizard"
  level       novice
  dedication  10
  ontimerat   0.9
  resrat      0.2
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?club swordA
< anna@aus.example: Re: [Error Flag]
= refused-other-level game="club" detail="novice"
+> anna@aus.example: join
REGISTER
Name: Anna Schmidt
Level: Novice
END
SIGN ON ?club swordA
< anna@aus.example: Re: [Error Flag]
= refused-little-dedication game="club" detail=10
# Who is invited needs no record, and then nobody else is let in.
> gina@gm.example: invite her
SIGN ON M club gmword
INVITE anna@aus.example
SET DENY PLAYER tom@who.example
SET ALLOW PLAYER nonsense
< gina@gm.example: Re: [Error Flag]
= invited game="club"
= access-denied game="club"
= no-mail-address why="none" word="nonsense"
> anna@aus.example: join
SIGN ON ?club swordA
< anna@aus.example: Re:
= joined game="club"
< gina@gm.example: New Player Signon
> tom@who.example: watch
REGISTER
Name: Tom Who
END
OBSERVE club swordT
SIGN ON ?club swordT
< tom@who.example: Re: [Error Flag]
= refused-not-admitted game="club"
> edgar@eng.example: join
REGISTER
Name: Edgar Stone
Level: novice
END
SIGN ON ?club swordE
OBSERVE club swordE
< edgar@eng.example: Re: [Error Flag]
= refused-not-admitted game="club"
= watches game="club"
# In a quiet game the master alone is told who comes.
< gina@gm.example: New Observer
no < anna@aus.example: Signon
> gina@gm.example: open to all
SIGN ON M club gmword
SET ALLOW PLAYER -anna@aus.example
SET LEVEL ANY
SET DEDICATION -10000
SET SECRET
< gina@gm.example: Re:
= access-forgotten address="anna@aus.example"
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?club swordF
< fleur@fra.example: Re:
= joined game="club"
no < anna@aus.example: Signon
# Who plays is no stranger's business in a secret game.
> tom@who.example: who
WHO GAME club
< tom@who.example: Re:
     Master:                   Gina Master
     a power:                  someone
…Anna
…Fleur
# A private game is found by those in it and those invited, by nobody else.
> gina@gm.example: private
SIGN ON M club gmword
SET PRIVATE
INVITE irma@ita.example
< gina@gm.example: Re:
> tom@who.example: where is it
LIST
LIST club
SUMMARY club
OBSERVE club swordT
SIGN ON ?club swordT
< tom@who.example: Re: [Error Flag]
REJECTED:
= no-such-game name="club"
…not open
…Gina
> irma@ita.example: invited
REGISTER
Name: Irma Rossi
END
LIST club
SIGN ON ?club swordI
< irma@ita.example: Re:
= joined game="club"
= list-forming game="club"
> anna@aus.example: mine
MY GAMES
< anna@aus.example: Re:
club
