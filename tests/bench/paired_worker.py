"""Steps of the judge, one after another on request, in a process of one checkout (see `paired.py`).

It is run by its path, with the checkout to be measured as PYTHONPATH. So it uses only what is the same in all
checkouts: the games and emails of the mail benchmark, and the rounds of work. It reads lines `cpu 7` and
`calls 7` and answers with the processor time, or the calls of functions, of each of so many steps.
"""

from __future__ import annotations

import gc
import logging
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email import policy
from email.message import EmailMessage
from pathlib import Path
from time import process_time
from typing import Any

from judge.game import machine
from judge.game.order_style import MapForm
from judge.game.state import Game
from judge.service import work_round
from judge.service.dependencies import Services
from judge.service.incoming import intake
from tests.bench import mail_games
from tests.scenarios.story import raw_mail
from tests.services import JUDGE_INFO, services_on

_START = datetime(2026, 1, 5, 12, tzinfo=UTC)
_ORDERS_AT = _START + timedelta(hours=1)
_SECOND = timedelta(seconds=1)
_WARM = 14
"""Steps before the first that is measured, two emails of each power: what a process makes once is made.

The second one replaces orders, which asks the database what the first one did not.
"""
_COPIES = 400
"""Games of which each is judged, or reminded of, in a step of its own."""

_UNITS = ("A BUD", "A VIE", "F TRI", "A BOH", "A TYR", "A RUM", "F GRE", "A BUL")
_ORDERS = (
    *("A Bud - Ser", "A Vie - Gal", "F Tri - Adr", "A Boh S A Vie - Gal"),
    *("A Tyr - Ven", "A Rum S A Bud - Ser", "F Gre - Aeg", "A Bul H"),
)
_QUOTED = (
    ":: Judge: TEST  Game: Alpha  Variant: Standard",
    ":: Deadline: S1901M Wed Jan 07 2026 23:30:00 +0000",
    "",
    "Movement results for Fall of 1900.  (alpha.000)",
    "",
    *(f"{power}: Army Vienna SUPPORT Army Rome -> Apulia.  (*cut*)" for power in ("Austria", "Turkey") * 10),
    "",
    "The next phase of 'alpha' will be Retreats for Fall of 1900.",
)
_ATTRIBUTION = "On Mon, 5 Jan 2026 at 14:00, The Test Judge <judge@judge.example> wrote:"
_ANNA = "anna0@aus.example"

Step = Callable[[], object]
Steps = Callable[[int], Step]
"""The step of each number; made before it is measured."""


def short_emails(here: Services) -> Steps:
    """Handle emails with three orders and less, of all powers in turn."""
    return lambda number: _handled(here, mail_games.order_mails(1, 1, first=number)[0].raw, number)


def long_emails(here: Services) -> Steps:
    """Handle emails with the orders for eight units."""
    _give_units(here)
    body = "\n".join(("SIGN ON Austria alpha0 swordA", *_ORDERS, ""))
    return lambda number: _handled(here, raw_mail(_ANNA, "orders", body, f"<{number}@long.example>"), number)


def phone_emails(here: Services) -> Steps:
    """Handle such emails as a telephone sends them: in two forms, above the results that they answer."""
    _give_units(here)
    return lambda number: _handled(here, _from_phone(number), number)


def _from_phone(number: int) -> bytes:
    message = EmailMessage(policy=policy.SMTP)
    message["From"], message["To"] = f"Anna Schmidt <{_ANNA}>", "judge@judge.example"
    message["Subject"], message["Message-ID"] = "Re: TEST:alpha0 - Results", f"<{number}@phone.example>"
    own = ("SIGN ON Austria alpha0 swordA", *_ORDERS, "", "Sent from my iPhone", "")
    message.set_content("\n".join((*own, _ATTRIBUTION, "", *(f"> {line}" for line in _QUOTED))) + "\n")
    lines, quoted = "".join(f"<div>{line}</div>" for line in own), "<br>".join(_QUOTED)
    quote = f"<div class='gmail_quote'><div>{_ATTRIBUTION}</div><blockquote>{quoted}</blockquote></div>"
    message.add_alternative(f"<html><body>{lines}{quote}</body></html>", subtype="html")
    return message.as_bytes()


def turns(here: Services) -> Steps:
    """Judge games whose orders are all there, and write the results to all."""
    for mail in mail_games.order_mails(1, mail_games.PLAYERS):
        mail_games.handle(here, [mail], _ORDERS_AT, _SECOND)
    clock = mail_games.game(here).clock
    assert clock is not None
    return _due(here, clock.deadline)


