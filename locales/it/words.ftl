### Words that stand in other messages.

role-master = il Master
role-observer = gli osservatori

## What stands for a detail that a refusal does not give.

unnamed-others = tutti gli altri
unnamed-power = quella potenza
unnamed-reader = tu
unnamed-thing = questo
unnamed-players = giocatori
kind-army = armata
kind-fleet = flotta

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
        [done] Fatto
        [asked] Non ancora fatto
        [order] Ordine
        [waiting] { line-label-waiting }
        [refused] RIFIUTATO
        [ignored] Ignorato
        [assumed] Inteso
        [note] Nota
       *[try] Consiglio
    }
line-label-waiting = In attesa
line-accepted = Accettato.
readers-everybody = tutti
readers-all-but = tutti tranne { LIST($left, type: "and") }
list-goes-on = { $names } e altri { $more }
private-game = una partita privata

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, il Master
clauses-joined = { $first }; { $second }
