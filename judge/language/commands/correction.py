"""The block ADJUST … END ADJUST: its lines to corrections, each with its own problem."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from judge.game.commands.master import Adjust, Correction, GiveCentre, PutOn, TakeOff
from judge.game.message import Message, PlaceName, Said, message
from judge.language.command_line import InvalidCommand
from judge.language.drafts import UnitRead
from judge.language.names import names
from judge.language.orders.parser import parse
from judge.language.phases_named import typed_phase
from judge.language.powers import power_meant, variant_of
from judge.language.problems import InvalidOrder, Problem, ProblemKind
from judge.language.statements import Answer, Context, Statement, Understood
from judge.language.text.typography import plain, unadorned
from judge.rules.phases import Phase, PhaseKind
from judge.rules.units import Kind, Place, Power, Province, province_of
from judge.rules.variant_rules import NEUTRAL, Neutral

_LINE = re.compile(r"^\s*(?P<word>[a-z]+)\b\s*:?\s*(?P<rest>.*?)\s*$", re.IGNORECASE)
_LINES = message("lines-of-adjust")
_NOBODY = frozenset(["none", "nobody", "neutral", "unowned"])
_LONGEST = 300


def adjustment(statement: Statement, context: Context) -> tuple[Answer, ...]:
    """Return the command of a block, or what is wrong with its lines; then none of it is carried out."""
    if not statement.closed:
        why, hint = message("adjust-not-closed"), message("adjust-not-closed.hint")
        return (_problem(statement.line, statement.text, why, hint),)
    found = _Lines(context)
    problems: list[Answer] = []
    for number, text in zip(statement.numbers, statement.body, strict=True):
        try:
            found.read(text)
        except InvalidCommand as mistake:
            column = text.lower().find(mistake.read.lower()) + 1 if mistake.read else 1
            problems.append(
                Problem(
                    number, max(column, 1), text, mistake.kind, mistake.message, mistake.read, mistake.hint
                )
            )
    if problems:
        whole, hint = message("nothing-of-adjust"), message("nothing-of-adjust.hint")
        return (_problem(statement.line, statement.text, whole, hint), *problems)
    if not found.corrections and found.phase is None:
        return (_problem(statement.line, statement.text, message("adjust-changes-nothing"), _LINES),)
    if not found.reason:
        why, hint = message("adjust-without-reason"), message("adjust-without-reason.hint")
        return (_problem(statement.line, statement.text, why, hint),)
    return (Understood(statement.line, statement.text, found.command()),)


def trial(text: str, context: Context) -> Adjust | Said | None:
    """Return the correction in a line of a trial, or what is wrong with it; None for another line.

    In adjustments REMOVE is an order.
    """
    found = _LINE.match(text)
    word = found["word"].lower() if found else ""
    winter = context.phase is not None and context.phase.kind is PhaseKind.ADJUSTMENT
    if word not in ("place", "owner", "phase") and (word != "remove" or winter):
        return None
    lines = _Lines(context)
    try:
        lines.read(text)
    except InvalidCommand as mistake:
        return mistake.message
    return lines.command()


def _problem(line: int, text: str, why: Message, hint: Said) -> Problem:
    return Problem(line, 1, text, ProblemKind.INCOMPLETE_COMMAND, why, text.strip(), hint)


class _Lines:
    """The lines of a block so far."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.corrections: tuple[Correction, ...] = ()
        self.phase: Phase | None = None
        self.reason = ""
        self._readers: Mapping[str, Callable[[str], None]] = {
            "remove": self._remove,
            "place": self._place,
            "owner": self._owner,
            "phase": self._phase,
            "reason": self._reason,
        }

    def command(self) -> Adjust:
        """Return the command of the whole block."""
        return Adjust(self.corrections, self.reason, self.phase)

    def read(self, text: str) -> None:
        """Add a line; InvalidCommand says what is wrong with it."""
        found = _LINE.match(text)
        reader = self._readers.get(found["word"].lower()) if found else None
        if found is None or reader is None:
            raise InvalidCommand(message("no-line-of-adjust"), text.strip(), _LINES)
        if not found["rest"]:
            incomplete = message("does-not-say-what", command=found["word"].upper())
            raise InvalidCommand(incomplete, found["word"], _LINES)
        reader(found["rest"])

    def _remove(self, rest: str) -> None:
        board, power = variant_of(self._context).board, None
        naval = board.variant_rules.naval is not None
        hint = "REMOVE F Nth England" if naval else "REMOVE A Vie"
        try:
            kind, place = self._unit(rest, hint)
        except InvalidCommand:
            unit, power = self._unit_and_power(rest)
            kind, place = self._unit(unit or rest, hint)
        if naval and power is None and board.is_sea(province_of(place)):
            power = self._only_owner(province_of(place), rest)
        self.corrections += (TakeOff(kind, province_of(place), power),)

    def _only_owner(self, sea: Province, rest: str) -> Power | None:
        """Return the one power with units in a sea space, those that this block puts there included."""
        position = self._context.position
        there = [one.power for one in position.units if one.province == sea] if position else []
        put = [one.power for one in self.corrections if isinstance(one, PutOn) and province_of(one.at) == sea]
        owners = list(dict.fromkeys((*there, *put)))
        if position is None or len(owners) > 1:
            named = variant_of(self._context).power(owners[0]).name if owners else "England"
            raise InvalidCommand(message("whose-fleet"), rest, f"REMOVE {rest} {named}")
        return owners[0] if owners else None

    def _place(self, rest: str) -> None:
        words = rest.split()
        if len(words) == 1:
            raise InvalidCommand(message("whose-unit"), rest, "PLACE F Tri Austria")
        board = variant_of(self._context).board
        unit, power = self._unit_and_power(rest)
        power = power or self._power(words[-1], "PLACE F Tri Austria")
        kind, place = self._unit(unit or " ".join(words[:-1]), "PLACE F Tri Austria")
        if not board.reach(kind, place):
            coasts = board.provinces[province_of(place)].coasts
            choose = bool(coasts) and kind is Kind.FLEET
            hint = message("name-the-coast", coasts=tuple(coasts)) if choose else ""
            raise InvalidCommand(message("cannot-stand-in", place=PlaceName(board, place)), unit, hint)
        self.corrections += (PutOn(kind, place, power),)

    def _owner(self, rest: str) -> None:
        words = rest.split()
        at = self._power_at(words)
        place, owner = words[:at], " ".join(words[at:])
        means = names(variant_of(self._context)).province(" ".join(place)) if place else ()
        board = variant_of(self._context).board
        if len(means) != 1 or means[0] not in board.centres:
            none = message("word-is-no-supply-centre", word=" ".join(place) or rest)
            raise InvalidCommand(none, rest, "OWNER Ser Austria")
        nobody = owner.lower() in _NOBODY
        power = None if nobody else self._power(owner, message("owner-lines"))
        self.corrections += (GiveCentre(means[0], power),)

    def _phase(self, rest: str) -> None:
        self.phase = typed_phase(rest.strip(" ."), "PHASE", self._context)

    def _reason(self, rest: str) -> None:
        self.reason = f"{self.reason} {rest}".strip()
        if len(self.reason) > _LONGEST:
            long = message("reason-too-long", most=_LONGEST)
            raise InvalidCommand(long, rest[:20], message("reason-too-long.hint"))

    def _unit_and_power(self, rest: str) -> tuple[str, Power | None]:
        """Return a unit's words, and its power by the last words; "" and None if no power is named."""
        words = rest.split()
        at = self._power_at(words)
        owner = " ".join(words[at:])
        stands = variant_of(self._context).board.variant_rules.neutral is not Neutral.NONE
        power = (
            NEUTRAL if stands and owner.lower() in _NOBODY else power_meant(variant_of(self._context), owner)
        )
        if power is None or at < 2:  # noqa: PLR2004  # its kind and its place
            return "", None
        between = at - 1 if words[at - 1].lower() in ("to", "of", "for") else at
        return " ".join(words[:between]), power

    def _power_at(self, words: Sequence[str]) -> int:
        """Return where the power named at the end begins; the last word if no power is named."""
        variant, last = variant_of(self._context), len(words) - 1
        named = (at for at in range(1, last) if power_meant(variant, " ".join(words[at:])) is not None)
        return next(named, last)

    def _power(self, word: str, hint: Said) -> Power:
        found = power_meant(variant_of(self._context), word)
        if found is None:
            raise InvalidCommand(message("names-no-one-power", word=word), word, hint)
        return found

    def _unit(self, text: str, hint: str) -> tuple[Kind, Place]:
        known = names(variant_of(self._context))
        try:
            unit: UnitRead | None = parse(known, f"{unadorned(plain(text)).text} hold").unit
        except InvalidOrder as mistake:
            raise InvalidCommand(mistake.message, mistake.word.text, mistake.hint or hint) from None
        if unit is None or unit.kind is None or len(unit.place.means) != 1:
            raise InvalidCommand(message("names-no-one-unit", word=text), text, hint)
        coast = f"/{unit.place.coast}" if unit.place.coast else ""
        return unit.kind, f"{unit.place.means[0]}{coast}"
