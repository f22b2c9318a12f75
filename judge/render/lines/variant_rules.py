"""A variant's rules in words, drawn from its fields: where it plays otherwise, and how it is won."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill

from judge.render.text.english import counted
from judge.rules.board import BorderRule
from judge.rules.english import listing
from judge.rules.phases import PhaseKind
from judge.rules.variant import Variant
from judge.rules.variant_rules import BuildSites, Homes, Neutral, Sites
from judge.variants.load import excludes_another, load, options_of, tables
from judge.variants.source_rules import missing_rules

_BUILDS = {
    BuildSites.HOME: "Units are built in one's own home centres, owned and vacant.",
    BuildSites.ANY: "Units are built in any vacant centre that one owns.",
    BuildSites.ANY_IF_HOME: "Units are built in any vacant centre of one's own, while one owns a home.",
    BuildSites.ANY_HOME: "Units are built in vacant centres that one owns and that are anybody's homes.",
}
_NEUTRAL = {
    Neutral.HOLD: "Neutral units hold; they may be supported, and are gone when they are dislodged.",
    Neutral.REBUILD: "Neutral units hold in centres of nobody's, and come back until those are taken.",
}
_SITES = {
    Sites.HOME: "in an owned home centre",
    Sites.ONE: "in any owned centre while a home is owned",
    Sites.ANY: "in any owned centre",
    Sites.CENTRE: "in any supply centre",
    Sites.ANYWHERE: "anywhere on land",
}
_SECTION_OF_DIFFERENCES = "What the sources tell differently"
_BORDERS = {
    BorderRule.HALF_STRENGTH: "counts half, cuts only by dislodging, and yields in retreats",
    BorderRule.ONLY_WITH_SUPPORT: "counts nothing by itself, only with its supports",
    BorderRule.ONE_WAY: "cannot go back",
}


def victory_lines(variant: Variant, needed: int, each: int = 1) -> tuple[str, ...]:
    """How the game is won: by centres, and what the variant asks or allows beside them.

    `each` is how many powers a player leads.
    """
    condition = variant.condition
    lines = [
        f"{needed} of {counted(len(variant.board.centres), 'supply centre')} win, if nobody else has as many."
    ]
    if each > 1:
        together, centres = condition.together(needed), counted(len(variant.board.centres), "supply centre")
        lines = [
            f"Each player leads {each} powers. Together they win with {together} of {centres},",
            "if nobody else has as many.",
        ]
    if condition.lead is not None:
        lead = condition.lead
        lines.append(
            f"So does a lead of {lead.centres} over everybody in {lead.year}, one less each year after."
        )
    if condition.capitals_needed:
        held = listing(variant.board.name(place) for place in condition.capitals.values())
        lines.append(f"{condition.capitals_needed} capitals must be held, one's own among them: {held}.")
    if condition.must_hold:
        owned = listing(variant.board.name(place) for place in condition.must_hold)
        lines.append(f"The winner must also own {owned}.")
    if condition.last_year:
        lines.append(f"The game ends with the year {condition.last_year}.")
    return tuple(lines)


def rules_page(variant: Variant) -> str:
    """What GET RULES says of a variant: players, start, builds, victory, borders and options of its own."""
    facts = tables(variant.name.partition("+")[0])
    players = counted(len(variant.powers) // variant.condition.each, "player")
    lines = [
        f"{variant.title}: the rules where they are its own. All else is as in the standard game.",
        "",
        f"It takes {players}: {listing(p.name for p in variant.powers)}.",
        *_own_rules(variant),
        *victory_lines(variant, variant.victory, variant.condition.each),
        "",
        *_options(variant),
        f"GET MAP.{facts.name} lists its provinces and borders.",
    ]
    if lacking := missing_rules(facts):
        lines += ["", f"The board's source has rules that are not here: {listing(lacking)}."]
    notes = _notes_for_players(facts.notes.partition("\n")[2].partition(_SECTION_OF_DIFFERENCES)[0])
    lines += ["", "About the board:", "", *notes, f"How sure it is: tier {facts.tier}, {TIERS[facts.tier]}."]
    return "\n".join(fill(line, 78, subsequent_indent="  ") for line in lines)


TIERS = {
    "A": "every source that has the board agrees",
    "B": "some sources agree, others differ",
    "C": "the other sources differ",
    "S": "the borders are a checked board's, the start is from one source",
    "D": "one source has the board",
}
"""How well the facts of a board are attested, by its tier."""

_ITEM = re.compile(r"\n\s*\n|\n(?=- )")
_FOR_KEEPERS = re.compile(
    r"\.(?:md|py)\b|source_|source line|\w/\w|jdip|\w+rules\b|^tier\b|njudge|dpjudge|v?diplomacy have",
    re.IGNORECASE,
)
"""What points to files and other judges' tables, of no use to a reader of mail."""


def _notes_for_players(notes: str) -> list[str]:
    """The sentences of a board's notes that are for players, a line for each paragraph or item."""
    items = (" ".join(item.split()) for item in _ITEM.split(notes))
    sentences = (re.split(r"(?<=[.;]) ", item) for item in items)
    kept = (" ".join(one for one in some if not _FOR_KEEPERS.search(one)) for some in sentences)
    return [text.replace("`", "").rstrip(";") for text in kept if text]


