"""The mails of the classic judge's transcripts, replayed: what it made of each, and what this judge makes.

`python -m tests.classic` prints the table, `python -m tests.classic --write` writes the page
tests/data/classic/replay.md. The mails stand in tests/data/classic, whose README says how they are
written down; they go through the real services in their order, each at its time.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from bisect import bisect
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from judge.service.keeper_policy import ConfirmationPolicy
from judge.store.database import Database
from tests.scenarios.story import StoryJudge
from tests.services import services_on

FOLDER = Path(__file__).parent / "data" / "classic"
PAGE = FOLDER / "replay.md"
_SERIES = (1, 400, 480, 520)
"""The transcripts with which a new judge began."""
_ANSWERS = 10_000
"""No limit: within a minute of the transcripts a player sends more mails than any person does in an hour."""


class Verdict(StrEnum):
    """How an answer compares with the classic judge's."""

    SAME = "same"
    BETTER = "better"
    DIFFERENT = "different"
    REFUSED = "refused by name"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Row:
    """One mail, what the classic judge made of it and what this one does; the reason where they differ."""

    number: int
    name: str
    classic: str
    here: str
    verdict: Verdict
    why: str = ""


def rows() -> list[Row]:
    """Every mail of the transcripts with its verdict."""
    notes = tomllib.loads((FOLDER / "notes.toml").read_text(encoding="utf-8"))
    then = notes.pop("then")
    lines = (FOLDER / "mails.jsonl").read_text(encoding="utf-8").splitlines()
    said = ((str(mail["n"]), mail) for mail in map(json.loads, lines))
    mails = [{**mail, "note": notes.get(n, ""), "then": then.get(n, "")} for n, mail in said]
    series = (list(some) for _, some in groupby(mails, key=lambda mail: bisect(_SERIES, mail["n"])))
    return [row for some in series for row in _on_new_judge(some)]


def _on_new_judge(mails: list[dict[str, Any]]) -> list[Row]:
    with TemporaryDirectory() as folder:
        database = Database(f"sqlite:///{Path(folder) / 'judge.db'}")
        database.upgrade()
        judge = StoryJudge(services_on(database))
        judge.change_policy(
            answers=_ANSWERS, proven_answers=_ANSWERS, games=_ANSWERS, resignation=ConfirmationPolicy.NEVER
        )
        found = list(_replayed(judge, mails))
        database.close()
    return found


def _replayed(judge: StoryJudge, mails: list[dict[str, Any]]) -> Iterator[Row]:
    for mail in mails:
        judge.now = datetime.fromisoformat(mail["at"]).replace(tzinfo=UTC)
        if "mail" not in mail:
            judge.tick(None)
            continue
        judge.deliver_raw(_raw(mail))
        yield _row(mail, _reply(judge, mail), mail["note"])
        if mail["then"]:
            again = re.sub(r"(?<=\n)(?:process|eject)(?: .*)?(?=\n)", mail["then"], mail["mail"])
            judge.deliver_raw(_raw({"n": f"{mail['n']}.then", "mail": again}))


_PASSWORD = re.compile(r"\b(?:pw[aefginort]2?|gmpw)\b")
"""The passwords of the transcripts."""


def _raw(mail: dict[str, Any]) -> bytes:
    """The mail as it came, with a Message-ID of its own, and passwords as long as they have to be here."""
    written = _PASSWORD.sub(r"\g<0>-sesame", mail["mail"])
    text = f"Message-ID: <{mail['n']}@transcripts.example>\n{written}"
    return text.encode("utf-8", "surrogateescape")


def _reply(judge: StoryJudge, mail: dict[str, Any]) -> tuple[str, str] | None:
    """Subject and text of the answer to a mail; None if there is none."""
    sender = re.search(r"^From:.*?([^\s<]+@[^\s>]+)", mail["mail"], re.MULTILINE)
    assert sender is not None
    for one in judge.unread:
        if str(one["To"]).lower() == sender[1].lower() and str(one["Subject"]).startswith("Re:"):
            return str(one["Subject"]), str(one.get_content())
    return None


_REFUSED = re.compile(r"REJECTED: ((?:.+\n)(?:       (?!Try:|Assumed:|Order:|Done:).+\n)*)")
_BY_NAME = (
    "is from the classic judge. This judge does not have it",
    "There is no variant",
    "There is no file called",
    "This judge has no",
)


def _row(mail: dict[str, Any], reply: tuple[str, str] | None, note: str) -> Row:
    name, classic = mail["name"], mail["classic"]
    if reply is None:
        verdict = Verdict.SAME if classic == "silent" else Verdict.DIFFERENT if note else Verdict.SILENT
        return Row(mail["n"], name, classic, "silent", verdict, note)
    subject, text = reply
    refusals = [" ".join(found.split()) for found in _REFUSED.findall(text)]
    here = "refused" if refusals or "Nothing was changed" in text or "[Error Flag]" in subject else "taken"
    if here == classic:
        return Row(mail["n"], name, classic, here, Verdict.SAME, note)
    if here == "taken":
        return Row(mail["n"], name, classic, here, Verdict.DIFFERENT if note else Verdict.BETTER, note)
    why = note or (refusals[0] if refusals else "nothing in it is an order or a command")
    return Row(mail["n"], name, classic, here, _refusal(refusals), why)


def _refusal(refusals: Iterable[str]) -> Verdict:
    by_name = any(words in refusal for refusal in refusals for words in _BY_NAME)
    return Verdict.REFUSED if by_name else Verdict.DIFFERENT


# The page


def page(found: list[Row]) -> str:
    """The table as a page."""
    counts = Counter(row.verdict for row in found)
    lines = [
        "# The classic judge's mails, replayed",
        "",
        "This page is drawn by `python -m tests.classic --write` from 479 transcripts of the classic judge,",
        "of which 36 are moments of its clock; the mails are fed to this one in order, each at its time.",
        "*Same*: both take the mail, or both refuse something in it. *Better*: taken here as it was meant,",
        "and refused there. *Different*: with the reason. *Refused by name*: what this judge does not have.",
        "",
        ", ".join(f"{verdict}: {counts[verdict]}" for verdict in Verdict) + f"; mails: {len(found)}.",
        "",
        "| Mail | Classic | Here | Verdict | Why |",
        "|---|---|---|---|---|",
    ]
    for row in found:
        why = row.why.replace("|", "\\|")
        lines.append(f"| {row.number:03} {row.name} | {row.classic} | {row.here} | {row.verdict} | {why} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    drawn = page(rows())
    if "--write" in sys.argv:
        PAGE.write_text(drawn, encoding="utf-8")
    else:
        sys.stdout.write(drawn)
