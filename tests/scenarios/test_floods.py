"""Mails that ask for much: answers bounded in bytes, passwords in number, new games by day.

docs: sender, "Replies have a size and emails a cost"
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta

import pytest

from judge.service.incoming.limits.reply_limits import AMPLIFICATION, FREE_BYTES, STRANGERS_ANSWERS_A_DAY
from judge.service.mail_passwords import MOST as MOST_PASSWORDS
from judge.store.passwords import Passwords, Verified
from tests.messages import says, times
from tests.plain_passwords import PlainPasswords
from tests.scenarios.alpha import ANNA, EVE, GINA, said
from tests.scenarios.story import StoryJudge, asks_for_yes, raw_mail
from tests.services import JUDGE_INFO

LARGEST = 256 * 1024
STRANGER = "victim@else.example"
JOIN = "SIGN ON Austria alpha swordA\n"


class CountedPasswords(Passwords):
    """Passwords that count what would be slow."""

    def __init__(self, inner: Passwords) -> None:
        self.inner, self.slow = inner, 0

    def hash(self, password: str) -> str:
        self.slow += 1
        return self.inner.hash(password)

    def matches(self, password: str, hashed: str, verified: Callable[[], Verified] | None = None) -> bool:
        self.slow += 1
        return self.inner.matches(password, hashed, verified)

    def quick(
        self, hashed: str, verified: Callable[[], Verified] | None = None
    ) -> Callable[[str], bool] | None:
        return self.inner.quick(hashed, verified)

    def looks_like(self, hashed: str) -> Callable[[str], bool] | None:
        return self.inner.looks_like(hashed)

    def token(self) -> tuple[str, str]:
        return self.inner.token()

    def digest(self, token: str) -> str:
        return self.inner.digest(token)


@pytest.fixture
def counted(game: StoryJudge) -> CountedPasswords:
    known = game.services.passwords
    assert isinstance(known, PlainPasswords)
    passwords = CountedPasswords(known)
    game.services = replace(game.services, passwords=passwords)
    return passwords


def sizes(story: StoryJudge) -> int:
    return sum(len(message.as_bytes()) for message in story.unread)


def many_games(story: StoryJudge, number: int) -> None:
    """Games whose master is Gina, a few a day."""
    story.services = replace(story.services, security=replace(story.services.security, games=number))
    for start in range(0, number, 400):
        lines = "".join(f"CREATE ?g{n:03} tulips\n" for n in range(start, min(number, start + 400)))
        story.deliver(GINA, "games", lines)


# One page once


@pytest.mark.parametrize("line", ["GET map", "HELP orders", "LIST alpha", "LIST FULL"])
def test_a_page_asked_for_hundreds_of_times_comes_once(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "much", f"{JOIN}{line}\n{f'{line}{chr(10)}' * 498}")
    answer = said(game, ANNA)
    assert times(answer, "shown-once") == 1, "said once of all these lines"
    assert "3-500" in answer
    assert sizes(game) < 14_000
    once = said(game, ANNA)
    game.deliver(ANNA, "once", f"{JOIN}{line}\n")
    assert len(said(game, ANNA)) <= len(once)


def test_the_page_of_a_game_shows_it_as_it_is_after_the_mail(game: StoryJudge) -> None:
    game.deliver(ANNA, "look", f"{JOIN}LIST\nA Vie - Gal\nLIST\n")
    answer = said(game, ANNA)
    assert answer.count("The parameters for 'alpha'") == 1
    game.deliver(GINA, "look", "LIST alpha\nSIGN ON M alpha gmword\nLIST\nLIST alpha\n")
    assert said(game, GINA).count("The parameters for 'alpha'") == 2, "another seat sees another page"


def test_the_same_page_by_other_names_comes_once(game: StoryJudge) -> None:
    game.deliver(ANNA, "much", f"{JOIN}HELP orders\nHELP ord\nHELP ORDERS\nHELP orde\nHELP o\n")
    assert said(game, ANNA).count("# Orders") == 1


# At most 256 KB


def test_a_reply_has_at_most_256_kilobytes_and_names_what_was_left_out(game: StoryJudge) -> None:
    many_games(game, 150)
    pages = "".join(f"LIST FULL {n}\n" for n in range(1, 16))
    game.deliver(ANNA, "all", f"{JOIN}{pages}")
    assert 100_000 < sizes(game) < LARGEST
    assert says(said(game, ANNA), "reply-left-out-pages")
    assert says(said(game, ANNA), "reply-ask-again")
    assert "Your orders" in said(game, ANNA) or "Austria" in said(game, ANNA)


def test_lines_that_are_no_ascii_count_as_they_travel(game: StoryJudge) -> None:
    game.deliver(ANNA, "greek", JOIN + "".join(f"{n} {'ж' * 66}\n" for n in range(499)))
    assert sizes(game) < LARGEST
    game.deliver(ANNA, "greek", JOIN + f"{'A Vie - Gal; ' * 30}\n" * 499)
    assert sizes(game) < LARGEST


# The list of games, page by page


def test_the_list_of_games_comes_page_by_page(story: StoryJudge) -> None:
    story.deliver(GINA, "me", "REGISTER\nName: Gina\nEND\n")
    many_games(story, 120)
    story.deliver(GINA, "all", "LIST\n")
    assert "g000" in said(story, GINA)
    assert "g049" in said(story, GINA)
    assert "g050" not in said(story, GINA)
    assert says(said(story, GINA), "games-page", number=1, pages=3, command="LIST 2")
    story.deliver(GINA, "more", "SIGN ON M g000 tulips\nLIST 3\nLIST 4\nLIST FULL 12\nLIST FULL 0\n")
    answer = said(story, GINA)
    assert says(answer, "games-page.last", number=3, pages=3)
    assert "g119" in answer
    assert says(answer, "no-such-list-page", number=4)
    assert says(answer, "games-page.last", number=12, pages=12)
    assert says(answer, "no-such-game", name="0")


# Strangers, and who proves nothing


def test_a_stranger_gets_one_page_a_mail(game: StoryJudge) -> None:
    game.deliver(STRANGER, "much", "HELP\nGET map\nHELP orders\nLIST\nHELP\n")
    answer = said(game, STRANGER)
    assert "File map" not in answer
    assert says(answer, "one-page-for-strangers")
    assert times(answer, "one-page-for-strangers.hint") == 1, "said once of neighbours"
    game.deliver(STRANGER, "much", "REGISTER\nName: Vic\nEND\nHELP\nGET map\n")
    assert "File map" in said(game, STRANGER)


@pytest.mark.parametrize(
    "body",
    [
        "GET map\n" * 499,
        "HELP orders\n" * 499,
        "LIST alpha\n" * 499,
        "".join(f"LIST FULL {n}\n" for n in range(1, 400)),
        "".join(f"HELP word{n}\n" for n in range(400)),
        "GET map\n",
        "LIST\n" + "x\n" * 498,
        "GET\n" * 499,
        "VERSION\n" * 499,
        "REGISTER\nName: Vic\nEND\n" + "GET map\nHELP orders\n" * 200,
    ],
)
def test_a_forged_sender_is_sent_little_in_a_day(game: StoryJudge, body: str) -> None:
    came, went = 0, 0
    for number in range(9):
        raw = raw_mail(STRANGER, f"much {number}", f"{body}\nx{number}\n", f"<{number}@evil.example>")
        came += len(raw)
        game.deliver_raw(raw)
        went += sizes(game)
    assert 0 < went <= max(FREE_BYTES, AMPLIFICATION * came)


def test_many_small_mails_of_a_registered_address_bring_little(game: StoryJudge) -> None:
    """Twenty answers an hour, all day: the bytes are what bounds them."""
    came, went, start = 0, 0, game.now
    for hour in range(4):
        game.now = start.replace(hour=0) + (hour + 24) * (game.now.resolution * 3_600_000_000)
        for number in range(22):
            raw = raw_mail(EVE, "map", f"GET map\nHELP orders\nnr {hour} {number}\n", f"<{hour}.{number}@e>")
            came += len(raw)
            game.deliver_raw(raw)
            went += sizes(game)
    assert 0 < went <= AMPLIFICATION * came


def test_a_newcomer_is_answered_whatever_he_asks_first(game: StoryJudge) -> None:
    for line, shown in (
        ("HELP", "HELP"),
        ("LIST", "alpha"),
        ("GET map", "Adriatic Sea"),
        ("HELP orders", "# Orders"),
    ):
        who = f"{line.replace(' ', '').lower()}@new.example"
        game.deliver(who, "hello", f"{line}\n")
        assert shown in said(game, who), line
    for body in ("HELP\n", "LIST\n", "REGISTER\nName: Nora\nEND\n", "SIGN ON ?alpha roseleaf\n"):
        game.deliver("nora@new.example", "hello", body)
        assert said(game, "nora@new.example"), body


def test_what_a_forger_brings_about_costs_the_player_no_answer_to_his_own_mail(game: StoryJudge) -> None:
    for number in range(10):
        game.deliver(ANNA, f"forged {number}", f"GET map\nHELP orders\nLIST alpha\nx{number}\n")
    game.deliver(ANNA, "mine", f"{JOIN}A Vie - Gal\nLIST\n")
    assert "The parameters for 'alpha'" in said(game, ANNA)
    assert "Left out" not in said(game, ANNA)


def test_whose_answers_are_used_up_is_told_so_once_a_day(game: StoryJudge) -> None:
    went = ""
    for number in range(12):
        game.deliver(ANNA, f"forged {number}", f"GET map\nHELP orders\nx{number}\n")
        went += said(game, ANNA)
    assert times(went, "reply-spent-bytes") == 1
    game.deliver(ANNA, "mine", f"{JOIN}LIST\n")
    assert "The parameters for 'alpha'" in said(game, ANNA)
    game.now += game.now.resolution * 25 * 3_600_000_000
    game.deliver(ANNA, "next day", "GET map\n")
    assert "Adriatic Sea" in said(game, ANNA)


def use_up(game: StoryJudge) -> None:
    for _ in range(25):
        game.now += timedelta(seconds=1)
        game.deliver(ANNA, "o", f"{JOIN}A Vie - Gal\n")
    assert not game.unread


@pytest.mark.parametrize("word", ["CONFIRM", "CANCEL", "Stop", "no"])
def test_a_word_that_was_asked_for_is_answered_though_the_answers_are_used_up(
    game: StoryJudge, word: str
) -> None:
    game.change_policy(proven_answers=20)
    game.deliver(ANNA, "bye", f"{JOIN}RESIGN\n")
    asked = game.last(ANNA, "TEST:alpha - S1901M Please confirm")
    use_up(game)
    game.reply(ANNA, asked, word)
    told = "left-game" if word == "CONFIRM" else "command-cancelled"
    assert says(said(game, ANNA), told)


def test_a_letter_is_stopped_and_that_is_said_though_the_answers_are_used_up(game: StoryJudge) -> None:
    game.change_policy(proven_answers=20)
    game.deliver("edgar@eng.example", "hi", "SIGN ON England alpha swordE\nPRESS TO A\nHi.\nENDPRESS\n")
    letter = game.last(ANNA, "TEST:alpha - S1901M")
    game.now += timedelta(hours=1)
    game.reply(ANNA, letter, "Let us go to Burgundy together.")
    shown = game.last(ANNA)
    use_up(game)
    game.reply(ANNA, shown, "CANCEL")
    assert says(said(game, ANNA), "press-cancelled")
    game.now += timedelta(minutes=5)
    game.tick(None)
    assert not said(game, "edgar@eng.example")


# Passwords


@pytest.mark.parametrize("sign", [", ", "; ", ". ", " / ", "\uff0c", "\uff1b"])
def test_orders_beyond_reason_are_not_read_however_they_are_glued(game: StoryJudge, sign: str) -> None:
    many = "\n".join(sign.join(["A Vie - Gal"] * 30) for _ in range(40))
    game.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{many}\n")
    assert says(game.unread[0].get_content(), "too-many-lines", lines=1201)


def test_a_few_hundred_orders_on_few_lines_are_read(game: StoryJudge) -> None:
    many = "\n".join(", ".join(["A Vie - Gal"] * 20) for _ in range(10))
    game.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{many}\n")
    assert "Austria: Army Vienna -> Galicia" in game.unread[0].get_content()


def test_a_password_is_hashed_once_a_mail_and_game(game: StoryJudge, counted: CountedPasswords) -> None:
    game.deliver(ANNA, "much", JOIN + "".join(f"SET PASSWORD sword{n}\n" for n in range(498)))
    assert counted.slow == 2, "one compared, one hashed"
    assert times(said(game, ANNA), "password-set-above", game="alpha") == 1
    game.deliver(ANNA, "first", "SIGN ON Austria alpha sword0\nA Vie - Gal\n")
    assert "REJECTED" not in said(game, ANNA)


@pytest.mark.parametrize(
    "lines",
    [
        "".join(f"CREATE ?many{n} sword{n}\n" for n in range(499)),
        "CREATE ?many tulips\n" * 499,
        "".join(f"OBSERVE alpha sword{n}\n" for n in range(499)),
        "".join(f"SIGN ON M alpha sword{n}\n" for n in range(499)),
        "".join(f"SIGN ON Turkey alpha sword{n}\nCREATE ?g{n} sesame{n}\n" for n in range(249)),
    ],
)
def test_no_mail_has_hundreds_of_passwords_looked_at(
    game: StoryJudge, counted: CountedPasswords, lines: str
) -> None:
    game.deliver(EVE, "much", lines, "pass")
    assert 0 < counted.slow <= MOST_PASSWORDS
    assert said(game, EVE)


@pytest.mark.parametrize("lines", ["ostrich\n", "ostrich\nkestrels.\nlanners\nmerlins\n"])
def test_words_that_may_be_a_password_are_compared_with_few_seats(
    game: StoryJudge, counted: CountedPasswords, lines: str
) -> None:
    """Whoever forged them in the name of somebody with forty games kept the judge busy for seconds."""
    many_games(game, 40)
    game.deliver(GINA, "mine", "SIGN ON M g001 tulips\nSET PASSWORD gmwordtoo\n")
    counted.slow = 0
    game.deliver(GINA, "forged", lines)
    assert counted.slow <= 3 * 3 * 3
    game.deliver(GINA, "g001", "gmwordtoo\nHELP\n")
    assert "gmwordtoo" not in said(game, GINA), "where the game is named its password is known"


def test_a_full_game_looks_at_no_password_of_a_newcomer(game: StoryJudge, counted: CountedPasswords) -> None:
    game.deliver(EVE, "much", "".join(f"SIGN ON ?alpha sword{n}\n" for n in range(499)))
    assert counted.slow == 0
    assert says(said(game, EVE), "game-full", game="alpha")


def test_lines_below_a_sign_on_that_was_one_too_many_speak_for_nobody(game: StoryJudge) -> None:
    guesses = "".join(f"CONFIRM {n:040x}\n" for n in range(MOST_PASSWORDS))
    game.deliver(ANNA, "much", f"{JOIN}{guesses}SIGN ON Turkey alpha swordB\nA Vie - Gal\n")
    answer = " ".join(said(game, ANNA).split())
    assert says(answer, "too-many-passwords")
    assert says(answer, "sign-on-refused")
    assert "Order: " not in answer
    assert "Accepted." not in answer


# New games


def test_a_person_creates_five_games_a_day(game: StoryJudge) -> None:
    game.deliver(EVE, "mine", "".join(f"CREATE ?g{n} tulips\nSET PRESS GREY\n" for n in range(7)))
    answer = " ".join(said(game, EVE).split())
    assert times(answer, "game-created") == 5
    assert says(answer, "created-enough", most=5)
    assert JUDGE_INFO.keeper in answer
    assert times(answer, "sign-on-refused") == 2, "what follows is for no other game"
    game.deliver(EVE, "more", "CREATE ?another tulips\n")
    assert "REJECTED" in said(game, EVE)
    game.deliver(ANNA, "mine", "CREATE ?annas tulips\n")
    assert says(said(game, ANNA), "game-created", game="annas")
    game.now = game.now.replace(day=game.now.day + 1)
    game.tick(None)
    game.now = game.now.replace(hour=23)
    game.deliver(EVE, "more", "CREATE ?another tulips\n")
    assert says(said(game, EVE), "game-created", game="another")


# Strangers of one mailbox, of one domain and of many

GMAIL = [
    "".join(f"{sign}{'.' if number >> at & 1 else ''}" for at, sign in enumerate("zoeabcd")) + "zz@gmail.com"
    for number in range(40)
]
"""Forty spellings of one mailbox."""


def test_spellings_of_a_mailbox_are_answered_as_one(game: StoryJudge) -> None:
    for address in GMAIL:
        game.deliver(address, "help", "HELP\n")
        game.now += timedelta(seconds=5)
    assert len([one for one in game.sent if one["To"] in GMAIL]) == STRANGERS_ANSWERS_A_DAY


def test_spellings_of_a_mailbox_are_told_once_that_it_is_asked_no_more(game: StoryJudge) -> None:
    game.change_policy(opt_in=True)
    game.says_yes = False
    for address in GMAIL:
        game.deliver(address, "hello", "REGISTER\nName: Zoe Zed\nEND\n")
        game.now += timedelta(seconds=5)
    found = [one for one in game.sent if one["To"] in GMAIL]
    assert len([one for one in found if asks_for_yes(one)]) == 3
    assert len(found) == 4


AN_HOUR, OF_A_DOMAIN = 120, 40
"""Questions and answers to strangers, in all and of one domain."""


@pytest.fixture
def quiet(game: StoryJudge) -> StoryJudge:
    """Two hours after the game began: the questions to its players are no part of this hour."""
    game.now += timedelta(hours=2)
    game.tick(None)
    game.sent.clear()
    return game


def answered(story: StoryJudge, domain: str) -> int:
    return len([one for one in story.sent if str(one["To"]).endswith(domain)])


@pytest.mark.parametrize("body", ["HELP\n", "GET map\n", "LIST\n", "GET PACKAGE\nHELP orders\n"])
def test_made_up_addresses_of_a_domain_are_answered_hour_by_hour(quiet: StoryJudge, body: str) -> None:
    for number in range(OF_A_DOMAIN + 5):
        quiet.deliver(f"u{number}@v.example", "help", body)
    assert answered(quiet, "@v.example") == OF_A_DOMAIN
    notes = [one for one in quiet.sent if one["To"] == JUDGE_INFO.keeper]
    assert len(notes) == 1
    quiet.now += timedelta(minutes=61)
    quiet.tick(None)
    assert answered(quiet, "@v.example") == OF_A_DOMAIN + 5, "none is dropped"


def test_made_up_addresses_of_many_domains_share_a_ceiling(quiet: StoryJudge) -> None:
    for number in range(AN_HOUR + 30):
        quiet.deliver(f"u@d{number}x.example", "help", "HELP\n")
    assert answered(quiet, "x.example") == AN_HOUR
    for _ in range(2):
        quiet.now += timedelta(minutes=61)
        quiet.tick(None)
    assert answered(quiet, "x.example") == AN_HOUR + 30


def test_whom_the_border_vouches_for_is_answered_whatever_strangers_send(quiet: StoryJudge) -> None:
    for number in range(AN_HOUR + 5):
        quiet.deliver(f"u@d{number}x.example", "help", "HELP\n")
    quiet.deliver("nora@honest.example", "help", "HELP\n", "pass")
    quiet.deliver(ANNA, "help", f"{JOIN}HELP\n")
    assert answered(quiet, "nora@honest.example") == 1
    assert answered(quiet, ANNA) == 1


def test_an_answer_that_waited_has_a_turn_beside_those_of_a_flood(quiet: StoryJudge) -> None:
    for number in range(AN_HOUR + OF_A_DOMAIN):
        quiet.deliver(f"u{number}@d{number % 4}x.example", "help", "HELP\n")
    quiet.deliver("nora@honest.example", "help", "HELP\n")
    assert answered(quiet, "honest.example") == 0
    quiet.now += timedelta(minutes=61)
    quiet.tick(None)
    assert answered(quiet, "honest.example") == 1


def test_a_mailbox_has_its_answers_of_a_day_also_of_those_that_wait(quiet: StoryJudge) -> None:
    for number in range(AN_HOUR):
        quiet.deliver(f"u@d{number}x.example", "help", "HELP\n")
    for number in range(STRANGERS_ANSWERS_A_DAY + 10):
        quiet.deliver("zed@zed.example", f"help {number}", "HELP\n")
    for _ in range(8):
        quiet.now += timedelta(minutes=61)
        quiet.tick(None)
    assert answered(quiet, "zed.example") == STRANGERS_ANSWERS_A_DAY


def test_an_answer_that_waited_does_nothing_for_who_has_registered_since(quiet: StoryJudge) -> None:
    for number in range(AN_HOUR):
        quiet.deliver(f"u@d{number}x.example", "help", "HELP\n")
    quiet.deliver("zed@zed.example", "zone", "SET ZONE Europe/Vienna\nHELP\n")
    quiet.deliver("zed@zed.example", "me", "REGISTER\nName: Zed Zed\nEND\n", "pass")
    sent = answered(quiet, "zed.example")
    quiet.now += timedelta(minutes=61)
    quiet.tick(None)
    assert answered(quiet, "zed.example") == sent
    with quiet.services.store.begin() as work:
        zed = work.people.by_address("zed@zed.example")
        assert zed is not None
        assert zed.zone == "UTC"
