"""The forms in which people read orders, beside the judge's short form: sentences and the zine's."""

from __future__ import annotations

from judge.rules.board import Board
from judge.rules.english import KIND_NAMES, KIND_TITLES, KIND_WITH_ARTICLE
from judge.rules.order_forms import OrderForm
from judge.rules.units import Kind, Place


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
)
"""The postal form, `A(Mun) S A(Ruh)-Bur`, `F(NTH) C A(Yor)-Nwy` (seed 004, 5)."""

_ZINE_CODES = {"BOT": "GoB", "LYO": "GoL", "LVP": "Lpl", "NAF": "NAf", "STP": "StP"}
"""Where the zine's abbreviation is not the code (seed 004, 5.1 and 5.2)."""


def zine_code(board: Board, place: Place) -> str:
    """The zine's abbreviation of a place: seas in capitals, `Spa/sc`."""
    province, slash, coast = place.partition("/")
    code = province if board.is_sea(province) else province.capitalize()
    return f"{_ZINE_CODES.get(province, code)}{slash}{coast.lower()}"
