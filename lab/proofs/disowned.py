"""Mails that know the passwords and show the right addresses, but that these addresses' domain disowns."""

from __future__ import annotations

from datetime import timedelta
from itertools import product
from random import Random

from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.crash.comparison import final_state

_SENDERS = ("anna@aus.example", "edgar@eng.example", "eve@evil.example")
_SEATS = (("Austria", "swordA"), ("England", "swordE"), ("M", "gmword"))
_ORDERS = ("A Vie - Gal", "F Lon - Nth", "PROCESS", "EJECT Turkey", "SET PASSWORD mine", "RESIGN", "SET DRAW")
_BETWEEN = timedelta(seconds=9)


def stolen(size: int) -> Result:
    """Send them one every nine seconds: no effect, and of each player's case one notice an hour."""
    cases = Random(size).choices(list(product(_SENDERS, _SEATS, _ORDERS)), k=size)
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        before, notices, start = final_state(place).record, 0, here.now
        for number, (sender, (seat, word), order) in enumerate(cases):
            here.now += _BETWEEN
            here.deliver(sender, f"o{number}", f"SIGN ON {seat} alpha {word}\n{order}\n", "fail")
            notices += len(here.unread)
        after, hours = final_state(place).record, (here.now - start) // timedelta(hours=1) + 1
    failures = [f"{part} changed" for part in ("games", "events", "snapshots") if before[part] != after[part]]
    if notices > len(_SEATS) * hours:
        failures.append(f"{notices} notices in {hours} hours")
    return Result(size, tuple(failures), f"{notices} notices in {hours} hours")
