"""Passwords with signs: with other signs, blanks, letters or capitals in a message, none leaves either."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.store.passwords import Passwords
from tests.sampling import examples
from tests.scenarios.alpha import ANNA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge
from tests.servers.sqlite import TemporaryDatabase
from tests.services import services_on

EDGAR = "edgar@eng.example"
MADE: dict[str, StoryJudge] = {}


def with_password(word: str) -> StoryJudge:
    """Edgar has written to Anna, whose password is this."""
    if word not in MADE:
        story = in_memory("opening")
        story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nSo?\nENDPRESS\n")
        story.deliver(ANNA, "new", f"SIGN ON Austria alpha swordA\nSET PASSWORD {word}\n")
        story.now += timedelta(hours=1)
        MADE[word] = story
    return twin(MADE[word])


def left(story: StoryJudge, text: str) -> str:
    """What goes to others of an answer to Edgar's message, until ten minutes later."""
    asked = [mail for mail in story.sent if mail["To"] == ANNA and "Press from E" in str(mail["Subject"])]
    before = len(story.sent)
    story.deliver(ANNA, "Re: plan", text + "\n", answers=str(asked[-1]["Message-ID"]))
    story.now += timedelta(minutes=10)
    story.tick(None)
    return "\n".join(mail.get_content() for mail in story.sent[before:] if mail["To"] != ANNA)


BADGER, WHALE, NUMBER, SIZE = "badger.spoon", "Blue-Whale7", "471199", "Übergröße9"
TYPED = (
    (BADGER, "badger spoon"),
    (BADGER, "badger-spoon"),
    (BADGER, "badgerspoon"),
    (BADGER, "badger_spoon"),
    (BADGER, "badger, spoon"),
    (BADGER, "badger\nspoon"),
    (BADGER, "badger.\nspoon"),
    (BADGER, "“badger” “spoon”"),
    (BADGER, "BADGER SPOON"),
    (BADGER, "Badger. Spoon"),
    (BADGER, "badger . spoon"),
    (BADGER, "badger/spoon"),
    (BADGER, "badger dot spoon"),
    (BADGER, "badger (dot) spoon"),
    (BADGER, "badger。spoon"),
    (BADGER, "b\u0335a\u0335d\u0335g\u0335e\u0335r\u0335.s\u0335p\u0335o\u0335o\u0335n\u0335"),
    (WHALE, "Blue\u2011Whale7"),
    (WHALE, "*Blue*-*Whale7*"),
    (WHALE, "blue_whale7"),
    (WHALE, "Blue \u2013 Whale 7"),
    (WHALE, "BlueWhale7"),
    (WHALE, "B l u e - W h a l e 7"),
    (WHALE, "B l u e W h a l e 7"),
    (WHALE, "B.l.u.e.-.W.h.a.l.e.7"),
    (NUMBER, "47 11 99"),
    (NUMBER, "4 7 1 1 9 9"),
    (NUMBER, "47-11-99"),
    (SIZE, "UEBERGROESSE9"),
    (SIZE, "Uebergroesse9"),
    (SIZE, "ÜBERGRÖSSE9"),
    ("uebergroesse9", "Übergröße9"),
    ("Käse:Brot7", "kaese brot7"),
    ("Käse:Brot7", "KÄSE, BROT 7"),
)


@pytest.mark.sweep
@pytest.mark.parametrize("around", ["It is {}, dear Edgar.", "{}", "So I say\n{}\nfor now."])
@pytest.mark.parametrize(("word", "typed"), TYPED)
def test_it_is_not_sent(word: str, typed: str, around: str) -> None:
    sent = left(with_password(word), around.format(typed)).splitlines()
    message = " ".join(line for line in sent if line.startswith("| ")).lower()
    assert not any(part in message for part in ("spoon", "whale", "11", "1 1", "7", "9", "brot"))


@pytest.mark.parametrize(("word", "typed"), TYPED)
def test_in_a_message_with_its_own_head_it_is_covered(word: str, typed: str) -> None:
    story = with_password(word)
    story.deliver(ANNA, "o", f"SIGN ON Austria alpha {word}\nPRESS TO E\nI say {typed} to that.\nENDPRESS\n")
    told = said(story, EDGAR)
    assert "***" in told
    assert not any(part in told.lower() for part in typed.lower().split() if len(part) > LONG_PART)


LONG_PART = 3
_SEPARATORS = ["", " ", ".", "-", "_", "/", ", ", "+", ":", " . ", "\n", "-\n", "\u2011", "\u2013", ". "]


@settings(max_examples=examples(150), deadline=None)
@given(
    sign=st.sampled_from([".", "-", "_", "/", ",", "+", ":", ""]),
    typed=st.sampled_from(_SEPARATORS),
    case=st.sampled_from([str.lower, str.upper, str.title, str]),
    before=st.lists(st.sampled_from(["so", "we", "agree", "12", "Burgundy", "a"]), max_size=4),
    after=st.lists(st.sampled_from(["and", "I", "go", "to", "Tyrolia", "7"]), max_size=4),
    quotes=st.sampled_from(["{}", "“{}”", "*{}*", "({})"]),
)
def test_with_any_sign_it_is_not_sent(
    sign: str, typed: str, case: object, before: list[str], after: list[str], quotes: str
) -> None:
    assert callable(case)
    parts = [quotes.format(case(part)) for part in ("otter", "kettle")]
    story = with_password(f"otter{sign}kettle")
    assert "Message from" not in left(story, " ".join([*before, typed.join(parts), *after]))


LONG = " ".join(
    f"{one} {two}" for one in ("We", "They", "Some") for two in ("go to Galicia.", "wait, I think.")
)


@pytest.mark.parametrize("text", ["The badger has a spoon.", LONG * 6, "Go: 47, then 99. A b c, and so on."])
def test_other_words_are_sent(text: str) -> None:
    assert "Message from" in left(with_password(BADGER), text)


@pytest.mark.parametrize("typed", ["otter kettle", "otter-kettle", "o t t e r . k e t t l e"])
def test_after_a_restart_it_is_not_sent_either(typed: str) -> None:
    story = StoryJudge(replace(services_on(TemporaryDatabase()), passwords=Passwords()))
    story.play("opening")
    story.deliver(EDGAR, "plan", "SIGN ON England alpha swordE\nPRESS TO A\nSo?\nENDPRESS\n")
    story.deliver(ANNA, "new", "SIGN ON Austria alpha swordA\nSET PASSWORD otter.kettle\n")
    story.now += timedelta(hours=1)
    story.services = replace(story.services, passwords=Passwords())
    assert "Message from" not in left(story, f"It is {typed}, my dear.")