def _options(variant: Variant) -> Iterator[str]:
    """What each option does that the variant has not, in a sentence: what the rules say more with it."""
    board, *chosen = variant.name.split("+")
    if tables(board).unplayable:
        return
    yield "Options, named behind the variant in CREATE, one or more:"
    usual = {*_own_rules(variant)}
    for option in options_of(board):
        if option in chosen:
            yield f"- {_spaced(option)}: chosen here."
            continue
        if excludes_another(option, chosen):
            continue
        other = load("+".join((board, *sorted((*chosen, option)))))
        more = [line for line in _own_rules(other) if line not in usual]
        text = "A fleet on any coast convoys as if at sea." if option == "coastal_convoys" else " ".join(more)
        yield f"- {_spaced(option)}: {text}"


def _spaced(option: str) -> str:
    return option.replace("_", " ")


def _own_rules(variant: Variant) -> Iterator[str]:
    """What the rules of the variant say beside how it is won, a sentence or two a line."""
    yield from _start(variant)
    yield _BUILDS[variant.board.variant_rules.build]
    yield from _variant_rules(variant)
    yield from _borders(variant)


def _start(variant: Variant) -> Iterator[str]:
    first = variant.start
    what = "builds" if first.kind is PhaseKind.ADJUSTMENT else "moves"
    yield f"It begins with {what}, in {first.mail_code}."
    if variant.board.variant_rules.first_units:
        yield "Each centre gets a unit of its owner's choice, or without an order that of the usual start."
    if variant.calendar.to_fall:
        yield f"{variant.calendar.to_fall} years go by between two moves."
    if variant.board.variant_rules.homes is Homes.CHOSEN:
        year = variant.board.variant_rules.homes_settled
        yield f"The first build names one's only home; what is owned when {year} is counted are homes."


def _variant_rules(variant: Variant) -> Iterator[str]:
    rules, name = variant.board.variant_rules, variant.board.name
    if rules.neutral in _NEUTRAL:
        yield _NEUTRAL[rules.neutral]
        if rules.neutral_at:
            neutral = (unit.partition(" ") for unit in rules.neutral_at)
            yield f"They stand in {listing(f'{name(place)} ({kind})' for kind, _, place in neutral)}."
    if rules.open_sites:
        yield f"Whoever owns one of these builds there, too: {listing(map(name, rules.open_sites))}."
    if rules.emergency:
        power = variant.power(rules.emergency).name
        sites = listing(map(name, rules.extra_sites.get(rules.emergency, ())))
        some = f"While {power} owns some of its homes and not all"
        yield f"{some}, it may keep one unit more, and build in {sites}."
    for code, centres in rules.uncounted.items():
        yield f"Owned by {variant.power(code).name}, {listing(map(name, centres))} counts for nobody."
    if not rules.retreats:
        yield "Dislodged units are destroyed; nobody retreats."
    if rules.transform is not None:
        when = "in winter" if rules.transform.in_adjustments else "instead of moving"
        yield f"Armies and fleets become each other {when}, {_SITES[rules.transform.sites]}: A CON TR F."
    for centre, (one, other) in rules.gates.items():
        yield f"Only fleets of who owns {name(centre)} pass between {name(one)} and {name(other)}."
    if rules.portage:
        yield "Armies carry fleets from coast to coast, as fleets carry armies: A MAR C F GAS - PIE."
    yield from _ways(variant)


def _ways(variant: Variant) -> Iterator[str]:
    name, railway, canal = (
        variant.board.name,
        variant.board.variant_rules.railway,
        variant.board.variant_rules.canal,
    )
    if railway is not None:
        stops, sign = [name(stop) for stop in railway.stops], railway.sign
        yield (
            f"{railway.name}: each turn one army of {variant.power(railway.power).name} goes between any of"
            f" {listing(stops)}, if no foreign unit stands between:"
            f" A {railway.stops[-1]} - {sign} - {railway.stops[0]}."
        )
    if canal is not None:
        one, other = canal.ends
        yield (
            f"{canal.name}: who has a unit in {name(canal.holder)} lets others pass between"
            f" {name(one)} and {name(other)}: {canal.sign} S F {one} - {other}."
        )


def _borders(variant: Variant) -> Iterator[str]:
    board, facts = variant.board, tables(variant.name.partition("+")[0])
    for row in facts.borders:
        if row.condition in set(BorderRule):
            near = listing(map(board.name, row.neighbours))
            rule = _BORDERS[BorderRule(row.condition)]
            yield f"{row.kind.name.title()} {board.name(row.place)} - {near}: it {rule}."
    ports = [place.name for place in board.provinces.values() if place.convoys]
    if ports:
        yield f"A fleet convoys as if at sea in {listing(ports)}."
    closed = [place.name for place in board.provinces.values() if place.closed_in]
    if closed:
        yield f"Nobody enters {listing(closed)} in fall, and units there get no orders then."
