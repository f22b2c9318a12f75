# NoNMR: Turkey never writes. Late, then abandoned; a newcomer takes over and the game goes on.
include opening
@ 2026-01-05 13:00
> anna@aus.example: o
SIGN ON Austria alpha wordA
A Vie H
A Bud H
F Tri H
> edgar@eng.example: o
SIGN ON England alpha wordE
A Lvp H
F Edi H
F Lon H
> fleur@fra.example: o
SIGN ON France alpha wordF
A Mar H
A Par H
F Bre H
> gerd@ger.example: o
SIGN ON Germany alpha wordG
A Ber H
A Mun H
F Kie H
> irma@ita.example: o
SIGN ON Italy alpha wordI
A Rom H
A Ven H
F Nap H
> rolf@rus.example: o
SIGN ON Russia alpha wordR
A Mos H
A War H
F Sev H
F Stp H
@ 2026-01-07 16:00
tick
< tara@tur.example: TEST:alpha - S1901M Reminder
Turkey: Army Constantinople, No Order Processed.
no < anna@aus.example: Reminder
@ 2026-01-07 23:30
tick
< tara@tur.example: [You are late!] TEST:alpha - S1901M Late Notice: T
game 'alpha' waits for Turkey
< anna@aus.example: TEST:alpha - S1901M Late Notice: T
@ 2026-01-08 23:30
tick
< tara@tur.example: Late Notice: T
no < anna@aus.example: Late Notice
@ 2026-01-10 23:30
tick
< anna@aus.example: TEST:alpha - S1901M Waiting for Replacements: T
Turkey
SIGN ON Turkey alpha
no < anna@aus.example: Results
> nina@new.example: may I
SIGN ON Turkey alpha wordN
< nina@new.example: Re: [Error Flag]
not registered
> nina@new.example: now
REGISTER
Name: Nina Novak
Timezone: Europe/Prague
END
SIGN ON Turkey alpha wordN
A Con - Bul
A Smy - Con
F Ank - Bla
< nina@new.example: Re: TEST:alpha - S1901M now
Turkey: Army Constantinople -> Bulgaria.
< anna@aus.example: TEST:alpha - S1901M New Player Signon: T
Nina Novak
@ 2026-01-12 12:00
tick
< nina@new.example: TEST:alpha - S1901M Results
Turkey: Army Constantinople -> Bulgaria.
no < tara@tur.example: Results
