# Orders that wait for a word: each mail that asks for orders says so, to their player alone.
include opening
@ 2026-01-05 13:00
include parts/spring-six
# Nothing but the address shows that it is Tara.
> tara@tur.example: orders
Con - Bul
Ank - Con
Smy - Ank
< tara@tur.example: Re: [Error Flag] TEST:alpha - S1901M
3 orders NOT COUNTED YET
@ 2026-01-06 18:00
tick
< tara@tur.example: First orders
= email-reminder.nudge-waiting
= unconfirmed count=3
= unconfirmed
@ 2026-01-07 22:00
tick
< tara@tur.example: Reminder
= unconfirmed count=3
@ 2026-01-07 23:31
tick
< tara@tur.example: [You are late!]
= unconfirmed count=3
< anna@aus.example: Late Notice: T
…= unconfirmed
