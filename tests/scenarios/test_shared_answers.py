"""An answer that goes to others too shows them which mail of ours it answers: it proves nothing later."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, raw_mail, yes_to

EDGAR, JUDGE = "edgar@eng.example", "judge@judge.example"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    return twin(played)


def _answer(to: str, text: str, number: int, **headers: str) -> bytes:
    """A mail in Anna's name that names a mail of ours, with other headers too."""
    raw = raw_mail(ANNA, "Re: spring", text, f"<{number}@somewhere.example>")
    lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"In-Reply-To: {to}\r\nReferences: {to}\r\n{lines}".encode() + raw


@pytest.mark.parametrize(
    "headers",
    [
        {"Cc": EDGAR},
        {"CC": f'Eve <eve@evil.example>, "E" <{EDGAR}>'},
        {"Cc": '"edgar"@eng.example'},
        {"Cc": '"ed\\gar"@eng.example'},
        {"Cc": '"E" <"edgar"@eng.example>'},
        {"Bcc": EDGAR},
        {"Apparently-To": EDGAR},
        {"Resent-From": ANNA, "Resent-To": EDGAR},
        {"Resent-From": f"Anna <{ANNA}>", "Resent-Cc": EDGAR},
    ],
)
def test_her_own_answer_to_all_counts_and_no_later_one(judge: StoryJudge, headers: dict[str, str]) -> None:
    seen = str(judge.last(ANNA, "Game Starting")["Message-ID"])
    judge.deliver_raw(_answer(seen, "A Vie - Gal\n", 1, **headers))
    assert "Austria: Army Vienna -> Galicia." in said(judge, ANNA)
    own = judge.last(ANNA)
    for number, text in enumerate(("A Vie - Tyr\n", "PRESS TO G\nI attack you.\nENDPRESS\n", "SET DRAW\n")):
        judge.deliver_raw(_answer(seen, text, 2 + number))
        told = " ".join(said(judge, ANNA).split())
        assert "Austria: Army Vienna -> Tyrolia." not in told
        assert not says(told, "press-sent")
        assert not says(told, "draw-voted")
        assert not [mail for mail in judge.unread if mail["To"] != ANNA]
    judge.deliver_raw(yes_to(own, "A Vie - Tyr"))
    assert "Austria: Army Vienna -> Tyrolia." in said(judge, ANNA), "our answer to her is hers alone"


def test_with_the_password_or_the_border_s_word_it_counts(judge: StoryJudge) -> None:
    seen = str(judge.last(ANNA, "Game Starting")["Message-ID"])
    judge.deliver_raw(_answer(seen, "A Vie - Gal\n", 1, Cc=EDGAR))
    judge.deliver_raw(_answer(seen, "SIGN ON Austria alpha swordA\nA Vie - Tyr\n", 2))
    assert "Austria: Army Vienna -> Tyrolia." in said(judge, ANNA)
    vouched = b"Authentication-Results: mx.judge.example; dmarc=pass header.from=aus.example\r\n"
    judge.deliver_raw(vouched + _answer(seen, "A Vie - Boh\n", 3))
    assert "Austria: Army Vienna -> Bohemia." in said(judge, ANNA)


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"Cc": ANNA},
        {"Cc": f"The Judge <{JUDGE}>"},
        {"Bcc": JUDGE},
        {"Resent-From": "postmaster@judge.example", "Resent-To": "box@inside.judge.example"},
    ],
)
def test_what_goes_to_nobody_else_spoils_nothing(judge: StoryJudge, headers: dict[str, str]) -> None:
    seen = str(judge.last(ANNA, "Game Starting")["Message-ID"])
    judge.deliver_raw(_answer(seen, "A Vie - Gal\n", 1, **headers))
    judge.deliver_raw(_answer(seen, "A Vie - Tyr\n", 2))
    assert "Austria: Army Vienna -> Tyrolia." in said(judge, ANNA)


def test_a_question_that_others_saw_is_answered_by_none_of_them(judge: StoryJudge) -> None:
    judge.says_yes = False
    judge.deliver(ANNA, "mine", "CREATE ?gamma gammaword\n")
    (asked,) = [mail for mail in judge.unread if "YES" in str(mail["Subject"])]
    judge.deliver_raw(_answer(str(asked["Message-ID"]), "What is this?\n", 1, Cc=EDGAR))
    judge.deliver_raw(_answer(str(asked["Message-ID"]), "YES\n", 2))
    assert not says(said(judge, ANNA), "game-created", game="gamma")
