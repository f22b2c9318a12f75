"""The message catalogue for tests: whether a text says a message, whatever its English is at present.

`says(body, "speaks-for-power", power="Austria")` holds where the message stands in the text, folded or not. A
value that is not named may be any.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from judge.game.message import Said, Value
from judge.paths import locales, templates
from judge.render.text import messages

_ANY = r"(?:(?!\n\s*\n).){1,400}?"
"""A value that is not named: it ends with its paragraph."""


def worded(one: Said) -> str:
    """Return what the language says of a line in words."""
    return messages.said(one)


def says(text: str, key: str, **values: Value) -> bool:
    """Whether the text holds the message of that key, or an attribute of it, with these values."""
    return expression(key, **values).search(text) is not None


def place(text: str, words: str, start: int = 0) -> int:
    """Where words stand in a text, -1 if nowhere; after `= ` they are a message by its key."""
    if not words.startswith("= "):
        return text.find(words, start)
    found = written(words[2:]).search(text, start)
    return found.start() if found else -1


def times(text: str, key: str, **values: Value) -> int:
    """How often the text holds the message."""
    return len(expression(key, **values).findall(text))


@cache
def expression(key: str, **values: Value) -> re.Pattern[str]:
    """What finds the message in a text, folded or not."""
    unknown = values.keys() - variables(key)
    assert not unknown, f"{key} has no value {', '.join(sorted(unknown))}"
    return re.compile(rf"(?<!\w){_of_pattern(patterns()[key], values)}(?!\w)", re.DOTALL)


@cache
def patterns(language: str = "en") -> Mapping[str, ast.Pattern]:
    """The messages of a language and their attributes, by key."""
    found: dict[str, ast.Pattern] = {}
    for _, entry in entries(language):
        assert entry.value is not None
        found[entry.id.name] = entry.value
        found.update((f"{entry.id.name}.{one.id.name}", one.value) for one in entry.attributes)
    return found


def entries(language: str = "en", topic: str = "*") -> Iterator[tuple[Path, ast.Message]]:
    """Every message of a language, or of a topic, with its file, in the order in which they stand."""
    for file in sorted((locales() / language).glob(f"{topic}.ftl")):
        yield from ((file, entry) for entry in _messages(file))


@cache
def _messages(file: Path) -> Sequence[ast.Message]:
    """The messages of a file, which are parsed once and for nobody to change."""
    found = FluentParser().parse(file.read_text(encoding="utf-8")).body
    for entry in found:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
    return [entry for entry in found if isinstance(entry, ast.Message)]


def texts(topic: str = "*", language: str = "en") -> Iterator[str]:
    """The texts between the values of all messages of a language, or of those of a topic."""
    for _, entry in entries(language, topic):
        yield from (node.value for node in nodes(entry) if isinstance(node, ast.TextElement))


def variables(key: str) -> frozenset[str]:
    """The values that a message asks for, those of the messages in it among them."""
    found = set[str]()
    for node in nodes(patterns()[key]):
        match node:
            case ast.VariableReference():
                found.add(node.id.name)
            case ast.MessageReference():
                found |= variables(named(node))
    return frozenset(found)


def values_in(pattern: ast.Pattern) -> frozenset[str]:
    """The values that a pattern itself asks for, in any language."""
    return frozenset(node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference))


_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


def choices_in(pattern: ast.Pattern) -> Mapping[str, frozenset[str]]:
    """The words between which a pattern itself chooses, by the value that decides; no forms of a plural."""
    found = dict[str, frozenset[str]]()
    for node in nodes(pattern):
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            keys = (one.key for one in node.variants)
            words = {one.name for one in keys if isinstance(one, ast.Identifier)} - _PLURALS
            if words:
                name = node.selector.id.name
                found[name] = found.get(name, frozenset()) | words
    return found


def references(key: str) -> frozenset[str]:
    """The messages that stand in a message."""
    return frozenset(named(node) for node in nodes(patterns()[key]) if isinstance(node, ast.MessageReference))


def named(reference: ast.MessageReference) -> str:
    """The key that a reference names."""
    return f"{reference.id.name}.{reference.attribute.name}" if reference.attribute else reference.id.name


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """Give a part of a message and all parts of it."""
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from nodes(one)


def _of_pattern(pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
    return "".join(
        _of_text(one.value) if isinstance(one, ast.TextElement) else _of_expression(one.expression, values)
        for one in pattern.elements
    )


def _of_text(text: str) -> str:
    return r"\s+".join(re.escape(word) for word in re.split(r"\s+", text))


def _of_expression(node: ast.BaseNode, values: Mapping[str, Value]) -> str:
    match node:
        case ast.StringLiteral():
            return _of_text(node.parse()["value"])
        case ast.MessageReference():
            return _of_pattern(patterns()[named(node)], values)
        case ast.SelectExpression(selector=ast.VariableReference(id=selector)):
            cases = [one for one in node.variants if _may_be(one, values.get(selector.name))]
            chosen = cases or [one for one in node.variants if one.default]
            return f"(?:{'|'.join(_of_pattern(one.value, values) for one in chosen)})"
        case (
            ast.VariableReference(id=name)
            | ast.FunctionReference(arguments=ast.CallArguments(positional=[ast.VariableReference(id=name)]))
            | ast.FunctionReference(
                arguments=ast.CallArguments(
                    positional=[
                        ast.FunctionReference(
                            arguments=ast.CallArguments(positional=[ast.VariableReference(id=name)])
                        )
                    ]
                )
            )
        ):
            return _of_text(_worded(node, name.name, values[name.name])) if name.name in values else _ANY
    raise AssertionError(f"tests/messages.py does not know {type(node).__name__}")


def _may_be(case: ast.Variant, value: Value | None) -> bool:
    """Whether a case of a message is that of the value; each may be where the value is not named."""
    if isinstance(case.key, ast.NumberLiteral):
        return value is None or case.key.value == str(value)
    return value is None or case.key.name == value or (value == 1 and case.key.name == "one")


def _worded(node: ast.VariableReference | ast.FunctionReference, name: str, value: Value) -> str:
    """A value as the message words it; a list or a time may be given in words."""
    function = node.id.name if isinstance(node, ast.FunctionReference) else ""
    if function in ("LIST", "TIME") and isinstance(value, str):
        return value
    bundle = FluentBundle(["en-GB"], messages._FUNCTIONS, use_isolating=False)
    message = ast.Message(ast.Identifier("value"), ast.Pattern([ast.Placeable(node)]))
    bundle.add_resource(ast.Resource([message]))
    pattern = bundle.get_message("value").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {name: messages._shown(value)})
    assert not errors, errors
    return str(text)


_WRITTEN = re.compile(r'(\w+)=(?:"([^"]*)"|(\d+))')


def written(line: str) -> re.Pattern[str]:
    """What finds the message of a line `speaks-for-power power="Austria" game="alpha"` of a story."""
    key, _, rest = line.partition(" ")
    assert _WRITTEN.sub("", rest).strip() == "", f"no values: {rest}"
    values = {name: int(number) if number else text for name, text, number in _WRITTEN.findall(rest)}
    return expression(key, **values)


def keys_in_scripts() -> set[str]:
    """The keys of messages in the scripts of pages."""
    texts = [path.read_text(encoding="utf-8") for path in templates().rglob("*.js")]
    return {key for text in texts for key in re.findall(r"'(order-page-[a-z-]+)'", text)}
