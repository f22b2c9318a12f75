### Words that stand in other messages.

role-master = spelledaren
role-observer = åskådarna

## What stands for a detail that a refusal does not give.

unnamed-others = alla andra
unnamed-power = den makten
unnamed-reader = du
unnamed-thing = det
unnamed-players = spelare
kind-army = armé
kind-fleet = flotta

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Klart
    [asked] Inte klart än
    [order] Order
    [waiting] { line-label-waiting }
    [refused] AVVISAT
    [ignored] Ignorerat
    [assumed] Antaget
    [note] Obs
   *[try] Tips
 }
line-label-waiting = Väntar
line-accepted = Godkänt.
readers-everybody = alla
readers-all-but = alla utom { LIST($left, type: "and") }
list-goes-on = { $names } och { $more } till
private-game = ett privat parti

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, spelledaren
clauses-joined = { $first }; { $second }
