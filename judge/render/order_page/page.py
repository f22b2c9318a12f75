"""The order page put together: one file that sends nothing, and loads nothing but its reader's language.

Its script is that of `templates/site/order/script`, one file an idea; its words are those of the catalogue.
The policy of the page allows no other style, so styles of single elements become rules. The words of other
languages, and the names of what is called as on the standard map, are in a file for each language: in the
page itself they would be a third of it.
"""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

from judge.notices.notice import JudgeInfo
from judge.paths import templates
from judge.render.maps.svg import draw_board
from judge.render.order_page.board_data import board_data
from judge.render.order_page.forms import forms
from judge.render.text.messages import patterns_of
from judge.render.text.names import with_local_names
from judge.render.text.reader_language import ENGLISH, language
from judge.rules.variant import Variant
from judge.variants.geometry import map_of
from judge.variants.load import load

_SOURCES = "order"
"""The folder of what the pages are made of, among the templates of the site."""
TEMPLATE = f"{_SOURCES}/page.html"
_SCRIPTS = (
    "words",
    "board",
    "token",
    "language",
    "position",
    "convoys",
    "orders",
    "writing",
    "given",
    "draft",
    "choices",
    "drawing",
)
_SCRIPTS_OF_THE_PAGE = ("map", "list", "main")
"""What reads the board and makes orders, then what the page shows of it, in the order in which they run."""
_KEYS = "order-page-"
"""How the keys of the words of the page begin in the catalogue."""
_NAMED_ALIKE = "standard"
"""The board whose names readers have in their language, on others as well."""
_KEY = re.compile(rf"'({_KEYS}[a-z-]+)'")
_SAID = re.compile(r'data-say="([a-z-]+)"')
"""What the page says of itself, by which the script finds it."""
_COMMENT = re.compile(r"^\s+|/\*\*[\s\S]*?\*/\s*|^//.*\n", re.MULTILINE)
_NEEDLESS_BREAK = re.compile(r"(?<=[;{,(])\n")
"""The end of a line behind which its statement goes on, or has ended already."""
_NEEDLESS_BLANKS = re.compile(r"('(?:[^'\\]|\\.)*'|`[^`]*`)|(?<=[^\w$]) +| +(?=[^\w$])")
"""Texts of the script, which stay as they are, and blanks beside its signs; no text has another in it."""
_STYLE_COMMENT = re.compile(r"/\*[\s\S]*?\*/")
_STYLE_BLANKS = re.compile(r"\s*([{};,])\s*")
_LINE = re.compile(r'<path([^<>]*?) d="([^"]{40,})"([^<>]*?)/>')
_STYLED = re.compile(r'<(\w+)([^<>]*?) style="([^"]*)"')
_CLASS = re.compile(r' class="([^"]*)"')


def order_page(variant: Variant, judge: JudgeInfo, codes: Sequence[str], fill: Callable[..., str]) -> str:
    """Return the page of a board; `fill` puts values into the template of the page.

    `codes` are the languages in which readers may have it; each has a file beside it.
    """
    geometry = map_of(variant.name)
    drawn, rules = _without_styles(_once(draw_board(variant, geometry))) if geometry else ("", "")
    style, words = _style() + rules, _words(_keys_of_script())
    script = _script().replace(f"'{_KEYS}", "'")
    of_judge = {"judge": judge.address, "code": judge.code, "languages": codes}
    data = {**board_data(variant, geometry), **of_judge, "forms": forms()}
    return fill(
        language=language(),
        board=variant.title,
        policy=_policy(script, style),
        style=style,
        map=drawn,
        data=_json(data),
        words=_json(words),
        script=script,
    )


def language_file() -> str:
    """Return the file by which pages speak the present language: its words, and names by the English ones."""
    usual = load(_NAMED_ALIKE)
    local = with_local_names(usual)
    code, board = language(), local.board
    names = {facts.name: board.provinces[place].name for place, facts in usual.board.provinces.items()}
    powers = {facts.name: local.power(facts.code).name for facts in usual.powers}
    template = (_folder() / "page.html").read_text(encoding="utf-8")
    keys = _keys_of_script() | {f"{_KEYS}{key}" for key in _SAID.findall(template)}
    said = {
        "code": code,
        "words": _words(keys),
        "provinces": _other_than_english(names),
        "coasts": board.coast_words if code != ENGLISH else {},
        "powers": _other_than_english(powers),
    }
    return f"speak({_json(said)});\n"


