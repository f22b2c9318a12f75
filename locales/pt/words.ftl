### Words that stand in other messages.

role-master = a moderação
role-observer = os observadores

## What stands for a detail that a refusal does not give.

unnamed-others = todas as outras pessoas
unnamed-power = essa potência
unnamed-reader = você
unnamed-thing = isso
unnamed-players = jogadores
kind-army = exército
kind-fleet = frota

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Feito
    [asked] Ainda não feito
    [order] Ordem
    [waiting] { line-label-waiting }
    [refused] REJEITADA
    [ignored] Ignorada
    [assumed] Suposto
    [note] Nota
   *[try] Dica
 }
line-label-waiting = Pendente
line-accepted = Vale.
readers-everybody = todos
readers-all-but = todos menos { LIST($left, type: "and") }
list-goes-on = { $names } e mais { $more }
private-game = uma partida privada

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, a moderação
clauses-joined = { $first }; { $second }
