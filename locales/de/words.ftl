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

## What became of a line of an email: before a colon, or alone with a full stop.

label-of-line = { $outcome ->
    [done] Erledigt
    [formal] OK
    [order] Befehl
    [waiting] { label-waiting }
    [refused] ABGELEHNT
    [ignored] Übergangen
    [note] Hinweis
   *[check] { label-check }
 }
label-waiting = Wartet
label-check = Prüfen
label-accepted = Angenommen
label-assumed = Vermutet
label-try = Tipp
