### Words that stand in other messages.

role-master = the GM
role-observer = the observers

## What stands for a detail that a refusal does not give.

unnamed-others = everyone else
unnamed-power = that power
unnamed-reader = you
unnamed-thing = that
unnamed-players = players
kind-army = army
kind-fleet = fleet
