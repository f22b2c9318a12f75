"""The line over mails with a token, and the sentences they are known by."""

from __future__ import annotations

import pytest

from judge.language.text.own_lines import own_lines
from judge.language.text.word_runs import runs, sentences, words
from judge.paths import templates
from judge.render.echo_sentences import echo_sentences
from judge.render.text.messages import say
from tests.rows import each_row

BODIES = {
    path.name.partition(".")[0]: path.read_text("utf-8") for path in (templates() / "mail").glob("*.txt.j2")
}


def test_every_template_with_a_token_has_the_fence_above_it() -> None:
    with_token = {name for name, text in BODIES.items() if "token }}" in text}
    assert with_token == {
        "password_token",
        "address_asked",
        "confirmation_asked",
        "game_arrived",
        "mail_held",
        "master_asked",
        "opt_in_asked",
        "reply",
        "told_together",
    }
    for name in with_token:
        assert 0 <= BODIES[name].index('{{ say("fence") }}') < BODIES[name].index("token }}"), name


def test_the_sentences_are_those_of_the_templates_without_their_values() -> None:
    known = runs(echo_sentences())
    assert not runs(["to cancel the request reply confirm instead if you do nothing"]) & known
    assert runs(["to cancel the request reply cancel instead if you do nothing"]) <= known
    assert not {"endif", "fold", "placeholder"} & {word for text in echo_sentences() for word in words(text)}


FENCE = say("fence")
FORMER = ":: Answer above this line; what comes back below it is set aside. ::"


@each_row("mark", ["", "   ", "\t", "* ", "- ", "x ", ": ", "1. ", "Robot: "])
@each_row("wrapped", [FENCE, FENCE.upper(), FENCE.replace("above ", "above\n* "), FORMER])
def test_whatever_comes_back_below_the_fence_is_set_aside(mark: str, wrapped: str) -> None:
    own, _ = own_lines(f"CONFIRM 1\n{mark}{wrapped}\nCONFIRM 2\n> x\nCONFIRM 3")
    assert [line.text for line in own] == ["CONFIRM 1"]


@pytest.mark.parametrize("mark", ["> ", ">", "\u00bb ", "| ", "AS> "])
def test_where_the_fence_is_quoted_what_stands_below_the_quote_counts(mark: str) -> None:
    own, _ = own_lines(f"{mark}{FENCE}\n{mark}CONFIRM 1\n\nCONFIRM 2")
    assert [line.text for line in own if line.text] == ["CONFIRM 2"]


@pytest.mark.parametrize(
    "text",
    [
        "In any other email, send this line instead:",
        "Reply to this email with YES, and they count as they were read.",
        # of former versions
        "and it counts as it was read; nothing has to be sent again.",
        "I do not know your address yet. To make yourself known, mail me these lines:",
    ],
)
def test_sentences_of_a_reply_are_known_those_of_former_versions_too(text: str) -> None:
    assert runs([text]) <= runs(echo_sentences())


def test_lines_of_orders_are_no_sentences() -> None:
    text = "A Vie - Tri\nEngland: Fleet North Sea CONVOY Army London -> Norway.\n  3 to have it done now\n"
    assert sentences(text) == ()
    said = "This heading names Spring 1902, but the current phase is S1901M."
    assert sentences(said) == (said,)


@pytest.mark.parametrize("text", ["", "one two three four five six", "A Vie - Tri"])
def test_a_short_text_has_no_run(text: str) -> None:
    assert not runs([text])
