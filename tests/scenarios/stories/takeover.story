# NoNMR: Turkey never writes. Late, then abandoned; a newcomer takes over and plays the year to its end.
include opening
@ 2026-01-05 13:00
include parts/spring-six
@ 2026-01-07 16:00
tick
< tara@tur.example: TEST:alpha - S1901M Reminder
Turkey: Army Constantinople, No Order Processed.
no < anna@aus.example: Reminder
@ 2026-01-07 23:30
tick
< tara@tur.example: [You are late!] TEST:alpha - S1901M Late Notice: T
= email-late-notice game="alpha" powers="Turkey"
< anna@aus.example: TEST:alpha - S1901M Late Notice: T
@ 2026-01-08 23:30
tick
< tara@tur.example: Late Notice: T
no < anna@aus.example: Late Notice
# Grace is 72 hours, and ends on Monday, not on Saturday.
@ 2026-01-10 23:30
tick
no < anna@aus.example: Waiting
@ 2026-01-12 23:30
tick
< anna@aus.example: TEST:alpha - S1901M Waiting for Replacements: T
Turkey
SIGN ON Turkey alpha
no < anna@aus.example: Results
# Nobody comes for two days; the game says so again and waits.
@ 2026-01-14 23:30
tick
< edgar@eng.example: Waiting for Replacements: T
no < edgar@eng.example: Results
> nina@new.example: may I
SIGN ON Turkey alpha swordN
< nina@new.example: Re: [Error Flag]
not registered
> nina@new.example: now
REGISTER
Name: Nina Novak
Timezone: Europe/Prague
END
SIGN ON Turkey alpha swordN
A Con - Bul
A Smy - Con
F Ank - Bla
< nina@new.example: Re: TEST:alpha - S1901M
Turkey: Army Constantinople -> Bulgaria.
< anna@aus.example: TEST:alpha - S1901M New Player Signon: T
Nina Novak
# Turkey's former player has no say any more.
> tara@tur.example: too late
SIGN ON Turkey alpha swordT
A Con H
< tara@tur.example: Re: [Error Flag]
@ 2026-01-15 12:00
tick
< nina@new.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople -> Bulgaria.
no < tara@tur.example: Results
include parts/fall-six
> nina@new.example: fall
SIGN ON Turkey alpha swordN
A Bul H
A Con H
F Ank - Bla
@ 2026-01-15 13:00
tick
< nina@new.example: TEST:alpha - F1901M Results
Turkey: Fleet Ankara -> Black Sea.
> anna@aus.example: retreat
SIGN ON Austria alpha swordA
F Tri - Adr
@ 2026-01-15 14:00
tick
< nina@new.example: TEST:alpha - F1901R Results
Turkey:    4 Supply centers,  3 Units:  Builds   1 unit.
include parts/winter-six
> anna@aus.example: winter
SIGN ON Austria alpha swordA
Remove A Boh
> nina@new.example: winter
SIGN ON Turkey alpha swordN
Build F Smyrna
@ 2026-01-15 15:00
tick
< nina@new.example: TEST:alpha - F1901B Results
Turkey:                   Builds a fleet in Smyrna.
The next phase of 'alpha' will be Movement for Spring of 1902.
