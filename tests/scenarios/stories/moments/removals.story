# Austria has lost two centres: the adjustments of 1902, in which it removes two units.
include moments/second-year
@ 2026-01-13 12:00
> gina@gm.example: position
SIGN ON M alpha gmword
ADJUST
OWNER Vie Italy
OWNER Tri Italy
PHASE F1902B
REASON The position of an exercise.
END ADJUST
