# No page of an Illegal Gunboat tells its players or strangers which power has no player, or that one was replaced.
include parts/illegal-start
> gina@gm.example: out
SIGN ON M mute gmword9
EJECT Russia
< gina@gm.example: out
> edgar@eng.example: who
SIGN ON England mute swordE9
LIST mute
WHO GAME mute
SUMMARY mute
< edgar@eng.example: who
   Austria    move       3/3      someone@somewhere
   Russia     move       4/4      someone@somewhere
     Austria:                  someone@somewhere
     Russia:                   someone@somewhere
  Austria:       someone@somewhere
  Russia:        someone@somewhere
…no one
…rolf@rus.example
> otto@out.example: who
LIST mute
< otto@out.example: Re:
   Russia     move       4/4      someone
…no one
> rolf@rus.example: who
LIST mute
< rolf@rus.example: who
   Russia     move       4/4      someone
…no one
> gina@gm.example: who
SIGN ON M mute gmword9
LIST mute
< gina@gm.example: who
   Russia     abandon
> otto@out.example: who
WHO GAME mute
< otto@out.example: Re:
     Russia:                   someone
…no one
> nora@new.example: in
REGISTER
Name: Newcomer
END
SIGN ON Russia mute swordN9
< nora@new.example: Re:
= seat-not-yours game="mute"
> nora@new.example: in
SIGN ON ? mute swordN9
< nora@new.example: in
> edgar@eng.example: who
SIGN ON England mute swordE9
LIST mute
SUMMARY mute
< edgar@eng.example: who
   Russia     move       4/4      someone@somewhere
  Russia:        someone@somewhere
…S1901M someone
…Newcomer
> nora@new.example: who
SIGN ON Russia mute swordN9
LIST mute
< nora@new.example: who
   England    move       3/3      someone@somewhere
   Russia     move       4/4   0  nora@new.example  (Newcomer)
