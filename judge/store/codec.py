"""Games, events and snapshots to JSON text and back, exactly; moments to UTC and back.

Fields are written by name and members of a union carry their class's name in `is`. A field that this program
does not know is passed over; one that is missing takes its default. Anything else that does not fit is an
error: a database is read as it was meant or not at all. The order of mappings is kept, because results are
printed in it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import IntEnum, StrEnum
from functools import lru_cache
from threading import Lock
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from cattrs import Converter
from cattrs.cols import (
    is_namedtuple,
    namedtuple_dict_structure_factory,
    namedtuple_dict_unstructure_factory,
)
from cattrs.gen import make_dict_unstructure_fn, override
from cattrs.strategies import configure_tagged_union
from sqlalchemy import DateTime, Dialect
from sqlalchemy.types import TypeDecorator, TypeEngine

from judge.game.commands.master import Correction
from judge.game.events import Event, PhaseJudged, SettingChanged
from judge.game.message import Message, Said
from judge.game.proxies import Given
from judge.game.settings import Lending, ObserverPress, Settings
from judge.game.state import Game, Snapshot
from judge.rules.orders import AdjustmentOrder, Help, MovementOrder, Order, RetreatOrder
from judge.rules.outcome import Outcome
from judge.rules.variant import Variant
from judge.store.messages import decode_message, encode_message
from judge.variants.load import load

T = TypeVar("T")

KINDS: Mapping[str, type[Any]] = {kind.__name__: kind for kind in get_args(Event)}
"""The events by the names they are stored under."""
_SETTING_TYPES: Mapping[str, Any] = get_type_hints(Settings)
_GAME_TYPES: Mapping[str, Any] = get_type_hints(Game)
_MEMBERS: Mapping[str, Any] = {
    name: get_args(kind)[-1 if get_origin(kind) is Mapping else 0]
    for name, kind in _GAME_TYPES.items()
    if get_origin(kind) in (tuple, Mapping)
}
"""The kind of the members of a game's fields that are lists or mappings."""
_JSON = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


class Undecodable(ValueError):  # noqa: N818  # it names what was found
    """Stored text that does not read as what it should be."""


def encode_game(game: Game) -> str:
    """Return a game's state as JSON; its variant by name, its rulebook field by field."""
    return _text(game)


def decode_game(text: str) -> Game:
    """Return the game of a JSON text; Undecodable if it is none."""
    return _value(text, Game)


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of a game and the JSON of its value, with that of its members by their `id`.

    The value is kept, so that no other member can have the same `id`.
    """

    value: object
    text: str
    members: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class _KnownGame:
    game: Game
    text: str
    fields: Mapping[str, _Field]


class KnownGames:
    """The games read or written last, with their JSON: what did not change is neither read nor written again.

    A text that is known means the very value it was made of or read as, with what was calculated of that.
    Only the text tells, so nothing has to be said of what was rolled back or written by another process.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: dict[str, _KnownGame] = {}
        self._lock = Lock()

    def read(self, name: str, text: str) -> Game:
        """Return the game of a JSON text, stored under that name; Undecodable if it is none."""
        known = self._known.get(name)
        if known is None or known.text != text:
            known = _KnownGame(decode_game(text), text, {})
        self._keep(name, known)
        return known.game

    def write(self, game: Game) -> str:
        """Return a game's state as JSON, the same as of `encode_game`."""
        known = self._known.get(game.name)
        fields = _fields(game, known.fields if known else {})
        text = "{" + ",".join([f'"{name}":{field.text}' for name, field in fields.items()]) + "}"
        self._keep(game.name, _KnownGame(game, text, fields))
        return text

    def _keep(self, name: str, known: _KnownGame) -> None:
        """Keep it as the latest, and forget the oldest of too many."""
        with self._lock:
            self._known.pop(name, None)
            self._known[name] = known
            if len(self._known) > self._most:
                del self._known[next(iter(self._known))]


def _fields(game: Game, known: Mapping[str, _Field]) -> dict[str, _Field]:
    """Return the fields of a game as they are stored, those of before where their values are the same."""
    values = vars(game)
    if not known:
        return {name: _field(name, values[name], {}) for name in _GAME_TYPES}
    return {
        name: before if before.value is values[name] else _field(name, values[name], before.members)
        for name, before in known.items()
    }


