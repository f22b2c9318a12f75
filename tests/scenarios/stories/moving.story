# Another address of record: one seat's password is not enough, the old address has to give its word.
include opening
@ 2026-01-05 13:00
> gina@gm.example: a second game
CREATE ?beta betaword
> anna@aus.example: me too
SIGN ON ?beta annaword
# Eve has Anna's password in alpha. She learns nothing and gets nothing, not even when she shows Anna's address.
> eve@evil.example: mine
SIGN ON Austria alpha swordA
SET ADDRESS eve@evil.example
< eve@evil.example: Re: TEST:alpha
= address-waits
…anna@
no < eve@evil.example: Your address was changed
< anna@aus.example: Confirm your new address
= email-address-asked sender="eve@evil.example"
SET ADDRESS eve@evil.example
CONFIRM
+> anna@aus.example: forged, and vouched for by a careless mail server
SIGN ON Austria alpha swordA
SET ADDRESS eve@evil.example
no < eve@evil.example: Your address was changed
< anna@aus.example: Confirm your new address
> eve@evil.example: forgot
REGISTER
Name: Eve
END
FORGOT PASSWORD beta
no < eve@evil.example: A new password
> anna@aus.example: no
CANCEL {token}
< anna@aus.example: Re: TEST no
= command-cancelled
# No flood: three questions an hour.
> anna@aus.example: many
SIGN ON Austria alpha swordA
SET ADDRESS anna1@new.example
SET ADDRESS anna2@new.example
< anna@aus.example: [Error Flag]
= address-waits
= address-asked-often
@ 2026-01-05 14:30
# Anna moves. Both addresses are told, and mail of all games goes to the new one.
> anna@aus.example: moving
SIGN ON Austria alpha swordA
SET ADDRESS Anna@New.example
SET ADDRESS anna@aus.example
< anna@aus.example: Re:
= address-waits
= address-same address="anna@aus.example"
< anna@aus.example: Confirm your new address
SET ADDRESS anna@new.example
> anna@phone.example: yes
CONFIRM {token}
< anna@phone.example: Re:
= address-waits-for-yes address="anna@new.example"
< anna@new.example: Re:
= address-moved address="anna@new.example"
< anna@aus.example: Your address was changed
before:  anna@aus.example
now:     anna@new.example
< anna@new.example: Your address was changed
= email-address-changed
…anna@aus.example
> anna@phone.example: yes again
CONFIRM {token}
< anna@phone.example: Re:
= done-already
> anna@new.example: forgot
FORGOT PASSWORD beta
< anna@new.example: A new password
RESET PASSWORD
> gina@gm.example: news
SIGN ON Mbeta betaword
BROADCAST
Soon.
ENDPRESS
< anna@new.example: TEST:beta
Soon.
no < anna@aus.example: TEST
# The address was free when she asked, and is somebody's when she confirms.
> anna@new.example: moving again
SIGN ON Austria alpha swordA
SET ADDRESS late@new.example
> late@new.example: hello
REGISTER
Name: Lara Late
END
> anna@new.example: yes
CONFIRM {token}
< anna@new.example: Re:
= address-waits-for-yes address="late@new.example"
< late@new.example: [Error Flag]
= address-taken
# So nobody learns from the answers whose address is known here: asking for one that is goes the same way.
> anna@new.example: his address
SIGN ON Austria alpha swordA
SET ADDRESS edgar@eng.example
< anna@new.example: Re:
= address-waits
… = address-taken
# No mail can go to an address with an empty word in it: refused at once, nothing waits.
> anna@new.example: nearly
SIGN ON Austria alpha swordA
SET ADDRESS a..b@new.example
< anna@new.example: [Error Flag]
= address-malformed
no < a..b@new.example: TEST
