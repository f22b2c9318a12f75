"""The everyday corpus: what people write and what it must come to; `python -m tests.everyday` counts it.

Its tables stand in `tests/data/everyday`, whose README says how a line and a mail are written down. A line is
read against a board, as `judge parse` reads it; a mail goes through the real services, from its bytes to the
answer. What is expected and did not come about is a miss, and is listed.
"""

from __future__ import annotations

import json
import shutil
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from email.message import EmailMessage
from functools import cache
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeAlias

from judge.language.problems import Problem
from judge.language.statements import Prose, UnderstoodOrder
from judge.rules import notation
from judge.store.database import Database
from tests.messages import place
from tests.scenarios.story import StoryJudge, above_quote
from tests.servers import sqlite
from tests.services import services_on
from tests.unit.language.positions import answers, context

FOLDER = Path(__file__).parent / "data" / "everyday"
Row: TypeAlias = dict[str, Any]

_SEATS = {
    "AUSTRIA": ("anna@aus.example", "swordA"),
    "ENGLAND": ("edgar@eng.example", "swordE"),
    "FRANCE": ("fleur@fra.example", "swordF"),
    "GERMANY": ("gerd@ger.example", "swordG"),
    "ITALY": ("irma@ita.example", "swordI"),
    "RUSSIA": ("rolf@rus.example", "swordR"),
    "TURKEY": ("tara@tur.example", "swordT"),
    "MASTER": ("gina@gm.example", "gmword"),
}
"""The players of tests/scenarios/stories/opening.story and its master, with their passwords."""
_GAME = "alpha"


@cache
def tables() -> dict[str, Row]:
    """The corpus, table by table."""
    files = sorted(FOLDER.glob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in files}


def boards() -> dict[str, Row]:
    """The boards of all tables by their names."""
    return {name: board for table in tables().values() for name, board in table.get("board", {}).items()}


def lines() -> list[Row]:
    """Every line of the corpus with its orders."""
    return [line for table in tables().values() for line in table.get("line", ())]


def mails() -> list[Row]:
    """Every mail of the corpus with its answer."""
    return [mail for table in tables().values() for mail in table.get("mail", ())]


# Lines


def misses_of_line(line: Row) -> list[str]:
    """What of a line was not read as meant; nothing if all was."""
    board = boards().get(line.get("board", "start"), {})
    where = context(
        board.get("units"),
        power=line["power"],
        phase=board.get("phase", "S1901M"),
        sc=board.get("sc"),
        dislodged=board.get("dislodged"),
        keeps=True,
    )
    found = answers(line["text"], where)
    orders = [notation.write(one.order) for one in found if isinstance(one, UnderstoodOrder)]
    refused = [str(one.message) for one in found if isinstance(one, Problem)]
    talk, beside = [one.text for one in found if isinstance(one, Prose)], line.get("talk", [])
    refused += [f"taken for prose: {one}" for one in talk if one not in beside]
    missed = _difference(line["orders"], orders)
    missed += [f"has no line: {one}" for one in beside if one not in talk]
    if line["orders"] and refused:
        missed += [f"refused: {message}" for message in refused]
    elif not line["orders"] and not refused and not line.get("ignored"):
        missed.append("it is not asked about")
    return missed


def _difference(wanted: Sequence[str], found: Sequence[str]) -> list[str]:
    lacking, more = Counter(wanted) - Counter(found), Counter(found) - Counter(wanted)
    return [f"lacking: {one}" for one in lacking.elements()] + [
        f"not meant: {one}" for one in more.elements()
    ]


# Mails


