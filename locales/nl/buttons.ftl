### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Alle andere eenheden blijven staan
   *[no] Alle eenheden blijven staan
}
button-retreat = { $unit } terugtrekken naar { $place }
button-disband = { $unit } opheffen
button-adjust = { $act ->
    [build] { $unit } bouwen
   *[remove] { $unit } verwijderen
}
button-waive = { $number ->
    [one] De eenheid niet bouwen
    [2] Beide eenheden niet bouwen
   *[other] Alle { $number } eenheden niet bouwen
}
button-wait = { $waits ->
    [yes] Niet op de deadline wachten
   *[no] Op de deadline wachten
}
button-yes = Antwoorden met YES
button-away = Afwezig tot { $until }
button-vote = { $vote ->
    [yes] Stem voor voorstel { $number }
    [no] Stem tegen voorstel { $number }
   *[abstain] Onthouding bij voorstel { $number }
}
