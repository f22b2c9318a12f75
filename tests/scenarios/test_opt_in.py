"""Nobody gets mail he did not ask for: an address answers once before it takes part.

docs: sender, "An address confirms once before it takes part"
"""

from __future__ import annotations

from datetime import timedelta
from email import policy
from email.message import EmailMessage

import pytest

from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.newcomer import HELLO, JOIN, NINA, ask_nina, beta_waits, question
from tests.scenarios.story import StoryJudge, asks_for_yes, raw_mail, yes_to
from tests.servers.sqlite import TemporaryDatabase

VICTIM = "victim@else.example"
FORGED = {
    "REGISTER": HELLO,
    "OBSERVE": f"{HELLO}OBSERVE alpha tulipan\n",
    "SIGN ON": JOIN,
    "CREATE": f"{HELLO}CREATE ?gamma tulipan\n",
    "below other lines": f"HELP\nLIST\n{HELLO}OBSERVE alpha tulipan\nPRESS TO M\nCheap watches\nENDPRESS\n",
    "without REGISTER": "OBSERVE alpha tulipan\nSIGN ON ?beta tulipan\nCREATE ?gamma tulipan\n",
}


@pytest.fixture
def judge() -> StoryJudge:
    return beta_waits()


def listed(story: StoryJudge, game: str) -> str:
    """What the master reads of a game."""
    word = {"alpha": "gmword", "beta": "betaword"}[game]
    story.now += timedelta(minutes=5)
    story.deliver(GINA, "list", f"SIGN ON M {game} {word}\nLIST {game}\n")
    return said(story, GINA)


@pytest.mark.parametrize("how", FORGED)
def test_whoever_never_wrote_is_asked_and_nothing_else(judge: StoryJudge, how: str) -> None:
    judge.deliver(VICTIM, "casino", FORGED[how])
    (mail,) = judge.unread
    assert mail["To"] == VICTIM
    assert asks_for_yes(mail) == (how != "without REGISTER")
    if asks_for_yes(mail):
        text = f"{mail['Subject']}\n{mail.get_content()}"
        assert not any(word in text for word in ("casino", "watches", "Nina", "tulipan"))
    judge.deliver(GINA, "news", "SIGN ON M alpha gmword\nBROADCAST\nNews.\nENDPRESS\n")
    assert not said(judge, VICTIM)
    assert VICTIM not in listed(judge, "alpha") + listed(judge, "beta")


def test_an_address_is_asked_three_times_a_day_then_told_so_then_in_silence(judge: StoryJudge) -> None:
    got: list[str] = []
    for number in range(20):
        judge.now += timedelta(minutes=1)
        judge.deliver(VICTIM, f"hello {number}", JOIN + f"REMARK {number}\n")
        got += ["asked" if asks_for_yes(mail) else mail.get_content() for mail in judge.unread]
    assert got[:3] == ["asked"] * 3
    (told,) = got[3:]
    assert says(told, "reply-spent-questions")
    assert "Nina" not in told
    judge.now += timedelta(days=1)
    judge.deliver(VICTIM, "hello again", JOIN)
    assert question(judge, VICTIM)


def test_seven_forged_mails_fill_no_game(judge: StoryJudge) -> None:
    for number in range(7):
        judge.deliver(f"victim{number}@else.example", "join", JOIN)
        assert [mail["To"] for mail in judge.unread] == [f"victim{number}@else.example"]
    assert says(listed(judge, "beta"), "list-forming", needed="7 more players")


def test_one_yes_and_the_mail_counts_as_it_was_sent(judge: StoryJudge) -> None:
    judge.deliver_raw(yes_to(ask_nina(judge)))
    (mail,) = [mail for mail in judge.unread if mail["To"] == NINA]
    assert str(mail["Subject"]).endswith("hello")
    assert "Welcome, Nina Newcomer" in mail.get_content()
    assert says(mail.get_content(), "joined", game="beta")
    judge.deliver(NINA, "wishes", "SIGN ON ?beta tulipan\nSET PREFERENCE AEFGIRT\nCREATE ?gamma kestrels\n")
    assert says(said(judge, NINA), "game-created", game="gamma")


