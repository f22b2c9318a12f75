"""Attacks of known kinds in other forms: lock-out, echoes, mail nobody asked for, forged entries."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.newcomer import question
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge, raw_mail, yes_to

EDGAR = "edgar@eng.example"
MINE = "SIGN ON Austria alpha swordA\nA Vie - Gal\n"
TAKEN = "Austria: Army Vienna -> Galicia"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    here = twin(played)
    here.says_yes = False
    return here


def with_headers(raw: bytes, **fields: str) -> bytes:
    return "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in fields.items()).encode() + raw


# Lock-out


@pytest.mark.parametrize(
    "guess",
    [
        "SIGN ON Austria alhpa guess{}\n",
        "SIGN ON Austria guess{}\n",
        "SET ZONE Asia/Tokyo\nSIGN ON Austria alpha guess{}\n",
        "SIGN ON ?alpha guess{}\nSIGN ON O alpha guess{}\n",
    ],
    ids=["a slip", "no game", "below an entry to change", "other seats"],
)
def test_guesses_by_other_roads_lock_nobody_out(judge: StoryJudge, guess: str) -> None:
    for number in range(12):
        judge.deliver(ANNA, f"forged {number}", guess.format(number, number))
        assert TAKEN not in said(judge, ANNA)
    judge.deliver(ANNA, "mine", MINE)
    assert TAKEN in said(judge, ANNA)


def test_forged_questions_keep_nobody_from_joining(judge: StoryJudge) -> None:
    judge.deliver(GINA, "beta", "SIGN ON M alpha gmword\nCREATE ?beta betaword\n")
    for number in range(5):
        judge.deliver(ANNA, f"forged {number}", f"SIGN ON ?beta probe{number}{number}\n")
    judge.deliver(ANNA, "mine", "SIGN ON ?beta swordAA\n")
    assert says(said(judge, ANNA), "asked-for-yes-often.hint")
    refused = next(mail for mail in judge.unread if mail["To"] == ANNA)
    judge.deliver_raw(yes_to(refused, "SIGN ON ?beta swordAA"))
    assert says(said(judge, ANNA), "joined", game="beta")


# Echoes


def test_a_robot_that_translates_the_question_gives_nobody_a_part(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "forged", "CREATE ?gamma gammaword\n")
    asked = question(judge, ANNA)
    lines = asked.get_content().splitlines()
    text = "\n".join(one if one.lstrip().startswith("YES ") else one.lower()[::-1] for one in lines)
    for subject in ("Re: ?", "Auto: please wait"):
        raw = raw_mail(ANNA, subject, text, f"<{len(subject)}@robot.example>")
        judge.deliver_raw(with_headers(raw, In_Reply_To=str(asked["Message-ID"])))
        assert not says(said(judge, ANNA), "game-created", game="gamma")
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, ANNA), "game-created", game="gamma")


@pytest.mark.parametrize(
    "form", ["[Ticket 17] {} received", "Your message: {}", "1. {}", "<<{}>>", "Betreff = {}"]
)
def test_a_robot_that_cites_the_line_gives_no_word(judge: StoryJudge, form: str) -> None:
    judge.deliver(EDGAR, "bye", "SIGN ON England alpha swordE\nRESIGN\n")
    line = form.format(f"CONFIRM {judge.token}")
    judge.deliver(EDGAR, line, "We have received your mail and will answer it in the order of arrival.\n")
    judge.deliver(
        EDGAR, "received", f"We have received your mail and will answer it in its turn.\n\n{line}\n"
    )
    judge.deliver(GINA, "list", "SIGN ON M alpha gmword\nLIST\n")
    assert EDGAR in said(judge, GINA)


# Mail that nobody asked for


@pytest.mark.parametrize(
    "line", ["OBSERVE beta probe.word", "SIGN ON ?beta probe.word", "CREATE ?gamma probe.word"]
)
def test_somebody_registered_is_signed_up_for_nothing(judge: StoryJudge, line: str) -> None:
    judge.deliver(GINA, "beta", "SIGN ON M alpha gmword\nCREATE ?beta betaword\nSET OBSERVER PRESS\n")
    judge.deliver(ANNA, "forged", f"{line}\nBROADCAST\nHello.\nENDPRESS\n")
    assert [str(mail["To"]) for mail in judge.unread] == [ANNA]
    question(judge, ANNA)
    judge.deliver(GINA, "news", "SIGN ON M beta betaword\nBROADCAST\nNews.\nENDPRESS\n")
    assert not said(judge, ANNA)


def test_no_header_turns_the_answer_to_somebody_else(judge: StoryJudge) -> None:
    victim = "victim@else.example"
    raw = raw_mail(EVE, "map", "REGISTER\nName: Eve\nEND\nGET map\n", "<1@evil.example>")
    named = dict.fromkeys(("Reply_To", "Sender", "Cc", "Return_Path", "Errors_To", "Resent_From"), victim)
    for number, header in enumerate(named):
        judge.deliver_raw(with_headers(raw.replace(b"<1@", f"<{number}@".encode()), **{header: victim}))
        assert victim not in {str(mail["To"]) for mail in judge.unread}


# Forged entries


def test_an_answer_to_a_mail_that_somebody_else_got_proves_nothing(judge: StoryJudge) -> None:
    judge.deliver(EDGAR, "look", "SIGN ON England alpha swordE\nLIST\n")
    his = next(str(mail["Message-ID"]) for mail in judge.unread if mail["To"] == EDGAR)
    for number, line in enumerate(("SET ZONE Asia/Tokyo", "REGISTER\nName: A Cheat\nEND", "SET STYLE SHORT")):
        raw = raw_mail(ANNA, f"forged {number}", f"{line}\n", f"<f{number}@evil.example>")
        judge.deliver_raw(with_headers(raw, In_Reply_To=his, References=f"{his} <x@judge.example>"))
        assert "REJECTED" in said(judge, ANNA), line
    judge.now += timedelta(hours=2)
    judge.deliver(GINA, "list", "SIGN ON M alpha gmword\nLIST FULL\nLIST\n")
    assert "A Cheat" not in said(judge, GINA)


def test_a_forged_entry_below_a_wrong_password_or_another_s_right_one_changes_nothing(
    judge: StoryJudge,
) -> None:
    for sign_on in ("SIGN ON Austria alpha guess1", "SIGN ON England alpha swordE", "FORGOT PASSWORD alpha"):
        judge.deliver(ANNA, sign_on, f"{sign_on}\nREGISTER\nName: A Cheat\nTimezone: Asia/Tokyo\nEND\n")
        assert "REJECTED" in said(judge, ANNA)
    judge.deliver(GINA, "list", "SIGN ON M alpha gmword\nLIST\n")
    assert "A Cheat" not in said(judge, GINA)


def test_who_has_no_answers_left_is_told_so_once_a_day(judge: StoryJudge) -> None:
    """Forged mails with wrong passwords use up the answers; a slip of one's own does not meet silence."""
    told = []
    for number in range(30):
        judge.deliver(ANNA, f"forged {number}", f"SIGN ON Austria alpha guess{number}\n")
        told.append(says(said(judge, ANNA), "reply-spent-passwords"))
    assert told.count(True) == 1
    judge.deliver(ANNA, "mine", MINE)
    assert TAKEN in said(judge, ANNA)


