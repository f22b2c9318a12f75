"""The variants that come with the judge, by name; a variant's tables made into a Variant."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType

from judge.rules.adjustments import neutral_units
from judge.rules.board import Board, Border, BorderRule, NarrowBorder, ProvinceFacts, Terrain
from judge.rules.phases import Phase, PhaseKind, Season
from judge.rules.units import Kind, Position, Power, Province, Unit, province_of
from judge.rules.variant import CALENDARS, PowerFacts, Variant, condition_from
from judge.rules.variant_rules import BuildSites, Homes, Neutral, variant_rules_from
from judge.variants.folder import PROVINCES, read_tables
from judge.variants.tables import TOML, BorderRow, PowerRow, ProvinceRow, VariantError, VariantTables
from judge.word_set import WordSet

DATA = Path(__file__).parent / "data"
_ALIASES = DATA / "aliases.csv"
_OPTION_ALIASES = DATA / "option_aliases.csv"
_SHORT = DATA / "short_powers.csv"


@cache
def names() -> tuple[str, ...]:
    """Return the variants that come with the judge, in alphabetical order."""
    return tuple(sorted(folder.name for folder in DATA.iterdir() if (folder / TOML).is_file()))


@cache
def playable() -> tuple[str, ...]:
    """Return the names of the boards on which a game can be played."""
    return tuple(name for name in names() if not tables(name).unplayable)


@cache
def aliases() -> Mapping[str, str]:
    """Return other names of variants, such as `anc_med`, with their names here."""
    return _pairs(_ALIASES)


@cache
def option_aliases() -> Mapping[str, str]:
    """Return other names of options, such as `winter_1900`, with their names here."""
    return _pairs(_OPTION_ALIASES)


def _pairs(path: Path) -> Mapping[str, str]:
    rows = (line.split(",") for line in path.read_text(encoding="utf-8").splitlines()[1:])
    return MappingProxyType({row[0]: row[1] for row in rows})


@cache
def known_name(text: str) -> str | None:
    """Return the name of the variant that people write as `Ancient Med` or `ANCIENT_MED`.

    Options may follow: `Colonial railway, canal` is `colonial+canal+railway`.
    """
    words = re.findall(r"[a-z0-9]+", _POSSESSIVE.sub("", text.lower()))
    plain = [word for word in words if word not in _FILLERS]
    found = _named_by(words) or (_named_by(plain) if plain != words else None) or _duel_named(text.lower())
    if found is None and (players := _PLAYERS.search(text.lower())):
        found = known_name(text.lower().replace(players[0], " "))
        size = len(tables(found.partition("+")[0]).powers) if found else 0
        found = found if size == int(players[1]) else None
    return found


def named_by_options(text: str) -> str | None:
    """Return the standard board with options, if the words name only options: `Build Anywhere`."""
    options = _options_named(_STANDARD, re.findall(r"[a-z0-9]+", text.lower()))
    return "+".join((_STANDARD, *options)) if options else None


_PLAYERS = re.compile(r"\b(\d{1,2})[ -]?(?:players?|powers?)\b")
_AGAINST = re.compile(r"([a-z]+?)\.?(?: +(?:v|vs|versus|against)\.? +| *[-/&] *)([a-z]+)\.?")
_LETTERS_AGAINST = re.compile(r"([a-z])(?:vs?| +(?:v|vs|versus|against)\.? +)([a-z])")
_SHORTEST = 3
_STANDARD = "standard"


def of_players(number: int) -> tuple[str, ...]:
    """Return the playable boards for that many powers, by name."""
    playable = (facts for facts in map(tables, names()) if not facts.unplayable)
    return tuple(facts.name for facts in playable if len(facts.powers) == number)


def _duel_named(text: str) -> str | None:
    """Return the duel of these two powers, in either order: `Austria vs France`, `Eng v Tur`, `FvsA`."""
    found = _AGAINST.fullmatch(text.strip()) or _LETTERS_AGAINST.fullmatch(text.strip())
    if found is None:
        return None
    short = _LETTERS_AGAINST.fullmatch(text.strip()) is not None
    if not short and min(map(len, found.groups())) < _SHORTEST:
        return None
    meant = [name for name in of_players(2) if _is_between(tables(name).powers, found.groups())]
    return meant[0] if len(meant) == 1 else None


def _is_between(powers: Sequence[PowerRow], words: Sequence[str]) -> bool:
    """Return whether the two words begin the names of the two powers."""
    one, other = (power.name.lower() for power in powers)
    first, second = words
    straight = one.startswith(first) and other.startswith(second)
    return straight or (one.startswith(second) and other.startswith(first))


_POSSESSIVE = re.compile(r"(?<=\w)['\u2019]s\b")
_FILLERS = frozenset(
    [
        *("a", "and", "board", "diplomacy", "for", "game", "map", "of", "on", "option", "options"),
        *("player", "players", "the", "variant", "with"),
    ]
)
"""What people write around the name of a board and its options: `the Colonial map with canal, railway`."""


def _named_by(words: list[str]) -> str | None:
    """Return the variant that these words name, the longest name first, then options alone."""
    for length in range(len(words), 0, -1):
        word = "_".join(words[:length])
        name = aliases().get(word, word)
        if name in names():
            ends = range(len(words), length, -1)
            longer = ((end, "_".join((name, *words[length:end]))) for end in ends)  # naval, islands
            end, board = next((one for one in longer if one[1] in names()), (length, name))
            options = _options_named(board, words[end:])
            return None if options is None else "+".join((board, *options))
    return None


def _options_named(name: str, words: list[str]) -> list[str] | None:
    """Return the options those words name, in alphabetical order; None if a word is of none."""
    left = "_".join(words)
    found: set[str] = set()
    while left:
        option = next((one for one in _option_words(name) if left == one or left.startswith(f"{one}_")), None)
        if option is None:
            return None
        found.add(option_aliases().get(option, option))
        left = left[len(option) :].strip("_")
    return None if any(excludes_another(option, found) for option in found) else sorted(found)


@cache
def _option_words(name: str) -> tuple[str, ...]:
    """Return what people call the options of a board, the longest first."""
    own = options_of(name)
    words = (*own, *(alias for alias, option in option_aliases().items() if option in own))
    return tuple(sorted(words, key=len, reverse=True))


def with_option(name: str, words: str) -> str | None:
    """Return the variant with the named option, in place of one that it excludes; None if there is none.

    To build as the board's own rule says, `build home` on most, is to have no other option for builds.
    """
    board, *chosen = name.split("+")
    option = "_".join(re.findall(r"[a-z0-9]+", words.lower()))
    option = option_aliases().get(option, option)
    if option not in options_of(board) and BUILD_OPTIONS.get(option) != _build_sites(tables(board)):
        return None
    kept = {one for one in chosen if not excludes_another(one, (one, option))}
    return "+".join((board, *sorted(kept | ({option} & {*options_of(board)}))))


def without_option(name: str, words: str) -> str | None:
    """Return the variant without the options that the words name; None if the board has none such."""
    board, *chosen = name.split("+")
    dropped = _options_named(board, re.findall(r"[a-z0-9]+", words.lower()))
    return "+".join((board, *(one for one in chosen if one not in dropped))) if dropped else None


def excludes_another(option: str, options: Iterable[str]) -> bool:
    """Return whether the option excludes one of the others."""
    return any(option in group and not group.isdisjoint({*options} - {option}) for group in _EXCLUSIVE)


@cache
def _short_names() -> Mapping[str, tuple[str, ...]]:
    """What people write for short for powers of many boards, by their names: `uk` and `gb` for Britain."""
    rows = (line.split(",") for line in _SHORT.read_text(encoding="utf-8").splitlines()[1:])
    return MappingProxyType({row[0]: tuple(row[1].split("/")) for row in rows})


@cache
def place_words() -> WordSet:
    """Return the names and codes of places and powers on all boards, in lower case.

    No board is made for it.
    """
    found: set[str] = set()
    for name in names():
        for line in _lines(DATA / name / PROVINCES):
            found.update(line.split(",", 2)[:2])
        found.update(
            line.partition(" = ")[2].strip('"') for line in _lines(DATA / name / TOML) if _NAMED.match(line)
        )
    return WordSet(word.lower() for text in found for word in (text, *text.split()))


def playable_title(name: str) -> str:
    """Return the title of a board on which a game can be played, else ""; no board is made for it."""
    text = (DATA / name / TOML).read_text(encoding="utf-8").partition("[")[0]
    found = None if "\nunplayable =" in text else _TITLE.search(text)
    return found[1] if found else ""


_TITLE = re.compile(r'^title = "(.+)"', re.MULTILINE)


@cache
def power_names() -> frozenset[str]:
    """Return, in lower case, the names of powers that several boards have. No board is made for it."""
    found = Counter[str]()
    for board in names():
        _, *powers = (DATA / board / TOML).read_text(encoding="utf-8").split("[[powers]]")
        found.update({word.lower() for power in powers for word in _POWER_NAMED.findall(power)})
    return frozenset(name for name, boards in found.items() if boards > 1)


@cache
def glued_power_names() -> frozenset[str]:
    """Return the names of the powers of all boards, their letters alone: `southafrica`.

    No board is made for it.
    """
    found = (_POWER_NAMED.findall((DATA / board / TOML).read_text(encoding="utf-8")) for board in names())
    return frozenset(re.sub(r"[^a-z0-9]", "", name.lower()) for all_of in found for name in all_of)


_POWER_NAMED = re.compile(r'^name = "(.+)"', re.MULTILINE)
_NAMED = re.compile(r"(title|code|name|adjective) = ")


def _lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


@cache
def load(name: str) -> Variant:
    """Return the variant of that name, in any case. Raise KeyError if there is none.

    `colonial+canal+railway` is the board with these options.
    """
    board, *options = name.lower().split("+")
    if board not in names() or not set(options) <= set(options_of(board)):
        raise KeyError(name)
    made = variant_of(tables(board)) if not options else with_options(board, dict.fromkeys(options, True))
    return replace(made, name="+".join((board, *sorted(options))))


GENERAL_OPTIONS = ("coastal_convoys", "portage", "transform", "winter_transform")
"""The options that a game on any board may have."""
BUILD_OPTIONS: Mapping[str, BuildSites] = MappingProxyType(
    {
        "build_home": BuildSites.HOME,
        "build_anywhere": BuildSites.ANY,
        "build_if_home": BuildSites.ANY_IF_HOME,
        "build_any_home": BuildSites.ANY_HOME,
    }
)
"""The options that say where units are built; a board has those that its own rule does not say."""
BLANK_BOARD = "blank_board"
"""The option by which players build the units of their start, in the winter before the first moves."""


@cache
def options_of(name: str) -> tuple[str, ...]:
    """Return the options that a game on the board of that name may have."""
    facts = tables(name)
    duality = ("duality",) if any("convoys_if_duality" in row.flags for row in facts.provinces) else ()
    blank = (BLANK_BOARD,) if _first_builds(facts) is not None else ()
    return (*facts.options, *duality, *GENERAL_OPTIONS, *_build_options(facts), *blank)


def _build_sites(facts: VariantTables) -> BuildSites:
    """Return where units are built by the board's own rule."""
    return BuildSites(str(facts.rules.get("build", BuildSites.HOME)))


