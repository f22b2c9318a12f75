"""Orders and proxies written for people, in the form each likes; every form is read as the same order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any

from judge.game.order_style import USUAL, Form, Style
from judge.game.proxies import Given, Proxy
from judge.language.word_files import word_files
from judge.rules.board import Board
from judge.rules.english import KIND_NAMES, KIND_TITLES, KIND_WITH_ARTICLE, power_name
from judge.rules.notation import NOTATION, Namer, OrderForm, write_order
from judge.rules.orders import Build, Combined, Convoy, Grant, Order, Support, Waive
from judge.rules.units import Kind, Place, Position, Power, province_of
from judge.rules.variant import PowerFacts, Variant


def _in_words(kind: Kind | None, place: str) -> str:
    return place if kind is None else f"{KIND_TITLES[kind]} {place}"


SENTENCE = OrderForm(
    unit=_in_words,
    arrow=" -> ",
    via=" via convoy",
    support=" SUPPORT ",
    convoy=" CONVOY ",
    hold=" HOLD",
    retreat=" -> ",
    disband=" DISBAND",
    build=lambda kind, place: f"Builds {KIND_WITH_ARTICLE[kind]} in {place}.",
    remove=lambda kind, place: f"Removes the {KIND_NAMES[kind]} in {place}.",
    waive="Build waived.",
    patrol=" PATROL FOR ",
    block=" BLOCK ",
    strait=" IN ",
    grant=" FRIENDLY TO ",
    counted=lambda fleets, unit: f"{fleets} {unit.replace(KIND_TITLES[Kind.FLEET], 'Fleets', 1)}",
    power=power_name,
)
"""The layout of results, `Army Serbia SUPPORT Fleet Rumania -> Bulgaria (east coast)`.

Adjustments are whole sentences with a full stop, all others have none.
"""


def _in_brackets(kind: Kind | None, place: str) -> str:
    return f"{kind or ''}({place})"


ZINE = OrderForm(
    unit=_in_brackets,
    arrow="-",
    via=" via convoy",
    support=" S ",
    convoy=" C ",
    hold=" Std.",
    retreat="-",
    disband=" disbands",
    build=lambda kind, place: f"Build {_in_brackets(kind, place)}",
    remove=lambda kind, place: f"Remove {_in_brackets(kind, place)}",
    waive="Waive",
    unsupported="{}",
    counted=lambda fleets, unit: f"{fleets} {unit}",
    power=power_name,
)
"""The postal form, `A(Mun) S A(Ruh)-Bur`, `F(NTH) C A(Yor)-Nwy` (seed 004, 5)."""

_ZINE_CODES = {"BOT": "GoB", "LYO": "GoL", "LVP": "Lpl", "NAF": "NAf", "STP": "StP"}
"""Zine abbreviations that differ from the code (seed 004, 5.1 and 5.2), on boards that have them."""


def zine_code(board: Board, place: Place) -> str:
    """Return the zine's abbreviation of a place: seas in capitals, `Spa/sc`."""
    province, slash, coast = place.partition("/")
    code = province if board.is_sea(province) else province.capitalize()
    short = _ZINE_CODES.get(province, code)
    known = (province.lower(), *board.provinces[province].abbreviations)
    return f"{short if short.lower() in known else code}{slash}{coast.lower()}"


def printed_code(board: Board, place: Place) -> str:
    """Return the abbreviation of a place as Illegal Gunboat prints it: `Gob`, `Stp(sc)`."""
    province, _, coast = place.partition("/")
    return zine_code(board, province).capitalize() + (f"({coast.lower()})" if coast else "")


@cache
def written_words(code: str) -> Mapping[str, Any]:
    """Return the words of written orders in a language, by what they say; none if it has none.

    `adjectives` are those of powers by their names, with those for an army and a fleet if they differ;
    `helped` has the words for a unit that another supports or convoys, where they differ.
    """
    found: Mapping[str, Any] = word_files().get(code, {}).get("written", {})
    return found


@cache
def _sentence(code: str) -> OrderForm:
    """Return the layout of results in the words of a language; in English if it has none."""
    words = written_words(code)
    if not words:
        return SENTENCE
    titles = {Kind.ARMY: words["army"], Kind.FLEET: words["fleet"]}
    builds = {Kind.ARMY: words["builds_army"], Kind.FLEET: words["builds_fleet"]}
    removes = {Kind.ARMY: words["removes_army"], Kind.FLEET: words["removes_fleet"]}
    return replace(
        SENTENCE,
        unit=lambda kind, place: place if kind is None else f"{titles[kind]} {place}",
        via=f" {words['via']}",
        support=f" {words['support']} ",
        convoy=f" {words['convoy']} ",
        hold=f" {words['hold']}",
        disband=f" {words['disband']}",
        build=lambda kind, place: builds[kind].format(place=place),
        remove=lambda kind, place: removes[kind].format(place=place),
        waive=words["waive"],
        patrol=f" {words['patrol']} ",
        block=f" {words['block']} ",
        grant=f" {words['grant']} ",
        first_step=f" ({words['first_step']})",
        counted=lambda fleets, unit: f"{fleets} {unit.replace(words['fleet'], words['fleets'], 1)}",
        foreign=_after(words["foreign_unit"], titles) if "foreign_unit" in words else None,
        aided=_inflected(words["helped"], titles) if "helped" in words else None,
    )


