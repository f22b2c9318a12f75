### The buttons of emails: each opens a draft, and nothing is sent until the reader sends it.

button-hold = { $others ->
    [yes] All other units hold
   *[no] All units hold
}
button-retreat = Retreat { $unit } to { $place }
button-disband = Disband { $unit }
button-adjust = { $act ->
    [build] Build { $unit }
   *[remove] Remove { $unit }
}
button-waive = { $number ->
    [one] Waive the build
    [2] Waive both builds
   *[other] Waive all { $number } builds
}
button-wait = { $waits ->
    [yes] Do not wait for the deadline
   *[no] Wait for the deadline
}
button-yes = Reply with YES
button-away = Away until { $until }
button-vote = { $vote ->
    [yes] Vote yes on proposal { $number }
    [no] Vote no on proposal { $number }
   *[abstain] Abstain on proposal { $number }
}
