### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Pozostałe jednostki stoją
   *[no] Wszystkie jednostki stoją
}
button-retreat = Wycofaj { $unit } do: { $place }
button-disband = Rozwiąż { $unit }
button-adjust = { $act ->
    [build] Zbuduj { $unit }
   *[remove] Usuń { $unit }
}
button-waive = { $number ->
    [one] Zrezygnuj z budowy
    [few] Zrezygnuj z { $number } budów
    [many] Zrezygnuj z { $number } budów
   *[other] Zrezygnuj z { $number } budowy
}
button-wait = { $waits ->
    [yes] Nie czekaj do terminu
   *[no] Czekaj do terminu
}
button-yes = Odpowiedz YES
button-away = Nieobecność do { $until }
button-vote = { $vote ->
    [yes] Głos "tak" na wniosek { $number }
    [no] Głos "nie" na wniosek { $number }
   *[abstain] Wstrzymanie się przy wniosku { $number }
}
