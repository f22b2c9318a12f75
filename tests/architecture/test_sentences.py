"""Sentences are messages of the catalogue: each has its key, and code that says it has exactly its values."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from jinja2 import Environment, nodes

from judge.game.commands import COMMANDS
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Role
from judge.game.settings import rows
from judge.language.text.topics import rows as topic_rows
from judge.notices.remarks import ProseRemark, RemarkKey
from judge.render.help_pages import COMMAND_TOPICS, commands_on, settings_help
from judge.render.lines.refusals import message_of_refusal, refusal_values
from judge.render.text.remarks import message_of
from judge.rules.units import Kind
from tests.architecture.sources import ROOT, files, named, tree
from tests.messages import entries, keys_in_scripts, patterns, references, variables
from tests.unit.render.seven_players import running

SENTENCE = re.compile(r"[A-Z]\S* \S+ .*[.?!]", re.DOTALL)
"""Three words or more from a capital to a full stop."""
TOPICS: dict[str, type[RemarkKey]] = {topic.__name__: topic for topic in get_args(RemarkKey)}
"""The enumerations of the keys by name."""
KEYS: set[RemarkKey] = {key for topic in TOPICS.values() for key in topic}
SAYING_KEYS = {
    "judge/render/lines/refusals.py": "a refusal's key is its reason",
    "judge/render/help_pages.py": "the key of a command, a setting or a topic is its name",
    "judge/render/lines/settings.py": "the key of a setting's value is the setting's name",
    "judge/render/site/markup.py": "the key of a message with HTML is that of its caller",
    "judge/render/text/messages.py": "a role's key is its name",
    "judge/render/text/remarks.py": "a remark's key is its own",
}
"""The files that say a message by a key which is a value, and where the key comes from."""
TABLED = "ProseRemark(row['says'])"
"""The key of the call that makes the remarks of grammar/topics.toml."""
NAMED_ROLES = (Role.MASTER, Role.OBSERVER)
"""The roles to which letters go."""
HELP_LINES = ("help-command-", "help-setting-", "help-topic-")
"""How the keys of lines of HELP begin; the rest is a name."""


def asked_for(key: RemarkKey) -> frozenset[str]:
    """The values that a message and its hint ask for; `told` is put in once all of an email is done."""
    message = message_of(key)
    hint = variables(f"{message}.hint") if f"{message}.hint" in patterns() else frozenset()
    return (variables(message) | hint) - {"told"}


def calls(function: str) -> Iterator[tuple[Path, ast.Call]]:
    """Every place in the program that calls the function of that name."""
    for path in files():
        if named(path).startswith("judge/"):
            for node in ast.walk(tree(path)):
                if (
                    isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Name)
                    and node.func.id == function
                ):
                    yield path, node


def calls_in_templates() -> Iterator[tuple[str, nodes.Call]]:
    """Every place in a template that says a message."""
    environment = Environment(autoescape=True, extensions=["jinja2.ext.do"])
    for path in sorted((ROOT / "templates").rglob("*.*")):
        if path.suffix in (".j2", ".html", ".xml"):
            for call in environment.parse(path.read_text(encoding="utf-8")).find_all(nodes.Call):
                if isinstance(call.node, nodes.Name) and call.node.name in ("say", "markup"):
                    yield named(path), call


def key_in_template(call: nodes.Call) -> str:
    """The key of a call of `say` in a template; nothing if it does not stand there in so many letters."""
    match call.args:
        case [nodes.Const(value=str(key))]:
            return key
    return ""


def literal_key(call: ast.Call) -> str:
    """The key of a call of `say`; nothing if it does not stand there in so many letters."""
    match call.args:
        case [ast.Constant(value=str(key))]:
            return key
    return ""


def tabled_remarks() -> Iterator[tuple[str, RemarkKey, set[str]]]:
    """Every remark that grammar/topics.toml says: the topic, the key, and the names of its values."""
    for topic, row in topic_rows().items():
        for told in ("player", "master"):
            advice = row.get(told, {})
            if "says" in advice:
                values = {name.removeprefix("own_") for name in advice.get("with", ())}
                yield topic.value, ProseRemark(advice["says"]), values


def refusal_keys(why: Refusal) -> tuple[str, str]:
    """The message of a refusal, and what would be right."""
    return message_of_refusal(why), f"{message_of_refusal(why)}.hint"


def key_of(call: ast.Call) -> RemarkKey | None:
    """The key that a call names; None if it does not stand there in so many letters."""
    match call.args:
        case [ast.Attribute(value=ast.Name(id=topic), attr=name)] if topic in TOPICS:
            return TOPICS[topic][name]
    return None


def test_every_message_can_be_read_and_has_one_key() -> None:
    keys = [entry.id.name for _, entry in entries()]
    assert [key for key, number in Counter(keys).items() if number > 1] == []
    assert len(keys) > 700


def test_every_remark_and_every_refusal_has_a_message() -> None:
    assert {message_of(key) for key in KEYS} - patterns().keys() == set()
    assert {key for why in Refusal for key in refusal_keys(why)} - patterns().keys() == set()


def test_remarks_of_two_topics_share_no_key() -> None:
    assert len(KEYS) == sum(len(topic) for topic in TOPICS.values())


def test_every_call_of_say_names_its_message_and_has_the_values_that_it_asks_for() -> None:
    wrong = [
        f"{named(path)}:{call.lineno}"
        for path, call in calls("say")
        if named(path) not in SAYING_KEYS
        and not (
            (key := literal_key(call)) in patterns()
            and {word.arg for word in call.keywords} == variables(key)
        )
    ]
    assert wrong == []


def test_every_message_of_the_language_is_there_and_has_the_values_that_it_asks_for() -> None:
    wrong = [
        f"{named(path)}:{call.lineno}"
        for path, call in calls("message")
        if (key := literal_key(call)) not in patterns()
        or {word.arg for word in call.keywords} != variables(key)
    ]
    assert wrong == []
    assert {named(path) for path, _ in calls("Message")} == {
        "judge/game/message.py",
        "judge/store/messages.py",
    }


def test_every_call_in_a_template_names_its_message_and_has_the_values_that_it_asks_for() -> None:
    wrong = [
        f"{name}:{call.lineno}"
        for name, call in calls_in_templates()
        if (key := key_in_template(call)) not in patterns()
        or {word.key for word in call.kwargs} != variables(key)
    ]
    assert wrong == []


def test_a_refusal_asks_for_values_that_are_there_and_each_of_them_is_asked_for() -> None:
    asked = {name for why in Refusal for key in refusal_keys(why) for name in variables(key)}
    assert asked == set(refusal_values(Refused(Refusal.NOT_FREE, "AUSTRIA"), running()))


def test_every_message_is_said_somewhere() -> None:
    said = {message_of(key) for key in KEYS} | {key for why in Refusal for key in refusal_keys(why)}
    said |= {literal_key(call) for _, call in calls("say")}
    said |= {literal_key(call) for _, call in calls("message")}
    said |= {key_in_template(call) for _, call in calls_in_templates()}
    said |= keys_in_scripts()
    said |= {f"role-{role.name.lower()}" for role in NAMED_ROLES}
    said |= {f"kind-{kind.name.lower()}" for kind in Kind}
    said |= {key for key in patterns() if key.startswith(HELP_LINES)}
    said |= {f"setting-value-{name.replace('_', '-')}" for name in rows()}
    todo = [key for key in said if key in patterns()]
    while todo:
        key = todo.pop()
        more = references(key) | ({f"{key}.hint"} & patterns().keys())
        todo += more - said
        said |= more
    assert patterns().keys() - said == set()


def test_every_remark_names_its_key_and_has_the_values_that_its_sentence_asks_for() -> None:
    wrong = [
        f"{named(path)}:{call.lineno}"
        for path, call in calls("remark")
        if ast.unparse(call.args[0]) != TABLED
        and ((key := key_of(call)) is None or {word.arg for word in call.keywords} != asked_for(key))
    ]
    assert wrong == []


def test_every_remark_in_the_table_of_topics_has_the_values_that_its_sentence_asks_for() -> None:
    assert [topic for topic, key, values in tabled_remarks() if values != asked_for(key)] == []


def test_remarks_of_the_table_of_topics_are_made_in_one_place() -> None:
    makers = [named(path) for path, call in calls("remark") if ast.unparse(call.args[0]) == TABLED]
    assert makers == ["judge/service/incoming/advice/lines.py"]


def test_remarks_are_made_in_no_other_way() -> None:
    makers = {named(path) for path, _ in calls("Remark")}
    assert makers == {"judge/notices/remarks.py"}


def test_every_remark_is_made_somewhere() -> None:
    made = {key_of(call) for _, call in calls("remark")} | {key for _, key, _ in tabled_remarks()}
    assert KEYS - made == set()


def test_every_command_setting_and_topic_has_its_line_of_help_and_no_other_has() -> None:
    commands = [row for topic in COMMAND_TOPICS for row in commands_on(topic)]
    assert len(commands) == len(COMMANDS)
    assert all([row.help for row in commands] + [row.help for row in settings_help()])
    lines = [key for key in patterns() if key.startswith(HELP_LINES)]
    others = ["help-setting-before-start", "help-setting-empty"]
    assert len(lines) == len(COMMANDS) + len(rows()) + len(COMMAND_TOPICS) + len(others)


_NO_WORDS = re.compile(
    r'<pre class="send">.*?</pre>|\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}|<!--.*?-->|<[^>]*>|&\w+;', re.DOTALL
)
"""What is not text for people on a page: lines to send, Jinja, elements with their attributes."""
_ATTRIBUTE = re.compile(r'(?:alt|aria-label|title)="([^"{]+)"')


def words_in(template: str) -> list[str]:
    """The words for people that a template of a page holds itself."""
    return re.findall(r"[A-Za-z]{2,}(?: [A-Za-z]{2,})*", _NO_WORDS.sub(" ", template)) + _ATTRIBUTE.findall(
        template
    )


def test_words_in_a_template_are_found() -> None:
    page = '<p lang="en">{{ say("a") }} Two words</p><img alt="A map"><pre class="send">SIGN ON ?x</pre>'
    assert words_in(page) == ["Two words", "A map"]


def test_the_templates_of_the_site_hold_no_words() -> None:
    found = {
        path.name: words_in(path.read_text(encoding="utf-8"))
        for path in (ROOT / "templates/site").glob("*.html")
    }
    assert found.pop("_page.html") == []
    assert {name: words for name, words in found.items() if words} == {}


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of the strings below a node, with `…` for values; no docstrings, errors or log lines."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
            return
        case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
            return
        case ast.JoinedStr(values=parts):
            text = (str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts)
            yield node.lineno, "".join(text)
        case ast.Constant(value=str(said)):
            yield node.lineno, said
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


def test_a_sentence_is_known_from_a_name() -> None:
    source = '''"""A module about this."""
log.warning("Nobody came to the door.")
x = f"{name} is no game here.", "alpha", "Not here, at least.", "not answered: a robot"
'''
    texts = [text.replace("…", "X") for _, text in literals(ast.parse(source))]
    assert [text for text in texts if SENTENCE.fullmatch(text)] == [
        "X is no game here.",
        "Not here, at least.",
    ]


def test_the_service_holds_no_sentences() -> None:
    found = [
        f"{named(path)}:{line} {text}"
        for path in files()
        if named(path).startswith("judge/service/")
        for line, text in literals(tree(path))
        if SENTENCE.fullmatch(text.replace("…", "X"))
    ]
    assert found == []