def _build_options(facts: VariantTables) -> Iterator[str]:
    """The options for builds of a board: all but its own rule, if its powers have homes from the start."""
    if facts.rules.get("homes", Homes.FIXED) == Homes.FIXED and all(power.homes for power in facts.powers):
        yield from (option for option, rule in BUILD_OPTIONS.items() if rule is not _build_sites(facts))


def _first_builds(facts: VariantTables) -> Phase | None:
    """The adjustments before the first moves, if each power may build there as many units as it starts with.

    None where it may not: it has units beside its centres, or fewer than centres.
    """
    start, calendar = Phase.parse(facts.start), CALENDARS[facts.calendar]
    if start.kind is not PhaseKind.MOVEMENT:
        return None
    before = Phase(Season.FALL, start.year - calendar.to_spring, PhaseKind.ADJUSTMENT)
    homes_alone = _build_sites(facts) in (BuildSites.HOME, BuildSites.ANY_HOME)
    stands_so = all(
        sorted(province_of(unit.partition(" ")[2]) for unit in power.units) == sorted(power.owned)
        and (set(power.owned) <= set(power.homes) or not homes_alone)
        for power in facts.powers
    )
    return before if stands_so and calendar.after(before) == start else None


@cache
def tables(name: str) -> VariantTables:
    """Return the tables of the variant of that name. Raise KeyError if there is none."""
    if name.lower() not in names():
        raise KeyError(name)
    return read_tables(DATA / name.lower())


