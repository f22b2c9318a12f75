"""A variant's rules in words, drawn from its fields: where it plays otherwise, and how it is won."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import fill

from judge.render.lines.orders import unit_in_words
from judge.render.text.messages import listing, say
from judge.render.text.names import with_local_names
from judge.rules.board import BorderRule
from judge.rules.phases import PhaseKind
from judge.rules.variant import Variant
from judge.rules.variant_rules import Homes, Neutral
from judge.variants.load import excludes_another, load, options_of, tables
from judge.variants.source_rules import missing_rules

_SECTION_OF_DIFFERENCES = "What the sources tell differently"


def victory_lines(variant: Variant, needed: int, each: int = 1) -> tuple[str, ...]:
    """Return how the game is won: by centres, and what the variant asks or allows beside them.

    `each` is how many powers a player leads.
    """
    condition = variant.condition
    centres = len(variant.board.centres)
    lines = [say("board-victory", needed=needed, centres=centres)]
    if each > 1:
        together = condition.together(needed)
        lines = [say("board-victory-together", powers=each, needed=together, centres=centres)]
    if condition.lead is not None:
        lead = condition.lead
        lines.append(say("board-victory-by-lead", centres=lead.centres, year=lead.year))
    if condition.capitals_needed:
        held = listing(variant.board.name(place) for place in condition.capitals.values())
        lines.append(say("board-capitals", number=condition.capitals_needed, capitals=held))
    if condition.must_hold:
        owned = listing(variant.board.name(place) for place in condition.must_hold)
        lines.append(say("board-victory-owns", centres=owned))
    if condition.last_year:
        lines.append(say("board-last-year", year=condition.last_year))
    return tuple(lines)


def rules_page(variant: Variant) -> str:
    """What GET RULES says of a variant: players, start, builds, victory, borders and options of its own."""
    facts = tables(variant.name.partition("+")[0])
    players = len(variant.powers) // variant.condition.each
    lines = [
        say("board-rules", board=variant.title),
        "",
        say("board-players", number=players, powers=variant.powers),
        *_own_rules(variant),
        *victory_lines(variant, variant.victory, variant.condition.each),
        "",
        *_options(variant),
        say("board-map", name=facts.name),
    ]
    if lacking := missing_rules(facts):
        lines += ["", say("board-rules-missing", rules=lacking)]
    notes = _notes_for_players(facts.notes.partition("\n")[2].partition(_SECTION_OF_DIFFERENCES)[0])
    lines += ["", say("board-notes"), "", *notes, say("board-certainty", tier=facts.tier)]
    return "\n".join(fill(line, 78, subsequent_indent="  ") for line in lines)


_ITEM = re.compile(r"\n\s*\n|\n(?=- )")
_FOR_KEEPERS = re.compile(
    r"\.(?:md|py)\b|source_|source line|\w/\w|jdip|\w+rules\b|^tier\b|njudge|dpjudge|v?diplomacy have",
    re.IGNORECASE,
)
"""What points to files and other judges' tables, of no use to a reader of mail."""


def _notes_for_players(notes: str) -> list[str]:
    """Return the sentences of a board's notes that are for players, a line for each paragraph or item."""
    items = (" ".join(item.split()) for item in _ITEM.split(notes))
    sentences = (re.split(r"(?<=[.;]) ", item) for item in items)
    kept = (" ".join(one for one in some if not _FOR_KEEPERS.search(one)) for some in sentences)
    return [text.replace("`", "").rstrip(";") for text in kept if text]


def _options(variant: Variant) -> Iterator[str]:
    """What each option does that the variant has not, in a sentence: what the rules say more with it."""
    board, *chosen = variant.name.split("+")
    if tables(board).unplayable:
        return
    yield say("board-options")
    usual = {*_own_rules(variant)}
    for option in options_of(board):
        if option in chosen:
            yield f"- {_spaced(option)}: {say('board-option-chosen')}"
            continue
        if excludes_another(option, chosen):
            continue
        other = with_local_names(load("+".join((board, *sorted((*chosen, option))))))
        more = [line for line in _own_rules(other) if line not in usual]
        text = say("board-coastal-convoys") if option == "coastal_convoys" else " ".join(more)
        yield f"- {_spaced(option)}: {text}"


