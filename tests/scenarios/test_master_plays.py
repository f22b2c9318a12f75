"""A master votes for nobody; where he plays, he neither sees nor sets orders, nor learns who plays."""

from __future__ import annotations

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR, TARA = "edgar@eng.example", "tara@tur.example"
FLEUR, GERD, IRMA, ROLF = "fleur@fra.example", "gerd@ger.example", "irma@ita.example", "rolf@rus.example"
PEOPLE = (ANNA, EDGAR, FLEUR, GERD, IRMA, ROLF, TARA)
OTHERS = ("Austria", "France", "Germany", "Italy", "Russia", "Turkey")
MASTER = "SIGN ON M gun gmgame7\n"


@pytest.fixture(scope="module")
def alpha() -> StoryJudge:
    """The game of the opening, which Gina leads and does not play; there is no border."""
    here = judge_in_memory()
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    return here


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    """A gunboat game that Edgar leads, and in which he is England."""
    here = judge_in_memory()
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    here.deliver(EDGAR, "new", "CREATE ?gun gmgame7 gunboat\nSET UNMODERATED\n")
    for letter, address in zip("AEFGIRT", PEOPLE, strict=True):
        here.deliver(address, "join", f"SIGN ON ?gun word{letter}77\nSET PREFERENCE {letter}\n")
    here.deliver(TARA, "mine", "SIGN ON Turkey gun wordT77\nA Con - Bul\nA Smy - Arm\nF Ank - Bla\n")
    assert "Turkey: Army Constantinople -> Bulgaria" in said(here, TARA)
    return here


@pytest.fixture
def gun(played: StoryJudge) -> StoryJudge:
    return twin(played)


def words(story: StoryJudge, to: str) -> str:
    return " ".join(said(story, to).split())


def test_a_master_who_plays_wins_by_no_mail(gun: StoryJudge) -> None:
    lines = "".join(f"BECOME {power}\nSET CONCEDE England\n" for power in OTHERS)
    gun.deliver(EDGAR, "mine", f"{MASTER}{lines}")
    assert {mail["To"] for mail in gun.unread} == {EDGAR}
    assert "Victory" not in said(gun, EDGAR)
    gun.deliver(EDGAR, "list", "SIGN ON England gun wordE77\nLIST gun\n")
    assert "S1901M" in said(gun, EDGAR)


@pytest.mark.parametrize(
    "lines",
    [
        "BECOME Turkey\n",
        "BECOME Turkey\nBECOME MASTER\n",
        "BECOME Turkey\nLIST\n",
        "BECOME Turkey\nPHASE F1901M\nA Bul - Gre\n",
        "BECOME Turkey\nA Con - Smy\nPRESS TO A\nI, Turkey, attack you.\nENDPRESS\n",
    ],
)
def test_a_master_who_plays_neither_sees_nor_sets_what_others_order(gun: StoryJudge, lines: str) -> None:
    gun.deliver(EDGAR, "look", MASTER + lines)
    assert says(words(gun, EDGAR), "not-while-playing")
    assert "Constantinople ->" not in said(gun, EDGAR)
    assert {mail["To"] for mail in gun.unread} == {EDGAR}
    gun.deliver(TARA, "list", "SIGN ON Turkey gun wordT77\n")
    assert "Turkey: Army Constantinople -> Bulgaria" in said(gun, TARA)


@pytest.mark.parametrize("verb", ["EJECT", "ADMIT", "SET APPROVED"])
def test_whether_an_address_is_in_the_game_is_no_answer(gun: StoryJudge, verb: str) -> None:
    answers = []
    for address in (TARA, "nobody@x.example"):
        gun.deliver(EDGAR, "who", f"{MASTER}{verb} {address}\n")
        assert {mail["To"] for mail in gun.unread} == {EDGAR}
        answers.append(said(gun, EDGAR).replace(address, "ADDRESS"))
    assert says(answers[0], "no-addresses")
    assert answers[0] == answers[1]


def test_a_master_who_plays_mends_no_position(gun: StoryJudge) -> None:
    gun.deliver(EDGAR, "mend", f"{MASTER}ADJUST\nREMOVE A Con\nREASON It was in my way.\nEND ADJUST\n")
    assert says(words(gun, EDGAR), "plays-here")
    assert {mail["To"] for mail in gun.unread} == {EDGAR}


LEAVES = [
    "SIGN ON England gun wordE77\nRESIGN NOW\n",
    f"SIGN ON England gun wordE77\nRESIGN NOW\n{MASTER}SET MODERATED\n",
]
LOOKS = [
    "PREDICT",
    "BECOME Turkey\nLIST",
    "ADJUST\nREMOVE A Con\nREASON No.\nEND ADJUST",
    "LIST FULL gun",
    "HISTORY",
]


def leave(gun: StoryJudge, leaves: str, who: str = EDGAR) -> str:
    """What Turkey reads of somebody's leaving."""
    gun.deliver(who, "out", leaves)
    told = words(gun, TARA)
    if "RESIGN" not in leaves:
        return told
    gun.reply(who, gun.last(who, "Please confirm"), "CONFIRM\n")
    return told + words(gun, TARA)


@pytest.mark.parametrize("leaves", LEAVES)
def test_nor_once_he_plays_no_more_however_he_left(gun: StoryJudge, leaves: str) -> None:
    assert "England is free" in leave(gun, leaves)
    for look in LOOKS:
        gun.deliver(EDGAR, "look", f"{MASTER}{look}\n")
        seen = said(gun, EDGAR)
        assert "Constantinople ->" not in seen
        assert not {address for address in PEOPLE if address != EDGAR and address in seen}


