"""Trials: below TRY, WHAT IF and their like nothing counts, in any language, up to END or the last line."""

from __future__ import annotations

import tomllib
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.language.segmentation import statements
from judge.language.text.trials import IN_TRIAL, begins_trial, ends_trial
from judge.paths import grammar
from tests.messages import says
from tests.sampling import examples
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"
TABLE = tomllib.loads((grammar() / "trials.toml").read_text(encoding="utf-8"))
WORDS = [word for words in TABLE["begins"].values() for word in words]
ORDERS = (
    "A Vie - Gal",
    "F Tri - Alb",
    "Budapest to Serbia",
    "HOLD ALL",
    "Italy: A Ven - Tri",
    "Wien nach Galizien",
)
END = (
    "END",
    "END TRY",
    "ENDTRY",
    "end of test",
    "End Sandbox.",
    "ENDE",
    "Fin de l'essai",
    "fine prova",
    "END WHAT IF",
    "Koniec",
    "ENDE DES VERSUCHS",
    "[/TRY]",
    "</try>",
)


@pytest.fixture
def alpha() -> StoryJudge:
    return in_memory("opening")


def answer(story: StoryJudge, text: str, about: str = "S1901M") -> str:
    """What Anna is told who answers a mail of the judge's."""
    asked = [mail for mail in story.sent if mail["To"] == ANNA and about in str(mail["Subject"])]
    story.deliver(ANNA, "Re: turn", text + "\n", answers=str(asked[-1]["Message-ID"]))
    return said(story, ANNA)


def held(story: StoryJudge) -> list[str]:
    """The orders that are held for Austria."""
    with story.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return [str(one) for one in game.orders.get("AUSTRIA", ())]


NAMED = ("TRY", "SANDBOX", "WHAT IF", "SUPPOSE", "TEST", "SIMULATE")
OTHERS = (
    "Probieren",
    "Testlauf",
    "Was wäre wenn",
    "Was wäre, wenn…",
    "Angenommen:",
    "simulieren",
    "Essai",
    "Et si :",
    "supposons",
    "simuler",
    "prueba",
    "¿Y si?",
    "Supongamos:",
    "prova",
    "e se...",
    "supponiamo",
    "proef",
    "wat als",
    "stel",
    "próba",
    "co jeśli",
    "załóżmy",
    "teste",
    "suponha",
    "prov",
    "vad händer om",
    "anta",
)


@pytest.mark.sweep
@pytest.mark.parametrize(
    "line", [*NAMED, *(f"{one}:" for one in NAMED), *(one.lower() for one in NAMED), *OTHERS]
)
def test_nothing_below_it_counts(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"{line}\nA Vie - Gal\nA Bud - Ser")
    assert held(alpha) == []
    assert "[Error Flag]" in told
    assert says(told, "orders-in-trial")


@pytest.mark.parametrize(
    "line",
    [
        "TRY, please",
        "T R Y",
        "Just trying this out:",
        "Gedankenexperiment:",
        "Pour voir :",
        "TRY alpha",
        "WHAT IF (alpha)",
        "TEST alpha:",
        "try alpha S1901M",
        "SANDBOX game alpha",
        "**TRY**",
        "--- TEST ---",
        "[SANDBOX]",
        "# What if",
        "What-if?",
        "SANBOX",
        "Simluate",
        "Just testing:",
        "Test orders:",
        "Dry run",
    ],
)
def test_a_game_signs_or_a_slip_may_stand_with_it(alpha: StoryJudge, line: str) -> None:
    answer(alpha, f"{line}\nA Vie - Gal")
    assert held(alpha) == []


@pytest.mark.parametrize(
    "line", ["Try again", "Test mail", "Try these", "Hello", "Suppose we talk.", "Try harder!", "Trieste"]
)
def test_other_lines_begin_none(alpha: StoryJudge, line: str) -> None:
    answer(alpha, f"{line}\n\nA Vie - Gal")
    assert len(held(alpha)) == 1