def variant_of(facts: VariantTables) -> Variant:
    """Return the variant that the tables describe. Raise VariantError if they contradict themselves."""
    try:
        return _variant(facts, _board(facts))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise VariantError(f"{facts.name}: {str(error)[:200]}") from error


def _variant(facts: VariantTables, board: Board) -> Variant:
    return Variant(
        name=facts.name,
        title=facts.title,
        board=board,
        powers=tuple(
            PowerFacts(
                p.code,
                p.name,
                p.adjective,
                p.letter,
                facts.foreign.get(p.code, ()),
                _short_names().get(p.name.lower().replace("-", " "), ()),
            )
            for p in facts.powers
        ),
        start=Phase.parse(facts.start),
        position=_position(facts, board),
        victory=facts.victory,
        rulebook=facts.rulebook,
        calendar=CALENDARS[facts.calendar],
        condition=condition_from(facts.condition),
    )


def _position(facts: VariantTables, board: Board) -> Position:
    centres = {} if board.variant_rules.homes is Homes.CHOSEN else _centres(facts)
    units = tuple(_unit(p.code, text) for p in facts.powers for text in p.units)
    if board.variant_rules.neutral is Neutral.NONE:
        return Position(units, centres)
    taken, named = {unit.province for unit in units}, bool(board.variant_rules.neutral_at)
    standing = (
        unit
        for unit in neutral_units(board)
        if named or (unit.province not in centres and unit.province not in taken)
    )
    return Position((*units, *standing), centres)


