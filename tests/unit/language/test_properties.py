"""What holds for any text: no exception ever, no other order than the one meant without a word about it."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from judge.game.order_style import USUAL, Form, Style
from judge.game.settings import Reading
from judge.language.orders.writing import written
from judge.language.problems import Problem
from judge.language.reading import read
from judge.language.segmentation import statements
from judge.language.statements import Context, Statement, UnderstoodOrder
from judge.rules.orders import Convoy, Disband, Hold, Move, Order, Retreat, Support
from judge.rules.units import Dislodged, Kind, Position, Unit, province_of
from tests.sampling import examples
from tests.unit.language.positions import NOW, STANDARD, answer, context

BOARD = STANDARD.board
POWERS = [p.code for p in STANDARD.powers]
_SALAD = """
A F army fleet - -> => s supports c convoys h holds via convoy / ( ) nc sc , ; . : > # to the retreat
build remove disband waive R B D W SET WAIT PRESS ENDPRESS SIGN ON OFF REGISTER END DEADLINE GRACE
PREFERENCE CREATE OBSERVE PROCESS EJECT BECOME LIST FULL GET ME PASSWORD alpha with MOVES NEXT CLOCK 9
IF THEN ELSE ENDIF AND NOT DISLODGED MOVED OWNS I EMPTY Retreats: Builds:
Game: Country: Player: Year: Season: Spring 1903 = |
NMR Paris Burgundy Bur North Sea English Channel Spain StP/nc French Germany's +24h 20:00 2026-12-01 ?x @
"""
WORDS = [*_SALAD.split(), *"\u2192\u2013\u00a0\u200b\u00ad\ufeff\u0130\u1e9e\ufb01\x00\x85\u2028\U0001f600"]
STYLES = [Style(form, names) for form in Form for names in (True, False)]
PHASES = ["S1901M", "F1901R", "F1901A"]


def contexts() -> st.SearchStrategy[Context]:
    return st.builds(
        lambda phase, reading, proxies, keeps: context(
            {"FRANCE": ["A PAR", "F MAO", "F SPA/SC"], "GERMANY": ["A BUR", "F HOL"], "ENGLAND": ["F ENG"]},
            phase=phase,
            reading=reading,
            proxies=proxies,
            keeps=keeps,
            game="alpha",
            player="Anna Schmidt",
            sc={"FRANCE": ["PAR", "MAR", "BRE", "SPA", "POR"], "GERMANY": ["HOL"]},
            dislodged=[{"power": "FRANCE", "unit": "F BRE", "by": "ENG", "retreats": ["GAS", "PIC"]}],
        ),
        st.sampled_from(PHASES),
        st.sampled_from(list(Reading)),
        st.booleans(),
        st.booleans(),
    )


@settings(deadline=None)
@given(st.text(max_size=300), contexts())
def test_no_text_raises(text: str, where: Context) -> None:
    found, ignored = statements(text)
    for statement in found:
        for one in read(statement, where):
            assert one.line in (statement.line, *statement.numbers)
            if isinstance(one, Problem):
                assert one.message
                assert 1 <= one.column <= len(one.text) + 1
    numbers = [line.line for line in ignored] + [statement.line for statement in found]
    assert len(numbers) == len(set(numbers))


@settings(deadline=None)
@given(st.lists(st.sampled_from([*WORDS, "\n", "\n"]), max_size=30).map(" ".join), contexts())
def test_no_salad_of_our_own_words_raises(text: str, where: Context) -> None:
    for statement in statements(text)[0]:
        read(statement, where)


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_without_a_game_orders_are_asked_to_sign_on(text: str) -> None:
    for statement in statements(text)[0]:
        for one in read(statement, Context(NOW)):
            assert not isinstance(one, UnderstoodOrder)


@settings(deadline=None)
@given(st.text(min_size=999, max_size=1200, alphabet="A Bur-,;\u2192"))
def test_a_line_too_long_is_refused(text: str) -> None:
    (found,) = read(Statement(1, text), context())
    assert isinstance(found, Problem)
    assert found.kind == "too_long"


# Orders on a board, written and read back


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Up to twelve units anywhere they can stand."""
    provinces = draw(st.lists(st.sampled_from(sorted(BOARD.provinces)), min_size=1, max_size=12, unique=True))
    found = []
    for province in provinces:
        places = [(kind, place) for kind in Kind for place in BOARD.standing_places(kind, province)]
        if places:
            kind, place = draw(st.sampled_from(places))
            found.append(Unit(draw(st.sampled_from(POWERS)), kind, place))
    return Position(units=tuple(found) or (Unit("FRANCE", Kind.ARMY, "PAR"),))