@pytest.mark.parametrize("end", END)
def test_below_its_end_lines_count_again(alpha: StoryJudge, end: str) -> None:
    told = answer(alpha, f"TRY\nA Vie - Gal\n{end}\nA Bud - Ser")
    assert "Order: Austria: Army Budapest -> Serbia" in told
    assert "Order: Austria: Army Vienna" not in told
    assert len(held(alpha)) == 1
    assert says(told, "tried")
    assert "[Error Flag]" not in told


@pytest.mark.parametrize(
    "end", ["EDN TRY", "END OF SIMULATON", "ENDPRESS", "ENDIF", "That is all", "Finland - Norway"]
)
def test_what_is_no_end_ends_nothing(alpha: StoryJudge, end: str) -> None:
    answer(alpha, f"TRY\nA Vie - Gal\n{end}\nA Bud - Ser")
    assert held(alpha) == []


def test_without_orders_in_it_nothing_is_flagged(alpha: StoryJudge) -> None:
    told = answer(alpha, "A Vie - Gal\n\nTest:\nwe could talk\nthanks")
    assert "[Error Flag]" not in told
    assert len(held(alpha)) == 1


def test_orders_above_it_count(alpha: StoryJudge) -> None:
    told = answer(alpha, "A Vie - Gal\nWHAT IF\nA Bud - Rum\nF Tri - Ven")
    assert "[Error Flag]" in told
    assert "Austria: Army Vienna -> Galicia" in told
    assert len(held(alpha)) == 1


def test_commands_in_it_are_none(alpha: StoryJudge) -> None:
    told = answer(
        alpha, "TRY\nSET WAIT\nRESIGN\nPRESS TO E\nhello\nENDPRESS\nCLEAR ALL\nEND TRY\nA Vie - Gal"
    )
    assert len(held(alpha)) == 1
    assert told.count("Done:") == 1
    assert says(told, "tried")
    assert [mail["To"] for mail in alpha.unread] == [ANNA]


@pytest.mark.parametrize("line", ["SIGN ON Austria alpha swordA", "sing on Austria alpha swordA", "swordA"])
def test_a_password_in_it_is_covered(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"TRY\n{line}\nA Vie - Gal")
    assert "swordA" not in told
    assert held(alpha) == []


