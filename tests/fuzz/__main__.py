"""`python -m tests.fuzz --minutes 60`: bytes to commands for an hour; `--orders 10000`: orders with slips.

`--replies 10000`: what a mail server may say to the judge that sends.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from time import monotonic

from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as hypothesis

from judge.game.settings import Reading
from judge.language.problems import Problem
from judge.language.segmentation import statements
from judge.language.statements import Context, UnderstoodOrder
from judge.mail.reader import MessageReader
from judge.rules.orders import Order
from judge.rules.units import Position, Unit
from tests.fuzz.inputs import inputs
from tests.fuzz.replies import replies, try_dialogue
from tests.fuzz.stopwatch import MOST_GROWTH, SLOW_US, Stopwatch, growth
from tests.unit.language.positions import context
from tests.unit.language.test_properties import at, mutated

MEDIAN_US = 1000
OWN = "judge@judge.example"
WARM_UP = 300


def main() -> int:
    """Print one JSON object a task; 1 if an aim was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long to try bytes")
    parser.add_argument("--orders", type=int, default=0, help="how many orders with slips to try")
    parser.add_argument("--replies", type=int, default=0, help="how many dialogues with a server to try")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    answers = []
    if chosen.orders:
        answers.append(slips(chosen.orders))
    if chosen.replies:
        answers.append(by_replies(chosen.replies, chosen.seed))
    if chosen.minutes:
        answers.append(by_bytes(chosen.minutes * 60, chosen.seed))
    for answer in answers:
        sys.stdout.write(json.dumps(answer) + "\n")
    return 0 if all(answer["good"] for answer in answers) else 1


def by_bytes(seconds: float, seed: int) -> dict[str, object]:
    """Read mails until the time is up; an exception ends it, with the mail that made it."""
    source, reader, places = inputs(seed), MessageReader(own_addresses=(OWN,)), tuple(_contexts())
    watch, mails, answers, problems = Stopwatch(), 0, 0, 0
    end = monotonic() + seconds
    while monotonic() < end or mails < WARM_UP:
        raw = source.mail()
        if mails == WARM_UP:  # what is loaded and compiled on first use is no line's own time
            watch = Stopwatch()
        where = places[mails % len(places)]
        try:
            for statement in statements(reader.read(raw).text)[0]:
                found = watch.read(statement, where)
                answers += len(found)
                problems += sum(isinstance(one, Problem) for one in found)
        except Exception:
            sys.stderr.write(f"mail {mails} of seed {seed}: {raw!r}\n")
            raise
        mails += 1
    steepest, pattern = growth(places[0])
    good = watch.median() <= MEDIAN_US and watch.worst <= SLOW_US and steepest <= MOST_GROWTH
    return {
        "seconds": seconds,
        "mails": mails,
        "lines": watch.lines,
        "answers": answers,
        "problems": problems,
        "median_us": round(watch.median(), 1),
        "worst_us": round(watch.worst),
        "slowest": watch.slowest[:120],
        "steepest_growth": round(steepest, 2),
        "steepest_pattern": pattern,
        "good": good,
    }


def by_replies(count: int, seed: int) -> dict[str, object]:
    """Send mails to servers that say odd things; the first that is lost, or an exception, ends it."""
    source, tally = replies(seed), Counter[str]()
    for number in range(count):
        dialogue = source.dialogue()
        try:
            try_dialogue(dialogue)
        except Exception:
            sys.stderr.write(f"dialogue {number} of seed {seed}: {dialogue!r}\n")
            raise
        tally[dialogue.expected()] += 1
    return {"dialogues": count, **tally, "good": True}


def _contexts() -> Iterator[Context]:
    for reading in Reading:
        for phase in ("S1903M", "F1903R", "F1903A"):
            yield context(
                {
                    "FRANCE": ["A PAR", "F MAO", "F SPA/SC"],
                    "GERMANY": ["A BUR", "F HOL"],
                    "ENGLAND": ["F ENG"],
                },
                phase=phase,
                reading=reading,
                proxies=phase == "S1903M",
                game="alpha",
                player="Anna Schmidt",
                keeps=phase == "S1903M",
                sc={"FRANCE": ["PAR", "MAR", "BRE", "SPA", "POR"], "GERMANY": ["HOL"]},
                dislodged=[{"power": "FRANCE", "unit": "F BRE", "by": "ENG", "retreats": ["GAS", "PIC"]}],
            )


def slips(count: int) -> dict[str, object]:
    """Orders with up to three slips each: the order meant, another one and said so, or refused."""
    tally = {"as meant": 0, "otherwise, and said": 0, "refused": 0, "otherwise, in silence": 0}

    @hypothesis(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(mutated())
    def try_one(case: tuple[Position, Unit, Order, str]) -> None:
        position, unit, order, text = case
        where = at(position, unit.power)
        for statement in statements(text)[0]:
            for one in Stopwatch().read(statement, where):
                tally[_came_to(one, order)] += 1

    try_one()
    return {"orders": count, **tally, "good": tally["otherwise, in silence"] == 0}


def _came_to(answer: object, order: Order) -> str:
    if not isinstance(answer, UnderstoodOrder):
        return "refused"
    if answer.order == order:
        return "as meant"
    return "otherwise, and said" if answer.assumed else "otherwise, in silence"


if __name__ == "__main__":
    sys.exit(main())
