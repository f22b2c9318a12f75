# The master takes judged phases back: everything stays in the record, nobody sends an order twice, UNDO returns.
include opening
@ 2026-01-05 13:00
> gina@gm.example: too early
SIGN ON M alpha gmword
ROLLBACK
UNDO
< gina@gm.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-not-judged game="alpha"
= held-back-by-line line=2
> gina@gm.example: nothing to undo
SIGN ON M alpha gmword
UNDO
< gina@gm.example: Re: [Error Flag]
= refused-nothing-to-undo game="alpha"
> anna@aus.example: I want that back
SIGN ON Austria alpha swordA
ROLLBACK
< anna@aus.example: Re: [Error Flag]
= refused-predicts-for-master game="alpha"
include parts/spring-six
> tara@tur.example: wait
SIGN ON Turkey alpha swordT
SET WAIT
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS S1901M NOW
< anna@aus.example: TEST:alpha - S1901M Results
Movement results for Spring of 1901. (alpha.001)
@ 2026-01-05 14:00
include parts/fall-six
> anna@aus.example: for later
SIGN ON Austria alpha swordA
PHASE S1902M
A Boh - Mun
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS F1901M NOW
< anna@aus.example: TEST:alpha - F1901M Results
Austria: Fleet Trieste HOLD. (*dislodged*)
The next phase of 'alpha' will be Retreats for Fall of 1901.
# One phase: the retreats are not asked for any more; all orders of the fall are in as they were sent.
@ 2026-01-05 15:00
> gina@gm.example: back
SIGN ON M alpha gmword
ROLLBACK
< gina@gm.example: Re: TEST:alpha - F1901M back
= rolled-back phase="F1901M"
= rolled-back left="F1901R"
< anna@aus.example: TEST:alpha - F1901M Rollback to F1901M
= email-rolled-back game="alpha"
THE RESULTS OF F1901M NO LONGER COUNT
Deadline:  Wed 7 Jan 2026 00:30 (your time, Europe/Vienna) = Tue 6 Jan 23:30
= due.not-before left="in 1 day and 8 hours"
YOUR ORDERS
Austria: Army Vienna -> Bohemia.
= orders-held.ahead
S1902M  A Boh - Mun
THE BOARD
Austria:   A Budapest, A Vienna, F Trieste
…UNDO
…Germany: Army
< tara@tur.example: Rollback to F1901M
Turkey: Army Constantinople, No Order Processed.
< gina@gm.example: Rollback to F1901M
= email-rolled-back.to-undo
# The results of then are void: RESEND has those that count, SUMMARY too; HISTORY has all that happened.
> anna@aus.example: what counts
SIGN ON Austria alpha swordA
RESEND F1901M
RESEND
SUMMARY
HISTORY alpha
< anna@aus.example: Re: [Error Flag]
= phase-not-judged game="alpha"
Movement results for Spring of 1901. (alpha.001)
Movement results for Fall of 1901. (alpha.002)
= history-rolled-back game="alpha"
# Another order of his, then the phase is judged anew, under a number of its own, not before the deadline.
> anna@aus.example: better
SIGN ON Austria alpha swordA
A Vie S F Tri
@ 2026-01-06 23:00
tick
no < anna@aus.example: Results
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS F1901M NOW
< anna@aus.example: TEST:alpha - F1901M Results
Movement results for Fall of 1901. (alpha.004)
Austria: Army Vienna SUPPORT Fleet Trieste.
Italy: Army Venice -> Trieste. (*bounce*)
> anna@aus.example: what counts now
SIGN ON Austria alpha swordA
RESEND F1901M
< anna@aus.example: Re:
Movement results for Fall of 1901. (alpha.004)
…alpha.002
> gina@gm.example: too late
SIGN ON M alpha gmword
UNDO
< gina@gm.example: Re: [Error Flag]
= refused-nothing-to-undo game="alpha"
# Two at once, to a phase by its name, and forward again step by step.
> gina@gm.example: two
SIGN ON M alpha gmword
ROLLBACK 2
< anna@aus.example: Rollback to S1901M
THE RESULTS OF S1901M and F1901M NO LONGER COUNT
Austria: Army Vienna -> Galicia.
> gina@gm.example: no
SIGN ON M alpha gmword
UNDO
< anna@aus.example: Rollback undone: F1901B again
The results of S1901M and F1901M count after all
> gina@gm.example: by name
SIGN ON M alpha gmword
Rollback to Fall 1901 Movement
ROLL BACK 1 PHASE
< anna@aus.example: Rollback to S1901M
THE RESULTS OF S1901M and F1901M NO LONGER COUNT
= email-rolled-back.left phase="F1901B"
no < anna@aus.example: Rollback to F1901M
> gina@gm.example: forward
SIGN ON M alpha gmword
UNDO
UNDO ROLLBACK
UNDO
RESEND
< gina@gm.example: Re: [Error Flag]
= rollback-undone phase="F1901M"
= rollback-undone phase="F1901B"
= refused-nothing-to-undo game="alpha"
Movement results for Fall of 1901. (alpha.004)
> gina@gm.example: slips
SIGN ON M alpha gmword
ROLLBACK TO F1905M
< gina@gm.example: Re: [Error Flag]
= refused-not-judged
> gina@gm.example: slips
SIGN ON M alpha gmword
ROLLBACK TO yesterday
< gina@gm.example: Re: [Error Flag]
= no-phase text="yesterday"
# A word that was asked for before the phase opened anew does nothing.
careful always
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS F1901A NOW
< gina@gm.example: Please confirm
PROCESS F1901A NOW
@ 2026-01-06 23:10
> gina@gm.example: back and forth
SIGN ON M alpha gmword
ROLLBACK
UNDO
> gina@gm.example: the word
CONFIRM {token}
< gina@gm.example: Re: [Error Flag]
= phase-opened-since
no < anna@aus.example: Results