def _field(name: str, value: Any, known: Mapping[int, str]) -> _Field:
    """Return a field's JSON; a list or a mapping is put together of its members, as far as they are known."""
    if not value or name not in _MEMBERS:
        return _Field(value, _text(value, _GAME_TYPES[name]), {})
    keyed, inner = not isinstance(value, tuple), _MEMBERS[name]
    members = value.values() if keyed else value
    texts = {id(one): known.get(id(one)) or _text(one, inner) for one in members}
    if keyed:
        pairs = [f"{_key(key)}:{texts[id(one)]}" for key, one in value.items()]
        return _Field(value, "{" + ",".join(pairs) + "}", texts)
    return _Field(value, "[" + ",".join([texts[id(one)] for one in value]) + "]", texts)


@lru_cache(1000)
def _key(key: str) -> str:
    """Return a power or province as JSON."""
    return _JSON.encode(key)


def encode_snapshot(snapshot: Snapshot) -> str:
    """Return a judged phase as JSON."""
    return _text(snapshot)


def decode_snapshot(text: str) -> Snapshot:
    """Return the snapshot of a JSON text; Undecodable if it is none."""
    return _value(text, Snapshot)


def encode_event(event: Event) -> tuple[str, str]:
    """Return an event's kind and its JSON.

    The snapshot in it is left out, because it has a table of its own.
    """
    return type(event).__name__, _text(event)


def decode_event(kind: str, text: str, snapshot: Snapshot | None = None) -> Event:
    """Return the event of a kind and a JSON text; `snapshot` goes back into the events that carry one."""
    if kind not in KINDS:
        raise Undecodable(f"no event is called {kind!r}")
    if KINDS[kind] is not PhaseJudged:
        event: Event = _value(text, KINDS[kind])
        return event
    if snapshot is None:
        raise Undecodable("a judged phase without its snapshot")
    return PhaseJudged(snapshot, by_master=_value(text, _Judged)["by_master"])


def require_event(kind: str, text: str) -> None:
    """Undecodable unless the text reads as an event of that kind; its snapshot is not asked for."""
    if kind not in KINDS:
        raise Undecodable(f"no event is called {kind!r}")
    _value(text, _Judged if KINDS[kind] is PhaseJudged else KINDS[kind])


def encode_pairs(pairs: tuple[tuple[str, str], ...]) -> str:
    """Key and value lines as JSON."""
    return _text(pairs)


def decode_pairs(text: str) -> tuple[tuple[str, str], ...]:
    """Return the lines of a JSON text."""
    return _value(text, tuple[tuple[str, str], ...])


def _text(value: object, kind: Any = None) -> str:
    """JSON of a value, as one of that kind if there is one: a member of a union tells which it is."""
    return _JSON.encode(_CONVERTER.unstructure(value, kind))


def _value(text: str, kind: type[T]) -> T:
    try:
        return _CONVERTER.structure(json.loads(text), kind)
    except Exception as error:  # whatever a wrong text makes the converter raise
        raise Undecodable(f"{getattr(kind, '__name__', kind)}: {type(error).__name__}: {error}") from error


_Judged = dict[str, bool]


def _encode_moment(moment: datetime) -> str:
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone cannot be stored: {moment!r}")
    return moment.astimezone(UTC).isoformat()


def _decode_moment(text: str, _: object) -> datetime:
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone: {text}")
    return moment.astimezone(UTC)


def _encode_span(span: timedelta) -> list[int]:
    return [span.days, span.seconds, span.microseconds]


def _decode_span(parts: list[int], _: object) -> timedelta:
    days, seconds, microseconds = parts
    return timedelta(days, seconds, microseconds)


def _strict_decoder(kind: type[T]) -> Callable[[Any, object], T]:
    """Return a decoder that takes a value of its own kind only: "1" is no number and None no text."""

    def read(value: Any, _: object) -> T:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is not a {kind.__name__}")
        return value

    return read


def _is_list_of_one_kind(kind: Any) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] == (...,)


