"""Order context: what one order is read against, the places and units found there, and what was assumed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field, replace

from judge.game.journeys import Journey
from judge.game.message import PlaceName, Said, message, places
from judge.game.settings import Blind, Lending
from judge.language.drafts import STRANGE_COAST, PlaceRead, UnitRead, WordRead
from judge.language.names import SHORTEST_POWER, Names, normalized
from judge.language.policy import Choice, Policy
from judge.language.problems import InvalidOrder, ProblemKind, no_unit_of_yours, own_units, which_coast
from judge.rules.board import Board, Terrain
from judge.rules.capability import Fault
from judge.rules.legality import reason
from judge.rules.orders import Order
from judge.rules.phases import PhaseKind
from judge.rules.units import Kind, Place, Position, Power, Province, Unit, province_of
from judge.rules.variant import Variant
from judge.rules.variant_rules import NEUTRAL

_SHORT_COAST = 2
"""The most letters of a coast's short form: `SK`, `C.S.`."""
_STANDING: list[tuple[Position, dict[Province, list[Unit]]]] = []
"""The last position asked about and its units by province: an email's lines are read against one."""


def _standing(position: Position) -> dict[Province, list[Unit]]:
    """Return the units by province, collected once for a position because it never changes."""
    if not _STANDING or _STANDING[0][0] is not position:
        found: dict[Province, list[Unit]] = {}
        for unit in position.units:
            found.setdefault(unit.province, []).append(unit)
        _STANDING[:] = [(position, found)]
    return _STANDING[0][1]