@pytest.mark.parametrize("text", ["Great, I am in!", "SIGN ON Austria beta tulipan"])
def test_whoever_writes_on_while_a_question_waits_is_led_back_to_it(judge: StoryJudge, text: str) -> None:
    ask_nina(judge)
    judge.deliver(NINA, "more", f"{text}\n")
    answer = " ".join(said(judge, NINA).split())
    assert says(answer, "reply-waits-for-yes", subject="TEST Please reply YES")
    assert not says(answer, "reply-register")


WORDS = ["YES", "yes.", "Yes, please!", "Yes that was me", "Hello judge,\n\nyes\n\nNina", "> quoted\n\nyes"]


@pytest.mark.parametrize("word", WORDS)
def test_yes_is_read_as_people_write_it(judge: StoryJudge, word: str) -> None:
    judge.deliver_raw(yes_to(ask_nina(judge), word))
    assert says(said(judge, NINA), "joined", game="beta")


@pytest.mark.parametrize("where", ["text", "subject"])
def test_the_token_does_where_the_thread_is_lost(judge: StoryJudge, where: str) -> None:
    asked = ask_nina(judge)
    (line,) = [one.strip() for one in asked.get_content().splitlines() if one.strip().startswith("YES ")]
    subject, text = (line, "\n") if where == "subject" else ("an answer", f"{line}\n")
    judge.deliver("nina@phone.example", subject, text)
    assert says(said(judge, NINA), "joined", game="beta")


def no_word(asked: EmailMessage) -> dict[str, bytes]:
    """Mails that hold no YES of their sender's own to this question."""
    ident, text = str(asked["Message-ID"]), asked.get_content()
    vacation = message(asked, f"I am away until Monday.\n\n{text}", ident)
    vacation["Auto-Submitted"] = "auto-replied"
    yes = message(asked, "YES\n", ident)
    yes["Auto-Submitted"] = "auto-replied"
    bare = "\n".join(line for line in text.splitlines() if "above this line" not in line)
    return {
        "a vacation program": vacation.as_bytes(),
        "a program that says yes": yes.as_bytes(),
        "an echo": message(asked, text, ident).as_bytes(),
        "an echo without the fence": message(asked, bare, ident).as_bytes(),
        "an echo in other words": message(asked, in_other_words(text), ident).as_bytes(),
        "an echo in other words, elsewhere": message(
            asked, in_other_words(text), "<1@new.example>"
        ).as_bytes(),
        "only a quote": message(asked, "> YES\n> thanks\n", ident).as_bytes(),
        "no thread": raw_mail(NINA, "Re: yes", "YES\n", "<n1@new.example>"),
        "a guessed mail": message(asked, "YES\n", f"<{'0' * 40}@judge.example>").as_bytes(),
        "its own mail": message(asked, "YES\n", "<9@new.example>").as_bytes(),
        "a guessed token": raw_mail(NINA, "x", f"YES {'a' * 40}\n", "<n2@new.example>"),
    }


def in_other_words(text: str) -> str:
    """As a robot translates it, but for the line with the token."""
    lines = text.splitlines()
    return "\n".join(one if one.lstrip().startswith("YES ") else one.lower()[::-1] for one in lines)


def message(asked: EmailMessage, text: str, answers: str) -> EmailMessage:
    made = EmailMessage(policy=policy.SMTP)
    made["From"], made["To"], made["Subject"] = str(asked["To"]), "judge@judge.example", "Re: something"
    made["Message-ID"] = f"<{len(text)}.{answers[1:9]}@new.example>"
    made["In-Reply-To"] = answers
    made.set_content(text)
    return made


