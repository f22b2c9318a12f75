"""Selectors match as a whole: against an oracle that looks through a tree, and in bounded effort."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.mail.html.css import NOWHERE, Children, Element, Matcher, selectors, stylesheet
from judge.mail.html.reader import read_html
from tests.rows import each_row
from tests.sampling import examples

TAGS, NAMES = ("div", "b", "i"), ("x", "y", "z")


@dataclass
class Node:
    """An element of a tree, with the text `word` in front of its children."""

    tag: str
    classes: tuple[str, ...]
    identifier: str
    title: str | None
    word: str = ""
    children: list[Node] = field(default_factory=list)
    parent: Node | None = None

    def html(self) -> str:
        named = f' id="{self.identifier}"' if self.identifier else ""
        named += f' class="{" ".join(self.classes)}"' if self.classes else ""
        named += f' title="{self.title}"' if self.title is not None else ""
        return f"<{self.tag}{named}>{self.word} {''.join(one.html() for one in self.children)}</{self.tag}>"

    def each(self) -> Iterator[Node]:
        yield self
        for one in self.children:
            yield from one.each()


@dataclass(frozen=True)
class Simple:
    """One compound of a selector, as drawn."""

    tag: str
    classes: tuple[str, ...]
    identifier: str
    title: str | None

    def css(self) -> str:
        title = "" if self.title is None else f"[title={self.title}]" if self.title else "[title]"
        named = f"#{self.identifier}" if self.identifier else ""
        return (self.tag + named + "".join(f".{one}" for one in self.classes) + title) or "*"

    def fits(self, node: Node) -> bool:
        return (
            self.tag in {"", node.tag}
            and set(self.classes) <= set(node.classes)
            and self.identifier in {"", node.identifier}
            and (self.title is None or (node.title is not None and self.title in {"", node.title}))
        )


def fits(node: Node, chain: tuple[tuple[str, Simple], ...]) -> bool:
    """Whether the last of a chain of compounds fits a node, and those before it what is around."""
    (joint, simple), before = chain[-1], chain[:-1]
    if not simple.fits(node):
        return False
    return not before or any(fits(one, before) for one in around(node, joint))


def around(node: Node, joint: str) -> Iterator[Node]:
    """The elements that a combinator asks about."""
    siblings = node.parent.children if node.parent else [node]
    earlier = siblings[: next(number for number, one in enumerate(siblings) if one is node)]
    if joint in {"+", "~"}:
        yield from earlier[-1:] if joint == "+" else earlier
        return
    outer = node.parent
    while outer is not None:
        yield outer
        outer = None if joint == ">" else outer.parent


def in_document(root: Node) -> Node:
    """The body around a tree, behind the head: both are in every document, and `* > *` is about them too."""
    html = Node("html", (), "", None)
    html.children = [Node("head", (), "", None, parent=html), Node("body", (), "", None, "", [root], html)]
    return html.children[-1]


few_names = st.lists(st.sampled_from(NAMES), max_size=2, unique=True).map(tuple)
titles = st.sampled_from([None, "", "u", "v"])
identifiers = st.sampled_from(["", "", "p", "q"])
simples = st.builds(Simple, st.sampled_from(["", *TAGS]), few_names, identifiers, titles)


@st.composite
def trees(draw: st.DrawFn) -> Node:
    kinds = st.builds(Node, st.sampled_from(TAGS), few_names, identifiers, titles)
    root = Node("section", (), "", None)
    nodes = [root]
    for node in draw(st.lists(kinds, min_size=1, max_size=8)):
        node.parent = draw(st.sampled_from(nodes))
        node.children, node.word = [], f"w{len(nodes)}w"
        node.parent.children.append(node)
        nodes.append(node)
    return root


@st.composite
def chains(draw: st.DrawFn) -> tuple[tuple[str, Simple], ...]:
    some = draw(st.lists(simples, min_size=1, max_size=3))
    return tuple((draw(st.sampled_from([" ", ">", "+", "~"])), one) for one in some)


def css(chain: tuple[tuple[str, Simple], ...]) -> str:
    first, *rest = chain
    return first[1].css() + "".join(f" {joint} {one.css()}" for joint, one in rest)


@settings(max_examples=examples(400), deadline=None)
@given(trees(), st.lists(chains(), min_size=1, max_size=4))
def test_what_a_rule_hides_is_what_a_look_through_the_tree_finds(
    root: Node, rules: list[tuple[tuple[str, Simple], ...]]
) -> None:
    """Formats only stand in formats here: a browser moves a block out of none of them."""
    sheet = "".join(f"{css(rule)}{{display:none}}" for rule in rules)
    shown = read_html(f"<style>{sheet}</style>{root.html()}").shown.split()
    root.parent = in_document(root)
    expected = []
    for node in root.each():
        outer: Node | None = node
        hidden = False
        while outer is not None:
            hidden = hidden or any(fits(outer, rule) for rule in rules)
            outer = outer.parent
        expected += [node.word] if node.word and not hidden else []
    assert [word for word in shown if word.startswith("w")] == expected


@each_row(
    "text",
    [
        "a:hover", "p::after", "p:before", "a:-x-odd", ":is(a:hover)", ":is()", "i:is(b)", "", "> a", "a >",
        "a,b", "a{", "[x", "[x=]", ".", "#", "a b..c", "[x]a", "x" * 600, "a[href='x']:visited b",
    ],
)  # fmt: skip
def test_what_is_no_plain_selector_is_about_nothing(text: str) -> None:
    assert not selectors(text)


@each_row(
    ("text", "element", "is_about"),
    [
        (r".\78", {"class": "x"}, True),
        (r".a\:b", {"class": "a:b"}, True),
        (r"#\31 a", {"id": "1a"}, True),
        ("[data-x='A B']", {"data-x": "A B"}, True),
        ("[data-x='a b']", {"data-x": "A B"}, False),
        ("[data-x='a b' i]", {"data-x": "A B"}, True),
        ("[data-x~=b]", {"data-x": "a b"}, True),
        ("[data-x~=b]", {"data-x": "ab"}, False),
        ("[lang|=en]", {"lang": "en-GB"}, True),
        ("[lang|=en]", {"lang": "eng"}, False),
        ("[class^=off]", {"class": "offered"}, True),
        ("[class$='']", {"class": "x"}, False),
        ("[class*=ffe]", {"class": "offered"}, True),
        ("*|div", {}, True),
        ("DIV", {}, True),
        (".X", {"class": "x"}, True),
        (".x", {"class": "X"}, True),
        ("#X.y", {"class": "Y", "id": "x"}, True),
        ("p .X", {"class": "x"}, False),
        ("div:not(.X)", {"class": "x"}, True),
        (".\u00e9t\u00e9", {"class": "\u00e9t\u00e9"}, True),
        ("html body div", {}, True),
        ("html > body > div", {}, True),
    ],
)
def test_names_and_attributes(text: str, element: dict[str, str], is_about: bool) -> None:
    named = "".join(f' {name}="{value}"' for name, value in element.items())
    html = f"<style>{text}{{display:none}}</style><div{named}>A PAR H</div>"
    assert ("A PAR H" in read_html(html).hidden) is is_about


@each_row(
    ("sheet", "shows"),
    [
        (".x{display:none} p{display:block}", False),
        ("p{display:none} .x{display:block}", True),
        ("#i{display:block} .x{display:none}", True),
        (".x{display:none!important} #i{display:block}", False),
        (".x{display:none} .x{display:block}", True),
        (".x{color:red; display:none} .x{color:red}", False),
        ("@media print{.x{display:none}}", True),
        ("@media only screen{.x{display:none}}", False),
        ("@media screen and (max-width:9px){.x{display:none}}", True),
        ("@supports not (display:grid){.x{display:none}}", True),
        ("@supports not (x:y){.x{display:none}}", False),
        ("@container (min-width:1px){.x{display:none}}", False),
        ("@media (min-width:1px){.x{display:none}}", False),
        ("@media(min-width:1px){.x{display:none}}", False),
        ("@media screen and (max-width:9999px){.x{display:none}}", False),
        ("@media (min-width:20em) and (max-width:200em){.x{display:none}}", False),
        ("@media (width >= 1px){.x{display:none}}", False),
        ("@media (1px < width < 9999px){.x{display:none}}", False),
        ("@media (width < 400px){.x{display:none}}", True),
        ("@media (orientation:landscape){.x{display:none}}", False),
        ("@media (prefers-color-scheme:light){.x{display:none}}", False),
        ("@media (prefers-color-scheme:dark){.x{display:none}}", True),
        ("@media not print{.x{display:none}}", False),
        ("@media not screen{.x{display:none}}", True),
        ("@media not all and (monochrome){.x{display:none}}", False),
        ("@media not (monochrome){.x{display:none}}", False),
        ("@media print, (hover:hover){.x{display:none}}", False),
        ("@media print{@media screen{.x{display:none}}}", True),
        ("@media only screen and (max-width:600px){.x{display:none}}", True),
        (".x{display:none} @media (min-width:1px){.x{display:block}}", False),
        (".x{display:none} @media screen{.x{display:block}}", True),
        (".X{display:none} .x{display:block}", True),
        (".x{display:none} .X{display:block}", False),
        ("@import 'a;b'; .x{display:none}", False),
        ('.y{content:"}"} .x{display:none}', False),
        ('.y{content:"/*"} .x{display:none}', False),
        ('.y{content:".x{display:none}"}', True),
        ('.x{content:";display:none"}', True),
        ("/* .x{display:none} */", True),
        (".x{display:none;.y{color:red}}", False),
        ("<!-- .x{display:none} -->", False),
        (r".x{d\69splay:n\6fne}", False),
        (r".x{\64 isplay:none}", False),
        (".x:hover{display:none}", True),
        (".y,.x:first-child{display:none}", False),
        (".x{display:none} .x:first-child{display:block}", False),
        (".x{display:none} .x:is(p){display:block}", True),
        (".y, .x {display:none}", False),
    ],
)
def test_rules_weigh_and_hold_as_in_a_browser(sheet: str, shows: bool) -> None:
    html = f"<style>{sheet}</style><p class=x id=i>A PAR H</p>"
    assert ("A PAR H" in read_html(html).shown) is shows


HIDING = (
    ":is(.z)",
    "p:where(.z)",
    "div:is(.q,.y) p",
    "p.z:is(p)",
    "p.z:where(*)",
    "p:is(p.z)",
    "p:-webkit-any(.z)",
    "p.z:not(.n)",
    "p:has(b)",
    ":nth-child(n)",
    "p:only-of-type",
    "p:is(.a, :is(.z))",
    ".q:not(.a) .z",
    "p:not(p.n)",
    "p:not(.q .n)",
    ":is(.q .z)",
    ":is(div > p)",
    ":root .z",
    "p:nth-child(1 of .z)",
    "p:is(.a\\,b, .z)",
    "p:matches(.z, [x=')'])",
    ".z:lang(de)",
    "p:not(:is(.n, .m))",
    "p:not(:hover)",
    ":not(.q):not(.n)",
    ".q{.z{@}}",
    ".q{& .z{@}}",
    "*{.z{@}}",
    ".q{> .z{@}}",
    ".z{&{@}}",
    "p{&.z{@}}",
    ".q{color:red;.z{@}}",
    ".n,.q{.m,.z{@}}",
    ".q{@media screen{.z{@}}}",
    ".z{@media screen{@}}",
    "@scope (.q){.z{@}}",
    ".q{p{&:is(.z){@}}}",
    "@layer x{.q{.z{@}}}",
)
"""Rules that hide a paragraph of class z, or may: `@` stands for what they say."""
NOT_HIDING = (
    "p:not(.z)",
    ":is(.n)",
    "p.z:hover",
    "p:is(.z):hover",
    "p.z::before",
    "p.z:checked",
    "p.n:is(p)",
    "b:is(p)",
    ".n{.z{@}}",
    "p:not(:is(.z))",
    "p.z:-moz-weird",
    ":where(.n) p",
    ".z + .z",
    ".z{@media print{@}}",
    ".z{.z{@}}",
    ".q{&.z{@}}",
    ".z:focus-within",
)
"""Rules that do not."""


@each_row("rule", [*HIDING, *NOT_HIDING])
def test_pseudo_classes_that_join_and_rules_in_rules_are_looked_into(rule: str) -> None:
    says = "display:none"
    sheet = rule.replace("{@}", f"{{{says}}}") if "{" in rule else f"{rule}{{{says}}}"
    html = f"<style>{sheet}</style><div class=q><i>A Par - Bur</i><p class=z>A <b>Mar</b> - Spa</p></div>"
    found = read_html(html)
    assert ("Mar" in found.hidden) is (rule in HIDING)
    assert ("Mar" in found.shown) is (rule in NOT_HIDING)


def test_alternatives_of_alternatives_are_bounded() -> None:
    many = "".join(f":is({','.join(f'.a{n}x{m}' for m in range(9))})" for n in range(9))
    started = process_time()
    assert len(selectors(many)) <= 64
    assert process_time() - started < 1


@pytest.mark.parametrize(
    ("element", "hides"),
    [
        ("<style media=print>", False),
        ('<style media="screen">', True),
        ("<style media='print, screen'>", True),
        ('<style title=">">', True),
        ('<style ">', True),
        ("<STYLE type=text/css>", True),
        ("<!-- <style></style> --><style>", True),
        ("<!--><style>", True),
        ("<style media='(min-width: 1px)'>", True),
        ("<style media='(max-width: 300px)'>", False),
        ("<styled></styled><style>", True),
    ],
)
def test_style_elements(element: str, hides: bool) -> None:
    html = f"{element}.x{{display:none}}</style><p class=x>A PAR H</p>"
    assert ("A PAR H" not in read_html(html).shown) is hides


def test_a_style_in_a_comment_is_none() -> None:
    html = "<!--[if mso]><style>p{display:none}</style><![endif]--><p>A PAR H</p>"
    assert read_html(html).shown == "A PAR H"


def checks(rules: int, elements: int) -> int:
    """Looks at steps that it takes to match elements of as many kinds as there are rules."""
    matcher, children = Matcher(), Children()
    for number in range(rules):
        (chosen,) = selectors(f".a #i{number}, ".rstrip(", ") + " .a" * (number % 3))
        assert chosen is not None
        matcher.add(chosen)
    for number in range(elements):
        element = Element("p", f"i{number % rules}", frozenset({"a"}))
        matcher.place(element, NOWHERE, children)
    return matcher._checks


def test_effort_grows_with_the_kinds_of_elements_and_is_bounded() -> None:
    assert checks(50, 9_000) == checks(50, 900)
    html = "<style>" + "".join(f"#i{n} .a,.a+.a #i{n}{{color:red}}" for n in range(900)) + "</style>"
    html += "".join(f"<p class=a id=i{n % 900}>x" for n in range(7_000))
    sheet = stylesheet(html)
    assert len(sheet.matcher) <= 2_001
    assert len(sheet.rules) <= 1_000


def test_what_takes_more_than_any_honest_mail_shows_nothing_from_there_on() -> None:
    html = "<style>" + "".join(f".a .b{n % 30} .a.c{n}{{color:red}}" for n in range(900)) + "</style>"
    rows = product(range(30), range(200))
    html += "".join(f"<b class='a b{x} c{y}'><p class='a c{y} b{x}'>x</p></b>" for x, y in rows)
    found = read_html(html[:262_144] + "<p>A PAR H</p>")
    assert "A PAR H" not in found.shown
