# Full games that do not start at once: one before a day, one before its master's BEGIN.
@ 2026-01-05 12:00
> gina@gm.example: a duel
REGISTER
Name: Gina Master
END
CREATE ?duel gmword France v Austria
SET START 7 Jan 18:00
SET MANUAL START
BEGIN
< gina@gm.example: Re:
= start-set
= refused-not-full game="duel" detail=2
> fleur@fra.example: join
REGISTER
Name: Fleur Petit
END
SIGN ON ?duel swordF
> anna@aus.example: join
REGISTER
Name: Anna Schmidt
END
SIGN ON ?duel swordA
< gina@gm.example: New Player Signon: #2
= email-player-joined.begin
< fleur@fra.example: New Player Signon: #2
= email-player-joined.manual
no < fleur@fra.example: Game Starting
@ 2026-01-08 18:00
tick
quiet
> fleur@fra.example: begin
SIGN ON ?duel swordF
BEGIN
< fleur@fra.example: Re:
= refused-predicts-for-master game="duel"
> gina@gm.example: begin
SIGN ON M duel gmword
FORCE BEGIN
< gina@gm.example: begin
= game-begun
< anna@aus.example: Game Starting
# The other starts by itself on its day.
> gina@gm.example: another
CREATE ?other gmword France v Austria
SET START +24h
> fleur@fra.example: join
SIGN ON ?other swordF2
> anna@aus.example: join
SIGN ON ?other swordA2
< fleur@fra.example: New Player Signon: #2
= email-player-joined.starts-at
Fri 9 Jan 2026 18:00 UTC
no < fleur@fra.example: Game Starting
@ 2026-01-09 18:00
tick
< fleur@fra.example: Game Starting
