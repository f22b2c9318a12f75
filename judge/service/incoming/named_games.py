"""Named games: a line that names another of its sender's games is for it, as far as proof allows.

docs: sender, "A line that names another of your games is for that game"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from judge.game.commands.anyone import SignOff
from judge.language.games_named import GameNamed, game_named
from judge.language.names import names, names_of
from judge.language.reading import read
from judge.language.readings import lines_around
from judge.language.segmentation import A_HEADING
from judge.language.statements import Answer, Context, Heading, Ignored, Place, Statement, Understood, Work
from judge.language.text.typography import WORD
from judge.notices.remarks import AnyRemark, GameRemark, remark
from judge.notices.replies import LineReport, SeatKey
from judge.records import Proof
from judge.service.changes import not_signed_on
from judge.service.echoes import is_echo
from judge.service.handlers.orders import OrderAnswer
from judge.service.handlers.seat_lookup import own_powers
from judge.service.handlers.sign_on import speak_for_own_seat
from judge.service.request import Request
from judge.service.speaker import ChangingSpeaker, Speaker
from judge.service.transcript import Transcript


@dataclass(frozen=True, slots=True)
class ForGame:
    """A line for the seat in a game that it names: its `rest`, and whether it `leads` the lines below too."""

    seat: SeatKey
    rest: str
    leads: bool


def for_game(
    request: Request,
    speaker: ChangingSpeaker,
    transcript: Transcript,
    statement: Statement,
    answers: Sequence[Answer],
    heads: Callable[[], bool],
) -> ForGame | None:
    """Return the part of a line that is for another game of its sender; None if it is for the current seat.

    A line that `heads` orders leads them only if it says nothing except what they are.
    """
    if not _may_name_game(request, speaker, statement, answers):
        return None
    seats = _seats(request, speaker)
    named = game_named(statement.text, seats)
    seat = seats[named.game] if named is not None else None
    if named is None or seat is None:
        return None
    line = _NamedLine(request, speaker, transcript, statement, answers, named, seat)
    if any(keeps(line) for keeps in _KEEP_SEAT):
        return None
    says_all = named.leads and "?" not in named.rest
    return ForGame(seat, named.rest, named.leads) if says_all or not heads() else _over_orders(speaker, line)


def _may_name_game(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> bool:
    """Return whether to look for a game in a line at all.

    A command as it is written names the game as its value: `LIST alpha`. After a failed SIGN ON, orders are
    for no other game, and an order that holds only places names none.
    """
    if statement.block or statement.place is Place.SIGNATURE or speaker.seat.sign_on_refused:
        return False
    if not answers or _names_places_alone(request, speaker, statement, answers):
        return False
    return not any(isinstance(one, Understood) for one in answers)


@dataclass(frozen=True, slots=True)
class _NamedLine:
    """A line that names a game of its sender, perhaps another one than it is for, with their seat there."""

    request: Request
    speaker: Speaker
    transcript: Transcript
    statement: Statement
    answers: Sequence[Answer]
    named: GameNamed
    seat: SeatKey

    @property
    def context(self) -> Context:
        """What the line is read against in its place."""
        return self.speaker.context(self.request)

    @property
    def rest(self) -> Statement:
        """The line without the name of the game."""
        return replace(self.statement, text=self.named.rest)

    def is_place(self) -> bool:
        """Return whether the current map has a place or power of the game's name."""
        known = names_of(self.context.variant)
        name = self.named.game
        return known is not None and (known.has(name) or known.power_named(name) is not None)

    def is_here(self) -> bool:
        """Return whether the game is the current one, and the line reads as well with its name as without."""
        said = any(isinstance(one, OrderAnswer) for one in self.answers)
        return self.seat == self.speaker.seat_key() and (said or not self.named.rest)

    def is_unproven(self) -> bool:
        """Return whether the speaker is unproven, so that a name counts only above lines and in no echo."""
        unknown = self.speaker.seat.actor is None or self.speaker.seat.unproven
        return unknown and (not self.named.leads or is_echo(self.request, self.transcript))

    def is_after_power(self) -> bool:
        """Return whether a power is right before the game, as in a SIGN ON with a password to follow."""
        known = names_of(self.context.variant)
        before = self.statement.text.lower().partition(self.named.game.lower())[0].split()
        return known is not None and bool(before) and known.power_named(before[-1].strip("-.:,")) is not None

    def ends_commands(self) -> bool:
        """Return whether the rest is SIGN OFF, which belongs to no game; with a name it may mean leaving."""
        read_now = read(self.rest, self.context)
        return any(isinstance(one, Understood) and isinstance(one.command, SignOff) for one in read_now)


