# Whoever asks for a part in a game with nothing but his address to show for it is asked first; in a gunboat
# game before anybody looks whether he is in it, so that mail in his name shows nobody else that he is.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
END
CREATE ?gun gmword standard gunboat
CREATE ?openly gmword
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?gun wordAA
< anna@aus.example: join
Welcome, Anna Schmidt
= joined game="gun"
< gina@gm.example: New Player Signon: #1
> eve@evil.example: me
REGISTER
Name: Eve Evil
END
people wait
# the same lines in the name of one who is in and of one who is not: he is asked, and nothing else happens
> anna@aus.example: forged
OBSERVE gun probes
< anna@aus.example: Please reply YES
= email-opt-in-asked.known
= email-opt-in-asked.asks commands="OBSERVE gun"
…forged
no < gina@gm.example
> eve@evil.example: forged
OBSERVE gun probes
no < gina@gm.example
no < anna@aus.example
< eve@evil.example: Please reply YES
= email-opt-in-asked.known
= email-opt-in-asked.asks commands="OBSERVE gun"
> anna@aus.example: forged
SIGN ON ?gun probes
SET PREFERENCE T
SIGN ON ?openly probes
< anna@aus.example: Please reply YES
no < gina@gm.example
# her own password speaks for her: for her seat, and for a part in another game
> anna@aus.example: mine
SIGN ON ?gun wordAA
SET PREFERENCE AEFGIRT
SIGN ON ?openly wordAA
< anna@aus.example: mine
= wishes-noted wishes="AEFGIRT"
= joined game="openly"
< gina@gm.example: New Player Signon: #1
Anna Schmidt (anna@aus.example) has joined game 'openly'
# what was refused anyway is refused without a question, where that tells nothing
> anna@aus.example: again
OBSERVE openly probes
< anna@aus.example: Re:
REJECTED
no < anna@aus.example: Please reply YES
people answer
# one YES, and the mail counts as a whole
> eve@evil.example: two things
OBSERVE openly wordEE
SIGN ON ?gun wordEE
SET PREFERENCE E
< eve@evil.example: two things
= wishes-noted wishes="E"
< gina@gm.example: New Observer
< gina@gm.example: New Player Signon: #2
# nobody is asked often, and then told what to do
people wait
> eve@evil.example: 4
OBSERVE gun words4
no < eve@evil.example: Please reply YES
< eve@evil.example: Re:
= asked-for-yes-often
= asked-for-yes-often.hint
> anna@aus.example: 4
OBSERVE gun words4
< anna@aus.example: Re:
= asked-for-yes-often
# our border's word is enough
+> oscar@obs.example: me
REGISTER
Name: Oscar
END
OBSERVE gun wordOO
< oscar@obs.example: me
= watches game="gun"
< gina@gm.example: New Observer
# whoever leads a new game wants to as well
> oscar@obs.example: mine
CREATE ?more wordOO
< oscar@obs.example: Please reply YES
no < oscar@obs.example: mine
