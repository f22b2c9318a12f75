### Words that stand in other messages.

role-master = el árbitro
role-observer = los observadores

## What stands for a detail that a refusal does not give.

unnamed-others = los demás
unnamed-power = esa potencia
unnamed-reader = tú
unnamed-thing = eso
unnamed-players = jugadores
kind-army = ejército
kind-fleet = flota

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Hecho
    [asked] Aún sin hacer
    [order] Orden
    [waiting] { line-label-waiting }
    [refused] RECHAZADA
    [ignored] Ignorada
    [assumed] Supuesto
    [note] Nota
   *[try] Consejo
 }
line-label-waiting = Pendiente
line-accepted = Aceptada.
readers-everybody = todos
readers-all-but = todos menos { LIST($left, type: "and") }
list-goes-on = { $names } y { $more } más
private-game = una partida privada

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, el árbitro
clauses-joined = { $first }; { $second }