def reminders(here: Services) -> Steps:
    """Remind the players of whom orders are missing."""
    mail_games.handle(here, mail_games.order_mails(1, 3), _ORDERS_AT, _SECOND)
    due = machine.next_due(mail_games.game(here))
    assert due is not None
    return _due(here, due)


def emails_with_pages(here: Services) -> Steps:
    """Handle emails as `short_emails`, answered with a page of HTML and a link to an order page."""
    return short_emails(_on_the_web(here))


def turns_with_pages(here: Services) -> Steps:
    """Judge games as `turns`, with results that have pages of HTML, order pages and buttons."""
    return turns(_on_the_web(here))


def chores(here: Services) -> Steps:
    """Look once a minute for what there is to do beside emails and deadlines, mostly nothing."""
    return lambda number: lambda: work_round.do_chores(here, _ORDERS_AT + timedelta(minutes=number))


STEPS: dict[str, Callable[[Services], Steps]] = {
    "short emails": short_emails,
    "long emails": long_emails,
    "phone emails": phone_emails,
    "turns": turns,
    "reminders": reminders,
    "page emails": emails_with_pages,
    "page turns": turns_with_pages,
    "chores": chores,
}


def _on_the_web(here: Services) -> Services:
    """Services of a judge that has a site, to which its emails link."""
    info = replace(JUDGE_INFO, site="https://judge.example/games", map=MapForm.LINK)
    linking = services_on(here.store, judge_info=info)
    return replace(here, composer=linking.composer, documents=linking.documents, judge_info=info)


def _handled(here: Services, raw: bytes, number: int) -> Step:
    """The step that stores an email and handles it, without chores."""
    now = _ORDERS_AT + number * timedelta(milliseconds=100)

    def handle() -> None:
        intake.receive(here, raw, now, "bench")
        work_round.handle_pending(here, here.store.inbox.waiting(now), now)

    return handle


def _give_units(here: Services) -> None:
    """Give Austria eight units."""

    def changed(game: Game) -> Game:
        position = game.position
        kinds = {unit.kind.name[0]: unit.kind for unit in position.units}
        others = [unit for unit in position.units if unit.power != "AUSTRIA"]
        model = position.units[0]
        named = (one.split() for one in _UNITS)
        own = [replace(model, power="AUSTRIA", kind=kinds[kind], at=at) for kind, at in named]
        return replace(game, position=replace(position, units=(*own, *others)))

    _save(here, "alpha0", changed)


def _due(here: Services, first: datetime) -> Steps:
    """Steps of which each has one game due, a second after the one before."""
    names = [f"copy{number}" for number in range(_COPIES)]
    mail_games.copy_games(here, names, _ORDERS_AT)
    for name in ("alpha0", *names):
        _save(here, name)

    def step(number: int) -> Step:
        due = first + number * _SECOND
        _save(here, names[number], due=due)

        def run() -> None:
            if work_round.run_due(here, due) != 1:
                raise RuntimeError(f"{names[number]} was not due at {due}")

        return run

    return step


def _as_it_is(game: Game) -> Game:
    return game


def _save(
    here: Services, name: str, changed: Callable[[Game], Game] = _as_it_is, due: datetime | None = None
) -> None:
    with here.store.begin() as work:
        game = work.games.get(name)
        assert game is not None
        work.games.save(changed(game), (), _ORDERS_AT, "bench", due)
        work.commit()


def main() -> None:
    logging.disable(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder, closing(mail_games.fresh(Path(folder))) as database:
        here = mail_games.services(database)
        mail_games.open_games(here, 1, _START)
        steps, done = STEPS[sys.argv[1]](here), _WARM
        for number in range(_WARM):
            steps(number)()
        for line in sys.stdin:
            what, count = line.split()
            batch = [steps(number) for number in range(done, done + int(count))]
            done += len(batch)
            figure = _cpu(batch) if what == "cpu" else _calls(batch)
            sys.stdout.write(f"{figure / len(batch)}\n")
            sys.stdout.flush()


def _cpu(batch: list[Step]) -> float:
    """The processor time of steps, garbage of before not counted."""
    gc.collect()
    began = process_time()
    for step in batch:
        step()
    return process_time() - began


def _calls(batch: list[Step]) -> float:
    """The calls of functions, in Python and C, in steps."""
    calls = 0

    def count(_frame: object, what: str, _argument: Any) -> None:
        nonlocal calls
        calls += what in ("call", "c_call")

    sys.setprofile(count)
    for step in batch:
        step()
    sys.setprofile(None)
    return calls


if __name__ == "__main__":
    main()
