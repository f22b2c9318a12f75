# Leaving a game that runs cannot be taken back: whole words only, and it waits for the player's word.
include opening
@ 2026-01-05 13:00
# The beginning of a greeting is no resignation.
> anna@aus.example: half a word
SIGN ON Austria alpha swordA
with
wit
resi
withdra
< anna@aus.example: [Error Flag]
Do you mean RESIGN?
Write the whole word.
Do you mean RESIGN?
Do you mean RESIGN?
Do you mean RESIGN?
no < gina@gm.example: Resignation
> gina@gm.example: half a word
SIGN ON malpha gmword
termin
ejec Turkey
becom Turkey
< gina@gm.example: [Error Flag]
Do you mean TERMINATE?
Do you mean EJECT?
Do you mean BECOME?
# The word comes to the address of record, whoever wrote; until then the seat is hers.
> eve@evil.example: with her password
SIGN ON Austria alpha swordA
RESIGN
< eve@evil.example: Re: TEST:alpha
= resignation-waits
< anna@aus.example: TEST:alpha - S1901M Please confirm
= email-confirmation-asked game="alpha" power="Austria"
RESIGN
no < gina@gm.example: Resignation
> anna@aus.example: no
CANCEL {token}
< anna@aus.example: Re: TEST no
= command-cancelled
# Not a flood: three questions an hour.
> eve@evil.example: flood
SIGN ON Austria alpha swordA
RESIGN
RESIGN
RESIGN
< eve@evil.example: [Error Flag]
= asked-often
@ 2026-01-05 14:30
> anna@aus.example: I leave
SIGN ON Austria alpha swordA
RESIGN
A Vie - Gal
< anna@aus.example: Re: TEST:alpha - S1901M
= resignation-waits
Austria: Army Vienna -> Galicia
no < gina@gm.example: Resignation
> anna@aus.example: yes
CONFIRM {token}
< anna@aus.example: Re: TEST yes
You have left alpha.
< gina@gm.example: Resignation: Austria
> anna@aus.example: again
CONFIRM {token}
< anna@aus.example: Re:
= done-already
# A word that comes after somebody else has put him out.
> tara@tur.example: me too
SIGN ON Turkey alpha swordT
RESIGN
< tara@tur.example: Please confirm
+> gina@gm.example: out
SIGN ON malpha gmword
EJECT Turkey
> tara@tur.example: late
CONFIRM {token}
< tara@tur.example: [Error Flag]
= left-already
# A day's thought, also on the best proof there is; NOW spares that it, unless a keeper asks always.
+> edgar@eng.example: leaving
SIGN ON England alpha swordE
RESIGN
< edgar@eng.example: Re: TEST
= resignation-waits
< edgar@eng.example: Please confirm
= email-confirmation-asked.resign
no < gina@gm.example: Resignation
careful always
+> edgar@eng.example: leaving
SIGN ON England alpha swordE
RESIGN NOW
< edgar@eng.example: Please confirm
no < gina@gm.example: Resignation
careful weak
+> edgar@eng.example: leaving
SIGN ON England alpha swordE
RESIGN NOW
< edgar@eng.example: Re: TEST
You have left alpha.
< gina@gm.example: Resignation: England
# The master who resigns for a power he speaks for is told how to put its player out, and has done nothing.
> gina@gm.example: out
SIGN ON malpha gmword
BECOME Italy
RESIGN
< gina@gm.example: [Error Flag]
= eject-instead
EJECT Italy