def _tuple_decoder(kind: Any, converter: Converter) -> Callable[[Any, object], tuple[Any, ...]]:
    """Return a decoder that asks once how its members are read, where the library asks for each of them."""
    inner = get_args(kind)[0]

    def read(value: Any, _: object) -> tuple[Any, ...]:
        decode = converter.get_structure_hook(inner)
        return tuple([decode(one, inner) for one in value])

    return read


def _decode_spans(stored: Any, _: object) -> tuple[timedelta, ...]:
    """Lengths of time; one alone, three numbers, stands in games of before there could be several."""
    alone = bool(stored) and not isinstance(stored[0], list)
    return tuple(_decode_span(one, timedelta) for one in ([stored] if alone else stored))


def _decode_lending(value: Any, _: object) -> Lending:
    """Return the kind of proxies; older versions wrote whether there are any."""
    if isinstance(value, bool):
        return Lending.PHASE if value else Lending.NONE
    return Lending(value)


def _decode_observer_press(value: Any, _: object) -> ObserverPress:
    """Return what observers may write; older versions wrote whether they may write to players."""
    if isinstance(value, bool):
        return ObserverPress.ANY if value else ObserverPress.NONE
    return ObserverPress(value)


def _setting_encoder(converter: Converter) -> Callable[[SettingChanged], dict[str, Any]]:
    def write(event: SettingChanged) -> dict[str, Any]:
        kind = _SETTING_TYPES[event.name]
        return {
            "name": event.name,
            "old": converter.unstructure(event.old, kind),
            "new": converter.unstructure(event.new, kind),
        }

    return write


def _setting_decoder(converter: Converter) -> Callable[[Any, object], SettingChanged]:
    def read(parts: Any, _: object) -> SettingChanged:
        name = parts["name"]
        if name not in _SETTING_TYPES:  # a setting of another version: kept as it was written
            return SettingChanged(name, parts["old"], parts["new"])
        kind = _SETTING_TYPES[name]
        return SettingChanged(
            name, converter.structure(parts["old"], kind), converter.structure(parts["new"], kind)
        )

    return read


def _converter() -> Converter:
    # Sorted, because a set has no order of its own and equal values should give equal bytes.
    converter = Converter(
        detailed_validation=False, unstruct_collection_overrides={frozenset: sorted, Mapping: dict}
    )
    for kind in (str, int, bool):
        converter.register_structure_hook(kind, _strict_decoder(kind))
    for enum in (StrEnum, IntEnum):  # after str and int, which they inherit from
        converter.register_structure_hook(enum, lambda value, kind: kind(value))
    converter.register_structure_hook(Lending, _decode_lending)
    converter.register_structure_hook(ObserverPress, _decode_observer_press)
    converter.register_unstructure_hook(datetime, _encode_moment)
    converter.register_structure_hook(datetime, _decode_moment)
    converter.register_unstructure_hook(timedelta, _encode_span)
    converter.register_structure_hook(timedelta, _decode_span)
    converter.register_unstructure_hook(date, date.isoformat)
    converter.register_structure_hook(date, lambda text, _: date.fromisoformat(text))
    converter.register_structure_hook_factory(_is_list_of_one_kind, _tuple_decoder)
    converter.register_structure_hook_func(lambda kind: kind == tuple[timedelta, ...], _decode_spans)
    converter.register_unstructure_hook(Message, encode_message)
    converter.register_structure_hook_func(lambda kind: kind == Said, decode_message)
    converter.register_unstructure_hook(Variant, lambda variant: variant.name)
    converter.register_structure_hook(Variant, lambda name, _: load(name))
    # By name as well: a named tuple that gains a field must still read what was stored without it.
    converter.register_unstructure_hook_factory(is_namedtuple, namedtuple_dict_unstructure_factory)
    converter.register_structure_hook_factory(is_namedtuple, namedtuple_dict_structure_factory)
    # A movement's outcome is of a class of its own that works its parts out when they are read.
    plainly = make_dict_unstructure_fn(Outcome, converter)
    converter.register_unstructure_hook_func(
        lambda kind: isinstance(kind, type) and issubclass(kind, Outcome) and kind is not Outcome,
        lambda outcome: plainly(Outcome(outcome.results, outcome.after, outcome.removed)),
    )
    for union in (Help, Given, Correction, Order, MovementOrder, RetreatOrder, AdjustmentOrder):
        configure_tagged_union(union, converter, tag_name="is")
    converter.register_unstructure_hook(SettingChanged, _setting_encoder(converter))
    converter.register_structure_hook(SettingChanged, _setting_decoder(converter))
    without_snapshot = make_dict_unstructure_fn(PhaseJudged, converter, snapshot=override(omit=True))
    converter.register_unstructure_hook(PhaseJudged, without_snapshot)
    return converter


