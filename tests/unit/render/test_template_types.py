"""A view and its templates agree by type: a template uses all that is in the values, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import make_dataclass
from typing import Any, TypedDict, get_args, get_type_hints, is_typeddict

import pytest
from jinja2 import DictLoader, Environment, nodes

from judge.notices.notice import Notice
from judge.notices.replies import PageKind, Reply
from judge.paths import templates
from judge.render import mail_context
from judge.render.composer import Templates
from judge.render.email_page import PageFrame
from judge.render.text.times import When
from judge.render.views import VIEWS, record_pages, replies, series, trial_pages
from judge.render.views.buttons import Button
from tests.unit.render.kinds import KINDS
from tests.unit.render.seven_players import JUDGE_INFO
from tests.unit.render.template_types import Scope, TemplateTypes, declared, names_of

PAGES = {
    kind: found
    for kind in PageKind
    for module in (record_pages, replies, series, trial_pages)
    if (found := vars(module).get(f"{kind.title().replace('_', '')}PageValues")) is not None
    and found.__module__ == module.__name__
}
"""The values of a page by its kind; its template has the kind's name."""

PAGES_OF_EMAILS = templates() / "mail"
OF_A_PAGE: Scope = {**get_type_hints(PageFrame), "buttons": tuple[Button, ...]}
"""What every page of an email is given."""
OF_THE_COMPOSER = {
    *("AboutValues.header", "PageValues.asked_for", "PageValues.kind"),
    *("ReplyValues.header", "ReplyValues.pages", "ReplyValues.room"),
}
"""What the composer itself uses of the values."""
OF_PAGES = (".buttons", ".map_page", ".news", ".read_first", ".stripe")
"""What a plain text has no use for."""


def _values(kind: type[Notice]) -> Any:
    return get_type_hints(VIEWS[kind])["return"]


def test_who_is_told_what_to_send_has_buttons_for_it() -> None:
    told = [kind for kind in KINDS if "guidance" in names_of(_values(kind))]
    assert told
    assert [kind for kind in told if "buttons" not in names_of(_values(kind))] == []


def _walked() -> TemplateTypes:
    types = TemplateTypes(Templates(JUDGE_INFO)._environment)
    for kind in KINDS:
        given = {**names_of(_values(kind)), "done_by": str}
        if kind is Reply:  # the composer makes texts of its pages, as far as there is room
            given |= {"pages": tuple[str, ...], "left_out": tuple[str, ...]}
        types.walk(f"mail/{kind.template}.txt.j2", {**given, **_of_all(types, kind, "txt")})
    for kind in (one for one in KINDS if (PAGES_OF_EMAILS / f"{one.template}.html.j2").exists()):
        given = {**names_of(_values(kind)), **OF_A_PAGE, "done_by": str}
        given["plain"] = _pieces(f"{kind.template}.txt.j2")
        types.walk(f"mail/{kind.template}.html.j2", {**given, **_of_all(types, kind, "html")})
    types.walk("mail/_parts/letter.html.j2", {**OF_A_PAGE, "first": str, "rest": str})
    for page, values in PAGES.items():
        types.walk(f"mail/_parts/page_{page}.txt.j2", {"page": values})
    return types


def _of_all(types: TemplateTypes, kind: type[Notice], form: str) -> Scope:
    """Walk the template of what all readers of such emails read alike, and give its pieces."""
    part = f"_parts/{kind.template}_of_all.{form}.j2"
    if not (PAGES_OF_EMAILS / part).exists():
        return {}
    types.walk(f"mail/{part}", names_of(_values(kind)))
    return {"of_all": _pieces(part)}


def _pieces(template: str) -> type:
    """Give the texts that a template names, as fields."""
    tree = Environment().parse((PAGES_OF_EMAILS / template).read_text(encoding="utf-8"))
    named = {one.name for one in tree.find_all(nodes.Name) if one.ctx == "store"}
    return make_dataclass("Pieces", [(name, str) for name in sorted(named)])


@pytest.fixture(scope="module")
def walked() -> TemplateTypes:
    return _walked()


def _all_values(kind: Any, seen: set[Any]) -> Iterator[Any]:
    """Give the values of views, and those that are in them."""
    if is_typeddict(kind) and kind not in seen:
        seen.add(kind)
        yield kind
        for hint in get_type_hints(kind).values():
            yield from _all_values(hint, seen)
    for part in get_args(kind):
        yield from _all_values(part, seen)


def test_every_page_has_values() -> None:
    assert set(PAGES) == set(PageKind)
    assert all(
        set(mail_context.PageValues.__annotations__) <= set(one.__annotations__) for one in PAGES.values()
    )


def test_templates_use_only_what_their_values_have(walked: TemplateTypes) -> None:
    assert walked.faults == []


def test_templates_use_all_that_their_values_have(walked: TemplateTypes) -> None:
    seen = set[Any]()
    roots = (*map(_values, KINDS), *PAGES.values())
    fields = {name for root in roots for values in _all_values(root, seen) for name in declared(values)}
    unused = {name for name in fields - walked.used if not name.endswith(OF_PAGES)}
    assert unused == OF_THE_COMPOSER


class _Row(TypedDict):
    name: str
    at: When | None


class _Given(TypedDict):
    rows: tuple[_Row, ...]
    pairs: tuple[tuple[int, _Row], ...]
    one: _Row | None


@pytest.mark.parametrize(
    ("template", "faults", "used"),
    [
        ("{{ one.name }}", 0, {"_Given.one", "_Row.name"}),
        ("{{ nobody }}", 1, set()),
        ("{{ one.nobody }}", 1, {"_Given.one"}),
        ("{% for row in rows %}{{ row.name }}{{ row.nobody }}{% endfor %}", 1, {"_Given.rows", "_Row.name"}),
        ("{% for n, row in pairs %}{{ row.nobody }}{% endfor %}", 1, {"_Given.pairs"}),
        ("{{ rows[-1].at.spoken }}{{ rows[-1].at.nobody }}", 1, {"_Given.rows", "_Row.at"}),
        ("{% set row = one %}{{ row.nobody if row else '' }}", 1, {"_Given.one"}),
        ("{{ rows | map(attribute='nobody') | list }}", 1, {"_Given.rows"}),
        ("{{ (rows | selectattr('name') | first).nobody }}", 1, {"_Given.rows", "_Row.name"}),
        ("{% from 'm' import said %}{{ said(one) }}", 1, {"_Given.one", "_Row.name"}),
        ("{% include 'i' %}", 1, {"_Given.one"}),
    ],
)
def test_what_a_type_lacks_is_a_fault(template: str, faults: int, used: set[str]) -> None:
    """Else the tests above could not fail."""
    parts = {
        "m": "{% macro said(row) %}{{ row.name }}{{ row.nobody }}{% endmacro %}",
        "i": "{{ one.nobody }}",
    }
    types = TemplateTypes(Environment(loader=DictLoader({**parts, "t": template})))  # nothing is rendered
    types.walk("t", names_of(_Given))
    assert len(types.faults) == faults
    assert types.used == used
