from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from judge import service
from judge.game.roles import Actor, Role
from judge.game.state import Game
from judge.notices.addressee import Addressee
from judge.notices.game import GameStarting, PlayerJoined, SeatChanged
from judge.notices.notice import Notice
from judge.notices.phases import GameEnded
from judge.notices.press import Press
from judge.notices.security import (
    AddressChanged,
    AddressFails,
    CopyOfRecord,
    HeldBecause,
    MailHeld,
    PasswordsTried,
    TokenUsed,
)
from judge.records import UNNAMED
from judge.service.outgoing.anonymity import known_people, masked
from tests.unit.render.games import DROPPED_GAME, TAKEN_GAME
from tests.unit.render.seven_players import GM, MASTER, NOW, OBSERVER, PEOPLE, WATCHER, reader, running

AUSTRIA = reader("AUSTRIA")
FRENCH = Actor(Role.PLAYER, 3, "FRANCE")


def _gunboat(game: Game, *, reveal: bool = True) -> Game:
    return replace(game, settings=replace(game.settings, gunboat=True, reveal=reveal))


def _named(game: Game, to: Addressee) -> set[int]:
    people = known_people(game, PEOPLE, to.person.id, to.role)
    assert set(people) == set(PEOPLE)
    return {number for number, person in people.items() if person != UNNAMED}


def test_whom_a_reader_knows() -> None:
    game = _gunboat(running())
    assert _named(game, AUSTRIA) == {1, MASTER}
    assert _named(game, WATCHER) == {MASTER, OBSERVER}
    assert _named(game, GM) == set(PEOPLE)
    assert _named(running(), AUSTRIA) == set(PEOPLE)
    assert _named(_gunboat(DROPPED_GAME), AUSTRIA) == set(PEOPLE)
    assert _named(_gunboat(DROPPED_GAME, reveal=False), AUSTRIA) == {1, MASTER}


def _notices(game: Game) -> list[Notice]:
    """Every kind of notice that carries persons or where a mail came from."""
    return [
        PlayerJoined(game, PEOPLE[2], 2, 5, PEOPLE),
        GameStarting(game, PEOPLE),
        GameEnded(game, PEOPLE),
        SeatChanged(game, "took_over", PEOPLE[9], "TURKEY"),
        Press(game, FRENCH, (), True, True, "Hello", game.phase, person=PEOPLE[3]),
        CopyOfRecord(game, "AUSTRIA", "edgar@home.test", ()),
        MailHeld(game, HeldBecause.EVIDENCE, "edgar@home.test", "orders", "token", NOW),
        PasswordsTried(game, "AUSTRIA", "edgar@home.test", 10),
        TokenUsed(game, "edgar@home.test", "RESIGN"),
        AddressFails(game, PEOPLE[2], "ENGLAND", "550 no such user"),
    ]


@pytest.mark.parametrize("notice", _notices(_gunboat(TAKEN_GAME)))
@pytest.mark.parametrize("to", [AUSTRIA, reader("GERMANY")])
def test_nothing_in_a_notice_names_anybody_else(notice: Notice, to: Addressee) -> None:
    hidden = {p.address for p in PEOPLE.values()} - {to.person.address, PEOPLE[MASTER].address}
    text = repr(masked(notice, to))
    assert not [address for address in hidden if address in text]
    assert not [p.name for p in PEOPLE.values() if p.address in hidden and p.name in text]


@pytest.mark.parametrize("notice", _notices(_gunboat(TAKEN_GAME)))
def test_the_master_reads_everything(notice: Notice) -> None:
    assert masked(notice, GM) == notice


@pytest.mark.parametrize("notice", _notices(TAKEN_GAME))
def test_an_open_game_is_left_as_it_is(notice: Notice) -> None:
    assert masked(notice, AUSTRIA) == notice
    other = CopyOfRecord(_gunboat(running()), "AUSTRIA", "anna@work.test", (), also=True)
    assert masked(other, AUSTRIA) == other


def test_there_is_one_way_from_a_notice_to_a_mail() -> None:
    """Replies have no persons but on their pages, made by one function; so has what is published."""
    rooms = Path(service.__file__).parent
    sources = {file: file.read_text(encoding="utf-8") for file in rooms.rglob("*.py")}
    assert {file.name for file, text in sources.items() if "composer.compose(" in text} == {"post.py"}
    assert {file.name for file, text in sources.items() if "people_of(" in text} == {
        "acts.py",
        "announce.py",
        "arrival.py",
        "inquiry.py",
        "members.py",
        "press.py",
        "publication.py",
        "removal.py",
        "series.py",
    }


def test_a_notice_about_no_game_is_left_as_it_is() -> None:
    notice = AddressChanged("a@home.test", "b@home.test")
    assert masked(notice, AUSTRIA) == notice


def test_a_player_sees_his_own_address_as_the_sender() -> None:
    notice = CopyOfRecord(_gunboat(running()), "AUSTRIA", "anna@home.test", ())
    assert masked(notice, AUSTRIA) == notice


def test_the_subject_of_a_held_mail_is_as_secret_as_its_sender() -> None:
    """It may answer a mail to whoever wrote it: `Re: ANCH:alpha - S1901M Late Notice: F`."""
    game = _gunboat(running())
    held = MailHeld(game, HeldBecause.EVIDENCE, "fleur@home.test", "Re: Late Notice: F", "token", NOW)
    assert masked(held, AUSTRIA) == replace(held, sender="", subject="")
    own = replace(held, sender="anna@home.test")
    assert masked(own, AUSTRIA) == own


def test_the_master_is_not_named_where_he_speaks_for_a_power() -> None:
    acting = Actor(Role.MASTER, MASTER, "FRANCE", acting=True)
    game = _gunboat(running())
    letter = Press(game, acting, (), True, True, "Hello", game.phase, person=PEOPLE[MASTER])
    assert masked(letter, AUSTRIA).person == UNNAMED
    own = replace(letter, author=Actor(Role.MASTER, MASTER))
    assert masked(own, AUSTRIA) == own


def test_somebody_who_is_not_registered_knows_the_master_alone() -> None:
    named = known_people(_gunboat(running()), PEOPLE, 0, Role.ANYONE)
    assert [number for number, person in named.items() if person != UNNAMED] == [MASTER]
