"""A remark becomes a sentence: the row of its key with its values put in."""

from __future__ import annotations

from datetime import datetime
from string import Formatter
from types import MappingProxyType

from judge.game.roles import Role
from judge.notices.remarks import Remark
from judge.render.text import (
    remarks,
    remarks_games_part,
    remarks_keeper_part,
    remarks_mails_part,
    remarks_master_part,
    remarks_orders_part,
    remarks_people_part,
    remarks_seats_part,
)
from judge.render.text.english import counted, spoken
from judge.render.text.escaping import one_line
from judge.render.text.remarks_sentence_part import Sentence
from judge.rules.english import listing
from judge.rules.phases import Phase
from judge.rules.variant import PowerFacts

TABLES = (
    remarks_mails_part.SENTENCES,
    remarks.SENTENCES,
    remarks_people_part.SENTENCES,
    remarks_games_part.SENTENCES,
    remarks_seats_part.SENTENCES,
    remarks_orders_part.SENTENCES,
    remarks_master_part.SENTENCES,
    remarks_keeper_part.SENTENCES,
)
"""The tables, one for each topic."""
SENTENCES = MappingProxyType({key: row for table in TABLES for key, row in table.items()})
"""Every sentence by its key."""
_GROUPS = {Role.MASTER: "the master", Role.OBSERVER: "the observers"}


def sentence(remark: Remark) -> Sentence:
    """The remark in words; KeyError if its key has no row or a value is missing."""
    row, values = SENTENCES[remark.key], {"told": None, **dict(remark.values)}
    put_in = _Values().vformat
    return Sentence(put_in(row.text, (), values), put_in(row.hint, (), values) if row.hint else "")


class _Values(Formatter):
    """Puts values of the game into a sentence in the words people have for them."""

    def format_field(self, value: object, format_spec: str) -> str:
        """One value; the part behind the colon says how."""
        match value:
            case Remark():
                return sentence(value).text
            case tuple():
                return _listed(value, format_spec)
            case int() if "/" in format_spec:
                one, many = format_spec.split("/")
                return counted(value, one, many)
            case datetime() if not format_spec:
                return spoken(value, "UTC")
            case Phase() | PowerFacts() | Role():
                return _name(value)
            case _:
                return _cut(value, format_spec)


def _cut(value: object, format_spec: str) -> str:
    """A text or a number, with an ellipsis where the text is cut and that is wanted; None is who is told."""
    if value is None:
        return format_spec or "; everybody is told"
    if format_spec.startswith("…"):
        return one_line(str(value), int(format_spec[1:]))
    return format(value, format_spec)


def _listed(values: tuple[object, ...], joint: str) -> str:
    names = [_name(value) for value in values]
    return listing(names, joint) if joint else ", ".join(names)


def _name(value: object) -> str:
    match value:
        case Phase():
            return value.mail_code
        case PowerFacts():
            return value.name
        case Role():
            return _GROUPS[value]
        case _:
            return str(value)