@st.composite
def movement(draw: st.DrawFn) -> tuple[Position, Unit, Order]:
    """A position, one of its units, and an order it can be given."""
    position = draw(positions())
    unit = draw(st.sampled_from(position.units))
    reach = BOARD.reach(unit.kind, unit.at)
    near = {province_of(place) for place in reach}
    found: list[Order] = [Hold(unit.kind, unit.at), *(Move(unit.kind, unit.at, place) for place in reach)]
    for other in position.units:
        if other.province in near:
            found.append(Support(unit.kind, unit.at, other.at, None, other.kind))
        others = sorted(near - {other.province})
        found.extend(Support(unit.kind, unit.at, other.at, to, other.kind) for to in others)
        if unit.kind is Kind.FLEET and other.kind is Kind.ARMY:
            found.append(Convoy(unit.kind, unit.at, other.at, "NAF", other.kind))
    return position, unit, draw(st.sampled_from(found))


def at(position: Position, power: str, phase: str = "S1901M") -> Context:
    """The context of one power in a position."""
    base = context(power=power, phase=phase)
    return Context(now=NOW, variant=STANDARD, power=power, phase=base.phase, position=position)


@settings(deadline=None)
@given(movement())
def test_movement_orders_read_back_from_every_style(case: tuple[Position, Unit, Order]) -> None:
    position, unit, order = case
    where = at(position, unit.power)
    styles = [written(order, style, STANDARD, position) for style in STYLES]
    for text in (*styles, written(order, USUAL, STANDARD)):
        found = answer(text, where)
        assert isinstance(found, UnderstoodOrder), text
        assert found.order == order, text
        assert found.power == unit.power


@settings(deadline=None)
@given(positions(), st.sampled_from(sorted(BOARD.provinces)), st.sampled_from([None, *POWERS]), st.booleans())
def test_the_owner_of_a_unit_that_is_not_there_is_kept(
    position: Position, province: str, owner: str | None, goes: bool
) -> None:
    unit, held = position.units[0], {u.province for u in position.units}
    to = next((near for near in sorted(BOARD.provinces) if near not in (province, unit.province)), None)
    if province in held or province == "SWI":
        return
    order = Support(unit.kind, unit.at, province, to if goes else None, Kind.ARMY, owner)
    where = replace(at(position, unit.power), reading=Reading.ANY)
    for text in (written(order, style, STANDARD, position) for style in STYLES):
        found = answer(text, where)
        assert isinstance(found, UnderstoodOrder), text
        assert found.order == order, text


@settings(deadline=None)
@given(positions())
def test_retreats_read_back_from_every_style(position: Position) -> None:
    unit = position.units[0]
    reach = BOARD.reach(unit.kind, unit.at)
    beaten = Position(units=position.units[1:], dislodged=(Dislodged(unit, None, reach),))
    where = at(beaten, unit.power, "S1901R")
    orders: list[Order] = [
        Disband(unit.kind, unit.at),
        *(Retreat(unit.kind, unit.at, place) for place in reach),
    ]
    for order in orders:
        for text in (written(order, style, STANDARD, beaten) for style in STYLES):
            found = answer(text, where)
            assert isinstance(found, UnderstoodOrder), text
            assert found.order == order, text


# Mutations

SIGNS = "abcdefghijklmnopqrstuvwxyz -/(),.;:'#0\u2013\u2192\u00a0\u200b\uff41"


@st.composite
def mutated(draw: st.DrawFn) -> tuple[Position, Unit, Order, str]:
    """An order in full words with up to three slips: a sign left out, put in, changed, two signs swapped."""
    position, unit, order = draw(movement())
    text = (
        written(order, USUAL, STANDARD, position).replace("CONVOY", "convoys").replace("SUPPORT", "supports")
    )
    text = text.replace("HOLD", "holds")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(text) - 1))
        slip = draw(st.sampled_from(["drop", "add", "change", "swap", "case"]))
        sign = draw(st.sampled_from(SIGNS))
        before, here, after = text[:place], text[place], text[place + 1 :]
        text = {
            "drop": before + after,
            "add": before + sign + here + after,
            "change": before + sign + after,
            "swap": before + after[:1] + here + after[1:],
            "case": before + here.swapcase() + after,
        }[slip] or "x"
    return position, unit, order, text


@settings(max_examples=examples(400), deadline=None)
@given(mutated())
def test_a_slip_never_makes_another_order_in_silence(case: tuple[Position, Unit, Order, str]) -> None:
    position, unit, order, text = case
    found = [one for statement in statements(text)[0] for one in read(statement, at(position, unit.power))]
    for one in found:
        if isinstance(one, UnderstoodOrder) and not one.assumed:
            assert one.order == order, text


@settings(deadline=None)
@given(
    movement(),
    st.sampled_from(["upper", "lower", "title", "swapcase"]),
    st.sampled_from(["\u2013", "\u2192", "=>"]),
)
def test_case_and_arrows_never_matter(case: tuple[Position, Unit, Order], change: str, arrow: str) -> None:
    position, unit, order = case
    text = getattr(written(order, USUAL, STANDARD, position).replace("->", arrow), change)()
    found = answer(text, at(position, unit.power))
    assert isinstance(found, UnderstoodOrder), text
    assert found.order == order
