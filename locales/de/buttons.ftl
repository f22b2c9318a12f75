### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
        [yes] Alle anderen Einheiten halten
       *[no] Alle Einheiten halten
    }
button-retreat = { $unit }: Rückzug { NAME($place, form: "to") }
button-disband = { $unit } auflösen
button-adjust = { $act ->
        [build] { $unit } bauen
       *[remove] { $unit } abbauen
    }
button-waive = { $number ->
        [one] Auf den Aufbau verzichten
        [2] Auf beide Aufbauten verzichten
       *[other] Auf alle { $number } Aufbauten verzichten
    }
button-wait = { $waits ->
    [yes] Nicht auf den Abgabetermin warten
   *[no] Auf den Abgabetermin warten
}
button-yes = Mit YES antworten
button-away = Abwesend bis { $until }
button-vote = { $vote ->
        [yes] Ja zu Vorschlag { $number }
        [no] Nein zu Vorschlag { $number }
       *[abstain] Enthaltung bei Vorschlag { $number }
    }