def _after(pattern: str, titles: Mapping[Kind, str]) -> Callable[[str, Kind | None, str], str]:
    """Return a function that writes a unit and its owner by the pattern: `Ejército alemán Múnich`."""

    def unit(owner: str, kind: Kind | None, place: str) -> str:
        known = None if kind is None else pattern.format(kind=titles[kind], owner=owner, place=place)
        return known or f"{owner} {place}"

    return unit


def _inflected(
    cases: Mapping[str, str], titles: Mapping[Kind, str]
) -> Callable[[str, Kind | None, str], str]:
    """Return a function that writes a unit helped and its owner in their case: `austriacką Armię Wiedeń`."""

    def unit(owner: str, kind: Kind | None, place: str) -> str:
        words = (owner, "" if kind is None else titles[kind])
        return " ".join((*(cases.get(word, word) for word in words if word), place))

    return unit


def adjective(facts: PowerFacts, kind: Kind | None, code: str) -> str:
    """Return the adjective of a power as it is used with a kind of unit in a language."""
    forms = written_words(code).get("adjectives", {}).get(facts.name, facts.adjective)
    return str(forms if isinstance(forms, str) else forms["army" if kind is Kind.ARMY else "fleet"])


_SHORT = replace(NOTATION, unsupported="({})")
_FORMS: Mapping[Form, OrderForm] = {Form.SHORT: _SHORT, Form.ZINE: ZINE}


def _form(style: Style) -> OrderForm:
    return _sentence(style.language) if style.form is Form.SENTENCE else _FORMS[style.form]


def written(order: Order, style: Style, variant: Variant, position: Position | None = None) -> str:
    """Return the order in the style; with a position, sentences name the owner of a foreign unit there."""
    return _written(order, style, variant, position)


def _written(order: Order, style: Style, variant: Variant, position: Position | None, owner: str = "") -> str:
    sentence = style.form is Form.SENTENCE
    helped = _adjective(order, style, variant, position) if sentence else _owner(order)
    form, name = form_with_powers(style, variant)
    return write_order(order, form, name, helped, owner)


def written_by(power: Power, given: Given, variant: Variant, position: Position, style: Style = USUAL) -> str:
    """Return a power's order or proxy for a unit, another power's with its adjective.

    `German Army Munich PROXY TO Italy` is an example.
    """
    owner = foreign_adjective(power, given, variant, position, style)
    if not isinstance(given, Proxy):
        return _written(given, style, variant, position, owner)
    unit = _form(style).unit_of(owner, given.kind, _namer(style, variant.board)(given.at))
    return f"{unit} PROXY TO {variant.power(given.to).name}"


def foreign_adjective(
    power: Power, given: Given, variant: Variant, position: Position, style: Style = USUAL
) -> str:
    """Return the adjective of the unit ordered or lent; "" if it is the power's own."""
    at = "" if isinstance(given, Waive | Build | Grant) else province_of(given.at)
    owners = position.all_owners.get(at, ())
    if not owners or power in owners:
        return ""
    return adjective(variant.power(owners[0]), getattr(given, "kind", None), style.language)


def form_with_powers(style: Style, variant: Variant) -> tuple[OrderForm, Namer]:
    """Return the form of orders in the style, powers named as in the variant, and how it writes places."""
    form, name = _form(style), _namer(style, variant.board)
    if style.form is not Form.SENTENCE or variant.board.variant_rules.naval is None:
        return form, name
    return replace(form, power=lambda code: variant.power(code).name), name


def form_of(style: Style, board: Board) -> tuple[OrderForm, Namer]:
    """Return the form of orders in the style, and how it writes places."""
    return _form(style), _namer(style, board)


def _namer(style: Style, board: Board) -> Namer:
    if style.names:
        return board.name
    return partial(zine_code, board) if style.form is Form.ZINE else str


def _owner(order: Order) -> str:
    """Return the owner written for a unit that is not there: `(GERMANY)`."""
    owner = order.owner if isinstance(order, Support | Convoy) else None
    return "" if owner is None else f"({owner})"


def _adjective(order: Order, style: Style, variant: Variant, position: Position | None) -> str:
    """Return the adjective of the unit helped: another power's than the helper's, or as written."""
    at = "" if isinstance(order, Waive) else order.at
    if isinstance(order, Combined):
        order = order.then
    if not isinstance(order, Support | Convoy):
        return ""
    if order.owner is not None:
        return adjective(variant.power(order.owner), order.of_kind, style.language)
    if position is None or not variant.board.holds_one(province_of(order.of)):
        return ""
    helped, helper = position.owners.get(province_of(order.of)), position.owners.get(province_of(at))
    if helped is None and order.of_kind is None:
        return str(written_words(style.language).get("unknown_unit", "unknown unit"))
    if helped is None or helped == helper:
        return ""
    return adjective(variant.power(helped), order.of_kind, style.language)
