"""The quick walk over lark's table comes to what lark comes to."""

from __future__ import annotations

import tomllib

from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Token, UnexpectedInput

from judge.language.command_words import written_out
from judge.language.commands.reader import command_parser
from tests.sampling import examples
from tests.unit.language.positions import DATA

SALAD = (
    "sign on in off up as standby log set wait nowait no draw press all ? ?alpha alpha tulips practice list"
    " full map me get who game is info player i am here also not a@b.example my addresses reset password"
    " confirm cancel proposal absence phase S1901M proxy diary read delete roll back undo begin accept late"
    " hand send over rules like zone time deadline grace start 5 SET LIST Sign-On ON \u00a0 \u017fet"
)


def by_lark(text: str) -> tuple[str, tuple[str, ...]] | None:
    """The form and its values in lark's tree; None for what is no command."""
    try:
        tree = command_parser().lark.parse(text)
    except UnexpectedInput:
        return None
    words = (one for one in tree.children if isinstance(one, Token) and one.type in ("WORD", "REST"))
    return str(tree.data), tuple(map(str, words))


def sample_lines() -> list[str]:
    """Every line of the sample mails of all commands, its first word written out."""
    with (DATA / "commands.toml").open("rb") as file:
        rows = tomllib.load(file).values()
    texts = [str(text) for row in rows for text in (row["good"], row["wrong"])]
    return [written_out(line, None)[0] for text in texts for line in text.splitlines()]


def test_the_samples_of_all_commands_parse_as_lark_parses_them() -> None:
    found = {line: command_parser().walk(line) for line in sample_lines()}
    assert sum(one is not None for one in found.values()) > 100
    assert found == {line: by_lark(line) for line in found}


@settings(deadline=None, max_examples=examples(500))
@given(st.lists(st.sampled_from(SALAD.split(" ")), max_size=6), st.sampled_from([" ", "", "  ", "\t"]))
def test_any_salad_parses_as_lark_parses_it(words: list[str], gap: str) -> None:
    text = gap.join(words)
    assert command_parser().walk(text) == by_lark(text)
