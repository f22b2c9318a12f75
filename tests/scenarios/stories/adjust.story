# The master mends the position, centres and the phase in one block: all of it or nothing, with a reason for everybody.
include opening
@ 2026-01-05 13:00
include parts/spring-six
> anna@aus.example: mine
SIGN ON Austria alpha swordA
ADJUST
OWNER Ser Austria
REASON I want it.
END ADJUST
< anna@aus.example: Re: [Error Flag]
= refused-not-master game="alpha"
> gina@gm.example: slips
SIGN ON M alpha gmword
ADJUST
REMOVE A Moon
PLACE F StP Russia
PLACE A Tri
OWNER Boh Austria
OWNER Ser Moon
PHASE yesterday
Have a nice day
END ADJUST
< gina@gm.example: Re: [Error Flag]
!    2 ADJUST
Nothing in this block was done
!    3
"A Moon" does not name a single unit.
No such unit can be in St Petersburg.
Name the coast:
!    5
!    6
= word-is-no-supply-centre word="Boh"
"Moon" does not name a single power.
= no-phase text="yesterday"
This is not a line of ADJUST.
no < anna@aus.example
> gina@gm.example: no reason
SIGN ON M alpha gmword
ADJUST
REMOVE A Vie
END ADJUST
ADJUST
REMOVE A Vie
< gina@gm.example: Re: [Error Flag]
The block has no reason. Everyone in the game is told the
The block has no END ADJUST, so nothing was changed.
no < anna@aus.example
> gina@gm.example: impossible
SIGN ON M alpha gmword
ADJUST
REMOVE A Vie
PLACE A Bud Italy
REASON A slip of mine.
END ADJUST
ADJUST
REMOVE F Vie
REASON A slip of mine.
END ADJUST
ADJUST
PHASE F1901R
REASON A slip of mine.
END ADJUST
< gina@gm.example: Re: [Error Flag]
= refused-occupied
= refused-no-unit-there
= refused-not-playable detail="F1901R"
no < anna@aus.example
# Orders of units that were not touched stay in.
> gina@gm.example: mend
SIGN ON M alpha gmword
ADJUST
REMOVE A Vie
PLACE A Tyr Austria
OWNER Ser Austria
REASON The master misread an order
REASON of the winter.
END ADJUST
< gina@gm.example: Re: TEST:alpha - S1901M mend
= adjusted
< anna@aus.example: TEST:alpha - S1901M Adjusted
The master misread an order of the winter.
- Army Vienna is taken off the board.
- Army Tyrolia is put on the board for Austria.
- Serbia belongs to Austria.
Austria: Army Budapest HOLD.
Austria: Army Tyrolia, No Order Processed.
Austria:   A Budapest, A Tyrolia, F Trieste        Budapest, Serbia,
< tara@tur.example: Adjusted
> anna@aus.example: what happened
SIGN ON Austria alpha swordA
A Tyr - Mun
HISTORY alpha
< anna@aus.example: Re:
= history-adjusted game="alpha"
The master misread an order of the winter.
- Serbia belongs to Austria.
Austria: Army Tyrolia -> Munich.
# What was mended is mended back by UNDO, with the orders that were in before; then once more.
> gina@gm.example: not so
SIGN ON M alpha gmword
UNDO ADJUST
UNDO
< gina@gm.example: Re: [Error Flag]
= adjust-undone phase="S1901M"
= refused-nothing-to-undo game="alpha"
< anna@aus.example: TEST:alpha - S1901M Adjustment undone: S1901M again
= email-rolled-back.adjust-undone game="alpha"
the orders for S1901M are as they were before the
ADJUST.
Austria: Army Budapest HOLD.
Austria:   A Budapest, A Vienna, F Trieste         Budapest, Trieste, Vienna
> gina@gm.example: and yet
SIGN ON M alpha gmword
ADJUST
REMOVE A Vie
PLACE A Tyr Austria
OWNER Ser Austria
REASON The master misread an order of the winter.
END ADJUST
< anna@aus.example: TEST:alpha - S1901M Adjusted
> anna@aus.example: what happened
SIGN ON Austria alpha swordA
A Tyr - Mun
HISTORY alpha
< anna@aus.example: Re:
= history-adjust-undone game="alpha" phase="S1901M"
> gina@gm.example: the phase
SIGN ON M alpha gmword
ADJUST
PHASE F1902M
REASON We skip a year.
END ADJUST
< anna@aus.example: TEST:alpha - F1902M Adjusted
= email-adjusted.phase
> gina@gm.example: now
SIGN ON M alpha gmword
PROCESS F1902M NOW
< anna@aus.example: TEST:alpha - F1902M Results
Ownership of supply centers:
Austria:   Budapest, Serbia, Trieste, Vienna.
# Mended and judged in one mail: what was mended is told as it was, and nothing of the phase that came after it.
> gina@gm.example: at once
SIGN ON M alpha gmword
ADJUST
PHASE S1904M
REASON Two years on.
END ADJUST
PROCESS NOW
< anna@aus.example: Adjusted
- The phase became S1904M; it was
= email-adjusted.judged-since
…THE BOARD
