"""What someone asked others is withdrawn by CANCEL, or by what takes it back: a YES comes too late."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

AS_GINA, AS_ANNA = "SIGN ON M alpha gmword\n", "SIGN ON Austria alpha swordA\n"
BOB, EDGAR, WORK = "bob@out.example", "edgar@eng.example", "anna@work.example"


@pytest.fixture
def alpha() -> StoryJudge:
    """The opening, and somebody who is registered and in no game."""
    story = in_memory("opening")
    story.deliver(BOB, "hello", "REGISTER\nName: Bob Baker\nEND\n")
    story.says_yes = False
    return story


QUESTIONS = (
    (ANNA, AS_ANNA, f"PARTNER {BOB}", BOB, "PARTNER NONE"),
    (ANNA, AS_ANNA, f"PARTNER {BOB}", BOB, f"PARTNER -{BOB}"),
    (ANNA, AS_ANNA, f"PARTNER {BOB}", BOB, "CANCEL"),
    (ANNA, AS_ANNA, "EXTEND +24h", GINA, "CANCEL"),
    (ANNA, AS_ANNA, f"I AM ALSO {WORK}", ANNA, f"I AM NOT {WORK}"),
    (GINA, AS_GINA, f"PROMOTE {BOB}", BOB, "CANCEL"),
    (GINA, AS_GINA, f"HAND OVER {BOB}", BOB, "CANCEL"),
    (GINA, AS_GINA, "SWAP Austria England", EDGAR, "CANCEL"),
)


@pytest.mark.parametrize(("asker", "sign_on", "question", "asked", "withdrawal"), QUESTIONS)
def test_a_question_to_others_is_withdrawn(
    alpha: StoryJudge, asker: str, sign_on: str, question: str, asked: str, withdrawal: str
) -> None:
    alpha.deliver(asker, "question", f"{sign_on}{question}\n")
    mails = [mail for mail in alpha.unread if mail["To"] == asked]
    alpha.deliver(asker, "withdrawal", f"{sign_on}{withdrawal}\n")
    assert says(said(alpha, asker), "question-withdrawn")
    alpha.reply(asked, mails[0], "CONFIRM" if asked == asker else "Yes")
    assert says(said(alpha, asked), "dropped-already")
    assert [mail["To"] for mail in alpha.unread] == [asked]


def test_a_withdrawal_drops_nothing_of_others(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "question", f"{AS_ANNA}PARTNER {BOB}\n")
    question = alpha.last(BOB)
    alpha.deliver(EDGAR, "mine", "SIGN ON England alpha swordE\nPARTNER NONE\nCANCEL\n")
    assert says(said(alpha, EDGAR), "nothing-waits", game="alpha")
    alpha.deliver(GINA, "mine", f"{AS_GINA}CANCEL\n")
    assert says(said(alpha, GINA), "nothing-waits", game="alpha")
    alpha.reply(BOB, question, "Yes")
    assert "Bob Baker" in said(alpha, ANNA)


def test_a_cancel_drops_what_waits_and_what_was_asked(alpha: StoryJudge) -> None:
    alpha.deliver(ANNA, "both", f"{AS_ANNA}RESIGN\nPARTNER {BOB}\n")
    alpha.deliver(ANNA, "stay", f"{AS_ANNA}CANCEL\n")
    assert says(said(alpha, ANNA), "all-and-questions-cancelled")


@pytest.mark.parametrize("withdrawal", [f"PARTNER -{BOB}", "PARTNER NONE", "CANCEL"])
def test_a_withdrawal_does_not_tell_whether_anyone_was_asked(withdrawal: str) -> None:
    """In a gunboat game the question itself tells nothing, so its withdrawal tells no more."""
    replies = []
    for asked in (BOB, EDGAR, "nobody@nowhere.example"):
        story = in_memory("parts/gunboat-start")
        story.deliver(BOB, "hello", "REGISTER\nName: Bob Baker\nEND\n")
        story.deliver(ANNA, "question", f"SIGN ON Austria gun swordA\nPARTNER {asked}\n")
        line = withdrawal.replace(BOB, asked)
        story.deliver(ANNA, "withdrawal", f"SIGN ON Austria gun swordA\n{line}\n")
        replies.append(said(story, ANNA).replace(asked, "…"))
    assert says(replies[0], "question-withdrawn")
    assert replies[0] == replies[1] == replies[2]


@pytest.mark.parametrize(
    ("sender", "sign_on"), [(GINA, AS_GINA), (ANNA, AS_ANNA), (EDGAR, "SIGN ON England alpha swordE\n")]
)
def test_a_change_of_places_that_was_withdrawn_needs_a_new_proposal(
    alpha: StoryJudge, sender: str, sign_on: str
) -> None:
    alpha.deliver(GINA, "change", f"{AS_GINA}SWAP Austria England\n")
    alpha.reply(EDGAR, alpha.last(EDGAR), "Yes")
    alpha.deliver(sender, "no", f"{sign_on}CANCEL\n")
    alpha.deliver(ANNA, "change", f"{AS_ANNA}SWAP Austria England\n")
    assert [mail["To"] for mail in alpha.unread] == [ANNA]
    assert "[Error Flag]" in str(alpha.last(ANNA)["Subject"])


def test_a_cancel_in_the_name_of_a_power_leaves_what_the_master_asked(alpha: StoryJudge) -> None:
    alpha.deliver(GINA, "you", f"{AS_GINA}PROMOTE {BOB}\n")
    question = alpha.last(BOB)
    alpha.deliver(GINA, "no", f"{AS_GINA}BECOME Austria\nCANCEL\n")
    assert says(said(alpha, GINA), "nothing-waits", game="alpha")
    alpha.reply(BOB, question, "Yes")
    assert "Bob Baker" in said(alpha, GINA)


@pytest.mark.parametrize("words", ["Forget it", "Nein, doch nicht", "Laisse tomber", "I changed my mind"])
def test_words_that_change_nothing_name_the_open_question(alpha: StoryJudge, words: str) -> None:
    alpha.deliver(GINA, "you", f"{AS_GINA}HAND OVER {BOB}\n")
    question = alpha.last(BOB)
    alpha.reply(GINA, alpha.last(GINA), words)
    assert says(said(alpha, GINA), "others-asked", game="alpha")
    alpha.reply(GINA, alpha.last(GINA), "CANCEL")
    assert says(said(alpha, GINA), "question-withdrawn")
    alpha.reply(BOB, question, "Yes")
    assert says(said(alpha, BOB), "dropped-already")
