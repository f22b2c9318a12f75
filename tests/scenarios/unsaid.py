"""What emails in a complete language say in English: games are played in a language made from English."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

from babel import Locale

from judge.game.settings import rows
from judge.paths import locales
from judge.render.text.messages import has_message
from judge.variants.load import load, place_words
from tests.pseudo_language import CODE, pseudo_language, unmarked
from tests.scenarios.story import Step, StoryJudge, read, words
from tests.servers.sqlite import TemporaryDatabase
from tests.services import JUDGE_INFO, services_on

PROGRAM = re.compile(
    r"::|>|Subject:|(?:Movement|Retreat|Adjustment) (?:results|orders) for |The next phase of "
    r"|The deadline for (?:the first orders|orders) |(?:\w+: +)?(?:Army|Fleet) |[AF] |\d+ "
    r"|\w+: +(?:Builds|Removes) |\w+: +\d+ Supply centers, |Ownership of supply centers:"
    r"|The following units were dislodged:|The \w+ (?:Army|Fleet) in |Check: "
    r"|Broadcast message (?:from |in |\[)|Message (?:from |to |\[)"
)
"""How lines begin that programs read, and those with what somebody wrote."""
NO_WORDS = re.compile(
    r"\S+@\S+|\w+/\w+|\b[0-9a-f]{32,}|'\w+'|\*+|\"[^\"]*\"|[\w?.]+ = "
    r"|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d+ \w{3}\b"
    r"|\[Error Flag\]|\bclock +-?\d+ min .* days [SMTWFsmtwf-]{7}"
)
"""Addresses, zones, dates for programs, clocks as they are typed, and what is quoted within a line."""


class _Deaf(StoryJudge):
    """A judge whose story is played without a look at what it answers, which is in another language."""

    def mail_out(self, step: Step) -> None: ...

    def no_mail_out(self, step: Step) -> None: ...

    def quiet(self, step: Step) -> None: ...


def unsaid(stories: Iterable[str]) -> dict[str, str]:
    """What stands in English in the emails of these stories, each with a line in which it stands."""
    found: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, pseudo_language(Path(folder)) as code:
        info = replace(JUDGE_INFO, language=code)
        for name in stories:
            judge = _Deaf(services_on(TemporaryDatabase(), opt_in=False, judge_info=info))
            typed = set[str]()
            for step in read(name):
                typed.update(re.findall(r"[^\W\d_]+", " ".join((step.text, *step.body))))
                with suppress(AssertionError):  # an answer to an email that has another subject now
                    judge.take([step])
            for line in _lines(judge):
                if said := " ".join(word for word in _unmarked(line) if word not in typed):
                    found.setdefault(said, f"{name}: {line}")
    return found


def _lines(judge: StoryJudge) -> Iterator[str]:
    for mail in judge.sent:
        yield str(mail["Subject"])
        yield from (line.strip() for line in words(mail).splitlines())


def _unmarked(line: str) -> Iterator[str]:
    if not PROGRAM.match(line) and not typed_values().match(line):
        said = NO_WORDS.sub(" ", typed_keywords().sub("", line))
        yield from (word for word in unmarked(said) if word.lower() not in _names())


@cache
def typed_keywords() -> re.Pattern[str]:
    """How a line begins with the name of a setting, as it is typed."""
    return _beginning(row.keyword for row in rows().values())


@cache
def typed_values() -> re.Pattern[str]:
    """How a line begins with the name of a setting whose value is shown as it is typed, too."""
    typed = (row.keyword for name, row in rows().items() if not has_message(f"setting-value-{name}"))
    return _beginning(typed)


def _beginning(keywords: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"(?:{'|'.join(map(re.escape, keywords))})(?: {{2,}}|$)")


@cache
def _names() -> frozenset[str]:
    """The words of names on boards, which have no catalogue here, of topics of HELP, and of CLDR's dates."""
    powers = {word for one in load("standard").powers for word in (one.name, one.adjective)}
    places = {word for name in place_words() for word in re.findall(r"[a-z]+", name)}
    topics = {page.stem for page in (locales() / "en" / "help").glob("*.md")}
    dates = {
        name.strip(".").lower()
        for names in (Locale(CODE).months, Locale(CODE).days)
        for name in names["format"]["abbreviated"].values()
    }
    names = {word.lower() for word in powers}
    return frozenset(names | places | topics | dates) | {"alpha", "test", "standard"}