def _other_than_english(names: Mapping[str, str]) -> Mapping[str, str]:
    return {english: name for english, name in names.items() if name != english}


def _policy(script: str, style: str) -> str:
    """What a browser allows the page: this script, the files of languages, this style, and nothing else."""
    allowed = {"script-src": f"{_digest(script)} 'self' file:", "style-src": _digest(style)}
    rest = {"default-src": "'none'", "base-uri": "'none'", "form-action": "'none'"}
    return "; ".join(f"{kind} {source}" for kind, source in {**rest, **allowed}.items())


def _digest(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _json(data: Mapping[str, object]) -> str:
    """Return the data as they may stand in a page."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c")


@cache
def _script() -> str:
    """Return the files of the script in one, without comments, with few lines and blanks."""
    folder = _folder() / "script"
    names = (*_SCRIPTS, *_SCRIPTS_OF_THE_PAGE)
    texts = [_COMMENT.sub("", (folder / f"{name}.js").read_text(encoding="utf-8")) for name in names]
    return _NEEDLESS_BLANKS.sub(r"\1", _NEEDLESS_BREAK.sub("", "".join(texts)))


@cache
def _keys_of_script() -> frozenset[str]:
    return frozenset(_KEY.findall(_script()))


def _words(keys: frozenset[str]) -> Mapping[str, str]:
    """Return the words of those keys, by the keys without what all of them begin with, as a page has them."""
    said = ((key, text) for key, text in patterns_of(_KEYS).items() if key in keys)
    return {key.removeprefix(_KEYS): text for key, text in said}


@cache
def _style() -> str:
    text = (_folder() / "style.css").read_text(encoding="utf-8")
    return _STYLE_BLANKS.sub(r"\1", _STYLE_COMMENT.sub("", text)).strip()


def _folder() -> Path:
    return templates() / "site" / _SOURCES


def _once(svg: str) -> str:
    """The drawing with each long line in it once, however often it is drawn: coasts are, and all fleets."""
    drawn = Counter(line for _, line, _ in _LINE.findall(svg))
    names = {line: f"o{at}" for at, line in enumerate(line for line, times in drawn.items() if times > 1)}

    def used(found: re.Match[str]) -> str:
        before, line, after = found.groups()
        return f'<use href="#{names[line]}"{before}{after}/>' if line in names else found[0]

    kept = "".join(f'<path id="{name}" d="{line}"/>' for line, name in names.items())
    return _LINE.sub(used, svg).replace("</defs>", f"{kept}</defs>", 1)


def _without_styles(svg: str) -> tuple[str, str]:
    """Return the drawing with classes for the styles of its elements, and all its rules."""
    names: dict[str, str] = {}

    def classed(found: re.Match[str]) -> str:
        tag, attributes, style = found.groups()
        name = names.setdefault(style, f"st{len(names)}")
        given = _CLASS.search(attributes)
        classes = f"{given[1]} {name}" if given else name
        return f'<{tag}{_CLASS.sub("", attributes)} class="{classes}"'

    head, _, rest = svg.partition("<style>")
    sheet, _, body = rest.partition("</style>")
    body = _STYLED.sub(classed, body)
    return head + body, sheet + "".join(_rules(names))


def _rules(names: Mapping[str, str]) -> Iterator[str]:
    """Yield the rules of classes by their styles; what follows the first part of several is written once."""
    rests: dict[str, list[str]] = {}
    for style, name in names.items():
        first, _, rest = style.partition(";")
        yield f".{name}{{{first}}}"
        if rest:
            rests.setdefault(rest, []).append(f".{name}")
    for rest, classes in rests.items():
        yield f"{','.join(classes)}{{{rest}}}"