class Desk:
    """A judge with a game that stands as it did, whatever mail came before."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.prepared: dict[str, StoryJudge] = {}

    def misses_of_mail(self, mail: Row) -> list[str]:
        """What of a mail did not come to what it must come to; nothing if all did."""
        sender, text = _sender_and_text(mail)
        judge = self._judge(mail.get("after", "opening"))
        subject, answers = mail.get("subject", "orders"), ""
        if "answers" in mail:
            answered = judge.last(sender, mail["answers"])
            subject, answers = f"Re: {answered['Subject']}", str(answered["Message-ID"])
            text = _with_quote(text, answered, mail)
        subtype = "html" if mail.get("html") else "plain"
        judge.deliver(sender, subject, text + "\n", mail.get("border", ""), answers, subtype)
        missed = _difference(mail.get("orders", ()), _orders_in_force(judge, mail))
        missed += _misses_of_answer(judge, sender, mail)
        judge.services.store.close()
        return missed

    def _judge(self, story: str) -> StoryJudge:
        """The judge as the story leaves it, on a copy of its database."""
        before = self.folder / f"{story.replace('/', '-')}.db"
        if story not in self.prepared:
            self.prepared[story] = _played(story, before)
        played = self.prepared[story]
        now = self.folder / "now.db"
        shutil.copyfile(before, now)
        services = services_on(Database(f"sqlite:///{now}"))
        judge = StoryJudge(services, now=played.now, mail_count=played.mail_count)
        judge.sent = list(played.sent)
        return judge


def _played(story: str, file: Path) -> StoryJudge:
    database = sqlite.fresh(file)
    judge = StoryJudge(services_on(database))
    judge.play(story)
    database.close()
    return judge


def _sender_and_text(mail: Row) -> tuple[str, str]:
    """Who sends the mail, and its text: his SIGN ON above it unless he wrote it otherwise."""
    address, password = _SEATS[mail.get("power", "AUSTRIA")]
    text = mail["text"]
    if mail.get("sign_on", "answers" not in mail):
        end = "<br>" if mail.get("html") else "\n"
        text = f"SIGN ON {mail.get('power', 'AUSTRIA').title()} {_GAME} {password}{end}{text}"
    return mail.get("from", address), text


def _with_quote(text: str, answered: EmailMessage, mail: Row) -> str:
    """An answer with the mail below it, as the program of its sender quotes that."""
    if mail.get("html"):
        quoted = "<br>".join(escape(line) for line in answered.get_content().splitlines())
        return f'{text}<div class="gmail_quote"><blockquote class="gmail_quote">{quoted}</blockquote></div>'
    whole = above_quote(text, answered, mail.get("attribution", "").strip("\n"), mail.get("mark", "> "))
    for line, filled in mail.get("filled", {}).items():
        whole = whole.replace(line, filled)
    return whole


def _orders_in_force(judge: StoryJudge, mail: Row) -> list[str]:
    with judge.services.store.begin() as work:
        game = work.games.get(_GAME)
        assert game is not None
        return [notation.write(order) for order in game.orders.get(mail.get("power", "AUSTRIA"), ())]


def _misses_of_answer(judge: StoryJudge, sender: str, mail: Row) -> Iterator[str]:
    mails = [one for one in judge.unread if one["To"] == sender]
    replies = [one for one in mails if str(one["Subject"]).startswith("Re:")] or mails
    if not mail.get("answered", True):
        yield from (f"answered: {one['Subject']}" for one in replies)
        return
    if not replies:
        yield "not answered"
        return
    flagged = "[Error Flag]" in str(replies[0]["Subject"])
    if flagged != mail.get("flag", False):
        yield "flagged" if flagged else "not flagged"
    said = " ".join(word for one in mails for word in str(one.get_content()).split())
    yield from (f"not said: {words}" for words in mail.get("says", ()) if place(said, words) < 0)
    yield from (f"said: {words}" for words in mail.get("never", ()) if place(said, words) >= 0)


# The report


def report() -> Row:
    """The corpus in numbers, and every miss."""
    missed: list[str] = []
    for line in lines():
        missed += [f"{line['power']}: {line['text']!r}: {why}" for why in misses_of_line(line)[:1]]
    with TemporaryDirectory() as folder:
        desk = Desk(Path(folder))
        for mail in mails():
            missed += [f"{mail['name']}: {'; '.join(why)}" for why in [desk.misses_of_mail(mail)] if why]
    count = len(lines()) + len(mails())
    return {
        "lines": len(lines()),
        "mails": len(mails()),
        "as_meant": count - len(missed),
        "as_meant_percent": round(100 * (count - len(missed)) / count, 2),
        "missed": missed,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(report(), indent=1, ensure_ascii=False) + "\n")
