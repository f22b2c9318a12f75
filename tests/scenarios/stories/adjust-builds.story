# A correction among the builds keeps those that are still possible, and tells each player which of theirs are not.
include moments/builds
orders: alpha
E: Build F Lon
F: Build F Bre, Build A Par, Build A Mar
T: Build F Smy
> gina@gm.example: mend
SIGN ON M alpha gmword
ADJUST
OWNER Spa NONE
PLACE A Par France
REASON Spain was not taken.
END ADJUST
< fleur@fra.example: Adjusted
= email-adjusted.orders-stay
= email-adjusted.fallen
France:
< edgar@eng.example: Adjusted
= email-adjusted.orders-stay
England:
Builds a fleet in London.
…no longer count:
