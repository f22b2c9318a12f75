# What a master and the others are told of free powers, ends and rollbacks is true of the game as it is.
include opening
> gina@gm.example: Turkey
SIGN ON M alpha gmword
INVITE zed@new.example
EJECT Turkey
SET DENY PLAYER irma@ita.example
LIST alpha
< gina@gm.example: Re:
= invited
= access-denied
= list-openings who="approved"
< anna@aus.example: alpha
= email-seat-changed.free place="Turkey" power="Turkey" open="invited"
…Anyone registered
> gina@gm.example: judge it
SIGN ON M alpha gmword
PROCESS S1901M NOW
PROCESS F1901M NOW
> gina@gm.example: twice back
SIGN ON M alpha gmword
ROLLBACK
ROLLBACK
< anna@aus.example: Rollback
= email-rolled-back.left phase="S1902M"
< gina@gm.example: Rollback
= email-rolled-back.to-undo
> gina@gm.example: over
SIGN ON M alpha gmword
TERMINATE
< gina@gm.example: Please confirm
re> gina@gm.example: Please confirm
CONFIRM
> gina@gm.example: not over
SIGN ON M alpha gmword
UNDO TERMINATE
< anna@aus.example: Game Continues
no < anna@aus.example: Deadline Adjustment
# Orders with a power's name before them are told the very BECOME.
> gina@gm.example: for Turkey
SIGN ON M alpha gmword
Turkey: A Con - Bul
< gina@gm.example: Re: [Error Flag]
= you-do-not-speak-for power="Turkey"
Try:
= become-power power="Turkey"
