# Commands that cannot be undone wait for the master's word, unless the proof could not be better.
include opening
careful weak
@ 2026-01-05 13:00
> gina@gm.example: now
SIGN ON malpha gmword
PROCESS NOW
< gina@gm.example: Re: TEST:alpha - S1901M now
= command-waits
< gina@gm.example: TEST:alpha - S1901M Please confirm
= email-confirmation-asked power="gina@gm.example" sender="gina@gm.example"
PROCESS S1901M NOW
CONFIRM
no < anna@aus.example: Results
# Whoever does not have the token cannot give the word, and quoting the question is no answer.
> eve@evil.example: me
CONFIRM 0123456789abcdef0123456789abcdef
< eve@evil.example: [Error Flag]
… 0123456789abcdef
> gina@gm.example: away
On Monday the judge wrote:
> CONFIRM {token}
no < anna@aus.example: Results
# The word works once, from wherever it comes.
> gina@gm.example: yes
CONFIRM {token}
> PROCESS S1901M NOW
< gina@gm.example: yes
= phase-judged
< anna@aus.example: TEST:alpha - S1901M Results
> gina@gm.example: yes again
CONFIRM {token}
< gina@gm.example: Re:
= done-already
no < anna@aus.example: Results
# Said in the subject.
> gina@gm.example: out
SIGN ON malpha gmword
EJECT Turkey
no < tara@tur.example: alpha
< gina@gm.example: Please confirm
EJECT TURKEY
tick
> gina@gm.example: no
CANCEL {token}
< gina@gm.example: Re: TEST no
= command-cancelled
> gina@gm.example: really
CONFIRM {token}
< gina@gm.example: [Error Flag]
= dropped-already
# Too late is too late, and a PROCESS never judges another phase than the one it was meant for.
> gina@gm.example: end
SIGN ON malpha gmword
TERMINATE
< gina@gm.example: Please confirm
@ 2026-01-06 13:01
> gina@gm.example: end it
CONFIRM {token}
< gina@gm.example: [Error Flag]
= nothing-waits-for-token
> gina@gm.example: process
SIGN ON malpha gmword
PROCESS F1901M NOW
< gina@gm.example: Please confirm
PROCESS F1901M NOW
+> gina@gm.example: the best proof there is
SIGN ON malpha gmword
PROCESS F1901M NOW
< anna@aus.example: TEST:alpha - F1901M Results
> gina@gm.example: late word
CONFIRM {token}
< gina@gm.example: [Error Flag]
no < anna@aus.example: Results
# A word in the subject is enough; the whole mail may be a quote.
> gina@gm.example: who
SIGN ON malpha gmword
EJECT Turkey
< gina@gm.example: Please confirm
> gina@gm.example: Re: confirm {token}
> EJECT TURKEY
< gina@gm.example: Re:
= ejected
< tara@tur.example: alpha
# All that waits in a game is dropped by one word; what the game would refuse is refused at once.
> gina@gm.example: end
SIGN ON malpha gmword
TERMINATE
EJECT gina@gm.example
< gina@gm.example: [Error Flag]
TERMINATE
= command-waits
= refused-nobody-there
> gina@gm.example: better not
SIGN ON malpha gmword
CANCEL
CANCEL
< gina@gm.example: [Error Flag]
= all-cancelled
= nothing-waits
> gina@gm.example: still
CONFIRM {token}
< gina@gm.example: [Error Flag]
careful always
+> gina@gm.example: always
SIGN ON malpha gmword
TERMINATE
no < anna@aus.example: alpha