@pytest.mark.parametrize(
    "text", ["SIGN ON Austria alpha swordA\nA VIE - GAL\n", "LIST alpha\n", "gibberish\n"]
)
def test_the_same_words_a_day_later_meet_no_silence(judge: StoryJudge, text: str) -> None:
    """From a program that writes neither Message-ID nor Date; within hours it is a second delivery."""
    raw = f"From: {ANNA}\r\nTo: judge@judge.example\r\nSubject: again\r\n\r\n{text}".encode()
    for _ in range(3):
        judge.deliver_raw(raw)
        first = said(judge, ANNA)
        assert first
        judge.now += timedelta(hours=1)
        judge.deliver_raw(raw)
        assert not judge.unread
        judge.now += timedelta(hours=23)
        judge.tick(None)


def test_pages_that_a_forger_asked_for_take_no_answer_from_a_slip(judge: StoryJudge) -> None:
    """What says that it is wrong is told apart from what says that the bytes of a day are used up."""
    for number in range(25):
        judge.deliver(ANNA, f"forged {number}", f"GET map\nHELP orders\nx{number}\n")
    assert not judge.unread
    judge.deliver(ANNA, "slip", MINE.replace("swordA", "swordB"))
    assert says(said(judge, ANNA), "reply-spent-passwords")


