"""Hostile mail: forged for a power that is not the sender's, or made to exhaust the reader."""

from __future__ import annotations

import shutil
import tracemalloc
from datetime import UTC, datetime
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import TypeAlias

from judge.service.incoming import intake
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder
from tests.cost import MOST_EMAILS, in_emails
from tests.crash.comparison import FinalState, final_state
from tests.scenarios.story import StoryJudge, raw_mail

_POWERS = {"Austria": "anna@aus.example", "England": "edgar@eng.example", "Turkey": "tara@tur.example"}
_VERDICTS = (
    "",
    "judge.example; dmarc=pass header.from={domain}",
    "mx.judge.example; dmarc=pass header.from={domain}; spf=pass smtp.mailfrom={domain}",
    "evil.example; dmarc=pass header.from={domain}; dkim=pass header.d={domain}",
    "judge.example; dmarc=fail header.from={domain}",
    "judge.example (ok); DMARC=PASS header.from={domain}",
)
_WORDS = ("", "swordX", "swordB", "plain$", "' OR 1=1 --", "*", "worda ")
_ORDERS = ("A Vienna - Galicia", "SET WAIT", "RESIGN", "SET DRAW", "CLEAR", "PASSWORD mine")
_BYTES = 50_000_000
_A_TIME = 20
_NOON = datetime(2026, 1, 5, 13, tzinfo=UTC)
_GAME = ("games", "events", "snapshots")
_Case: TypeAlias = tuple[tuple[str, str], str, str, str, bool]


def forged(size: int) -> Result:
    """Speak for three powers from their own and other addresses without their passwords: no effect at all.

    Twenty at a time to a game in its first phase, so that no limit on a sender's mails hides what they do.
    """
    cases = list(product(_POWERS.items(), _VERDICTS, _WORDS, _ORDERS, (True, False)))
    chosen = Random(size).choices(cases, k=size)
    failures: list[str] = []
    with trial_folder() as place:
        prepared = place / "prepared"
        prepared.mkdir()
        with story_judge(prepared) as here:
            here.play("opening")
        before = final_state(prepared)
        right = (("Austria", _POWERS["Austria"]), "", "swordA", "A Vienna - Galicia", True)
        if not _changed(prepared, place / "control", [right], before):
            failures.append("even the right password has no effect")
        for start in range(0, size, _A_TIME):
            some = chosen[start : start + _A_TIME]
            failures += [f"{some}: {part}" for part in _changed(prepared, place / str(start), some, before)]
    return Result(size, tuple(failures))


def _changed(prepared: Path, place: Path, cases: list[_Case], before: FinalState) -> list[str]:
    """Bring some mails to a copy of the game; what of it is not as before, or has met no fate."""
    shutil.copytree(prepared, place)
    with story_judge(place) as here:
        here.now = _NOON
        for number, ((power, address), verdict, word, order, own) in enumerate(cases):
            sender = address if own else f"mallory{number % 7}@evil.example"
            body = f"SIGN ON {power} alpha {word}\n{order}\n"
            raw = raw_mail(sender, "orders", body, f"<{number}@evil.example>")
            head = f"Authentication-Results: {verdict.format(domain=sender.partition('@')[2])}\r\n"
            intake.receive(here.services, head.encode() + raw if verdict else raw, here.now, "forged")
        here.tick(None)
    after = final_state(place)
    shutil.rmtree(place)
    parts = [part for part in _GAME if after.record[part] != before.record[part]]
    return parts + [f"mail {row[0]} has no fate" for row in after.record["mails in"] if row[3] is None]


def bombs(size: int) -> Result:
    """Read mails that are nested, crowded, bent or empty beyond reason, each within its limits."""
    dearest, largest, failures = 0.0, 0, []
    with trial_folder() as place, story_judge(place) as here:
        made = _bombs()[:size]
        for number, raw in enumerate(made):
            letter = here.services.reader.read(raw)
            cost = in_emails(partial(here.services.reader.read, raw))
            dearest = max(dearest, cost)
            if cost > MOST_EMAILS:
                failures.append(f"bomb {number}: as {cost:.0f} short emails")
            taken_up = _memory_for(here, raw)
            largest = max(largest, taken_up)
            if taken_up > _BYTES:
                failures.append(f"bomb {number}: {taken_up:,} bytes of memory")
            if len(letter.text) > 256 * 1024:
                failures.append(f"bomb {number}: {len(letter.text)} characters of text")
    return Result(
        len(made), tuple(failures), f"at most as {dearest:.0f} short emails, largest {largest / 1e6:.0f} MB"
    )


def _memory_for(here: StoryJudge, raw: bytes) -> int:
    """What reading a mail takes at its peak, beside the mail; apart, because counting makes it slow."""
    tracemalloc.start()
    here.services.reader.read(raw)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return peak


def _bombs() -> list[bytes]:
    """Thirty of them: five shapes in six sizes."""
    return [shape for step in range(1, 7) for shape in _shapes(4**step)]


def _shapes(n: int) -> tuple[bytes, ...]:
    head = b"From: ann@a.example\r\nMessage-ID: <1@a>\r\n"
    nested = b"".join(
        b'Content-Type: multipart/mixed; boundary="%d"\r\n\r\n--%d\r\n' % (i, i) for i in range(n)
    )
    parts = (
        b'Content-Type: multipart/mixed; boundary="b"\r\n\r\n' + b"--b\r\n\r\nx\r\n" * (n * 16) + b"--b--\r\n"
    )
    html = b"Content-Type: text/html\r\n\r\n" + b"<div><table><b>&amp;" * (n * 16)
    comment = b"Subject: x\r\nFrom: " + b"(" * (n * 4) + b"\r\n\r\nhi"
    words = b"Subject: " + b" =?utf-8?q?=41?=" * (n * 4) + b"\r\n\r\nhi"
    return head + nested, head + parts, head + html, comment, head + words
