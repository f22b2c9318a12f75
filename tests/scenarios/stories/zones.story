# Zones and dates as people write them: east is plus, and the reply shows the time of day it is there.
include opening
@ 2026-01-05 13:00
+> anna@aus.example: zone
SET ZONE GMT+1
< anna@aus.example: Re: TEST zone
= zone-set zone="UTC+1" now="14:00"
> anna@aus.example: deadline
SIGN ON Austria alpha swordA
< anna@aus.example: Re: TEST:alpha
Thu 8 Jan 2026 00:30 (your time, UTC+1) = Wed 7 Jan 23:30 UTC
…Etc/
+> anna@aus.example: zone
SET ZONE EST
< anna@aus.example: Re: [Error Flag] TEST
= zone-of-several text="EST" zones="America/New_York, Australia/Sydney or UTC-5"
Try: SET ZONE
> nina@new.example: hello
REGISTER
Name: Nina New
Timezone: Atlantis
END
< nina@new.example: Re: TEST hello
Welcome, Nina New
= zone-near zone="Atlantis"
Atlantic
+> nina@new.example: hello again
REGISTER
Name: Nina New
Timezone: Vienna, Austria
END
< nina@new.example: Re: TEST hello again
= entry-changed name="Nina New"
= zone-set zone="Europe/Vienna" now="14:00"
> gina@gm.example: when
SIGN ON M alpha gmword
SET DEADLINE Thu 8pm GMT+1
< gina@gm.example: Re: TEST:alpha
Read as Thu Jan 8 2026 20:00 UTC+1 (19:00 UTC)
> gina@gm.example: when
SIGN ON M alpha gmword
SET DEADLINE 2027-01-08 20:00
< gina@gm.example: Re: [Error Flag] TEST:alpha
REJECTED: Fri Jan 8 2027 20:00 Europe/London (20:00 UTC) is 368 days
= if-you-mean-it line="SET DEADLINE 2027-01-08 20:00 YES"
> gina@gm.example: when
SIGN ON M alpha gmword
SET DEADLINE 2026-01-01 20:00
< gina@gm.example: Re: [Error Flag] TEST:alpha
Thu Jan 1 2026 20:00 Europe/London (20:00 UTC) is in the
> gina@gm.example: when
SIGN ON M alpha gmword
SET DEADLINE 1/9/2026 8pm
< gina@gm.example: Re: [Error Flag] TEST:alpha
= date-ambiguous
> gina@gm.example: when
SIGN ON M alpha gmword
SET DEADLINE Fri
< gina@gm.example: Re: TEST:alpha
Read as Fri Jan 9 2026 23:30 UTC.