def test_a_slip_in_answer_to_a_mail_of_ours_is_told_whatever_was_forged(judge: StoryJudge) -> None:
    (started,) = [mail for mail in judge.sent if mail["To"] == ANNA][-1:]
    for number in range(25):
        judge.deliver(ANNA, f"forged {number}", f"SIGN ON Austria alpha guess{number}\nGET map\n")
    assert not judge.unread
    judge.deliver_raw(yes_to(started, MINE.replace("swordA", "swordB")))
    assert says(said(judge, ANNA), "password-wrong")


# Words, and what they open


def test_words_that_nothing_waits_for_are_answered_as_often_as_any_mail(judge: StoryJudge) -> None:
    """A word that was asked for is always answered; one that was not opens no way round the limit."""
    answers = 0
    for number in range(30):
        judge.deliver(ANNA, f"{number}", f"CANCEL\nYES\nCONFIRM {number:040x}\nx{number}\n")
        answers += len(judge.unread)
    assert answers <= 20


@pytest.mark.parametrize("subject", ["YES", "Re: YES", "CANCEL"])
def test_a_word_in_the_subject_counts_from_the_address_alone_that_was_asked(
    judge: StoryJudge, subject: str
) -> None:
    judge.deliver(ANNA, "forged", "CREATE ?gamma gammaword\n")
    asked = question(judge, ANNA)
    raw = raw_mail(EVE, subject, "\n", f"<{len(subject)}.w@evil.example>")
    judge.deliver_raw(with_headers(raw, In_Reply_To=str(asked["Message-ID"])))
    assert not says(said(judge, ANNA) + said(judge, EVE), "game-created", game="gamma")
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, ANNA), "game-created", game="gamma"), "and a CANCEL from elsewhere drops nothing"


@pytest.mark.parametrize("subject", ["YES", "CANCEL"])
def test_a_robot_with_a_word_for_its_subject_gives_no_word(judge: StoryJudge, subject: str) -> None:
    judge.deliver(ANNA, "forged", "CREATE ?gamma gammaword\n")
    asked = question(judge, ANNA)
    raw = raw_mail(ANNA, subject, "Thank you for your mail. We answer soon.\n", "<robot@aus.example>")
    judge.deliver_raw(with_headers(raw, In_Reply_To=str(asked["Message-ID"])))
    assert not says(said(judge, ANNA), "game-created", game="gamma")
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, ANNA), "game-created", game="gamma")


@pytest.mark.parametrize("first", [0, 1])
def test_a_yes_to_a_forged_mail_s_question_lets_in_no_other(judge: StoryJudge, first: int) -> None:
    """The forger's REGISTER waits beside the newcomer's own; whichever he answers, the other stays out."""
    nina = "nina@new.example"
    texts = ("REGISTER\nName: A Cheat\nEND\n", "REGISTER\nName: Nina\nEND\n")
    asked = []
    for number, text in enumerate(texts):
        judge.deliver(nina, f"{number}", text)
        asked.append(question(judge, nina))
    judge.deliver_raw(yes_to(asked[first]))
    welcome = said(judge, nina)
    assert ("Welcome, A Cheat" in welcome, "Welcome, Nina" in welcome) == (first == 0, first == 1)


