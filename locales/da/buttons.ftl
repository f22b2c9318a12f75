### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] Alle andre enheder holder stillingen
   *[no] Alle enheder holder stillingen
}
button-retreat = Træk { $unit } tilbage til { $place }
button-disband = Opløs { $unit }
button-adjust = { $act ->
    [build] Byg { $unit }
   *[remove] Fjern { $unit }
}
button-waive = { $number ->
    [one] Giv afkald på bygningen
    [2] Giv afkald på begge bygninger
   *[other] Giv afkald på alle { $number } bygninger
}
button-wait = { $waits ->
    [yes] Vent ikke til deadlinen
   *[no] Vent til deadlinen
}
button-yes = Svar YES
button-away = Væk indtil { $until }
button-vote = { $vote ->
    [yes] Stem ja til forslag { $number }
    [no] Stem nej til forslag { $number }
   *[abstain] Undlad at stemme om forslag { $number }
}