def _spaced(option: str) -> str:
    return option.replace("_", " ")


def _own_rules(variant: Variant) -> Iterator[str]:
    """Yield what the rules of the variant say beside how it is won, a sentence or two a line."""
    yield from _start(variant)
    yield say("board-builds", where=variant.board.variant_rules.build.value)
    yield from _variant_rules(variant)
    yield from _borders(variant)


def _start(variant: Variant) -> Iterator[str]:
    first = variant.start
    what = "builds" if first.kind is PhaseKind.ADJUSTMENT else "moves"
    yield say("board-start", what=what, phase=first)
    if variant.board.variant_rules.first_units:
        yield say("board-first-units")
    if variant.calendar.to_fall:
        yield say("board-years", number=variant.calendar.to_fall)
    if variant.board.variant_rules.homes is Homes.CHOSEN:
        year = variant.board.variant_rules.homes_settled
        yield say("board-chosen-homes", year=year)


def _variant_rules(variant: Variant) -> Iterator[str]:
    rules, name = variant.board.variant_rules, variant.board.name
    if rules.neutral in (Neutral.HOLD, Neutral.REBUILD):
        yield say("board-neutral", units=rules.neutral.value)
        if rules.neutral_at:
            neutral = (unit.partition(" ") for unit in rules.neutral_at)
            where = listing(f"{name(place)} ({kind})" for kind, _, place in neutral)
            yield say("board-neutral-places", places=where)
    if rules.open_sites:
        yield say("board-open-sites", places=listing(map(name, rules.open_sites)))
    if rules.emergency:
        power = variant.power(rules.emergency).name
        sites = listing(map(name, rules.extra_sites.get(rules.emergency, ())))
        yield say("board-emergency", power=power, places=sites)
    for code, centres in rules.uncounted.items():
        yield say("board-uncounted", power=variant.power(code), centres=listing(map(name, centres)))
    if not rules.retreats:
        yield say("board-no-retreats")
    if rules.transform is not None:
        when = "winter" if rules.transform.in_adjustments else "moves"
        yield say("board-transform", when=when, where=rules.transform.sites.value)
    for centre, (one, other) in rules.gates.items():
        yield say("board-gate", centre=name(centre), one=name(one), other=name(other))
    if rules.portage:
        yield say("board-portage")
    yield from _ways(variant)


def _ways(variant: Variant) -> Iterator[str]:
    name, railway, canal = (
        variant.board.name,
        variant.board.variant_rules.railway,
        variant.board.variant_rules.canal,
    )
    if railway is not None:
        stops, sign = [name(stop) for stop in railway.stops], railway.sign
        yield say(
            "board-railway",
            railway=railway.name,
            power=variant.power(railway.power),
            stops=listing(stops),
            order=f"A {railway.stops[-1]} - {sign} - {railway.stops[0]}",
        )
    if canal is not None:
        one, other = canal.ends
        yield say(
            "board-canal",
            canal=canal.name,
            holder=name(canal.holder),
            one=name(one),
            other=name(other),
            order=f"{canal.sign} S F {one} - {other}",
        )


def _borders(variant: Variant) -> Iterator[str]:
    board, facts = variant.board, tables(variant.name.partition("+")[0])
    for row in facts.borders:
        if row.condition in set(BorderRule):
            near = listing(map(board.name, row.neighbours))
            unit = unit_in_words(row.kind, board.name(row.place))
            yield say("board-border", unit=unit, places=near, rule=row.condition)
    ports = [place.name for place in board.provinces.values() if place.convoys]
    if ports:
        yield say("board-convoying-ports", places=tuple(ports))
    closed = [place.name for place in board.provinces.values() if place.closed_in]
    if closed:
        yield say("board-closed-in-fall", places=tuple(closed))
