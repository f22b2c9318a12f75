"""Naval Diplomacy (seed 001): movement phases with shared sea spaces, as a pipeline around the equations.

At sea nothing stands off, dislodges or is dislodged, so everything there is settled before anything is
weighed: which fleet an order is for (`fleets`), whether it is possible (`possible`), who is kept out of a
strait (a block), who is removed (a patrol). What is left is a fight for land provinces, and that is the
standard game's: each fleet gets a place of its own (a slot) in the sea space it acts from, and the equations
judge the board that comes of it. `adjudicate` puts the parts in order and carries the verdicts back. The
choices at the points that the seed leaves open are `NavalRules` in `judge.rules.variant_rules`.
"""
