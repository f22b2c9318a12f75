### Words that stand in other messages.

role-master = spillederen
role-observer = tilskuerne

## What stands for a detail that a refusal does not give.

unnamed-others = alle andre
unnamed-power = den magt
unnamed-reader = du
unnamed-thing = det
unnamed-players = spillere
kind-army = hær
kind-fleet = flåde

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Udført
    [asked] Endnu ikke udført
    [order] Ordre
    [waiting] { line-label-waiting }
    [refused] AFVIST
    [ignored] Ignoreret
    [assumed] Antaget
    [note] Bemærk
   *[try] Tip
 }
line-label-waiting = Afventer
line-accepted = Godkendt.
readers-everybody = alle
readers-all-but = alle undtagen { LIST($left, type: "and") }
list-goes-on = { $names } og { $more } til
private-game = et privat parti

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, spillederen
clauses-joined = { $first }; { $second }
