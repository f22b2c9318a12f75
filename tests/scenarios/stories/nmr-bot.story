# NMR BOT: Turkey never writes; after grace a bot orders for it, until Tom takes it over.
include opening
> gina@gm.example: a bot
SIGN ON M alpha gmword
SET NMR BOT
SET MOVES GRACE 24
< anna@aus.example: = email-settings-changed.subject
= setting-value-missing value="bot"
@ 2026-01-05 13:00
include parts/spring-six
@ 2026-01-07 23:30
tick
< tara@tur.example: Late Notice: T
= due.late-then what="bots"
…civil disorder
@ 2026-01-12 23:30
tick
< anna@aus.example: Civil Disorder
= email-disorder.bots number="one"
= email-disorder.open
< tara@tur.example: Civil Disorder
= email-disorder.bots number="one"
= email-disorder.yours
< anna@aus.example: TEST:alpha - S1901M Results
…Turkey: Army Constantinople, No Order Processed.
…Turkey: Fleet Ankara, No Order Processed.
> anna@aus.example: who
SIGN ON Austria alpha swordA
LIST
< anna@aus.example: Re: TEST:alpha - F1901M
Turkey     bot
# The bot has ordered as soon as the fall opened: it is judged half an hour after the last person's order.
@ 2026-01-13 12:00
include parts/fall-six
> rolf@rus.example: the fleet
SIGN ON Russia alpha swordR
A Ukr S F Bla-Rum
F Bla-Rum
@ 2026-01-13 12:30
tick
< anna@aus.example: TEST:alpha - F1901M Results
…No Order Processed.
no < tara@tur.example: Late Notice
no < tara@tur.example: Reminder
> tom@new.example: Turkey
REGISTER
Name: Tom New
END
SIGN ON Turkey alpha swordT2
< anna@aus.example: New Player Signon: T
> anna@aus.example: who now
SIGN ON Austria alpha swordA
LIST
< anna@aus.example: who now
…Turkey     bot
