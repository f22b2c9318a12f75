# Practice: a game against the judge's bots, opened with the first mail, which nobody else finds.
@ 2026-01-05 12:00
> anna@aus.example: hello
REGISTER
Name: Anna Schmidt
END
SIGN ON France ?practice ostrich
< anna@aus.example: Re: TEST:practice-1 - S1901M hello
= practice-opened-with-password game="practice-1" power="France"
= practice-opened-with-password game="practice-1" power="France" password="and"
…ostrich
< anna@aus.example: TEST:practice-1 - S1901M Game Starting
= email-game-starting role="France"
     Austria:                  a bot
     France:                   anna@aus.example  (Anna Schmidt)
= email-game-starting.against-bots
= due-practice
…The settings of
@ 2026-01-05 13:00
> anna@aus.example: to whom
SIGN ON France practice-1 ostrich
PRESS TO E
Hello?
ENDPRESS
BROADCAST
Is anybody there?
ENDPRESS
SET DRAW
SET CONCEDE Italy
PROPOSE DRAW
< anna@aus.example: Re:
= reply-only-rejected lines=5
= refused-bot-reads-nothing detail="England"
= refused-bot-reads-nothing.hint
= refused-bot-reads-nothing detail="everyone else"
= refused-bots-do-not-vote
= refused-bots-do-not-vote.hint
no < anna@aus.example: Draw
> anna@aus.example: spring
SIGN ON France practice-1 ostrich
A Par H
A Mar H
< anna@aus.example: Re:
= reply-missing
no < anna@aus.example: Results
@ 2026-01-05 14:00
> anna@aus.example: the fleet
SIGN ON France practice-1 ostrich
F Bre H
< anna@aus.example: TEST:practice-1 - S1901M Results
France: Army Marseilles HOLD.
…No Order Processed.
= due-practice
# Nobody else finds it, and it is in no list.
> tom@new.example: who is there?
REGISTER
Name: Tom New
END
LIST
LIST practice-1
OBSERVE practice-1 ostrich2
SIGN ON ?practice-1 ostrich2
CREATE ?practice-mine ostrich2
< tom@new.example: Re:
= no-such-game name="practice-1"
= no-such-game name="practice-1"
= no-such-game name="practice-1"
= game-name-not-free
…Anna Schmidt
no < anna@aus.example: Observer
> anna@aus.example: mine
MY GAMES
SIGN ON ?practice
< anna@aus.example: Re:
= practice-still-open game="practice-1"
= practice-still-open.hint power="France" game="practice-1"
practice-1
* Yours: France.
# Nothing is said for weeks; she ends it herself.
@ 2026-01-30 12:00
tick
quiet
+> anna@aus.example: enough
SIGN ON France practice-1 ostrich
TERMINATE
< anna@aus.example: TEST:practice-1 - F1901MX
= email-game-ended.practice game="practice-1"
  England:       a bot
  France:        Anna Schmidt
= email-game-ended.thanks-for-practice
# Another without a password gets one, on another board; one whom nobody plays ends by itself.
> anna@aus.example: a smaller one
SIGN ON ?practice hundred
< anna@aus.example: a smaller one
practice-1-2 is open
= practice-opened-with-password
< anna@aus.example: TEST:practice-1-2
Variant: Hundred
@ 2026-03-15 12:00
tick
< anna@aus.example: practice-1-2
# Practice at Illegal Gunboat is Illegal Gunboat: lines of one form, possible or not, against bots that send legal ones.
> igor@ill.example: gunboat
REGISTER
Name: Igor
END
SIGN ON Russia ?practice ostrich illegal gunboat
< igor@ill.example: Game Starting
A(Mos)H
= next-step.illegal
> igor@ill.example: lines
SIGN ON Russia practice-2 ostrich
A(Mos)-Ber
A(War)S (GERMANY) A(Ber)-Mun
F(Sev)-Nao
F(Stp(sc))H
LIST
< igor@ill.example: Re:
  orders      illegal
< igor@ill.example: S1901M Results
Germany: Army
Russia: A(Mos)-Ber. (*bounce*)
Russia: F(Sev)-Nao. (*bounce*)
