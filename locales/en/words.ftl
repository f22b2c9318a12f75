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

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Done
    [asked] Not done yet
    [order] Order
    [waiting] { line-label-waiting }
    [refused] REJECTED
    [ignored] Ignored
    [assumed] Assumed
    [note] Note
   *[try] Try
 }
line-label-waiting = Pending
line-accepted = Accepted.
readers-everybody = everyone
readers-all-but = all but { LIST($left, type: "and") }
list-goes-on = { $names } and { $more } more
private-game = a private game

## A seat, where an email is about several.

seat-of-power-in-game = { $power } in { $game }
seat-of-master = { $game }, GM
clauses-joined = { $first }; { $second }
