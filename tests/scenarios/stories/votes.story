# How players end their game: draws of some, concessions, proposals that fail and pass, by phase and by season.
include opening
@ 2026-01-05 13:00
> anna@aus.example: draws
SIGN ON Austria alpha swordA
SET DRAW AE
SET DRAW
SET NODRAW
SET CONCEDE Italy
SET NO CONCEDE
SET CONCEDE Austria
PROPOSE DRAW AE
PROPOSE RANKING E[RT]G
PROPOSE WIN I SILENCE AGREES
VOTE YES
VOTE MAYBE
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= refused-dias game="alpha"
= draw-voted
= draw-not-voted
= conceded power="Italy"
= not-conceded
= refused-concedes-to-himself detail="Austria"
= refused-concedes-to-himself.hint detail="Austria"
= refused-dias game="alpha"
= refused-ranking-wants-no-dias game="alpha"
= refused-silence-is-the-masters game="alpha"
= refused-no-proposal game="alpha."
= no-vote word="MAYBE"
# A proposal by phase: it fails with the phase, and nothing but that is told.
> anna@aus.example: propose
SIGN ON Austria alpha swordA
PROPOSE CONCESSION TO ITALY
PROPOSE WIN Italy
< anna@aus.example: Re: [Error Flag] TEST:alpha - S1901M
= proposed number=1
= refused-proposed-already
< anna@aus.example: TEST:alpha - S1901M Proposal 1
= email-vote-opened terms="a victory of Italy" game="alpha" number=1
= email-vote-opened.by-phase
= email-vote-opened.all
= email-vote-opened.told told="result"
VOTE YES 1
< gina@gm.example: TEST:alpha - S1901M Proposal 1
… VOTE YES
… Austria
@ 2026-01-05 13:05
re> edgar@eng.example: Proposal 1
VOTE YES
< edgar@eng.example: Re: TEST:alpha - S1901M Proposal 1
= voted-yes number=1
> fleur@fra.example: no
SIGN ON France alpha swordF
VOTE NO
> gina@gm.example: list
SIGN ON M alpha gmword
LIST alpha
VOTE YES
< gina@gm.example: Re: [Error Flag]
= refused-not-yours-to-decide game="alpha"
= list-proposals
1: a victory of Italy.
> fleur@fra.example: list
SIGN ON France alpha swordF
LIST alpha
< fleur@fra.example: Re:
1: a victory of Italy. You vote NO.
> gina@gm.example: go on
SIGN ON M alpha gmword
SET VOTES COUNTED
SET NO DIAS
PROCESS S1901M NOW
# What was voted in secret stays so, whatever the master sets meanwhile.
< rolf@rus.example: TEST:alpha - F1901M Proposal 1 Failed
Proposal 1, a victory of Italy, has failed. 'alpha' continues.
= email-vote-closed.all
…YES:
… YES,
# By season: silence is NO at first.
> gina@gm.example: seasons
SIGN ON M alpha gmword
SET PROPOSALS SEASON
SET VOTES NAMED
PROPOSE DRAW ERT
< rolf@rus.example: TEST:alpha - F1901M Proposal 2
= email-vote-opened terms="a draw of England, Russia and Turkey" game="alpha"
= email-vote-opened.by-season
> edgar@eng.example: yes
SIGN ON England alpha swordE
VOTE YES 2
> rolf@rus.example: yes
SIGN ON Russia alpha swordR
VOTE YES
> tara@tur.example: yes
SIGN ON Turkey alpha swordT
VOTE YES
A Con H
> gina@gm.example: count
SIGN ON M alpha gmword
PROCESS F1901M NOW
< tara@tur.example: TEST:alpha - S1902M Proposal 2 Failed
YES: England, Russia and Turkey; 4 players without a vote
# Proposed again for the next season silence agrees, and the master is asked where most were silent.
> edgar@eng.example: again
SIGN ON England alpha swordE
PROPOSE DRAW T,R,E
< anna@aus.example: TEST:alpha - S1902M Proposal 3
= email-vote-opened.repeated
= email-vote-opened.silent-from
> anna@aus.example: hold
SIGN ON Austria alpha swordA
A Vie H
> irma@ita.example: hold
SIGN ON Italy alpha swordI
A Rom H
> fleur@fra.example: hold
SIGN ON France alpha swordF
A Par H
@ 2026-01-08 14:00
> gina@gm.example: count
SIGN ON M alpha gmword
PROCESS S1902M NOW
< gina@gm.example: Proposal 3 Needs Your Decision
Proposal 3, a draw of England, Russia and Turkey, has passed in 'alpha', but
= email-vote-awaits
no < anna@aus.example: Proposal 3
> gina@gm.example: refuse
SIGN ON M alpha gmword
VOTE NO
< gina@gm.example: Re:
= proposal-refused
< anna@aus.example: Proposal 3 Failed
= email-vote-closed.refused number=3
# All agree on a ranking, at once.
# Two open proposals of each player, and each may withdraw his own; a lone YES that would be named is said.
> tara@tur.example: named
SIGN ON Turkey alpha swordT
PROPOSE END
PROPOSE WIN Turkey
PROPOSE WIN France
CANCEL PROPOSAL
CANCEL PROPOSAL 9
cancel my proposal 4, please
< tara@tur.example: Re:
= proposed-in-public number=4
= proposed-in-public
= proposed-in-public number=4
= proposed-in-public number=5
= refused-too-many-proposals game="alpha"
= refused-too-many-proposals.hint detail=4
= refused-which-withdrawn game="alpha" detail="4 and 5"
= refused-which-withdrawn.hint first=4
= refused-no-proposal-of-yours
= proposal-withdrawn number=4
# what one mail proposes and takes back is told to nobody
no < edgar@eng.example: Proposal 4
< edgar@eng.example: Proposal 5
= email-vote-opened.told told="names"
> edgar@eng.example: not mine
SIGN ON England alpha swordE
CANCEL PROPOSAL 5
PROPOSE WIN England
Withdraw my proposal
< edgar@eng.example: Re:
= refused-no-proposal-of-yours
= proposed-in-public number=6
= proposal-withdrawn number=6
> tara@tur.example: done
SIGN ON Turkey alpha swordT
CANCEL PROPOSAL
< tara@tur.example: Re:
Proposal 5 is withdrawn
< edgar@eng.example: Proposal 5 Withdrawn
= email-vote-closed.withdrawn
…Turkey.
> gina@gm.example: phase
SIGN ON M alpha gmword
SET PROPOSALS PHASE
SET VOTES COUNTED
SET VOTE CLOCK 5
> anna@aus.example: rank
SIGN ON Austria alpha swordA
PROPOSE RANKING I[AE]F
< edgar@eng.example: Proposal 7
= email-vote-opened
= email-vote-opened.until
= email-vote-opened.told told="count"
> edgar@eng.example: yes
SIGN ON England alpha swordE
VOTE YES
> fleur@fra.example: yes
SIGN ON France alpha swordF
VOTE YES
> gerd@ger.example: yes
SIGN ON Germany alpha swordG
VOTE YES
> irma@ita.example: yes
SIGN ON Italy alpha swordI
VOTE YES
> rolf@rus.example: yes
SIGN ON Russia alpha swordR
VOTE YES
> tara@tur.example: yes
SIGN ON Turkey alpha swordT
VOTE YES
< tara@tur.example: Re:
= vote-ends-game
< anna@aus.example: Proposal 7 Passed
7 YES, 0 NO.
< anna@aus.example: Victory: I
Game 'alpha' was won by Italy.
= email-game-ended.ranking
1 Italy
2 Austria and England
4 France