def _centres(facts: VariantTables) -> dict[Province, Power]:
    """Return the centres owned at the start, in the map's order."""
    owner = {centre: p.code for p in facts.powers for centre in p.owned}
    return {row.code: owner[row.code] for row in facts.provinces if row.code in owner}


def _unit(power: Power, text: str) -> Unit:
    kind, _, place = text.partition(" ")
    return Unit(power, Kind(kind), place)


def _board(facts: VariantTables) -> Board:
    home = {code: p.code for p in facts.powers for code in (*p.homes, *p.country)}
    known = {row.code for row in facts.provinces} | {p.code for p in facts.powers}
    if not facts.foreign.keys() <= known:
        raise VariantError(f"names.csv: there is no {min(facts.foreign.keys() - known)}")
    provinces = [_province(row, home.get(row.code), facts) for row in facts.provinces]
    armies, fleets = (tuple(_borders(facts, kind)) for kind in Kind)
    narrow = tuple(_narrow_borders(facts))
    gates = {row.condition.removeprefix(_GATE): [row.place, *row.neighbours] for row in _gates(facts)}
    rules = {**facts.rules, "gates": gates} if gates else facts.rules
    return Board(provinces, armies, fleets, variant_rules_from(rules), narrow)


_GATE = "owner_of:"


def _gates(facts: VariantTables) -> list[BorderRow]:
    """Return the borders that only the owner of a centre crosses."""
    return [row for row in facts.borders if row.condition.startswith(_GATE)]


def _province(row: ProvinceRow, home: Power | None, facts: VariantTables) -> ProvinceFacts:
    coasts = tuple(f"{row.code}/{coast}" for coast in row.coasts)
    convoys, foreign = "convoys" in row.flags, facts.foreign.get(row.code, ())
    return ProvinceFacts(
        row.code,
        row.name,
        row.terrain,
        row.centre,
        home,
        coasts,
        row.abbreviations,
        convoys,
        foreign,
        closed_in=(Season.FALL.value,) if "no_fall_entry" in row.flags else (),
    )


def _borders(facts: VariantTables, kind: Kind) -> Iterator[Border]:
    for row in facts.borders:
        if row.kind is kind and row.condition not in _RULES:
            yield from ((row.place, other) for other in row.neighbours)


