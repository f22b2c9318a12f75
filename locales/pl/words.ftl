### Words that stand in other messages.

role-master = mistrz gry
role-observer = obserwatorzy

## What stands for a detail that a refusal does not give.

unnamed-others = wszyscy inni
unnamed-power = to mocarstwo
unnamed-reader = ty
unnamed-thing = to
unnamed-players = gracze
kind-army = armia
kind-fleet = flota

## The labels of a receipt, before what is said of a line. "OK:" and "Check:" are the same in every language.

line-label = { $label ->
    [done] Wykonano
    [asked] Jeszcze nie wykonano
    [order] Rozkaz
    [waiting] { line-label-waiting }
    [refused] ODRZUCONO
    [ignored] Pominięto
    [assumed] Przyjęto
    [note] Uwaga
   *[try] Wskazówka
 }
line-label-waiting = Oczekuje
line-accepted = Przyjęto.
readers-everybody = wszyscy
readers-all-but = wszyscy oprócz: { LIST($left, type: "and") }
list-goes-on = { $names } i jeszcze { $more }
private-game = partia prywatna

## A seat, where an email is about several.

seat-of-power-in-game = { $power } ({ $game })
seat-of-master = { $game }, mistrz gry
clauses-joined = { $first }; { $second }
