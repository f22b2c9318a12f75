### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Alla andra enheter står kvar
   *[no] Alla enheter står kvar
}
button-retreat = { $unit } retirerar till { $place }
button-disband = { $unit } upplöses
button-adjust = { $act ->
    [build] Bygg { $unit }
   *[remove] Ta bort { $unit }
}
button-waive = { $number ->
    [one] Avstå från bygget
   *[other] Avstå från { $number } byggen
}
button-wait = { $waits ->
    [yes] Vänta inte till deadlinen
   *[no] Vänta till deadlinen
}
button-yes = Svara YES
button-away = Borta till { $until }
button-vote = { $vote ->
    [yes] Rösta ja till förslag { $number }
    [no] Rösta nej till förslag { $number }
   *[abstain] Avstå i förslag { $number }
}
