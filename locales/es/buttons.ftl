### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Se mantienen las demás unidades
   *[no] Se mantienen todas las unidades
}
button-retreat = Retirar { $unit } { NAME($place, form: "to") }
button-disband = Disolver { $unit }
button-adjust = { $act ->
    [build] Construir { $unit }
   *[remove] Eliminar { $unit }
}
button-waive = { $number ->
    [one] Renunciar a la construcción
   *[other] Renunciar a las { $number } construcciones
}
button-wait = { $waits ->
    [yes] No esperar al fin del plazo
   *[no] Esperar al fin del plazo
}
button-yes = Responder YES
button-away = Ausencia hasta el { $until }
button-vote = { $vote ->
    [yes] Votar sí a la propuesta { $number }
    [no] Votar no a la propuesta { $number }
   *[abstain] Abstenerse en la propuesta { $number }
}