def test_only_a_word_of_one_s_own_to_that_mail_counts(judge: StoryJudge) -> None:
    for name, raw in no_word(ask_nina(judge)).items():
        judge.deliver_raw(raw)
        assert not says(said(judge, NINA), "joined", game="beta"), name
        assert says(listed(judge, "beta"), "list-forming", needed="7 more players"), name


def test_a_yes_counts_once(judge: StoryJudge) -> None:
    asked = ask_nina(judge)
    judge.deliver_raw(yes_to(asked))
    judge.deliver_raw(yes_to(asked, "Yes yes"))
    assert says(" ".join(said(judge, NINA).split()), "done-already", when="Mon 5 Jan 2026 12:00 UTC")


def test_a_yes_lets_in_the_mail_it_answers_and_no_other(judge: StoryJudge) -> None:
    judge.deliver(NINA, "forged", f"{HELLO.replace('Nina Newcomer', 'A Fool')}OBSERVE alpha kestrels\n")
    judge.deliver_raw(yes_to(ask_nina(judge)))
    assert "Welcome, Nina Newcomer" in said(judge, NINA)
    assert "A Fool" not in listed(judge, "alpha")
    assert NINA not in said(judge, GINA)


def test_a_second_mail_waits_like_the_first(judge: StoryJudge) -> None:
    first = ask_nina(judge, HELLO)
    judge.deliver(NINA, "and", "SIGN ON ?beta tulipan\n")
    second = question(judge, NINA)
    judge.deliver_raw(yes_to(first))
    judge.deliver_raw(yes_to(second))
    assert says(said(judge, NINA), "joined", game="beta")


def test_a_week_later_nothing_is_left_of_it(judge: StoryJudge) -> None:
    asked = ask_nina(judge)
    for _ in range(9):
        judge.now += timedelta(days=1)
        judge.tick(None)
    judge.deliver_raw(yes_to(asked))
    assert not says(said(judge, NINA), "joined", game="beta")
    with judge.services.store.begin() as work:
        assert work.people.newcomer(NINA) is None


def test_the_border_s_word_is_answer_enough(judge: StoryJudge) -> None:
    judge.deliver(NINA, "hello", JOIN, "pass")
    assert says(said(judge, NINA), "joined", game="beta")


def test_the_border_s_word_registers_whoever_was_asked_before(judge: StoryJudge) -> None:
    ask_nina(judge)
    judge.deliver(NINA, "hello again", JOIN, "pass")
    assert "Welcome, Nina Newcomer" in said(judge, NINA)
    judge.deliver(NINA, "more", "SIGN ON ?beta tulipan\nCREATE ?gamma kestrels\n")
    assert says(said(judge, NINA), "game-created", game="gamma")


def test_a_closed_circle_asks_nobody(judge: StoryJudge) -> None:
    judge.change_policy(opt_in=False)
    judge.deliver(NINA, "hello", JOIN)
    assert says(said(judge, NINA), "joined", game="beta")


def test_a_closed_circle_asks_another_address_of_somebody_all_the_same(judge: StoryJudge) -> None:
    judge.change_policy(opt_in=False)
    judge.deliver(ANNA, "work", f"I AM ALSO {VICTIM}\n")
    judge.reply(ANNA, judge.last(ANNA, "TEST Is this address yours too"), "CONFIRM")
    assert says(said(judge, ANNA), "also-waits-for-yes", address=VICTIM)
    asked = question(judge, VICTIM)
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, VICTIM), "also-added", address=VICTIM)


def test_mail_of_a_player_goes_to_no_address_that_did_not_answer(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "moving", f"SIGN ON Austria alpha swordA\nSET ADDRESS {VICTIM}\n")
    judge.deliver(ANNA, "yes", f"CONFIRM {judge.token}\n")
    asked = question(judge, VICTIM)
    judge.deliver(GINA, "news", "SIGN ON M alpha gmword\nBROADCAST\nNews.\nENDPRESS\n")
    assert "News." in said(judge, ANNA)
    assert not said(judge, VICTIM)
    judge.deliver_raw(yes_to(asked))
    assert says(said(judge, VICTIM), "address-moved", address=VICTIM)


