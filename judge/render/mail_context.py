"""The mail context: the judge, the reader with their zone and style, and the moment of writing.

A view makes a notice's values from it. `VIEWS` finds the view by the name of the notice's template.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, TypeAlias, TypedDict, TypeVar

from judge.game.anonymity import is_blind, is_illegal, is_public
from judge.game.order_style import USUAL, MapForm, Style
from judge.game.roles import PersonId, Role
from judge.game.sight import SightedGame
from judge.game.state import Game
from judge.notices.notice import Addressee, JudgeInfo, Notice
from judge.notices.restricted import NOBODY, Known, Restricted
from judge.records import Proof, stricter
from judge.records.page_tokens import PageTokens
from judge.render.file_names import folder_of, page_of
from judge.render.lines.guidance import Guidance, OrderRequest, guidance, tasks_of_all
from judge.render.lines.header import ClockView, clock_view, header, subject_prefix
from judge.render.order_page.link import order_link
from judge.render.text.names import style_of_reader
from judge.render.text.reader_language import language
from judge.render.text.times import When, when
from judge.rules.phases import Phase
from judge.rules.units import Power

# The mail context: the judge, the reader with their zone and style, and the moment of writing.

T = TypeVar("T")
Values: TypeAlias = dict[str, object]


def _is_blind(game: Game) -> bool:
    return isinstance(game, SightedGame) and game.is_blind


class AboutValues(TypedDict):
    """What the template of every mail prints, about its game if it has one."""

    header: tuple[str, ...]
    """The `::` lines; the composer puts them above the body."""
    subject_prefix: str
    game: str
    silent: bool
    """The reader can write to no one in the game."""
    clock: ClockView | None


class NextStepValues(TypedDict):
    """What the reader has to send next; in some variants also what everyone has to."""

    guidance: Guidance | None
    tasks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MailContext:
    """The context of one mail; `reader` is None for someone who is not registered."""

    judge_info: JudgeInfo
    reader: Addressee | None
    now: datetime
    waits: bool = False
    """The mail leaves later, with others: what it says of time names the moment of which that is true."""
    page_tokens: PageTokens | None = None
    links: list[str] = field(default_factory=list)
    """The links with a page token that have been made for the email so far."""
    tokens: dict[tuple[str, int, Power], str] = field(default_factory=dict)
    """The page tokens reckoned so far, by game, number of its phase, and power."""

    @property
    def zone(self) -> str:
        """The reader's zone, UTC if they have none."""
        return self.reader.person.zone if self.reader else "UTC"

    @property
    def map(self) -> MapForm:
        """How a map comes with the mail, as its reader chose or else as the judge does it."""
        chosen = self.reader.person.wish.map if self.reader else MapForm.NONE
        return chosen or self.judge_info.map

    def web_page(self, game: Game, phase: Phase | None = None) -> str:
        """Return where the web shows a game, or its page of a judged phase; empty where it does not."""
        if not self.judge_info.site or not is_public(game) or is_blind(game):
            return ""
        page = page_of(phase) if phase else "index"
        return f"{self.judge_info.site}/{folder_of(game.name)}/{page}.html"

    @property
    def style(self) -> Style:
        """How the reader likes to see orders written, in English or in the reader's language."""
        return style_of_reader(self.reader.person.style if self.reader else USUAL)

    @property
    def power(self) -> Power | None:
        """The reader's own power in the game the mail is about; a spectator has none."""
        return self.reader.power if self.reader and self.reader.role is not Role.OBSERVER else None

    @property
    def spectator_of(self) -> Power | None:
        """The power whose player lets the reader see what it gets."""
        return self.reader.power if self.reader and self.reader.role is Role.OBSERVER else None

    @property
    def is_master(self) -> bool:
        """Whether the reader is the game's master (or the judge's keeper)."""
        return self.reader is not None and self.reader.role >= Role.MASTER

    def seen(self, value: Restricted[T]) -> T:
        """Return what the reader may see of a value that the game keeps from some."""
        return value.seen_by(self.reader or NOBODY)

    def known(self, people: Mapping[PersonId, Restricted[Known]]) -> Mapping[PersonId, Known]:
        """Return people as the reader may know them."""
        return {number: self.seen(one) for number, one in people.items()}

    def when(self, at: datetime) -> When:
        """Return a moment as the reader sees it."""
        return when(at, self.now, self.zone, waits=self.waits)

    def about(self, game: Game | None, code: str = "", deadline: datetime | None = None) -> AboutValues:
        """Return the values in every mail about a game: header, prefix of the subject, name, clock."""
        return {
            "header": header(self.judge_info, game, code, deadline) if game else (),
            "subject_prefix": subject_prefix(self.judge_info, game, code),
            "game": game.name if game else "",
            "silent": self.is_silent(game),
            "clock": clock_view(game, self.now, self.zone, self.power, waits=self.waits) if game else None,
        }

    def is_silent(self, game: Game | None) -> bool:
        """Whether the reader can write to no one in the game, so that no email tells how (seed 000, 3)."""
        return game is not None and is_illegal(game) and not self.is_master

    def next_step(
        self, game: Game, request: OrderRequest | None, power: Power | None = None
    ) -> NextStepValues:
        """Return the guidance for the reader, or for `power` if that is not his own.

        Everybody's tasks beside it.
        """
        return {
            "guidance": self.guidance(game, request, power or self.power),
            "tasks": tasks_of_all(request) if request and not _is_blind(game) else (),
        }

    def guidance(self, game: Game, request: OrderRequest | None, power: Power | None) -> Guidance | None:
        """Return the guidance for a power's player.

        None where nothing is asked for or nobody leads the power.
        """
        if request is None or power is None or all(seat.power != power for seat in game.seats):
            return None
        found = guidance(self._as_asked(game, request, power), power)
        page = self.order_page(game, power) if found.form and game.phase == request.phase else ""
        return replace(found, order_page=page) if page else found

    def order_page(self, game: Game, power: Power) -> str:
        """Return where the web shows the page for the orders of the phase at hand; "" if it does not."""
        if not self.judge_info.site:
            return ""
        token = self.page_token(game, power)
        link = order_link(game, power, leads=bool(token))
        if not link:
            return ""
        page = f"{self.judge_info.site}/{link}&l={language()}"
        return self.with_token(f"{page}&t={token}") if token else page

    def page_token(self, game: Game, power: Power) -> str:
        """Return the token by which orders of the phase at hand show that they are the reader's; "" for none.

        No one has one but who leads the power, on a judge that has pages on the web.
        """
        reader = self.reader.person if self.reader else None
        if self.page_tokens is None or reader is None or game.phase is None or not self.judge_info.site:
            return ""
        asked = game.name, game.number, power
        if asked not in self.tokens:
            leads = reader.id in game.seat(power).players
            token = self.page_tokens.token(game.name, game.phase, power, reader.address) if leads else ""
            self.tokens[asked] = token
        return self.tokens[asked]

    def with_token(self, link: str) -> str:
        """Note a link that brings the reader a token, and return it."""
        self.links.append(link)
        return link

    def _as_asked(self, game: Game, request: OrderRequest, power: Power) -> OrderRequest:
        """Return the request in the reader's style, and for a mail as he has to send it."""
        theirs = self.reader is not None and self.reader.person.id not in game.seat(power).players
        answers = self._answers_for(game, power)
        return replace(request, style=self.style, by_answer=answers, by_master=self.is_master and theirs)

    def _answers_for(self, game: Game, power: Power) -> bool:
        """Return whether an answer from the reader's address of record is enough to order for the power."""
        its_player = self.reader is not None and self.reader.person.id in game.seat(power).players
        return its_player and self.answers_count(game)

    def answers_count(self, game: Game) -> bool:
        """Return whether an answer to a mail of ours is proof enough in the game."""
        wanted = stricter(self.judge_info.evidence, game.settings.evidence)
        return Proof(replied=True).suffices(wanted)


# The views by the kinds of their notices: what a view returns is what the notice's template prints.

N = TypeVar("N", bound=Notice)
V = TypeVar("V", bound=Mapping[str, object])
View: TypeAlias = Callable[[N, MailContext], V]

VIEWS: dict[type[Notice], View[Any, Mapping[str, object]]] = {}


def view(kind: type[N]) -> Callable[[View[N, V]], View[N, V]]:
    """Make a function the view of a kind of notice."""

    def register(function: View[N, V]) -> View[N, V]:
        VIEWS[kind] = function
        return function

    return register


# What all pages of a reply have.


class PageValues(TypedDict):
    """A longer answer in a reply: `kind` names its template in mail/_parts, `asked_for` the command."""

    kind: str
    asked_for: str
