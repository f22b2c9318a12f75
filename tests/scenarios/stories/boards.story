# A master changes the board of a game that forms: options come and go, wishes fall, and a duel starts with two.
@ 2026-01-05 12:00
> gina@gm.example: new
REGISTER
Name: Gina Master
END
CREATE ?duo gmword9
> anna@aus.example: in
REGISTER
Name: Anna Schmidt
END
SIGN ON ?duo swordA
SET PREFERENCE TAR
> edgar@eng.example: in
REGISTER
Name: Edgar Evans
END
SIGN ON ?duo swordE
> gina@gm.example: colonial
SIGN ON M duo gmword9
SET CENTERS 34
SET VARIANT Colonial railway, canal
SET NOT VARIANT railway
SET VARIANT coastal convoys
SET NOT VARIANT balloon
SET VARIANT mooon
< gina@gm.example: Re: [Error Flag] TEST:duo
= variant-changed board="Colonial with canal and railway" missing=5
= setting-same
= no-such-variant name="mooon"
< anna@aus.example: = email-settings-changed.subject
  variant
    was  standard
    now  colonial+canal+coastal_convoys
= email-settings-changed.board powers="Britain, China, France, Japan, Russia, Turkey and Holland" board="colonial"
Still needed: 5 more players.
> anna@aus.example: I want it otherwise
SIGN ON ?duo swordA
SET VARIANT standard
LIST VARIANTS
< anna@aus.example: Re: [Error Flag]
= refused-not-master game="duo"
= boards-that-want-players
colonial 
        wanted: duo (5 more players)
colonial1885
# The one wish left is Turkey's: there is no Austria here.
> gerd@ger.example: in
REGISTER
Name: Gerd Maier
END
SIGN ON ?duo swordG
< gina@gm.example: New Player Signon: #3
Anna Schmidt: TR
> gina@gm.example: too small for three
SIGN ON M duo gmword9
SET VARIANT england v turkey
< gina@gm.example: Re: [Error Flag]
= refused-too-many-players game="duo" detail="England versus Turkey"
> gerd@ger.example: then without me
SIGN ON ?duo swordG
RESIGN
> gina@gm.example: for two
SIGN ON M duo gmword9
SET VARIANT england v turkey
< gina@gm.example: Re: TEST:duo
= variant-changed-and-full board="England versus Turkey"
= variant-changed-and-full
< anna@aus.example: = email-settings-changed.subject
= email-settings-changed.board powers="England and Turkey"
…Still needed
< anna@aus.example: S1901M Game Starting
= email-game-starting role="Turkey" game="duo"
= board-victory needed=18 centres=34
> gina@gm.example: too late
SIGN ON M duo gmword9
SET NOT VARIANT
< gina@gm.example: Re: [Error Flag]
# The islands of Naval Diplomacy come and go like an option; it is never blind.
> gina@gm.example: at sea
CREATE ?dark gmword9 naval fog
CREATE ?ships gmword9 naval
SET VARIANT islands
SET BLIND
< gina@gm.example: Re: [Error Flag]
= variant-never-blind
= game-created game="ships"
= variant-changed board="Naval Diplomacy with islands"
= variant-never-blind
> gina@gm.example: dry
SIGN ON M ships gmword9
SET NOT VARIANT islands
< gina@gm.example: Re:
= variant-changed board="Naval Diplomacy"
