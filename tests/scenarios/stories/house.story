# A rulebook and a way of reading orders may belong to one house: who sets one of them is told of the other.
@ 2026-01-05 12:00
> gina@gm.example: hello
REGISTER
Name: Gina Master
Timezone: Europe/London
END
CREATE ?alpha gmword
SET RULEBOOK gstz
SET ORDERS GSTZ
SET ORDERS GSTZ
< gina@gm.example: Re:
= rulebook-changed
= rulebook-changed house="GSTZ"
= setting-changed
= setting-same
… SET RULEBOOK GSTZ.
> gina@gm.example: another
CREATE ?beta gmword
SET ORDERS JUDGE
SET STANDING PROXY
< gina@gm.example: Re:
= reading-changed
RULEBOOK JUDGE.
= setting-changed
