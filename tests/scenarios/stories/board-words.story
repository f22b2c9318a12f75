# What people write for a board, or beside it: slips, settings without SET, a duel by its letters, how it is played.
@ 2026-01-05 12:00
> gina@gm.example: games
REGISTER
Name: Gina Master
END
CREATE ?one gmword9 duplex
CREATE ?two gmword9 hundred no press
CREATE ?three gmword9 anceint meditteranean
SET NO PRESS
CREATE ?four gmword9 G v I
NO DUPLEX
VARIANT hundred
< gina@gm.example: Re: [Error Flag]
= setting-no-board words="duplex"
Try:
= setting-no-board.hint lines="SET DUPLEX"
= setting-no-board words="no press"
Try:
= setting-no-board.hint lines="SET NO PRESS"
= no-such-variant name="anceint meditteranean"
= no-such-variant.hint variants="ancient_med"
= game-created game="four" board="Germany versus Italy"
= prose-does.hint line="SET NO DUPLEX"
= prose-does.hint line="SET VARIANT hundred"
> gina@gm.example: board
SIGN ON M four gmword9
SET VARIANT france/austria
SET VARIANT hundred, fog of war
SET VARIANT Illegal Gunboat
SET VARIANT Modern Europe
SET VARIANT colonial triplex
NOT VARIANT colonial
< gina@gm.example: = email-settings-changed.subject
  blind
now
= setting-value-blind value="fog"
< gina@gm.example: Re: [Error Flag]
= variant-changed board="France versus Austria"
= settings-changed names="variant, blind"
= variant-changed
= no-such-option.hint
= setting-no-board words="triplex"
= prose-does.hint line="SET NOT VARIANT colonial"
> gina@gm.example: pages
GET MAP anceint meditteranean
GET RULES colnial
LIST VARIANTS standrad
LIST VARIANTS 100
GET MAP G v I
< gina@gm.example: Re: [Error Flag]
= no-such-variant.hint variants="ancient_med"
= no-such-variant.hint
= no-such-variant.hint variants="standard"
hundred  3 powers  Hundred (F Devon)
The Germany versus Italy map
