"""SIGN ON power game, without a password: no email is worse for it, and none proves more by it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

EDGAR = "edgar@eng.example"
BARE = ("SIGN ON Austria alpha", "sign on A alpha", "SIGNON Austria alpha", "SIGN ON Austria alhpa")
ORDERS = "A Vie - Gal\nA Bud - Ser\n"


@pytest.fixture
def alpha() -> StoryJudge:
    return in_memory("opening")


def mail(
    story: StoryJudge,
    text: str,
    *,
    who: str = ANNA,
    answers: str = "S1901M",
    verdict: str = "",
    subject: str = "turn",
) -> str:
    """What the writer is told; an answer to the last mail with this in its subject, or to none."""
    asked = (
        [one for one in story.sent if one["To"] == who and answers in str(one["Subject"])] if answers else []
    )
    ours = str(asked[-1]["Message-ID"]) if asked else ""
    story.deliver(who, subject, text, answers=ours, verdict=verdict)
    return said(story, who)


def held(story: StoryJudge, game: str = "alpha", power: str = "AUSTRIA") -> list[str]:
    with story.services.store.begin() as work:
        found = work.games.get(game)
    assert found is not None
    return sorted(str(one) for one in found.orders.get(power, ()))


def wants(story: StoryJudge, evidence: str) -> None:
    story.deliver(GINA, "evidence", f"SIGN ON malpha gmword\nSET EVIDENCE {evidence}\n")


@pytest.mark.sweep
@pytest.mark.parametrize("evidence", ["EITHER", "REPLY", "PASSWORD", "BOTH"])
@pytest.mark.parametrize("verdict", ["", "pass"], ids=["no border", "border"])
@pytest.mark.parametrize("answers", ["S1901M", ""], ids=["answer", "new"])
@pytest.mark.parametrize("line", BARE)
def test_it_counts_wherever_the_email_counts_without_it(
    alpha: StoryJudge, line: str, answers: str, verdict: str, evidence: str
) -> None:
    wants(alpha, evidence)
    without, with_line = twin(alpha), twin(alpha)
    mail(without, ORDERS, answers=answers, verdict=verdict)
    told = mail(with_line, f"{line}\n{ORDERS}", answers=answers, verdict=verdict)
    assert "REJECTED" not in told
    if evidence == "EITHER" and verdict:  # the border's word is enough, once the seat is named
        assert len(held(with_line)) == 2
        return
    assert held(with_line) == held(without)
    for story in (with_line, without):
        shown = story.last(ANNA)
        story.deliver(ANNA, "Re: turn", "YES\n", answers=str(shown["Message-ID"]))
    assert held(with_line) == held(without)
    assert len(held(with_line)) == 2


@pytest.mark.parametrize("evidence", ["REPLY", "PASSWORD"])
def test_where_nothing_proves_it_the_password_is_named(alpha: StoryJudge, evidence: str) -> None:
    wants(alpha, evidence)
    told = mail(alpha, f"SIGN ON Austria alpha\n{ORDERS}", answers="" if evidence == "REPLY" else "S1901M")
    assert held(alpha) == []
    assert says(told, "speaks-unproven.hint", power="Austria", game="alpha")
    alpha.deliver(ANNA, "turn", f"SIGN ON Austria alpha swordA\n{ORDERS}")
    assert len(held(alpha)) == 2


def test_an_answer_about_a_phase_that_is_over_waits_as_without_it(alpha: StoryJudge) -> None:
    alpha.now += timedelta(days=30)
    alpha.tick(None)
    without, with_line = twin(alpha), twin(alpha)
    for story, line in ((without, ""), (with_line, "SIGN ON Austria alpha\n")):
        asked = next(one for one in story.sent if one["To"] == ANNA and "S1901M" in str(one["Subject"]))
        story.deliver(ANNA, "Re: turn", f"{line}{ORDERS}", answers=str(asked["Message-ID"]))
    assert held(with_line) == held(without)


@pytest.mark.parametrize("line", ["SIGN ON England alpha", "SIGN ON E alpha", "SIGN ON M alpha"])
def test_for_the_seat_of_somebody_else_it_is_refused(alpha: StoryJudge, line: str) -> None:
    told = mail(alpha, f"{line}\nF Lon - Nth\nA Vie - Gal\n")
    assert says(told, "password-missing", game="alpha")
    assert held(alpha) == held(alpha, power="ENGLAND") == []


def test_from_a_stranger_s_address_it_is_refused(alpha: StoryJudge) -> None:
    told = mail(alpha, f"SIGN ON Austria alpha\n{ORDERS}", who=EVE, answers="")
    assert held(alpha) == []
    assert "Pending" not in told


def test_who_names_the_answer_of_somebody_else_proves_nothing(alpha: StoryJudge) -> None:
    asked = next(one for one in alpha.sent if one["To"] == ANNA and "S1901M" in str(one["Subject"]))
    alpha.deliver(EDGAR, "Re: turn", f"SIGN ON Austria alpha\n{ORDERS}", answers=str(asked["Message-ID"]))
    assert held(alpha) == []


def test_the_master_who_answers_is_the_master(alpha: StoryJudge) -> None:
    told = mail(alpha, "SIGN ON Master alpha\nLIST alpha\n", who=GINA)
    assert says(told, "speaks-as-master", game="alpha")
    assert "REJECTED" not in told


def test_words_above_a_message_are_still_its_answer(alpha: StoryJudge) -> None:
    alpha.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nWell?\nENDPRESS\n")
    alpha.now += timedelta(hours=1)
    mail(alpha, "SIGN ON Austria alpha\n\nWith you, then.\n", answers="Press from E to A")
    alpha.now += timedelta(minutes=3)
    alpha.tick(None)
    assert "| With you, then." in said(alpha, EDGAR)


def test_who_plays_in_two_games_may_name_one(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "practice", "SIGN ON Austria ?practice sesame9\n")
    told = mail(alpha, f"SIGN ON Austria alpha\n{ORDERS}", answers="")
    assert "Pending: Austria: Army Vienna -> Galicia" in told
    alpha.deliver(ANNA, "Re: turn", "YES\n", answers=str(alpha.last(ANNA, "Re: ")["Message-ID"]))
    assert len(held(alpha)) == 2


def test_an_answer_about_one_game_does_not_prove_another(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "practice", "SIGN ON Austria ?practice sesame9\n")
    asked = alpha.last(ANNA, "practice")
    alpha.deliver(ANNA, "Re: x", f"SIGN ON Austria alpha\n{ORDERS}", answers=str(asked["Message-ID"]))
    assert held(alpha) == []
    assert "Pending: Austria: Army Vienna -> Galicia" in said(alpha, ANNA)


@pytest.mark.parametrize("line", ["SIGN ON ?alpha", "SIGN ON Austria ?alpha", "SIGN ON ?beta"])
def test_to_join_still_takes_a_password(line: str) -> None:
    story = in_memory("opening")
    story.deliver(ANNA, "new", "CREATE ?beta sesame9\n")
    story.deliver(EDGAR, "join", f"{line}\n")
    assert "Done:" not in said(story, EDGAR)


def test_in_a_gunboat_game_it_tells_nothing_of_others() -> None:
    story = in_memory("gunboat")
    with story.services.store.begin() as work:
        game = work.games.get("gun")
    assert game is not None
    told: set[str] = set()
    for power in game.variant.powers:
        if power.name != "England":
            here = twin(story)
            here.deliver(EDGAR, "who", f"SIGN ON {power.name} {game.name}\n")
            told.add(" ".join(said(here, EDGAR).lower().replace(power.name.lower(), "x").split()))
    assert len(told) == 1
    assert "your password in gun is missing" in told.pop()


# PREDICT by a player


@pytest.mark.parametrize("answers", ["S1901M", ""])
@pytest.mark.parametrize("above", ["", "SIGN ON Austria alpha\n", "SIGN ON Austria alpha swordA\n"])
@pytest.mark.parametrize("text", ["PREDICT\n", "PREDICT WITH\nA Vie - Gal\nEND PREDICT\n"])
def test_predict_is_the_master_s_and_the_advice_works(
    alpha: StoryJudge, answers: str, above: str, text: str
) -> None:
    told = " ".join(mail(alpha, f"{above}{text}", answers=answers).split())
    assert says(told, "refused-not-master", game="alpha")
    assert says(told, "refused-predicts-for-master.hint")
    assert "above it" not in told
    assert says(told, "refused-predicts-for-master.hint")
    answer = mail(alpha, "SIGN ON ?practice\n", answers=answers)
    assert "REJECTED" not in answer


def test_the_master_s_answer_is_still_too_little_for_it(alpha: StoryJudge) -> None:
    told = " ".join(mail(alpha, "PREDICT\n", who=GINA).split())
    assert says(told, "reply-too-little.hint", seat="M", game="alpha")
    alpha.deliver(GINA, "p", "SIGN ON M alpha gmword\nPREDICT\n")
    assert says(said(alpha, GINA), "prediction")


AS_NONE = (
    "SIGN ON Austria in alpha",
    "SIGN ON Austria game alpha",
    "sign on austria alpha please",
    "SIGN ON Austira alpha",
    "SIGN ON ALPHA AUSTRIA",
    "SIGN ON Austria alpha .",
    "SIGN ON Austria alpha -",
    "SIGN ON Austria alpha password",
    "SIGN ON Austria alpha <password>",
    "SIGN ON Austria alpha ***",
    "SIGN ON Austria alpha YOUR-PASSWORD",
    "SIGN ON Aalpha bitte",
    "SIGN ON alpha please",
)
"""Without a password, in other words."""


@pytest.mark.parametrize("answers", ["S1901M", ""], ids=["answer", "new"])
@pytest.mark.parametrize("line", AS_NONE)
def test_what_is_no_password_counts_as_none(alpha: StoryJudge, line: str, answers: str) -> None:
    told = mail(alpha, f"{line}\n{ORDERS}", answers=answers)
    assert "REJECTED" not in told
    if not answers:
        assert held(alpha) == []
        alpha.deliver(ANNA, "Re: turn", "YES\n", answers=str(alpha.last(ANNA)["Message-ID"]))
    assert len(held(alpha)) == 2


@pytest.mark.parametrize("word", ["Italy", "England", "M", "beta", "swordX"])
def test_what_contradicts_is_refused_as_before(alpha: StoryJudge, word: str) -> None:
    line = f"SIGN ON Austria alpha {word}" if word == "swordX" else f"SIGN ON {word} alpha"
    mail(alpha, f"SIGN ON Austria beta\n{ORDERS}" if word == "beta" else f"{line}\n{ORDERS}")
    assert held(alpha) == []


def test_a_password_that_is_such_a_word_still_counts(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "new", "SIGN ON Austria alpha swordA\nSET PASSWORD groetjes\n")
    mail(alpha, f"SIGN ON Austria alpha groetjes\n{ORDERS}", answers="")
    assert len(held(alpha)) == 2


def test_its_game_is_not_masked(alpha: StoryJudge) -> None:
    assert "SIGN ON Austria alpha" in mail(alpha, f"SIGN ON Austria alpha\n{ORDERS}", answers="")


def test_with_a_message_below_it_the_email_waits_as_a_whole(alpha: StoryJudge) -> None:
    text = f"SIGN ON Austria alpha\n{ORDERS}PRESS TO E\nhello there\nENDPRESS\n"
    told = mail(alpha, text, answers="")
    assert "PRESS TO E" in told
    assert held(alpha) == []
    assert [one["To"] for one in alpha.unread] == [ANNA]
    alpha.deliver(ANNA, "Re: turn", "CONFIRM\n", answers=str(alpha.last(ANNA)["Message-ID"]))
    assert len(held(alpha)) == 2
    assert "| hello there" in said(alpha, EDGAR)