_CONVERTER = _converter()


def _in_utc(moment: datetime) -> datetime:
    if moment.tzinfo is UTC:
        return moment
    if moment.tzinfo is None:
        raise ValueError(f"a moment without a time zone cannot be stored: {moment!r}")
    return moment.astimezone(UTC)


def _text_of(moment: datetime | None) -> str | None:
    return None if moment is None else _text_of_utc(_in_utc(moment))


@lru_cache(64)
def _text_of_utc(moment: datetime) -> str:
    """Return a moment of UTC as text; an email writes the time it came a dozen times."""
    return moment.isoformat(" ", "microseconds")[:_WITHOUT_ZONE]


_WITHOUT_ZONE = len("2026-01-05 12:00:00.000000")


class UtcDateTime(TypeDecorator[datetime]):
    """A moment: aware in, aware in UTC out; a naive datetime is refused with ValueError."""

    impl = DateTime
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[datetime]:
        """PostgreSQL keeps moments as such, SQLite as text that sorts by time."""
        return dialect.type_descriptor(DateTime(timezone=dialect.name != "sqlite"))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the moment in UTC, as the database keeps it."""
        if value is None:
            return None
        moment = _in_utc(value)
        return moment.replace(tzinfo=None) if dialect.name == "sqlite" else moment

    def bind_processor(self, dialect: Dialect) -> Callable[[datetime | None], Any] | None:
        """Return what a driver is given; SQLite the text that SQLAlchemy would write, by a shorter way."""
        return _text_of if dialect.name == "sqlite" else super().bind_processor(dialect)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # SQLAlchemy's signature
        """Return the moment of the database, which is in UTC, said to be so."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


# Changes to the JSON of games and events as it is stored, where no one need read it as a game.


def empty_press(press: Mapping[str, Any]) -> str:
    """Return the JSON of a message without its text: the one change of the record that its trigger allows."""
    return json.dumps({**press, "body": ""}, ensure_ascii=False, separators=(",", ":"))


def renumbered(text: str, numbers: Mapping[int, int]) -> str:
    """Return a state or an event with other numbers for its people, who stand under these names alone."""

    def walk(value: Any) -> Any:
        match value:
            case dict():
                return {key: put(value[key]) if key in _PEOPLE else walk(value[key]) for key in value}
            case list():
                return [walk(one) for one in value]
            case _:
                return value

    def put(value: Any) -> Any:
        return numbers.get(value, value) if isinstance(value, int) else walk(value)

    changed = walk(json.loads(text))
    for pair in changed.get("assigned", ()):  # a Started event: power and person
        pair[1] = numbers.get(pair[1], pair[1])
    for pair in changed.get("press_wishes", ()):  # of a state: person and wish
        pair[0] = numbers.get(pair[0], pair[0])
    return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


_PEOPLE = ("person", "permitted_by", "master", "standby")


def people_named(text: str) -> frozenset[int]:
    """Return the numbers of the people named in a state or an event."""
    found: set[int] = set()

    def walk(value: Any) -> None:
        match value:
            case dict():
                for key, one in value.items():
                    if key in _PEOPLE and isinstance(one, int):
                        found.add(one)
                    walk(one)
            case list():
                for one in value:
                    walk(one)

    read = json.loads(text)
    walk(read)
    found.update(person for _, person in read.get("assigned", ()))
    found.update(person for person, _ in read.get("press_wishes", ()))
    return frozenset(found)


def without_passwords(text: str) -> str:
    """Return a state without the hashes of its passwords."""

    def walk(value: Any) -> Any:
        match value:
            case dict():
                return {key: "" if key == "password" else walk(one) for key, one in value.items()}
            case list():
                return [walk(one) for one in value]
            case _:
                return value

    return json.dumps(walk(json.loads(text)), ensure_ascii=False, separators=(",", ":"))
