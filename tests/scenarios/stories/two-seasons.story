# Two seasons a year: what belongs into the mail with the moves is named where it is missing, and nothing is judged early
# while builds are.
include opening
@ 2026-01-05 13:00
> gina@gm.example: two
SIGN ON M alpha gmword
SET TWO SEASONS
include parts/spring-six
include parts/spring-turkey
< tara@tur.example: Re:
= reply-no-retreats
@ 2026-01-05 13:30
tick
< anna@aus.example: S1901M Results
# In the fall France's build is refused, and Turkey sends none.
include parts/fall-six
include parts/fall-turkey
< tara@tur.example: Re:
= reply-no-retreats-or-builds
= reply-builds-awaited
= reply-can-change
…Results: 
> fleur@fra.example: a build
SIGN ON France alpha swordF
A Spa-Por
A Bur-Bel
F Mao-Spa/sc
Builds:
If owner Bel France build A Par
< fleur@fra.example: [Error Flag]
= reply-no-retreats-or-builds
REJECTED
…= reply-still-complete
…= reply-complete
@ 2026-01-06 13:30
tick
no < anna@aus.example: Results
# Whoever has sent builds, or gives them up, is not waited for.
orders: alpha
A: Winter 1901, Waive
E: Winter 1901, Build F Lon
F: Winter 1901, Build A Par
G: Winter 1901, Build A Ber
I: Winter 1901, Build F Nap
R: Winter 1901, Build A Mos
@ 2026-01-06 14:00
> tara@tur.example: none
SIGN ON Turkey alpha swordT
Retreats:
A Con D
Builds:
Waive
< tara@tur.example: Re:
= reply-complete replaces="no"
Results:
@ 2026-01-06 14:30
tick
< anna@aus.example: F1901M Results
> anna@aus.example: again
SIGN ON Austria alpha swordA
RESEND F1901R
< anna@aus.example: again
The next phase of 'alpha' will be Adjustments for Winter of 1901.
Its orders came with the moves: it has no deadline.
…The deadline for orders will be
…WHAT TO DO NEXT
