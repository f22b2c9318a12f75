### Words that stand in other messages.

role-master = the GM
role-observer = the observers

## What stands for a detail that a refusal does not give.

unnamed-others = everyone else
unnamed-power = that power
unnamed-reader = you
unnamed-thing = that
unnamed-players = players
kind-army = army
kind-fleet = fleet

## What became of a line of an email: before a colon, or alone with a full stop.

label-of-line = { $outcome ->
    [done] Done
    [formal] OK
    [order] Order
    [waiting] { label-waiting }
    [refused] REJECTED
    [ignored] Ignored
    [note] Note
   *[check] { label-check }
 }
label-waiting = Pending
label-check = Check
label-accepted = Accepted
label-assumed = Assumed
label-try = Try
