### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
        [yes] Tutte le altre unità restano ferme
       *[no] Tutte le unità restano ferme
    }
button-retreat = Ritira { $unit } { NAME($place, form: "in") }
button-disband = Sciogli { $unit }
button-adjust = { $act ->
        [build] Costruisci { $unit }
       *[remove] Rimuovi { $unit }
    }
button-waive = { $number ->
        [one] Rinuncia alla costruzione
        [2] Rinuncia a entrambe le costruzioni
       *[other] Rinuncia a tutte e { $number } le costruzioni
    }
button-wait = { $waits ->
    [yes] Non aspettare la scadenza
   *[no] Aspetta la scadenza
}
button-yes = Rispondi YES
button-away = Assente fino al { $until }
button-vote = { $vote ->
        [yes] Vota sì alla proposta { $number }
        [no] Vota no alla proposta { $number }
       *[abstain] Astieniti sulla proposta { $number }
    }