@pytest.mark.parametrize("leaves", LEAVES)
def test_a_master_who_has_played_is_named_to_nobody(gun: StoryJudge, leaves: str) -> None:
    told = leave(gun, leaves)
    gun.deliver(EDGAR, "on", f"{MASTER}BROADCAST\nGo on.\nENDPRESS\n")
    told += words(gun, TARA)
    for who, lines in ((TARA, "SIGN ON Turkey gun wordT77\n"), ("new@x.example", "")):
        gun.deliver(who, "who", f"{lines}WHO GAME gun\nSUMMARY gun\nHISTORY gun\nLIST gun\n")
        told += words(gun, who)
    assert "England is free" in told
    assert "Edgar" not in told
    assert EDGAR not in told


def test_who_plays_no_more_may_come_back_having_seen_nothing(gun: StoryJudge) -> None:
    leave(gun, LEAVES[0])
    gun.deliver(EDGAR, "back", "SIGN ON England gun wordE99\n")
    gun.reply(EDGAR, gun.last(EDGAR), "SIGN ON England gun wordE99\n")
    assert says(words(gun, EDGAR), "took-over", power="England")


@pytest.mark.parametrize(
    ("leaves", "open_game"), [("", True), ("RESIGN NOW\n", True), ("RESIGN NOW\n", False)]
)
def test_a_master_who_could_see_takes_no_power(alpha: StoryJudge, leaves: str, *, open_game: bool) -> None:
    here = twin(alpha)
    here.deliver(GINA, "open", "SIGN ON M alpha gmword\n" + "SET UNMODERATED\n" * open_game)
    here.deliver("olga@obs.example", "hello", "REGISTER\nName: Olga\nEND\n")
    here.deliver(GINA, "beside", "SIGN ON M alpha gmword\nPROMOTE olga@obs.example\n")
    here.reply("olga@obs.example", here.last("olga@obs.example", "Will you be the GM?"), "YES\n")
    assert says(words(here, "olga@obs.example"), "leads-now", game="alpha")
    leave(here, "SIGN ON Turkey alpha swordT\nRESIGN NOW\n", TARA)
    here.deliver(GINA, "mine", f"SIGN ON M alpha gmword\n{leaves}SIGN ON Turkey alpha gmword9\n")
    assert says(words(here, GINA), "refused-has-seen")
    here.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nPARTNER gina@gm.example\n")
    assert said(here, GINA) == ""
    told = words(here, ANNA)
    assert says(told, "partner-knows-more", who=GINA, game="alpha") or "leads it" in told


# A master who does not play


VOTES = ["SET NOCONCEDE", "SET DRAW", "SET NODRAW", "PROPOSE END", "PROPOSE WIN England"]


@pytest.mark.parametrize("line", ["SET CONCEDE England", *VOTES, "SET EVIDENCE EITHER"])
def test_votes_are_their_player_s_alone(alpha: StoryJudge, line: str) -> None:
    here = twin(alpha)
    here.deliver(GINA, "vote", f"SIGN ON M alpha gmword\nBECOME Turkey\n{line}\nA Con - Bul\n")
    assert says(words(here, GINA), "not-for-power")
    assert "Turkey: Army Constantinople -> Bulgaria" in said(here, GINA), "orders go on"
    assert {mail["To"] for mail in here.unread} == {GINA, TARA}


@pytest.mark.parametrize("line", ["VOTE YES", "VOTE NO 1", "CANCEL PROPOSAL"])
def test_nor_is_a_proposal_voted_on_or_taken_back_in_a_player_s_place(alpha: StoryJudge, line: str) -> None:
    here = twin(alpha)
    here.deliver(TARA, "end", "SIGN ON Turkey alpha swordT\nPROPOSE WIN England\n")
    here.deliver(GINA, "vote", f"SIGN ON M alpha gmword\nBECOME Turkey\n{line}\n")
    assert says(words(here, GINA), "not-for-power")
    assert "Proposal" not in words(here, EDGAR)


def test_concessions_of_all_by_their_master_end_no_game(alpha: StoryJudge) -> None:
    here = twin(alpha)
    lines = "".join(f"BECOME {power}\nSET CONCEDE England\n" for power in OTHERS)
    here.deliver(GINA, "end", f"SIGN ON M alpha gmword\n{lines}")
    assert "Victory" not in "".join(str(mail["Subject"]) for mail in here.unread)


@pytest.mark.parametrize("below", ["", "BECOME MASTER\n"])
def test_a_player_hears_of_each_time_that_somebody_became_him(alpha: StoryJudge, below: str) -> None:
    here = twin(alpha)
    for _ in range(2):
        here.deliver(GINA, "look", f"SIGN ON M alpha gmword\nBECOME Turkey\n{below}")
        assert says(words(here, TARA), "email-copy-of-record.looked")
        assert {mail["To"] for mail in here.unread} == {GINA, TARA}


def test_a_master_s_eject_from_elsewhere_waits_for_his_word_as_terminate_does(alpha: StoryJudge) -> None:
    here = twin(alpha)
    here.deliver("thief@evil.example", "out", "SIGN ON M alpha gmword\nEJECT Turkey\n")
    assert "EJECT TURKEY" in said(here, GINA)
    assert TARA not in {mail["To"] for mail in here.unread}
    here.deliver(GINA, "out", "SIGN ON M alpha gmword\nEJECT Turkey\n")
    assert TARA in {mail["To"] for mail in here.unread}, "from his own address it is done, and he can ADMIT"


@pytest.mark.parametrize("whom", ["England", "Turkey"])
def test_where_nobody_is_named_he_puts_nobody_out_himself_neither(gun: StoryJudge, whom: str) -> None:
    gun.deliver(EDGAR, "out", f"{MASTER}EJECT {whom}\n")
    assert {mail["To"] for mail in gun.unread} == {EDGAR}
    assert says(words(gun, EDGAR), "refused-ejects-rival")
