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