def test_a_burst_in_two_games_leaves_whole(judge: StoryJudge) -> None:
    judge.deliver(GINA, "beta", "SIGN ON M alpha gmword\nCREATE ?beta betaword\n")
    letter = "BROADCAST\nTo all.\nENDPRESS\n"
    judge.deliver(GINA, "news", f"SIGN ON M alpha gmword\n{letter * 25}SIGN ON M beta betaword\n{letter * 5}")
    assert said(judge, ANNA).count("To all.") == 12, "so many an hour come one by one"
    judge.now += timedelta(hours=1)
    judge.tick(None)
    assert said(judge, ANNA).count("To all.") == 1, "the same words once"


MEANING = ["2", "1901", "full", "all", "master", "observer", "austria", "player", "list", "egypt", "ROME"]
MEANING += [
    "austria-hungary",
    "south_africa",
    "s1901m",
    "F1902",
    "w1901a",
    "-",
    "--help",
    "_x",
    "end",
    "next",
]
ALIKE = ["A1pha", "aIpha", "alpah", "aplha", "rnidway", "midvvay-2", "c1ass-m", "class-rn", "mlclway"]
FREE = ["beta_", "be1a", "alphb", "midway2", "class-n", "game12", "game21", "alpha2", "laps", "gamma", "x"]


@pytest.mark.parametrize("name", [*MEANING, *ALIKE, *FREE])
def test_a_game_is_called_by_no_name_that_means_or_looks_like_something_else(
    judge: StoryJudge, name: str
) -> None:
    others = "".join(f"CREATE ?{one} kestrels\n" for one in ("midway", "midway-2", "class-m"))
    judge.deliver(GINA, "others", f"SIGN ON M alpha gmword\n{others}")
    judge.deliver(GINA, "new", f"SIGN ON M alpha gmword\nCREATE ?{name} kestrels\n")
    text = " ".join(said(judge, GINA).split())
    assert says(text, "game-name-has-meaning") == (name in MEANING)
    assert says(text, "game-looks-alike") == (name in ALIKE)
    assert says(text, "game-created", game=name) == (name in FREE)


# Who is in a gunboat game


FORGED = [
    "SIGN UP AS STANDBY FOR gun",
    "SIGN UP AS STANDBY GUNBOAT\nSIGN OFF AS STANDBY FOR gun",
    "AWAY 10 Jan TO 20 Jan\nEXTEND +24h",
    "PROPOSE DRAW\nVOTE YES\nSET DRAW",
    "DIARY\nMine?\nENDDIARY\nREAD DIARY\nRESEND S1901M",
    "RESIGN\nTERMINATE\nWITHDRAW gun",
    "FORGET ME\nunsubscribe",
]


@pytest.mark.parametrize("text", FORGED)
def test_newer_commands_in_somebody_s_name_reach_nobody_else_in_gunboat(judge: StoryJudge, text: str) -> None:
    """For a player, for somebody registered who is none, and for nobody the judge knows, alike."""
    judge.deliver(GINA, "gun", "SIGN ON M alpha gmword\nCREATE ?gun kestrels\nSET GUNBOAT\n")
    judge.says_yes = True
    judge.deliver(ANNA, "in", "SIGN ON Austria alpha swordA\nSIGN ON ?gun otherword\n")
    judge.deliver(GINA, "watch", "SIGN ON M alpha gmword\nOBSERVE gun lanners\n")
    judge.says_yes = False
    for victim in (ANNA, EVE, "nobody@else.example"):
        judge.deliver(victim, f"forged {len(text)}", f"{text}\n")
        assert {str(mail["To"]) for mail in judge.unread} <= {victim}
