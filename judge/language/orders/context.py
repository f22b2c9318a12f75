"""Order context: what one order is read against, the places and units found there, and what was assumed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from judge.game.journeys import Journey
from judge.game.settings import Blind
from judge.language.drafts import PlaceRead, UnitRead, WordRead
from judge.language.names import SHORTEST_POWER, Names, normalized
from judge.language.policy import Choice, Policy
from judge.language.problems import MOST_UNITS, InvalidOrder, ProblemKind, listed
from judge.rules.board import Board, Terrain
from judge.rules.capability import Fault
from judge.rules.english import KIND_NAMES, KIND_WITH_ARTICLE, with_article
from judge.rules.legality import reason
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.rules.variant_rules import NEUTRAL

_STANDING: list[tuple[Position, dict[Province, list[Unit]]]] = []
"""The position asked about last and its units by province: the lines of a mail are read against one."""


def _standing(position: Position) -> dict[Province, list[Unit]]:
    """The units by province, collected once for a position: it never changes."""
    if not _STANDING or _STANDING[0][0] is not position:
        found: dict[Province, list[Unit]] = {}
        for unit in position.units:
            found.setdefault(unit.province, []).append(unit)
        _STANDING[:] = [(position, found)]
    return _STANDING[0][1]


@dataclass(slots=True)
class OrderContext:
    """The context of one order of `power`; `assumed` gathers what had to be filled in."""

    variant: Variant
    names: Names
    policy: Policy
    position: Position
    power: Power
    kind: PhaseKind
    proxies: bool = False
    journeys: tuple[Journey, ...] = ()
    season: str = ""
    """The season of a phase of moves or retreats."""
    blind: Blind = Blind.NO
    """Whether units may stand where the writer sees none; then nothing is refused for nobody being there."""
    today: bool = False
    """Whether the line says that its unit is named by where it stands today."""
    first: bool = False
    """Whether the line puts its unit's retreat before those of the writer's others."""
    assumed: list[str] = field(default_factory=list)
    fleets: int = 1
    """For how many fleets of one space the line is."""
    step: int | None = None
    """The step of a fleet that a support says it is for."""
    board: Board = field(init=False)
    """The map as it is in the season ordered for."""

    def __post_init__(self) -> None:
        board = self.variant.board
        self.board = board.in_season(self.season) if self.season else board

    def assume(self, sentence: str) -> None:
        """Remember an assumption, once."""
        if sentence not in self.assumed:
            self.assumed.append(sentence)

    def name(self, place: Place) -> str:
        """The place's name as it stands in a sentence."""
        return with_article(self.board, place)

    def resolve_among(self, place: PlaceRead, likely: Callable[[], Iterable[Province]]) -> Province:
        """The province meant; of several, or of those that a word too short begins, the one among the likely.

        A name in another language that several have is asked about.
        """
        if len(place.means) == 1:
            return self.resolve(place)
        word = normalized(place.word.text)
        if len(word) > SHORTEST_POWER and word not in self.names.foreign:
            several, near = place.means or self.names.begun_by(place.word.text), set(likely())
            found = [code for code in several if code in near]
            if len(found) == 1:
                self.assume(f'"{place.word.text}" was read as {self.board.name(found[0])}.')
                return found[0]
        return self.resolve(place)

    def resolve(self, place: PlaceRead) -> Province:
        """The one province the words mean; InvalidOrder if none or several."""
        means, word = place.means, place.word
        if len(means) == 1:
            if self.names.doubtful:
                self._assume_doubtful(word.text, means[0])
            return means[0]
        if means:
            several = listed(self.board.name(code) for code in means)
            raise InvalidOrder(
                ProblemKind.UNKNOWN_PROVINCE, word, f'"{word.text}" may be {several}.', "Write it in full."
            )
        near = self.names.similar_provinces(word.text)
        hint = f"Did you mean {listed(near)}?" if near else "GET MAP lists the names on this map."
        raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, f'No province is called "{word.text}".', hint)

    def _assume_doubtful(self, text: str, province: Province) -> None:
        if normalized(text) in self.names.doubtful:
            self.assume(f'"{text}" was read as {self.board.name(province)}.')

    def fault(self, unit: Unit, order: Order) -> Fault | None:
        """What the rules find impossible about its owner's order for the unit; None if nothing.

        The game's rulebook is not asked: routes left out and words for convoys are matters of the policy.
        """
        found = reason(self.board, self._imagined(), unit.power, order)
        return None if found is None else found.fault

    def _imagined(self) -> Position:
        """The position that orders are compared with: in a blind game fleets may be in any sea."""
        if self.blind is Blind.NO or self.kind is not PhaseKind.MOVEMENT:
            return self.position
        board, own = self.board, self.position.of(self.power)
        there = {unit.province for unit in own}
        seas = (sea for sea in map(board.places.__getitem__, board.carriers) if sea not in there)
        return replace(self.position, units=(*own, *(Unit("", Kind.FLEET, sea) for sea in seas)))

    def unit_at(self, province: Province, power: Power | None = None) -> Unit | None:
        """The unit on the board there, of whatever power; that power's where several share the space."""
        there = _standing(self.position).get(province, ())
        return next((unit for unit in there if unit.power == power), there[0] if there else None)

    def _own_places(self) -> Iterable[Province]:
        return (unit.province for unit in self.position.of(self.power))

    def own_unit(self, read: UnitRead) -> Unit:
        """The unit ordered, checked; InvalidOrder unless it is there and the sender's, or lent."""
        province = self.resolve_among(read.place, self._own_places)
        unit = self.unit_at(province, self.power)
        if unit is None:
            raise self.no_unit(read.place, province)
        if unit.power != self.power and not self.proxies:
            raise self.foreign_unit(read.place, unit)
        return self.check_unit(read, unit)

    def check_unit(self, read: UnitRead, unit: Unit) -> Unit:
        """The unit found, its kind, owner and coast compared with what was written."""
        self._check_kind(read, unit)
        self._check_owner(read, unit.power)
        self._check_coast(read.place, unit)
        return unit

    def _check_kind(self, read: UnitRead, unit: Unit) -> None:
        """A kind written wrong is said and not heeded, or refused (DATC 4.C.1, 4.C.2)."""
        if read.kind in (None, unit.kind):
            return
        where, found = self.name(unit.province), KIND_WITH_ARTICLE[unit.kind]
        if self.policy.wrong_type is Choice.REFUSE and read.kind is not None:
            raise InvalidOrder(
                ProblemKind.WRONG_UNIT_TYPE,
                read.kind_word or WordRead("", read.at),
                f"The unit in {where} is {found}, not {KIND_WITH_ARTICLE[read.kind]}.",
                f"Write {unit} or leave the type out.",
            )
        self.assume(f"The unit in {where} is {found}.")

    def _check_owner(self, read: UnitRead, owner: Power) -> None:
        """An owner written wrong is said and not heeded; some games take none (DATC 4.C.5, 4.C.6)."""
        word = read.power_word
        if word is None:
            return
        if not self.policy.owners:
            raise InvalidOrder(
                ProblemKind.UNKNOWN_PROVINCE,
                word,
                f'No province is called "{word.text}".',
                "This game's orders name no owner: leave the power's name out.",
            )
        if read.power is not None and read.power != owner:
            where = self.name(self.resolve(read.place))
            self.assume(f"The unit in {where} {self._whose(owner)}.")

    def _check_coast(self, place: PlaceRead, unit: Unit) -> None:
        """A coast written for a unit that stands elsewhere is said and not heeded (DATC 4.B.5)."""
        if place.coast is None:
            return
        written = f"{unit.province}/{place.coast}"
        if written != unit.at:
            self._check_coast_exists(place, unit.province)
            self.assume(f"The {KIND_NAMES[unit.kind]} stands in {self.name(unit.at)}.")

    def _check_coast_exists(self, place: PlaceRead, province: Province) -> None:
        """A coast the province does not have (DATC 4.B.6)."""
        facts = self.board.provinces[province]
        if f"{province}/{place.coast}" in facts.coasts or self.policy.coast_irrelevant is not Choice.REFUSE:
            return
        coasts = listed(coast.partition("/")[2].lower() for coast in facts.coasts)
        hint = f"It has {coasts}." if coasts else "It has no coasts to choose from: leave it out."
        word = place.coast_word or place.word
        raise InvalidOrder(ProblemKind.BAD_COAST, word, f"{facts.name} has no coast of that name.", hint)

    def army_place(self, place: PlaceRead, province: Province) -> Province:
        """The province an army goes to; a coast written there is said and not heeded."""
        if place.coast is not None:
            self._check_coast_exists(place, province)
            self.assume(f"An army needs no coast in {self.name(province)}.")
        return province

    def fleet_place(self, place: PlaceRead, province: Province, open_to: tuple[Place, ...]) -> Place:
        """The one of the places `open_to` the fleet that is meant (DATC 4.B.1 to 4.B.3)."""
        choices = tuple(p for p in open_to if province_of(p) == province)
        if place.coast is None:
            return (
                choices[0]
                if len(choices) == 1 and choices[0] == province
                else self._unwritten_coast(place, choices)
            )
        written = f"{province}/{place.coast}"
        possible = self.board.provinces[province].coasts if self.policy.impossible else choices
        if written in possible:
            return written
        if choices == (province,):
            self._check_coast_exists(place, province)
            self.assume(f"{self.name(province)} has no coasts to choose from.")
            return province
        raise InvalidOrder(
            ProblemKind.BAD_COAST,
            place.coast_word or place.word,
            f"The fleet cannot reach that coast of {self.name(province)}.",
            f"It can reach {listed(self.name(p) for p in choices)}.",
        )

    def _unwritten_coast(self, place: PlaceRead, choices: tuple[Place, ...]) -> Place:
        """The coast when none was written: the only one, the map's first, or a question."""
        if len(choices) == 1 or self.policy.coast_two is Choice.FIRST:
            self.assume(f"Read as {self.name(choices[0])}.")
            return choices[0]
        named = listed(self.name(p) for p in choices)
        where = self.board.name(province_of(choices[0]))
        raise InvalidOrder(
            ProblemKind.BAD_COAST, place.word, f"Which coast of {where}?", f"The fleet can reach {named}."
        )

    def as_written(self, place: PlaceRead, province: Province) -> Place:
        """The place as written, its coast only where the map has it."""
        written = f"{province}/{place.coast}"
        return written if written in self.board.provinces[province].coasts else province

    # What is wrong, in words

    def no_unit(self, place: PlaceRead, province: Province) -> InvalidOrder:
        """Nobody stands there."""
        begun = set(self.names.begun_by(place.word.text))
        meant = [unit for unit in self.position.of(self.power) if unit.province in begun]
        mine = listed(map(str, self.position.of(self.power)), "and", MOST_UNITS)
        hint = f"Your units: {mine}." if mine else ""
        if len(meant) == 1:
            hint = f"Did you mean {self.name(meant[0].province)}? It is written {meant[0].province}."
        here = f"in {self.name(province)}."
        message = f"There is no unit {here}" if self.blind is Blind.NO else f"You have no unit {here}"
        return InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, place.word, message, hint)

    def _whose(self, power: Power) -> str:
        """`is German`, or `belongs to Normans` where the power has no adjective of its own."""
        facts = self.variant.power(power)
        named = facts.adjective == facts.name and power != NEUTRAL
        return f"belongs to {facts.name}" if named else f"is {facts.adjective}"

    def foreign_unit(self, place: PlaceRead, unit: Unit) -> InvalidOrder:
        """Somebody else's unit stands there."""
        where = self.name(unit.province)
        mine = listed(map(str, self.position.of(self.power)), "and", MOST_UNITS)
        return InvalidOrder(
            ProblemKind.NOT_OWNER,
            place.word,
            f"The {KIND_NAMES[unit.kind]} in {where} {self._whose(unit.power)}.",
            f"Your units: {mine}." if mine else "",
        )

    def unreachable(
        self, place: PlaceRead, unit: Unit, province: Province, kind: ProblemKind, end: str = ""
    ) -> InvalidOrder:
        """The unit cannot get there; the hint says where it can."""
        near = dict.fromkeys(map(province_of, self.board.reach(unit.kind, unit.at)))
        names = listed(self.name(code) for code in near)
        return InvalidOrder(
            kind,
            place.word,
            f"The {KIND_NAMES[unit.kind]} in {self.name(unit.at)} cannot get to {self.name(province)}{end}.",
            f"It can get to {names}." if names else "",
        )

    def is_coastal(self, province: Province) -> bool:
        """Whether armies board and land there."""
        return self.board.provinces[province].terrain is Terrain.COAST