def test_what_a_question_asks_is_answered_when_a_domain_disowns_the_answer(judge: StoryJudge) -> None:
    """Mailing lists and careless forwarding break honest mail; the answer proves itself."""
    raw = b"Authentication-Results: mx.judge.example; dmarc=fail header.from=new.example\r\n"
    judge.deliver_raw(raw + yes_to(ask_nina(judge)))
    assert says(said(judge, NINA), "joined", game="beta")


@pytest.mark.parametrize(
    "word",
    [
        "Yes, I am on vacation.",
        "Yes, we are away",
        "Yes, I received your mail.",
    ],
)
def test_words_of_a_program_are_no_yes(judge: StoryJudge, word: str) -> None:
    asked = ask_nina(judge)
    (line,) = [one.strip() for one in asked.get_content().splitlines() if one.strip().startswith("YES ")]
    judge.deliver_raw(yes_to(asked, word.format(line=line)))
    assert not says(said(judge, NINA), "joined", game="beta")
    judge.deliver_raw(yes_to(asked, f"Yes, thanks!\n\n{line}"))
    assert says(said(judge, NINA), "joined", game="beta")


@pytest.mark.parametrize(("verdict", "mails"), [("", 6), ("pass", 4)])
def test_a_new_player_exchanges_so_many_mails_before_his_first_order_counts(
    judge: StoryJudge, verdict: str, mails: int
) -> None:
    """Hello, (the question, YES,) its answer, the start of the game, the orders.

    docs: sender, "An address confirms once before it takes part" tells the numbers.
    """
    for number in range(6):
        hello = HELLO.replace("Nina", f"N{number}")
        judge.deliver(f"p{number}@home.example", "join", f"{hello}SIGN ON ?beta tulips{number}\n", "pass")
    judge.deliver(NINA, "hello", JOIN, verdict)
    to_nina = [mail for mail in judge.unread if mail["To"] == NINA]
    written = 1
    if not verdict:
        (asked,) = to_nina
        judge.deliver_raw(yes_to(asked))
        to_nina += [mail for mail in judge.unread if mail["To"] == NINA]
        written += 1
    (start,) = [mail for mail in to_nina if "Game Starting" in str(mail["Subject"])]
    judge.deliver_raw(yes_to(start, "\n".join(lines_asked_for(start))))
    written += 1
    assert says(said(judge, NINA), "reply-complete")
    assert written + len(to_nina) == mails


def lines_asked_for(start: EmailMessage) -> list[str]:
    """The form that the first mail of the game prints: each unit with HOLD."""
    return [line.strip() for line in start.get_content().splitlines() if line.endswith(" HOLD")]


def subject_alone(mail: EmailMessage, subject: str, text: str) -> bytes:
    """An answer whose word stands in the subject, above what a telephone writes by itself."""
    raw = raw_mail(NINA, subject, text, f"<s.{str(mail['Message-ID'])[1:]}")
    answers = f"In-Reply-To: {mail['Message-ID']}\r\nReferences: {mail['Message-ID']}\r\n"
    return answers.encode() + raw


@pytest.mark.parametrize("text", ["\n", "Sent from my phone\n", "--\nNina\n", "Nina\n"])
@pytest.mark.parametrize("subject", ["YES", "Re: Yes.", "AW: yes!"])
def test_a_yes_in_the_subject_of_the_answer_lets_the_mail_in(
    judge: StoryJudge, subject: str, text: str
) -> None:
    judge.deliver_raw(subject_alone(ask_nina(judge), subject, text))
    assert says(said(judge, NINA), "joined", game="beta")