_RULES = set(BorderRule)


def _narrow_borders(facts: VariantTables) -> Iterator[NarrowBorder]:
    for row in facts.borders:
        if row.condition in _RULES:
            rule = BorderRule(row.condition)
            yield from (NarrowBorder(row.kind, row.place, other, rule) for other in row.neighbours)


_NOT_OF_A_PHASE = frozenset({"owns", "start", "victory", "capitals", "duplex"})
"""Options that say how a game starts or ends: nothing changes within a phase."""


def with_options(name: str, options: Mapping[str, object]) -> Variant:
    """Return the variant with options set over its own rules. Raise ValueError for an unknown option.

    `duality` lists coasts whose fleets convoy (`true`: those that the board has for it), `coastal_convoys` is
    all of them; a board's own options stand in its variant.toml; the others are the names of variant rules.
    """
    return _made(name, json.dumps(options, sort_keys=True))


@lru_cache(maxsize=64)
def _made(name: str, options: str) -> Variant:
    facts = tables(name)
    for option, value in json.loads(options).items():
        facts = _with_option(facts, option, value)
    return variant_of(facts)


TRANSFORMATIONS = {"transform": "move:any", "winter_transform": "build:any"}
"""The options for units that change their kind, and what a game has then: in any owned centre."""
_EXCLUSIVE = (TRANSFORMATIONS.keys(), BUILD_OPTIONS.keys())
"""The options of which a game has one at most."""


def _with_option(facts: VariantTables, option: str, value: object) -> VariantTables:
    if option in _NOT_OF_A_PHASE or value is False:
        return facts
    if option in ("duality", "coastal_convoys"):
        return _with_ports(facts, _ports(facts, option, value))
    if option in TRANSFORMATIONS and value is True:
        option, value = "transform", TRANSFORMATIONS[option]
    if option in BUILD_OPTIONS and value is True:
        option, value = "build", BUILD_OPTIONS[option]
    if option == BLANK_BOARD:
        return _blank(facts)
    if option == "calendar":
        return replace(facts, calendar=value if value in CALENDARS else facts.calendar)
    if option in facts.options:
        return _with_signs(
            replace(facts, rules={**facts.rules, **facts.options[option]}), facts.options[option]
        )
    return replace(facts, rules={**facts.rules, option: value})


def _blank(facts: VariantTables) -> VariantTables:
    """With the builds of the first units before the first moves; ValueError where the board allows none."""
    before = _first_builds(facts)
    if before is None:
        raise ValueError(f"{facts.name} has no {BLANK_BOARD}")
    first_units = {power.code: list(power.units) for power in facts.powers}
    powers = tuple(replace(power, units=()) for power in facts.powers)
    rules = {**facts.rules, "first_units": first_units}
    return replace(facts, start=str(before), powers=powers, rules=rules)


def _ports(facts: VariantTables, option: str, value: object) -> frozenset[str]:
    if option == "coastal_convoys":
        return frozenset(row.code for row in facts.provinces if row.terrain is Terrain.COAST)
    if isinstance(value, list):
        unknown = set(map(str, value)) - {row.code for row in facts.provinces}
        if unknown:
            raise ValueError(f"there is no province {min(unknown)} to convoy in")
        return frozenset(map(str, value))
    return frozenset(row.code for row in facts.provinces if "convoys_if_duality" in row.flags)


def _with_signs(facts: VariantTables, rules: Mapping[str, object]) -> VariantTables:
    """With a row for each right of way: its sign is read like a place, and no one enters it."""
    ways = [rule for rule in rules.values() if isinstance(rule, Mapping) and "sign" in rule]
    signs = tuple(ProvinceRow(way["sign"], way["name"], Terrain.IMPASSABLE) for way in ways)
    return replace(facts, provinces=(*facts.provinces, *signs))


def _with_ports(facts: VariantTables, codes: frozenset[str]) -> VariantTables:
    return replace(
        facts, provinces=tuple(_as_port(row) if row.code in codes else row for row in facts.provinces)
    )


def _as_port(row: ProvinceRow) -> ProvinceRow:
    return row if "convoys" in row.flags else replace(row, flags=(*row.flags, "convoys"))
