### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Todas as outras unidades mantêm posição
   *[no] Todas as unidades mantêm posição
}
button-retreat = Retirar { $unit } { NAME($place, form: "to") }
button-disband = Dissolver { $unit }
button-adjust = { $act ->
    [build] Construir { $unit }
   *[remove] Remover { $unit }
}
button-waive = { $number ->
    [one] Renunciar à construção
   *[other] Renunciar às { $number } construções
}
button-wait = { $waits ->
    [yes] Não esperar pelo prazo
   *[no] Esperar pelo prazo
}
button-yes = Responder YES
button-away = Ausência até { $until }
button-vote = { $vote ->
    [yes] Votar sim na proposta { $number }
    [no] Votar não na proposta { $number }
   *[abstain] Abster-se na proposta { $number }
}