@pytest.mark.parametrize(
    ("subject", "text"),
    [
        ("YES", "No, I did not write this.\n"),
        ("Yes", "I shall be back on Monday and answer then. In urgent cases ask my colleagues.\n"),
        ("Yes to what?", "\n"),
        ("Your mail: YES", "\n"),
    ],
)
def test_other_subjects_and_a_no_below_let_nothing_in(judge: StoryJudge, subject: str, text: str) -> None:
    judge.deliver_raw(subject_alone(ask_nina(judge), subject, text))
    assert NINA not in listed(judge, "beta")


def test_a_yes_in_the_subject_of_a_new_mail_says_yes_to_nothing(judge: StoryJudge) -> None:
    ask_nina(judge)
    judge.deliver(NINA, "YES", "\n")
    assert NINA not in listed(judge, "beta")


def test_a_yes_to_the_later_of_two_mails_waits_for_the_one_that_registers(judge: StoryJudge) -> None:
    first = ask_nina(judge, HELLO)
    judge.deliver(NINA, "and", "SIGN ON ?beta tulipan\n")
    second = question(judge, NINA)
    judge.deliver_raw(yes_to(second))
    told = " ".join(said(judge, NINA).split())
    assert says(told, "mail-waits-for-name")
    assert says(told, "mail-waits-for-name")
    assert NINA not in listed(judge, "beta")
    judge.deliver_raw(yes_to(first))
    assert "Welcome, Nina Newcomer" in said(judge, NINA)
    assert says(said(judge, NINA), "joined", game="beta")
    assert NINA in listed(judge, "beta")
    assert isinstance(judge.services.store, TemporaryDatabase)
    with judge.services.store.begin() as work:
        kept = b"".join(work.inbox.raw(mail) for mail in judge.services.store.fates)
    assert b"tulipan" not in kept


def test_a_mail_with_its_yes_waits_no_longer_than_its_question(judge: StoryJudge) -> None:
    first = ask_nina(judge, HELLO)
    judge.now += timedelta(days=1)
    judge.deliver(NINA, "and", "SIGN ON ?beta tulipan\n")
    judge.deliver_raw(yes_to(question(judge, NINA)))
    judge.deliver_raw(yes_to(first, "NO"))
    judge.now += timedelta(days=7, minutes=1)
    judge.tick(None)
    judge.deliver(NINA, "again", HELLO)
    judge.deliver_raw(yes_to(question(judge, NINA)))
    assert "Welcome" in said(judge, NINA)
    assert not says(said(judge, NINA), "joined", game="beta")


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Anna Airo", "too similar to the name of someone else"),
        ("Anna Alro", "too similar to the name of someone else"),
        ("anna air0", "too similar to the name of someone else"),
        ("Airo, Anna", "too similar to the name of someone else"),
    ],
)
@pytest.mark.parametrize("line", ["SIGN ON ?cup tulipan\n", "OBSERVE cup tulipan\n"])
def test_why_a_name_is_refused_is_said_with_the_first_answer(
    judge: StoryJudge, name: str, why: str, line: str
) -> None:
    """Whoever does as that says is in, and sends nothing else again."""
    judge.says_yes = True
    judge.deliver("gina@gm.example", "me", "REGISTER\nName: Gina\nEND\nCREATE SERIES ?cup gmword\n")
    judge.deliver("ann@one.example", "me", "REGISTER\nName: Anna Airo\nEND\nSIGN ON ?cup swordone\n")
    judge.deliver(NINA, "me", f"REGISTER\nName: {name}\nEND\n{line}")
    told = " ".join(said(judge, NINA).split())
    assert "REJECTED" in told
    assert why in told
    assert says(told, "line-waits-for-name")
    assert not says(told, "registered")
    judge.says_yes = False
    answer = judge.last(NINA)
    judge.unread = []
    judge.reply(NINA, answer, "REGISTER\nName: Nina Newcomer\nEND")
    told = " ".join(said(judge, NINA).split())
    assert "Welcome, Nina Newcomer" in told
    assert says(told, "joined-series", game="cup") is line.startswith("SIGN ON")