_MOST_MEANT = 5
"""How many places are named to somebody who wrote none of the map's."""


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
    lending: Lending = Lending.NONE
    """Whether there may be units that the writer cannot see; then no order fails because no unit is there."""
    today: bool = False
    """Whether the line says that its unit is named by its place today."""
    kept: bool = False
    """Whether the line was kept for this phase before anyone knew what is due in it."""
    first: bool = False
    """Whether the line puts its unit's retreat before those of the writer's others."""
    assumed: list[Said] = field(default_factory=list)
    fleets: int = 1
    """How many fleets of one space the line is for."""
    step: int | None = None
    """The step of a fleet that a support says it is for."""
    board: Board = field(init=False)
    """The map in the season of the order."""

    def __post_init__(self) -> None:
        board = self.variant.board
        self.board = board.in_season(self.season) if self.season else board

    def assume(self, sentence: Said) -> None:
        """Note an assumption, once."""
        if sentence not in self.assumed:
            self.assumed.append(sentence)

    def place(self, place: Place) -> PlaceName:
        """Return the place of this board, for a message."""
        return PlaceName(self.board, place)

    def places(self, found: Iterable[Place]) -> tuple[PlaceName, ...]:
        """Return several places of this board, for a message."""
        return places(self.board, found)

    def resolve_among(self, place: PlaceRead, likely: Callable[[], Iterable[Province]]) -> Province:
        """Return the province meant; of several, or for a too short word, the one that is likely.

        A name in another language that several provinces have is asked about. The beginning of one is none if
        it may be a slip for another likely place.
        """
        if len(place.means) == 1:
            return self.resolve(place)
        text = place.word.text
        word = normalized(text)
        if len(word) > SHORTEST_POWER and word not in self.names.foreign:
            near = set(likely())
            found = near.intersection(place.means or self.names.begun_by(text)) or self._abroad(text, near)
            if len(found) == 1:
                (only,) = found
                self.assume(message("read-as-place", word=text, place=self.place(only)))
                return only
        return self.resolve(place)

    def _abroad(self, text: str, near: Collection[Province]) -> Collection[Province]:
        """Return the likely places that a word begins to name in another language; none if by a slip too."""
        begun = set(self.names.begun_abroad(text)).intersection(near)
        slips = set(self._slips(text)).intersection(near) if begun else set()
        return begun if slips <= begun else ()

    def _slips(self, text: str) -> tuple[Province, ...]:
        return (*self.names.similar_provinces(text), *self.names.coded_like(text))

    def _perhaps_abroad(self, text: str) -> tuple[Province, ...]:
        """Return the places that the beginning of a name in another language may mean, also by a slip."""
        begun = self.names.begun_abroad(text)
        return tuple(dict.fromkeys((*begun, *self._slips(text))))[:_MOST_MEANT] if begun else ()

    def resolve(self, place: PlaceRead) -> Province:
        """Return the one province the words mean; InvalidOrder if none, several, or a strange coast."""
        means, word = place.means, place.word
        if len(means) == 1:
            if place.coast == STRANGE_COAST and not self._may_be_coast(place, means[0]):
                raise self._no_coast(place, means[0])
            if self.names.doubtful:
                self._assume_doubtful(word.text, means[0])
            return means[0]
        if means:
            several = message("may-be-several-places", word=word.text, places=self.places(means))
            raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, several, message("write-in-full"))
        near = self._perhaps_abroad(word.text) or self.names.similar_provinces(word.text)
        hint = message("did-you-mean-one-of", names=self.places(near)) if near else message("map-lists-names")
        unknown = message("no-such-province", word=word.text)
        raise InvalidOrder(ProblemKind.UNKNOWN_PROVINCE, word, unknown, hint)

    def _assume_doubtful(self, text: str, province: Province) -> None:
        if normalized(text) in self.names.doubtful:
            self.assume(message("read-as-place", word=text, place=self.place(province)))

    def fault(self, unit: Unit, order: Order) -> Fault | None:
        """Return what the rules find impossible about its owner's order for the unit; None if nothing.

        The game's rulebook is not asked: missing routes and words for convoys are matters of the policy.
        """
        found = reason(self.board, self._imagined(), unit.power, order)
        return None if found is None else found.fault

    def _imagined(self) -> Position:
        """Return the position to compare orders with: in a blind game fleets may be in any sea."""
        if self.blind is Blind.NO or self.kind is not PhaseKind.MOVEMENT:
            return self.position
        board, own = self.board, self.position.of(self.power)
        there = {unit.province for unit in own}
        seas = (sea for sea in map(board.places.__getitem__, board.carriers) if sea not in there)
        return replace(self.position, units=(*own, *(Unit("", Kind.FLEET, sea) for sea in seas)))

    def unit_at(self, province: Province, power: Power | None = None) -> Unit | None:
        """Return the unit there, of any power; that power's if several share the space."""
        there = _standing(self.position).get(province, ())
        return next((unit for unit in there if unit.power == power), there[0] if there else None)

    def _own_places(self) -> Iterable[Province]:
        return (unit.province for unit in self.position.of(self.power))

    def own_unit(self, read: UnitRead) -> Unit:
        """Return the unit ordered; InvalidOrder unless it is there and the sender's, or lent."""
        province = self.resolve_among(read.place, self._own_places)
        unit = self.unit_at(province, self.power)
        if unit is None:
            raise self.no_unit(read.place, province)
        if unit.power != self.power and not self.proxies:
            raise self.foreign_unit(read.place, unit)
        return self.check_unit(read, unit)

    def check_unit(self, read: UnitRead, unit: Unit) -> Unit:
        """Return the unit found, after comparing its kind, owner and coast with what was written."""
        self._check_kind(read, unit)
        self._check_owner(read, unit.power)
        self._check_coast(read.place, unit)
        return unit

    def _check_kind(self, read: UnitRead, unit: Unit) -> None:
        """Report and ignore, or reject, a kind that is written wrong (DATC 4.C.1, 4.C.2)."""
        if read.kind in (None, unit.kind):
            return
        where = self.place(unit.province)
        if self.policy.wrong_type is Choice.REFUSE and read.kind is not None:
            raise InvalidOrder(
                ProblemKind.WRONG_UNIT_TYPE,
                read.kind_word or WordRead("", read.at),
                message("unit-of-other-kind", place=where, kind=unit.kind, written=read.kind),
                message("write-unit-or-no-kind", unit=str(unit)),
            )
        self.assume(message("unit-is-of-kind", place=where, kind=unit.kind))

    def _check_owner(self, read: UnitRead, owner: Power) -> None:
        """Report and ignore a wrong owner; some games reject it (DATC 4.C.5, 4.C.6)."""
        word = read.power_word
        if word is None:
            return
        if not self.policy.owners:
            raise InvalidOrder(
                ProblemKind.UNKNOWN_PROVINCE,
                word,
                message("no-such-province", word=word.text),
                message("orders-name-no-owner"),
            )
        if read.power is not None and read.power != owner:
            where = self.place(self.resolve(read.place))
            self.assume(
                message(
                    "unit-of-power",
                    place=where,
                    power=self.variant.power(owner),
                    adjective=self._adjective(owner),
                )
            )

    def _check_coast(self, place: PlaceRead, unit: Unit) -> None:
        """Report and ignore a coast written for a unit that is elsewhere (DATC 4.B.5)."""
        if place.coast is None:
            return
        written = f"{unit.province}/{place.coast}"
        if written != unit.at:
            self._check_coast_exists(place, unit.province)
            self.assume(message("unit-stands-in", kind=unit.kind, place=self.place(unit.at)))

    def _check_coast_exists(self, place: PlaceRead, province: Province) -> None:
        """Check that the province has the coast written (DATC 4.B.6)."""
        facts = self.board.provinces[province]
        if f"{province}/{place.coast}" in facts.coasts or self.policy.coast_irrelevant is not Choice.REFUSE:
            return
        raise self._no_coast(place, province)

    def _may_be_coast(self, place: PlaceRead, province: Province) -> bool:
        """Return whether a strange coast may be short for one of the province: `StP/SK` in German."""
        written = normalized(place.coast_word.text) if place.coast_word else ""
        is_short = len(written) <= _SHORT_COAST and not self.names.province(written)
        return is_short and bool(self.board.provinces[province].coasts)

    def _no_coast(self, place: PlaceRead, province: Province) -> InvalidOrder:
        """Return the mistake that the province has no such coast, or that a second place follows a slash."""
        word = place.coast_word or place.word
        if place.coast == STRANGE_COAST and self.names.province(word.text):
            return InvalidOrder(
                ProblemKind.BAD_COAST,
                word,
                message("second-place", word=word.text.strip("/ ")),
                message("orders-beside-words.hint"),
            )
        coasts = tuple(coast.partition("/")[2].lower() for coast in self.board.provinces[province].coasts)
        hint = message("coasts-there-are", coasts=coasts) if coasts else message("leave-coast-out")
        unknown = message("no-such-coast", place=self.place(province))
        return InvalidOrder(ProblemKind.BAD_COAST, word, unknown, hint)

    def army_place(self, place: PlaceRead, province: Province) -> Province:
        """Return the province an army goes to; a coast written there is reported and ignored."""
        if place.coast is not None:
            self._check_coast_exists(place, province)
            self.assume(message("army-needs-no-coast", place=self.place(province)))
        return province

    def fleet_place(self, place: PlaceRead, province: Province, open_to: tuple[Place, ...]) -> Place:
        """Return the one of the places `open_to` the fleet that is meant (DATC 4.B.1 to 4.B.3)."""
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
            self.assume(message("no-coasts-to-choose", place=self.place(province)))
            return province
        raise InvalidOrder(
            ProblemKind.BAD_COAST,
            place.coast_word or place.word,
            message("coast-out-of-reach", place=self.place(province)),
            message("coasts-in-reach", places=self.places(choices)),
        )

    def _unwritten_coast(self, place: PlaceRead, choices: tuple[Place, ...]) -> Place:
        """Return the coast if none was written: the only one or the map's first; or ask."""
        if len(choices) == 1 or self.policy.coast_two is Choice.FIRST:
            self.assume(message("coast-read-as", place=self.place(choices[0])))
            return choices[0]
        raise which_coast(place.word, self.place(province_of(choices[0])), choices)

    def as_written(self, place: PlaceRead, province: Province) -> Place:
        """Return the place as written, its coast only if the map has it."""
        written = f"{province}/{place.coast}"
        return written if written in self.board.provinces[province].coasts else province

    # What is wrong

    def no_unit(self, place: PlaceRead, province: Province) -> InvalidOrder:
        """Return the mistake that no unit is there."""
        begun = set(self.names.begun_by(place.word.text))
        meant = [unit for unit in self.position.of(self.power) if unit.province in begun]
        hint = own_units(self.position.of(self.power))
        if len(meant) == 1:
            where = meant[0].province
            hint = message("place-is-written", place=self.place(where), code=where)
        here = self.place(province)
        none = message("no-unit-in", place=here) if self.blind is Blind.NO else no_unit_of_yours(here)
        return InvalidOrder(ProblemKind.NO_UNIT_AT_SOURCE, place.word, none, hint)

    def _adjective(self, power: Power) -> str:
        """Return the power's adjective; `none` if it has none of its own, as Normans."""
        facts = self.variant.power(power)
        named = facts.adjective == facts.name and power != NEUTRAL
        return "none" if named else facts.adjective

    def foreign_unit(self, place: PlaceRead, unit: Unit) -> InvalidOrder:
        """Return the mistake that somebody else's unit is there."""
        where, power = self.place(unit.province), self.variant.power(unit.power)
        adjective = self._adjective(unit.power)
        return InvalidOrder(
            ProblemKind.NOT_OWNER,
            place.word,
            message("unit-of-other-power", kind=unit.kind, place=where, power=power, adjective=adjective),
            own_units(self.position.of(self.power)),
        )

    def unreachable(
        self, place: PlaceRead, unit: Unit, province: Province, kind: ProblemKind, end: str = "go"
    ) -> InvalidOrder:
        """Return the mistake that the unit cannot `go` or `support` there, or on `foot`.

        The hint says where it can.
        """
        near = dict.fromkeys(map(province_of, self.board.reach(unit.kind, unit.at)))
        here, there = self.place(unit.at), self.place(province)
        return InvalidOrder(
            kind,
            place.word,
            message("cannot-get-to", kind=unit.kind, place=here, other=there, how=end),
            message("can-get-to", places=self.places(near)) if near else "",
        )

    def is_coastal(self, province: Province) -> bool:
        """Return whether armies can board and land there: on a coast, or next to a convoying port."""
        at_port = bool(self.board.carriers_near[self.board.index[province]])
        return at_port or self.board.provinces[province].terrain is Terrain.COAST
