# Whoever is late is told who waits: in a duel one opponent, or nobody if both are late; with two powers each as well.
@ 2026-01-05 12:00
> gina@gm.example: two games
REGISTER
Name: Gina Master
END
CREATE ?duel gmword France v Austria
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS SMTWTFS
CREATE ?pair gmword9 cold war redux
SET DUPLEX
SET PLAYERS 2
SET MOVES CLOCK -1 MIN 0 NEXT 24 GRACE 72 DELAY 0.5 DAYS SMTWTFS
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?duel swordF
SIGN ON ?pair swordF
SET PREFERENCE AC
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?duel swordA
SET PREFERENCE A
SIGN ON ?pair swordA
@ 2026-01-08 13:00
tick
< fleur@fra.example: [You are late!] TEST:duel - S1901M Late Notice
= email-late-notice game="duel" powers="Austria and France"
= email-late-notice.yours waits="duel"
< anna@aus.example: [You are late!] TEST:duel - S1901M Late Notice
= email-late-notice.yours waits="duel"
< anna@aus.example: [You are late!] TEST:pair
= email-late-notice.yours waits="all"
> fleur@fra.example: sorry
SIGN ON France duel swordF
All units hold
@ 2026-01-09 14:30
tick
< anna@aus.example: [You are late!] TEST:duel - S1901M Late Notice
= email-late-notice.yours waits="opponent"
