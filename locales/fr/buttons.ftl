### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Toutes les autres unités tiennent
   *[no] Toutes les unités tiennent
}
button-retreat = { $unit } : retraite { NAME($place, form: "in") }
button-disband = Dissoudre { $unit }
button-adjust = { $act ->
    [build] Construire { $unit }
   *[remove] Supprimer { $unit }
}
button-waive = { $number ->
    [one] Renoncer à la construction
   *[other] Renoncer aux { $number } constructions
}
button-wait = { $waits ->
    [yes] Ne pas attendre la date limite
   *[no] Attendre la date limite
}
button-yes = Répondre YES
button-away = Absence jusqu'au { $until }
button-vote = { $vote ->
    [yes] Oui à la proposition { $number }
    [no] Non à la proposition { $number }
   *[abstain] Abstention sur la proposition { $number }
}