def test_the_sign_on_above_it_stays(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nTRY\nA Vie - Gal\nEND\nA Bud - Ser\n")
    assert "Austria: Army Budapest -> Serbia" in said(alpha, ANNA)
    assert len(held(alpha)) == 1


def test_in_a_message_it_is_text(alpha: StoryJudge) -> None:
    alpha.deliver(
        ANNA, "o", "SIGN ON Austria alpha swordA\nPRESS TO E\nWHAT IF\nA Vie - Gal\nENDPRESS\nA Bud - Ser\n"
    )
    assert "| WHAT IF" in said(alpha, EDGAR)
    assert len(held(alpha)) == 1


@pytest.mark.parametrize("subject", ["TEST alpha", "TRY", "TRY alpha", "Sandbox", "Versuch"])
def test_a_subject_that_may_say_that_it_is_a_test_is_asked_about(alpha: StoryJudge, subject: str) -> None:
    alpha.deliver(ANNA, subject, "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert held(alpha) == []
    assert says(said(alpha, ANNA), "orders-doubted-in-subject")


def test_beside_words_that_answer_a_message_it_is_asked_about(alpha: StoryJudge) -> None:
    alpha.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n")
    alpha.now += timedelta(hours=1)
    told = answer(alpha, "With you, then.\n\nWHAT IF\nA Vie - Gal\nA Bud - Ser", "Press from E to A")
    assert says(told, "press-asks", readers="England")
    assert held(alpha) == []
    alpha.now += timedelta(minutes=9)
    alpha.tick(None)
    assert alpha.unread == []


def letter_answered(story: StoryJudge, text: str) -> tuple[str, str]:
    """What Anna is told who answers a message of Edgar's, and what he gets of it within ten minutes."""
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n")
    story.now += timedelta(hours=1)
    told, before = answer(story, text, "Press from E to A"), len(story.sent)
    story.now += timedelta(minutes=10)
    story.tick(None)
    sent = [mail for mail in story.sent[before:] if mail["To"] == EDGAR]
    return told, "\n".join(mail.get_content() for mail in sent)


@pytest.mark.parametrize(
    "text",
    [
        "Lester,\nlet us dance.",
        "Angenommen:\nDu gehst nach Norwegen.",
        "Et si…\ntu allais en Norvège ?",
        "Stel\nje gaat naar Noorwegen",
        "WHAT IF\nyou went to Norway?\nEND",
        "I like it.\n\nSuppose\nwe danced?",
        "Tänk om\nvi dansade",
    ],
)
def test_in_words_that_answer_a_message_it_is_text(alpha: StoryJudge, text: str) -> None:
    told, sent = letter_answered(alpha, text)
    assert [line[2:].strip() for line in sent.splitlines() if line.startswith("|")] == text.split("\n")
    assert "[Error Flag]" not in told


@pytest.mark.parametrize("above", ["", "I like it.\n\n"])
@pytest.mark.parametrize("word", ["WHAT IF", "Test:", "Supponiamo", "Wat als…"])
def test_with_orders_in_it_all_of_it_is_asked_about(alpha: StoryJudge, word: str, above: str) -> None:
    told, sent = letter_answered(alpha, f"{above}{word}\nF Tri - Alb\nyou see?")
    assert sent == ""
    assert held(alpha) == []
    assert "[Error Flag]" in told
    for line in (*above.split("\n"), word, "F Tri - Alb", "you see?"):
        assert f"| {line}" in told or not line


@pytest.mark.sweep
@pytest.mark.parametrize(
    "words",
    [
        "Just a test:",
        "As a test:",
        "Simulate:",
        "Sandbox:",
        "Hypothetical:",
        "(trial)",
        "Versuch:",
        "Prueba:",
        "Essai:",
        "Próba:",
        "Stel:",
        "Anta:",
        "TRY:",
        "1. Try -",
        "Suppose",
        "Försök:",
        "[TEST]",
    ],
)
@pytest.mark.parametrize(
    "order", ["F Tri - Alb", "F Tri-Alb", "Army Budapest - Serbia", "Tri - Alb", "A Bud H"]
)
def test_before_an_order_its_line_does_not_count(alpha: StoryJudge, words: str, order: str) -> None:
    told = answer(alpha, f"{words} {order}\nA Vie - Gal")
    assert len(held(alpha)) == 1
    assert "Austria: Army Vienna -> Galicia" in told
    assert "[Error Flag]" in told
    assert says(told, "orders-in-trial")


@pytest.mark.parametrize(
    "words",
    [
        "Just a test.",
        "just testing",
        "Nur ein Test.",
        "Nur zum Spass.",
        "Sólo una prueba.",
        "Pour voir",
        "Only hypothetical",
        "Just a test.\n\nRegards,\nAnna",
    ],
)
def test_below_orders_with_nothing_to_try_it_holds_them(alpha: StoryJudge, words: str) -> None:
    told = answer(alpha, f"A Vie - Gal\nF Tri - Alb\n{words}")
    assert not held(alpha)
    assert "[Error Flag]" in told


ADDED = (
    "Försök",
    "Försöka",
    "Tente",
    "Intentar",
    "Supón",
    "Essaie",
    "Supponi",
    "Tenta",
    "Mal angenommen",
    "Co by było gdyby",
    "A co jeśli",
    "Che succede se",
    "Wat gebeurt er als",
    "Sandkiste",
    "Provdrag",
    "Om",
    "Spróbujmy",
    "Try this",
    "TRY IT",
    "BEGIN TRY",
    "BEGIN SANDBOX",
    "Start test",
    "-- TRY --",
    "--- SANDBOX ---",
    "A test",
)


@pytest.mark.parametrize("line", ADDED)
def test_below_these_nothing_counts_either(alpha: StoryJudge, line: str) -> None:
    told = answer(alpha, f"A Vie - Gal\n\n{line}\nA Bud - Ser\nF Tri - Alb")
    assert len(held(alpha)) == 1
    assert "[Error Flag]" in told


@pytest.mark.parametrize(
    "line",
    [
        "Osten",
        "Westen",
        "Lester,",
        "Hester",
        "Besten!",
        "Resting",
        "Proven",
        "Tested",
        "Versuch's mal so:",
    ],
)
def test_words_within_a_slip_begin_none(alpha: StoryJudge, line: str) -> None:
    answer(alpha, f"{line}\nA Vie - Gal")
    assert len(held(alpha)) == 1


@settings(max_examples=examples(150), deadline=None)
@given(
    word=st.sampled_from(WORDS),
    small=st.sampled_from(["{}", "begin {}", "just {}", "{} this", "a {}", "start of {}", "nur {}"]),
    case=st.sampled_from([str.lower, str.upper, str.capitalize]),
    around=st.sampled_from(
        ["{}", "{}:", "{} :", "  {}  ", "*{}*", "{}…", "{}?", "{} alpha", "{} (alpha)", "\t{}."]
    ),
    orders=st.lists(st.sampled_from(ORDERS), min_size=1, max_size=4),
    gap=st.sampled_from(["\n", "\n\n", "<br>", "\r\n"]),
    end=st.sampled_from(["", *END, "EDN"]),
)
def test_in_any_layout_no_order_counts(
    word: str, small: str, case: object, around: str, orders: list[str], gap: str, end: str
) -> None:
    story = in_memory("opening")
    assert callable(case)
    told = answer(story, gap.join(["Hello,", around.format(case(small.format(word))), *orders, end]))
    assert held(story) == []
    assert "Order: " not in told
    assert "Accepted." not in told
    assert ("[Error Flag]" in told) is not says(told, "tried")


@given(st.sampled_from(WORDS), st.sampled_from(END))
def test_only_the_lines_between_are_set_aside(word: str, end: str) -> None:
    found, ignored = statements(f"A Vie - Gal\n{word}\nA Bud - Ser\n{end}\nF Tri - Alb\n")
    assert [(one.line, one.block) for one in found] == [(1, False), (2, True), (5, False)]
    assert found[1].body == ("A Bud - Ser",)
    assert ignored == ()


@given(st.sampled_from(WORDS))
def test_without_its_end_its_lines_are_set_aside(word: str) -> None:
    found, ignored = statements(f"A Vie - Gal\n{word}\nA Bud - Ser\nF Tri - Alb\n")
    assert [one.line for one in found] == [1]
    assert [(one.line, one.why) for one in ignored] == [(line, IN_TRIAL) for line in (2, 3, 4)]


@pytest.mark.parametrize(
    "line",
    [
        *("A Vie - Gal", "Vienna-Galicia", "F Tri H", "Paris", "end", "x" * 80, "", "???"),
        *("A TRY - BAG", "TRY - BAG", "A Try H", "F TRY S A DEO - VER"),  # a place on some board
    ],
)
def test_orders_begin_none(line: str) -> None:
    assert not begins_trial(line)
    assert not ends_trial(line)


@pytest.mark.parametrize("mark", ["<br>", "<br/>", "<BR />", "<Br>", "<br />", "<BR>\n"])
def test_a_literal_line_break_is_one(alpha: StoryJudge, mark: str) -> None:
    told = answer(
        alpha, mark.join(["A Vienna - Trieste", "A Budapest - Serbia", "F Trieste - Albania"]) + mark
    )
    assert len(held(alpha)) == 3
    assert says(told, "reply-complete")
    assert "[Error Flag]" not in told


def test_so_it_is_in_a_message(alpha: StoryJudge) -> None:
    alpha.deliver(
        ANNA, "o", "SIGN ON Austria alpha swordA<br>PRESS TO E<br>one<br>two<br>ENDPRESS<br>A Bud - Ser\n"
    )
    assert "| one\n| two" in said(alpha, EDGAR).replace("\r", "")
    assert len(held(alpha)) == 1


def test_other_marks_stay(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nPRESS TO E\na <break> and <b>\nENDPRESS\n")
    assert "| a <break> and <b>" in said(alpha, EDGAR)


BELONGS_TO_ANOTHER = (
    "TRY\nREGISTER\nName: Zed Zett\nEND\nA Vie - Gal",
    "TRY\nA Bud - Ser\nEND OF ORDERS\nA Vie - Gal",
    "TRY\nA Bud - Ser\nEND ORDERS\nA Vie - Gal",
    "TRY\nTRY\nA Bud - Ser\nEND TRY\nA Vie - Gal\nEND TRY",
    "TRY\nSANDBOX\nA Bud - Ser\nEND\nA Vie - Gal\nEND",
    "TRY\nSET COMMENT BEGIN\nhello\nEND\nA Vie - Gal",
    "TRY\nPREDICT WITH ITALY\nA Bud - Ser\nEND PREDICT\nA Vie - Gal",
    "TRY\nPREDICT WITH ITALY\nA Bud - Ser\nEND\nA Vie - Gal",
    "TRY\nIF OWNS SER A\nA Bud - Ser\nEND\nA Vie - Gal\nENDIF\nA Vie - Boh",
    "TRY\nPRESS TO E\nhello\nEND TRY\nA Vie - Gal\nENDPRESS\nA Vie - Gal",
    "TRY\nADJUST\nA Bud\nEND\nA Vie - Gal",
    "WHAT IF\nA Bud - Ser\nstop\nA Vie - Gal",
    "WHAT IF\nA Bud - Ser\nclose\nA Vie - Gal",
    "PROBE\nA Bud - Ser\nfinal\nA Vie - Gal",
    "TRY\nA Bud - Ser\nfine\nA Vie - Gal",
    "TRY\nA Bud - Ser\nfinish\nA Vie - Gal",
    "ESSAI\nREGISTER\nNom: Zed\nFIN\nA Vie - Gal",
    "PROVA\nREGISTER\nNome: Zed\nEND\nA Vie - Gal",
)
"""Trials with a line that ends another block, or nothing: no order below it counts."""


@pytest.mark.parametrize("text", BELONGS_TO_ANOTHER)
def test_an_end_belongs_to_the_innermost_block(alpha: StoryJudge, text: str) -> None:
    told = answer(alpha, text)
    assert ("Error Flag" in str(alpha.last(ANNA)["Subject"])) is not says(told, "tried")
    assert not held(alpha)


@pytest.mark.parametrize(
    "text",
    [
        "TRY\nTRY\nA Bud - Ser\nEND TRY\nA Bud - Rum\nEND TRY\nA Vie - Gal",
        "TRY\nREGISTER\nName: Zed Zett\nEND\nEND\nA Vie - Gal",
        "TRY\nREGISTER\nName: Zed Zett\nEND TRY\nA Vie - Gal",
        "TRY\nIF OWNS SER A\nA Bud - Ser\nENDIF\nEND\nA Vie - Gal",
        "TRY\nIF OWNS SER A\nA Bud - Ser\nEND TRY\nA Vie - Gal",
        "TRY\nPRESS TO E\nhello\nENDPRESS\nEND\nA Vie - Gal",
        "STOP\nTRY\nA Bud - Ser\nSTOP TRY\nA Vie - Gal",
    ],
)
def test_behind_its_own_end_lines_count(alpha: StoryJudge, text: str) -> None:
    answer(alpha, text)
    assert len(held(alpha)) == 1


SAY_THAT = (
    "Suppose that:",
    "Supposing that",
    "Assume that:",
    "Imagine that",
    "Let's say",
    "Angenommen, dass:",
    "Nehmen wir an, dass",
    "Supposez que :",
    "Imaginons que",
    "Supongamos que:",
    "Digamos que:",
    "Supponiamo che:",
    "Immaginiamo che",
    "Stel dat:",
    "Veronderstel dat",
    "Suponhamos que:",
    "Załóżmy, że:",
    "Powiedzmy, że",
    "Anta att:",
    "Låt oss anta att",
)


@pytest.mark.parametrize("line", SAY_THAT)
def test_what_supposes_something_begins_one(line: str) -> None:
    assert begins_trial(line)
