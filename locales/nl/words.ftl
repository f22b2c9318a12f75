### Words that stand in other messages.

role-master = de spelleider
role-observer = de toeschouwers

## What stands for a detail that a refusal does not give.

unnamed-others = alle anderen
unnamed-power = dat land
unnamed-reader = jij
unnamed-thing = dat
unnamed-players = spelers
kind-army = leger
kind-fleet = vloot

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Klaar
    [asked] Nog niet klaar
    [order] Order
    [waiting] { line-label-waiting }
    [refused] AFGEWEZEN
    [ignored] Genegeerd
    [assumed] Vermoedelijk
    [note] Let op
   *[try] Tip
 }
line-label-waiting = Wacht
line-accepted = Aanvaard.
readers-everybody = iedereen
readers-all-but = iedereen behalve { LIST($left, type: "and") }
list-goes-on = { $names } en nog { $more }
private-game = een besloten partij

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, de spelleider
clauses-joined = { $first }; { $second }