_KEEP_SEAT = (
    _NamedLine.is_place,
    _NamedLine.is_here,
    _NamedLine.is_unproven,
    _NamedLine.is_after_power,
    _NamedLine.ends_commands,
)
"""Reasons to read a line that names another game for the current seat; the costliest check is last."""


def _names_places_alone(
    request: Request, speaker: Speaker, statement: Statement, answers: Sequence[Answer]
) -> bool:
    """Return whether each word of an order is a letter or a place, so that no games need be looked up."""
    if not all(isinstance(one, OrderAnswer) for one in answers):
        return False
    game = speaker.current_game(request.games)
    if game is None:
        return False
    known, words = names(game.variant), WORD.findall(statement.text.lower())
    return all(map(known.has, [one for one in words if len(one) > 1 and one not in known.provinces]))


def _over_orders(speaker: ChangingSpeaker, line: _NamedLine) -> ForGame | None:
    """Return the seat that a line over orders leads to, or orders for, with its rest; else None."""
    rest = line.rest
    name, actor = line.seat
    game = line.request.games.up_to_date(name)
    assert game is not None
    with speaker.speaking_as(game, actor, Proof()):
        context = line.context
        found = read(rest, context)
        if any(isinstance(one, OrderAnswer | Understood) for one in found):
            return ForGame(line.seat, rest.text, leads=False)
        if all(_is_heading(one) for one in found):
            return ForGame(line.seat, rest.text, leads=True)
        introduces = lines_around.introduces(rest.text, context, Work())
    return ForGame(line.seat, "", leads=True) if introduces else None


def _is_heading(answer: Answer) -> bool:
    if isinstance(answer, Heading):
        return not answer.wrong
    return isinstance(answer, Ignored) and answer.why == A_HEADING


def lead(request: Request, speaker: ChangingSpeaker, transcript: Transcript, seat: SeatKey) -> AnyRemark:
    """Let the lines below speak for this seat of the sender; return the remark about it.

    If the email spoke for that seat before, it is as it was then. If it still does, nothing is said.
    """
    name, actor = seat
    if seat == speaker.seat_key():
        return ""
    game = request.games.up_to_date(name)
    assert game is not None
    before = speaker.left.get(name)
    if before is not None and before.actor == actor:
        speaker.sign_on(game, actor, before.proof)
        speaker.seat.unproven, speaker.seat.doubt = before.unproven, before.doubt
        return remark(GameRemark.SPEAKS_FOR_POWER, power=game.variant.power(actor.power or ""), game=name)
    outcome = speak_for_own_seat(request, speaker, transcript, game, actor)
    return outcome.remark


def about_game(
    request: Request, speaker: Speaker, report: LineReport, statement: Statement, rest: str
) -> LineReport:
    """Return the report of a line that names a game, as it was written, with the seat it is for."""
    game, actor = speaker.current_game(request.games), speaker.seat.actor
    if report.line != statement.line or game is None or actor is None or actor.power is None:
        return report
    power = game.variant.power(actor.power)
    shown = replace(report, text=statement.text) if report.text == rest else report
    if report.understood == not_signed_on().remark:
        return replace(shown, understood=remark(GameRemark.GAME_UNPROVEN, power=power, game=game.name))
    told = remark(GameRemark.READ_FOR_GAME, power=power, game=game.name)
    return replace(shown, assumed=(*report.assumed, told))


def _seats(request: Request, speaker: Speaker) -> Mapping[str, SeatKey | None]:
    """Return the sender's powers by their games; None for a game in which they play several."""
    found: dict[str, SeatKey | None] = {}
    for game, actor in own_powers(request, speaker):
        if game.phase is not None:
            found[game.name] = None if game.name in found else (game.name, actor)
    return found
