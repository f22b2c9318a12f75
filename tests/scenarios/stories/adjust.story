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
= nothing-of-adjust
!    3
= names-no-one-unit word="A Moon"
= cannot-stand-in place="St Petersburg"
= name-the-coast
!    5
!    6
= word-is-no-supply-centre word="Boh"
= names-no-one-power word="Moon"
= no-phase text="yesterday"
= no-line-of-adjust
no < anna@aus.example
> gina@gm.example: no reason
SIGN ON M alpha gmword
ADJUST
REMOVE A Vie
END ADJUST
ADJUST
REMOVE A Vie
< gina@gm.example: Re: [Error Flag]
= adjust-without-reason
= adjust-not-closed
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
= corrected-unit-of-nobody unit="Army Vienna"
= corrected-unit-put-on unit="Army Tyrolia" power="Austria"
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
= email-rolled-back.as-before phase="S1901M"
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
