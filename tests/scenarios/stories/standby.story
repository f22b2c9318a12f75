# The standby list: signed up for, asked at half of grace and when a power loses its player, one word takes it.
include opening
@ 2026-01-05 13:00
> sam@standby.example: hello
REGISTER
Name: Sam Silver
END
SIGN UP AS STANDBY
SIGN UP AS STANDBY FOR nonsense
< sam@standby.example: [Error Flag]
= standby-listed kind="any game"
= standby-unknown kind="nonsense"
> zoe@standby.example: hello
REGISTER
Name: Zoe Zinc
END
STANDBY FOR alpha
SIGN UP AS STANDBY GUNBOAT
SIGN OFF AS STANDBY FOR gunboat games
< zoe@standby.example: Re: TEST hello
standby list for game alpha
standby list for gunboat games
= standby-off kind="gunboat games"
# Whoever plays is not asked, and nobody signs another up.
> tara@tur.example: forged
SIGN UP AS STANDBY
< tara@tur.example: [Error Flag]
= stop-wants-proof
> edgar@eng.example: orders
SIGN ON England alpha swordE
SIGN UP AS STANDBY FOR any game
F Lon H
F Edi H
A Lvp H
> fleur@fra.example: orders
SIGN ON France alpha swordF
F Bre H
A Par H
A Mar H
> gerd@ger.example: orders
SIGN ON Germany alpha swordG
F Kie H
A Ber H
A Mun H
> irma@ita.example: orders
SIGN ON Italy alpha swordI
F Nap H
A Rom H
A Ven H
> rolf@rus.example: orders
SIGN ON Russia alpha swordR
F Stp/sc H
A Mos H
A War H
F Sev H
# Austria and Turkey are late; grace ends on the 12th at 23:30, so that its half is on the 10th at 11:30.
@ 2026-01-07 23:59
tick
@ 2026-01-10 11:29
tick
no < sam@standby.example: Will you play
@ 2026-01-10 11:30
tick
< sam@standby.example: Will you play Austria? Reply YES
= email-standby-wanted game="alpha" power="Austria" sent="none"
= reply-with-yes
= email-standby-wanted.until-grace grace="Mon 12 Jan 2026 23:30 UTC"
= email-standby-wanted.phase
Austria has 3 units and 3 supply centres.
… anna
< zoe@standby.example: Will you play Turkey? Reply YES
no < edgar@eng.example: Will you play
re> sam@standby.example: Will you play Austria
Yes
< sam@standby.example: Re: TEST
= stands-by
= stands-by power="Austria"
# The second word is too late, and is told so kindly.
re> zoe@standby.example: Will you play Austria
yes please
< zoe@standby.example: [Error Flag]
= offer-taken
= offer-taken.hint game="alpha"
re> zoe@standby.example: Will you play Turkey
Yes
< zoe@standby.example: Re: TEST
= stands-by
# Turkey's player comes after all: nobody is told of the standby but he.
> tara@tur.example: orders
SIGN ON Turkey alpha swordT
F Ank - Con
A Con - Bul
A Smy H
< zoe@standby.example: Turkey needs no replacement
= email-standby-told.ended
< tara@tur.example: Re: TEST:alpha
… Zoe
# Austria's does not: at the end of grace it is the standby's, and everybody learns it.
@ 2026-01-12 23:31
tick
< sam@standby.example: You play Austria
= email-standby-told game="alpha" power="Austria"
FORGOT PASSWORD alpha
< gina@gm.example: New Player Signon: A
Sam Silver (sam@standby.example) has taken over Austria in game 'alpha'
= email-seat-changed
… free
… was your power
# He who lost it is told, once, and nobody calls for players for a power that has one.
< anna@aus.example: Austria Has a New Player
= email-seat-changed.replaced game="alpha" power="Austria"
no < tara@tur.example: Waiting for Replacements
re> sam@standby.example: You play Austria
A Bud - Ser
A Vie - Tri
F Tri - Alb
< sam@standby.example: Re: TEST:alpha
= reply-complete replaces="no"
# A power that is resigned is offered at once, and the first word takes it.
+> rolf@rus.example: enough
SIGN ON Russia alpha swordR
RESIGN
< rolf@rus.example: Please confirm
re+> rolf@rus.example: Please confirm
CONFIRM
< zoe@standby.example: Will you play Russia? Reply YES
= email-standby-wanted game="alpha" power="Russia" sent="left"
= email-standby-wanted.at-once
= email-standby-wanted.phase
Deadline:
Grace:
no < sam@standby.example: Will you play
re> zoe@standby.example: Will you play Russia
Yes, gladly
< zoe@standby.example: Re: TEST
= took-over-as-standby power="Russia" game="alpha"
The parameters for 'alpha'
< gina@gm.example: New Player Signon: R
Zoe Zinc
re> sam@standby.example: Will you play Turkey
Yes
< sam@standby.example: [Error Flag]
= offer-to-member game="alpha"
# A game may go without: its master says so.
> gina@gm.example: alone
SIGN ON malpha gmword
SET NO STANDBY
< gina@gm.example: Re: TEST:alpha
= setting-changed
> ned@standby.example: hello
REGISTER
Name: Ned
END
STANDBY
SIGN OFF AS STANDBY
< ned@standby.example: Re: TEST
= standby-off kind="any game"
