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
REFUSED: "duplex" is no board and no option of one, but a setting.
Try: Leave it out, and write on a line of its own: SET DUPLEX.
REFUSED: "no press" is no board and no option of one, but a setting.
Try: Leave it out, and write on a line of its own: SET NO PRESS.
REFUSED: There is no variant "anceint meditteranean" here.
GET variants lists all; near it: ancient_med.
You are the master of four, a game of Germany versus Italy.
Try: SET NO DUPLEX on a line of its own does that.
Try: SET VARIANT hundred on a line of its own does that.
> gina@gm.example: board
SIGN ON M four gmword9
SET VARIANT france/austria
SET VARIANT hundred, fog of war
SET VARIANT Illegal Gunboat
SET VARIANT Modern Europe
SET VARIANT colonial triplex
NOT VARIANT colonial
< gina@gm.example: Parameter Change
  blind
    now  yes: a power sees what is near its units and centres (fog of war)
< gina@gm.example: Re: [Error Flag]
four is played on France versus Austria now
Changed: variant, blind. Everybody is told what is different
four is played on Illegal Gunboat
near it: modern (options
"triplex" is no board and no option of one, but a setting.
Try: SET NOT VARIANT colonial on a line of its own does that.
> gina@gm.example: pages
GET MAP anceint meditteranean
GET RULES colnial
LIST VARIANTS standrad
LIST VARIANTS 100
GET MAP G v I
< gina@gm.example: Re: [Error Flag]
near it: ancient_med.
near it: colonial
near it: standard
hundred  3 powers  Hundred (F Devon)
The Germany versus Italy map
