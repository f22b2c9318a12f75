"""SET APPROVAL, SET ACCESS, wishes: who may come in, who waits for the master's word, who gets what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands.master import Approve, Begin, Resume, SetSetting
from judge.game.commands.member import SetPreference
from judge.game.events import Approved
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.seats.entry import ask_approval, is_invited, may_play, site_refused, wants_word
from judge.game.settings import Settings, Site, Visibility
from judge.game.state import AccessRule, Game, Status
from tests.unit.game.seven_players import MASTER, NOON, PERSON, PLAIN, POWERS, do, forming, player, running

APPROVAL = replace(PLAIN, approval=True)
ANNA, BERT = 11, 12


def _joined(settings: Settings, *people: int) -> Game:
    game = forming(settings)
    for person in people:
        game, _ = machine.join(game, person, f"#{person}", NOON)
        game, _ = ask_approval(game, person)
    return game


def test_a_full_game_starts_once_all_are_let_in() -> None:
    game = _joined(APPROVAL, *range(11, 18))
    assert game.is_full
    later, events = machine.expire(game, NOON)
    assert (later.status, events) == (Status.FORMING, ())
    assert do(game, MASTER, Begin())[1] == (Refused(Refusal.NOT_APPROVED),)
    almost, events = do(game, MASTER, Approve(addresses=("anna",), people=(ANNA,)))
    assert events == (Approved(ANNA),)
    assert machine.expire(almost, NOON)[0].status is Status.FORMING
    waits_again, _ = do(almost, MASTER, Approve(numbers=(1,), approved=False, people=(ANNA,)))
    assert waits_again.awaiting == game.awaiting
    ready, _ = do(almost, MASTER, Approve())
    assert ready.awaiting == ()
    assert machine.expire(ready, NOON)[0].status is Status.RUNNING


def test_nobody_waits_where_the_setting_is_off_or_nobody_moderates() -> None:
    assert not _joined(PLAIN, ANNA).awaiting
    assert not _joined(replace(APPROVAL, moderated=False), ANNA).awaiting
    assert wants_word(forming(APPROVAL), ANNA)
    assert not wants_word(forming(replace(APPROVAL, moderated=False)), ANNA)


def test_an_approval_of_nobody_who_waits_is_refused() -> None:
    game = _joined(APPROVAL, ANNA)
    nobody = (Refused(Refusal.NOBODY_WAITS),)
    assert do(game, MASTER, Approve(addresses=("bert",), people=(BERT,)))[1] == nobody
    assert do(game, MASTER, Approve(addresses=("nobody",)))[1] == nobody
    assert do(game, MASTER, Approve(approved=False))[1] == nobody
    assert do(game, Actor(Role.PLAYER, ANNA), Approve())[1] == (Refused(Refusal.NOT_MASTER),)


def test_who_leads_a_power_keeps_it() -> None:
    game, _ = ask_approval(running(APPROVAL), PERSON["FRANCE"])
    assert do(game, MASTER, Approve())[1] == (Refused(Refusal.NOBODY_WAITS),)


@pytest.mark.parametrize(
    ("site", "home", "refused"),
    [
        (Site.ANY, "other.example", None),
        (Site.SAME, "club.example", None),
        (Site.SAME, "other.example", Refused(Refusal.OTHER_SITE)),
        (Site.DIFFERENT, "other.example", None),
        (Site.DIFFERENT, "home.example", Refused(Refusal.SAME_SITE, "home.example")),
    ],
)
def test_a_site_is_compared_with_the_master_s_or_the_players(
    site: Site, home: str, refused: Refused | None
) -> None:
    game = forming(replace(PLAIN, site=site))
    assert site_refused(game, home, "club.example", {"home.example"}) == refused


@pytest.mark.parametrize("hidden", [{"gunboat": True}, {"secret": True}])
def test_a_game_that_hides_who_plays_does_not_tell_it_by_sites(hidden: dict[str, bool]) -> None:
    game = forming(replace(PLAIN, **hidden))  # type: ignore[arg-type]  # flags by name
    assert do(game, MASTER, SetSetting("site", Site.DIFFERENT))[1] == (Refused(Refusal.TELLS_WHO),)
    chosen = forming(replace(PLAIN, site=Site.DIFFERENT))
    (name,) = hidden
    assert do(chosen, MASTER, SetSetting(name, value=True))[1] == (Refused(Refusal.TELLS_WHO),)


def test_rules_hold_for_any_address_of_a_person() -> None:
    denied = replace(forming(), access=(AccessRule("anna@work.example", allowed=False),))
    assert not may_play(denied, ("anna@home.example", "anna@work.example"))
    private = forming(replace(PLAIN, visibility=Visibility.PRIVATE))
    invited = replace(private, access=(AccessRule("anna@work.example", allowed=True),))
    assert is_invited(invited, ("anna@home.example", "anna@work.example"))
    assert not may_play(invited, ("bert@home.example",))


def test_no_resume_leaves_it_to_the_master() -> None:
    paused = replace(running(replace(PLAIN, moderated=False, resume=False)), status=Status.PAUSED)
    assert do(paused, player("FRANCE"), Resume())[1] == (Refused(Refusal.NOT_MASTER),)
    assert do(paused, MASTER, Resume())[0].status is Status.RUNNING
    free = replace(paused, settings=replace(paused.settings, resume=True))
    assert do(free, player("FRANCE"), Resume())[0].status is Status.RUNNING


def test_without_wishes_chance_alone_gives_the_powers() -> None:
    def given(settings: Settings, first: str) -> dict[str, int]:
        game = forming(settings)
        for person in range(11, 18):
            game, _ = machine.join(game, person, "#", NOON)
            if person == ANNA:
                game, _ = do(game, Actor(Role.PLAYER, ANNA), SetPreference(((first,),)))
        started, _ = machine.expire(game, NOON)
        return {seat.power: seat.person for seat in started.seats}

    chance = replace(PLAIN, wishes=False)
    assert [given(PLAIN, power)[power] for power in POWERS] == [ANNA] * 7
    assert [given(chance, power) for power in POWERS] == [given(chance, POWERS[0])] * 7
