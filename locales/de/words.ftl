### Words that stand in other messages.

role-master = die Spielleitung
role-observer = die Zuschauer

## What stands for a detail that a refusal does not give.

unnamed-others = alle anderen
unnamed-power = diese Macht
unnamed-reader = du
unnamed-thing = das
unnamed-players = Spieler
kind-army = Armee
kind-fleet = Flotte

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Erledigt
    [asked] Noch nicht erledigt
    [order] Befehl
    [waiting] { line-label-waiting }
    [refused] ABGELEHNT
    [ignored] Ignoriert
    [assumed] Vermutet
    [note] Hinweis
   *[try] Tipp
 }
line-label-waiting = Offen
line-accepted = Angenommen.
readers-everybody = alle
readers-all-but = alle außer { LIST($left, type: "and", form: "dative") }
list-goes-on = { $names } und { $more } weitere
private-game = eine private Partie

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, die Spielleitung
clauses-joined = { $first }; { $second }
