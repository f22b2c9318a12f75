"""Who may see a person of a game, and the address an email came from; what a mail tells whom."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from judge import service
from judge.game.anonymity import WITHHELD
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.game import GameStarting, PlayerJoined, SeatChanged
from judge.notices.notice import Addressee, Notice
from judge.notices.phases import GameEnded
from judge.notices.press import Press
from judge.notices.replies import LineReport, Treatment
from judge.notices.restricted import (
    UNNAMED,
    in_secret,
    known_people,
    open_to_all,
    people_in,
    person_in,
    sender_in,
    subject_in,
    words_about,
)
from judge.notices.security import (
    AddressChanged,
    AddressFails,
    ConfirmationAsked,
    CopyForMaster,
    CopyOfRecord,
    HeldBecause,
    MailHeld,
    PasswordsTried,
    TokenUsed,
    lines_in,
)
from tests.rows import each_row
from tests.unit.render.games import DROPPED_GAME, TAKEN_GAME
from tests.unit.render.seven_players import (
    GM,
    MASTER,
    NOW,
    OBSERVER,
    PEOPLE,
    WATCHER,
    compose,
    reader,
    running,
)

AUSTRIA = reader("AUSTRIA")
FRENCH = Actor(Role.PLAYER, 3, "FRANCE")
EDGAR = "edgar@home.test"
LINES = (
    LineReport(1, "A VIE - GAL", Treatment.ORDER, "Army Vienna -> Galicia"),
    LineReport(2, "SET ZONE", Treatment.DONE, "A zone of their own", personal=True),
)


def _gunboat(game: Game, *, reveal: bool = True) -> Game:
    return replace(game, settings=replace(game.settings, gunboat=True, reveal=reveal))


def _named(game: Game, to: Addressee) -> set[int]:
    people = known_people(game, PEOPLE, to.person.id, to.role)
    assert set(people) == {*PEOPLE, WITHHELD}
    assert people == {number: one.seen_by(to) for number, one in people_in(game, PEOPLE).items()}
    return {number for number, person in people.items() if person != UNNAMED}


def test_whom_a_reader_knows() -> None:
    game = _gunboat(running())
    assert _named(game, AUSTRIA) == {1, MASTER}
    assert _named(game, WATCHER) == {MASTER, OBSERVER}
    assert _named(game, GM) == set(PEOPLE)
    assert _named(running(), AUSTRIA) == set(PEOPLE)
    assert _named(_gunboat(DROPPED_GAME), AUSTRIA) == set(PEOPLE)
    assert _named(_gunboat(DROPPED_GAME, reveal=False), AUSTRIA) == {1, MASTER}


def test_somebody_who_is_not_registered_knows_the_master_alone() -> None:
    named = known_people(_gunboat(running()), PEOPLE, 0, Role.ANYONE)
    assert [number for number, person in named.items() if person != UNNAMED] == [MASTER]


def test_who_speaks_for_a_power_is_not_named_even_if_everybody_may_know_them() -> None:
    game = _gunboat(running())
    assert person_in(game, PEOPLE[MASTER]).seen_by(AUSTRIA) == PEOPLE[MASTER]
    assert in_secret(game, PEOPLE[MASTER]).seen_by(AUSTRIA) == UNNAMED
    assert in_secret(game, PEOPLE[MASTER]).seen_by(GM) == PEOPLE[MASTER]
    assert in_secret(running(), PEOPLE[MASTER]).seen_by(AUSTRIA) == PEOPLE[MASTER]


def test_the_sender_is_known_to_whoever_has_the_address() -> None:
    game = _gunboat(running())
    assert sender_in(game, EDGAR).seen_by(AUSTRIA) == ""
    assert sender_in(game, AUSTRIA.person.address).seen_by(AUSTRIA) == AUSTRIA.person.address
    assert sender_in(game, EDGAR).seen_by(GM) == EDGAR
    assert sender_in(running(), EDGAR).seen_by(AUSTRIA) == EDGAR
    assert sender_in(None, EDGAR).seen_by(AUSTRIA) == EDGAR


def test_the_subject_of_a_held_mail_is_as_secret_as_its_sender() -> None:
    """It may answer a mail to whoever wrote it: `Re: ANCH:alpha - S1901M Late Notice: F`."""
    game = _gunboat(running())
    assert subject_in(game, "Re: Late Notice: F", EDGAR).seen_by(AUSTRIA) == ""
    assert subject_in(game, "Re: Late Notice: A", AUSTRIA.person.address).seen_by(AUSTRIA) != ""


def test_the_own_affairs_of_an_unknown_sender_are_not_read() -> None:
    game = _gunboat(running())
    assert lines_in(game, LINES, EDGAR).seen_by(AUSTRIA) == LINES[:1]
    assert lines_in(game, LINES, AUSTRIA.person.address).seen_by(AUSTRIA) == LINES
    assert lines_in(game, LINES, EDGAR).seen_by(GM) == LINES
    assert lines_in(None, LINES, EDGAR).seen_by(AUSTRIA) == LINES


def _notices(game: Game) -> list[Notice]:
    """Every kind of notice that carries persons or where a mail came from."""
    sender, lines = sender_in(game, EDGAR), lines_in(game, LINES, EDGAR)
    subject = subject_in(game, f"Re: {PEOPLE[2].name}", EDGAR)
    return [
        PlayerJoined(game, person_in(game, PEOPLE[2]), 2, 5, people_in(game, PEOPLE)),
        GameStarting(game, people_in(game, PEOPLE)),
        GameEnded(game, people_in(game, PEOPLE)),
        SeatChanged(game, "took_over", person_in(game, PEOPLE[9]), "TURKEY"),
        Press(game, FRENCH, (), True, True, "Hello", game.phase, person=in_secret(game, PEOPLE[3])),
        CopyOfRecord(game, "AUSTRIA", sender, lines),
        CopyForMaster(game, sender, lines),
        ConfirmationAsked(game, "RESIGN", sender, "token", NOW),
        MailHeld(game, HeldBecause.EVIDENCE, sender, subject, "token", NOW),
        PasswordsTried(game, "AUSTRIA", sender, 10),
        TokenUsed(game, sender, "RESIGN"),
        AddressFails(
            game,
            person_in(game, PEOPLE[2]),
            "ENGLAND",
            words_about(game, PEOPLE[2], f"5.1.1 550 <{EDGAR}>: no such user", "5.1.1"),
        ),
    ]


@each_row("notice", _notices(_gunboat(TAKEN_GAME)))
@each_row("to", [AUSTRIA, reader("GERMANY")])
def test_no_mail_names_anybody_else(notice: Notice, to: Addressee) -> None:
    hidden = {p.address for p in PEOPLE.values()} - {to.person.address, PEOPLE[MASTER].address}
    mail = compose(notice, to)
    text = f"{mail.subject}\n{mail.body}"
    assert not [address for address in hidden if address in text]
    assert not [p.name for p in PEOPLE.values() if p.address in hidden and p.name in text]


@each_row("notice", _notices(TAKEN_GAME))
def test_in_an_open_game_all_of_it_is_read(notice: Notice) -> None:
    """Else the test above would pass for what no mail prints."""
    mail = compose(notice, AUSTRIA)
    text = f"{mail.subject}\n{mail.body}"
    assert any(name in text for person in PEOPLE.values() for name in (person.name, person.address))


@each_row("notice", _notices(_gunboat(TAKEN_GAME)))
def test_a_master_who_does_not_play_reads_all_of_it(notice: Notice) -> None:
    other = next(one for one in _notices(TAKEN_GAME) if type(one) is type(notice))
    read = {p.name for p in PEOPLE.values() if p.name in compose(notice, GM).body}
    assert read == {p.name for p in PEOPLE.values() if p.name in compose(other, GM).body}


def test_there_is_one_way_from_a_notice_to_a_mail() -> None:
    """Replies have no persons but on their pages, made by one function; so has what is published."""
    rooms = Path(service.__file__).parent
    sources = {file: file.read_text(encoding="utf-8") for file in rooms.rglob("*.py")}
    assert {file.name for file, text in sources.items() if "composer.compose(" in text} == {"post.py"}
    assert {file.name for file, text in sources.items() if "people_of(" in text} == {
        "acts.py",
        "addressees.py",
        "announce.py",
        "arrival.py",
        "inquiry.py",
        "members.py",
        "publication.py",
        "series.py",
    }


def test_a_notice_about_no_game_is_the_same_for_everybody() -> None:
    notice = AddressChanged("a@home.test", "b@home.test")
    assert notice.seen_by(AUSTRIA) is notice
    assert open_to_all("a@home.test").seen_by(AUSTRIA) == "a@home.test"
