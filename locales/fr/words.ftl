### Words that stand in other messages.

role-master = l'arbitre
role-observer = les observateurs

## What stands for a detail that a refusal does not give.

unnamed-others = tous les autres
unnamed-power = cette puissance
unnamed-reader = vous
unnamed-thing = cela
unnamed-players = des joueurs
kind-army = armée
kind-fleet = flotte

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Fait
    [asked] Pas encore fait
    [order] Ordre
    [waiting] { line-label-waiting }
    [refused] REFUSÉ
    [ignored] Ignoré
    [assumed] Supposé
    [note] Note
   *[try] Conseil
 }
line-label-waiting = En attente
line-accepted = Accepté.
readers-everybody = tout le monde
readers-all-but = tous sauf { LIST($left, type: "and") }
list-goes-on = { $names } et { $more } de plus
private-game = une partie privée

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, l'arbitre
clauses-joined = { $first } ; { $second }
