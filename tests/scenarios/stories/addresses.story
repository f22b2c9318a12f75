# I AM ALSO: a person writes from two addresses; that of record has said CONFIRM, the other YES; nobody learns whose
# an address is.
include opening
@ 2026-01-05 13:00
people wait
> anna@aus.example: work
I AM ALSO anna@work.example
< anna@aus.example: Re: TEST
= also-waits address="anna@work.example"
< anna@aus.example: Is this address yours too?
= email-also-asked sender="anna@aus.example"
anna@work.example
= email-also-asked.effect
no < anna@work.example: YES
# Until both have given their words mail from there is a stranger's.
> anna@work.example: too early
MY ADDRESSES
< anna@work.example: [Error Flag]
= not-registered
re> anna@aus.example: Is this address yours
CONFIRM
< anna@aus.example: Re: TEST
= also-waits-for-yes address="anna@work.example"
< anna@work.example: Please reply YES
= email-opt-in-asked.also
= email-opt-in-asked.yes what="also"
… anna@aus.example
# The YES of another address counts for nothing.
re> anna@aus.example: Please reply YES as anna@work.example
YES
< anna@work.example: Another address replied
re> anna@work.example: Please reply YES
YES
< anna@work.example: Re: TEST
= also-added address="anna@work.example"
< anna@aus.example: Your addresses were changed
= email-also-changed address="anna@work.example"
I AM NOT anna@work.example
# Orders from there are hers: answered there, and copied to the address of record, as another may have said CONFIRM.
> anna@work.example: orders
SIGN ON Austria alpha swordA
A Vie - Gal
< anna@work.example: Re: TEST:alpha
Austria: Army Vienna -> Galicia
< anna@aus.example: Orders for Austria came from another address of yours
= email-copy-of-record.also sender="anna@work.example"
I AM NOT anna@work.example
= email-copy-of-record.known-there
FORGOT PASSWORD alpha
Order: Austria: Army Vienna -> Galicia
… right password
# So is an answer from there to a mail that went to the address of record.
re> anna@work.example: Is this address yours as anna@aus.example
MY ADDRESSES
< anna@work.example: Re: TEST
= addresses record="anna@aus.example"
= addresses others="anna@work.example"
> anna@work.example: again
I AM ALSO anna@aus.example
I AM ALSO anna@work.example secretword
I AM ALSO anna@localhost
< anna@work.example: [Error Flag]
= also-yours
= also-yours
… secretword
# An address of somebody else's is not taken by claim, and looks like any other until its owner speaks.
re> anna@aus.example: Your addresses were changed
I AM ALSO fleur@fra.example
I AM ALSO nobody@nowhere.example
< anna@aus.example: Re: TEST
= also-waits address="fleur@fra.example"
= also-waits address="nobody@nowhere.example"
re> anna@aus.example: Is this address yours
CONFIRM
< nobody@nowhere.example: Please reply YES
# The classic's way: a mail from the new address names that which is registered.
> fleur@home.example: it is me
I AM ALSO fleur@fra.example swordF
< fleur@home.example: Re: TEST
= also-waits-there address="fleur@fra.example"
< fleur@fra.example: Is this address yours too?
= email-also-asked sender="fleur@home.example"
fleur@home.example
> fleur@home.example: and who is this
I AM ALSO stranger@nowhere.example
< fleur@home.example: Re: TEST
= also-waits-there address="stranger@nowhere.example"
no < stranger@nowhere.example:
re> fleur@fra.example: Is this address yours
CONFIRM
< fleur@home.example: Please reply YES
re> fleur@home.example: Please reply YES
YES
< fleur@home.example: Re: TEST
= also-added
# What is somebody's by then is said to whoever answers there.
> edgar@eng.example: hers
I AM ALSO fleur@home.example
< edgar@eng.example: Is this address yours
re> edgar@eng.example: Is this address yours
CONFIRM
< fleur@home.example: Please reply YES
re> fleur@home.example: Please reply YES
YES
< fleur@home.example: [Error Flag]
= address-taken
# An address is taken away by whoever shows that he is its owner.
> fleur@fra.example: forged
I AM NOT fleur@home.example
< fleur@fra.example: [Error Flag]
= entry-wants-proof
re> fleur@fra.example: Your addresses were changed
I AM NOT fleur@home.example
I AM NOT fleur@fra.example
I AM NOT gerd@ger.example
< fleur@fra.example: [Error Flag]
= also-gone address="fleur@home.example"
fleur@fra.example is where your mail goes
= also-not-yours
< fleur@fra.example: Your addresses were changed
= email-also-changed.gone
> fleur@home.example: orders
SIGN ON France alpha swordF
F Bre - Mao
< fleur@fra.example: came from another address
# Three questions a day that a person has asked himself; an address that has said YES once is moved to with the word of the old one.
> anna@aus.example: more
SIGN ON Austria alpha swordA
I AM ALSO fourth@home.example
I AM ALSO fifth@home.example
I AM ALSO sixth@home.example
SET ADDRESS anna@work.example
< anna@aus.example: [Error Flag]
= also-asked-often
= address-waits
re> anna@aus.example: Confirm your new address
CONFIRM
< anna@aus.example: Re: TEST
= address-moved address="anna@work.example"
no < anna@work.example: Please reply YES
re> anna@work.example: Your address was changed
MY ADDRESSES
< anna@work.example: Re: TEST
= addresses-one record="anna@work.example"
