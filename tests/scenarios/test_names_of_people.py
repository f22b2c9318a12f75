"""Names of people: none makes a sentence of the judge's, or passes for a master, another or a formula."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

EVE = "eve@stranger.example"
SENTENCE = "The deadline of game 'alpha' is now Sat 31 Jan 2026 23:30 UTC: hurry"


def registered(story: StoryJudge, name: str) -> str:
    story.says_yes = True
    story.deliver(EVE, "hello", f"REGISTER\nName: {name}\nEND\n")
    return " ".join(said(story, EVE).split())


@pytest.mark.parametrize(
    "name", ["the test JUDGE", "test", "TEST", "Test Judge", "Test-Judge", "Judge Test", "Test Judge TEST"]
)
def test_nobody_registers_as_the_judge(judge: StoryJudge, name: str) -> None:
    assert says(registered(judge, name), "name-ours")


@pytest.mark.parametrize(
    "name",
    [
        SENTENCE,
        "someone@somewhere",
        "Eve: results",
        "<b>Eve</b>",
        "Eve!",
        "Alpha is over and Austria has won it",
        "E" * 61,
        ":: Judge",
    ],
)
def test_a_name_that_is_a_sentence_or_an_address_is_refused(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-is-text")
    assert "Welcome" not in told


@pytest.mark.parametrize(
    "name",
    [
        "Eve O\u2019Brien-Smith, Jr.",
        "Jean-Luc d'\u00c1vila (Eve)",
        "\u041c\u0430\u0440\u0438\u044f \u0418\u0432\u0430\u043d\u043e\u0432\u0430",
        "\u0906\u0926\u093f\u0924\u094d\u092f",
        "Maria de la Luz Garcia y Lopez",
        "Eve 3rd",
    ],
)
def test_names_of_people_are_taken(judge: StoryJudge, name: str) -> None:
    assert f"Welcome, {name}" in registered(judge, name)


def test_the_name_beside_an_address_is_taken_as_far_as_it_is_one(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(f'"Eve: {SENTENCE}" <{EVE}>', "hello", "REGISTER\nTimezone: UTC\nEND\n")
    told = " ".join(said(judge, EVE).split())
    assert says(told, "registered", name=f"Eve {SENTENCE.partition(' now')[0]}", address=EVE)
    assert "is now Sat" not in told


def test_who_watches_is_told_with_the_address(judge: StoryJudge) -> None:
    registered(judge, "Gina Waters")
    judge.deliver(EVE, "watch", "OBSERVE alpha falcons\n")
    who = f"Gina Waters ({EVE})"
    assert says(said(judge, "anna@aus.example"), "email-seat-changed.observing", who=who, game="alpha")


@pytest.mark.parametrize(
    "name", ["Master", "Eve (Master)", "The Judge", "GM", "Spielleiter", "G\u0430memaster"]
)
def test_nobody_registers_with_a_title(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-is-title")
    assert "Welcome" not in told


@pytest.mark.parametrize("name", ["+1+2", "-2+3", '"+1+2"'])
def test_nobody_registers_as_a_formula(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-is-formula")
    assert "Welcome" not in told


@pytest.mark.parametrize(
    "name",
    ["Gina Master", "GINA  MASTER", "Schmidt, Anna", "G\u00edna Master", "Gina Ma5ter", "Anna Schmidt"],
)
def test_nobody_registers_with_the_name_of_another(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-taken")
    assert "Welcome" not in told
    assert "gina@gm.example" not in told
    assert "Welcome, Anna Schmidt, Graz" in registered(judge, "Anna Schmidt, Graz")


def test_nobody_takes_the_name_of_another_later(judge: StoryJudge) -> None:
    registered(judge, "Eve Stone")
    told = registered(judge, "\u0410nna Schmidt")
    assert says(told, "name-of-two-alphabets")
    assert says(registered(judge, "Anna  Schm1dt"), "name-taken")
    with judge.services.store.begin() as work:
        found = work.people.by_address(EVE)
    assert found is not None
    assert found.name == "Eve Stone"


def test_who_has_a_name_keeps_it_with_another_zone(judge: StoryJudge) -> None:
    judge.deliver(
        "gina@gm.example", "zone", "SIGN ON M alpha gmword\nREGISTER\nName: Gina Master\nTimezone: UTC\nEND\n"
    )
    assert not says(said(judge, "gina@gm.example"), "refused-name-like-anothers")


def test_another_address_of_a_mailbox_may_have_its_name(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver("anna+dip@aus.example", "hello", "REGISTER\nName: Anna Schmidt\nEND\n")
    assert "Welcome, Anna Schmidt" in " ".join(said(judge, "anna+dip@aus.example").split())


def test_whoever_is_in_no_game_keeps_no_name_from_others(judge: StoryJudge) -> None:
    assert "Welcome, Eve Stone" in registered(judge, "Eve Stone")
    judge.deliver("bob@bur.example", "hello", "REGISTER\nName: Eve Stone\nEND\n")
    assert "Welcome, Eve Stone" in " ".join(said(judge, "bob@bur.example").split())


def test_a_refusal_tells_nobody_who_plays_in_gunboat() -> None:
    judge = in_memory("parts/gunboat-start")
    with judge.services.store.begin() as work:
        game = work.games.get("gun")
        assert game is not None
        players = {work.people.get(seat.person).name for seat in game.seats}
        master = work.people.get(game.master.person).name
    assert master not in players
    for name in sorted(players):
        assert f"Welcome, {name}" in registered(judge, name)
        judge = in_memory("parts/gunboat-start")
    assert says(registered(judge, master), "name-taken")


@pytest.mark.parametrize(
    "name", ["Anna Schmidt (Austria)", "Edgar Stone as Austria", "someone", "Eve, observer", "All"]
)
def test_nobody_registers_as_a_power_or_a_role(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-is-part")
    assert "Welcome" not in told
    assert "Welcome, Anna Schubert" in registered(judge, "Anna Schubert"), "the remedy works"


@pytest.mark.parametrize(
    "name",
    [
        "Gina Master Jr",
        "Gina Master (alpha)",
        "Anna Schmidt 2",
        "Gina Master\u3164",
        "Anna\u115fSchmidt",
        "Anna\uffa0Schmidt",
    ],
)
def test_nobody_registers_with_the_name_of_another_and_something_added(judge: StoryJudge, name: str) -> None:
    told = registered(judge, name)
    assert says(told, "name-taken")
    assert "Welcome" not in told


def _two_of_a_name(judge: StoryJudge) -> None:
    """Two people of one name, who are in no game: nobody keeps it from the other."""
    judge.says_yes = True
    for address in ("eve@stranger.example", "bob@bur.example"):
        judge.deliver(address, "hello", "REGISTER\nName: Eve Stone\nEND\n")


_INVITED = "INVITE eve@stranger.example\nINVITE bob@bur.example\n"


def _told(judge: StoryJudge, address: str) -> str:
    return " ".join(said(judge, address).split())


@pytest.mark.parametrize("settings", ["", "SET GUNBOAT\n", f"SET PRIVATE\n{_INVITED}"])
def test_who_joins_is_hard_to_tell_from_nobody_there(judge: StoryJudge, settings: str) -> None:
    _two_of_a_name(judge)
    judge.deliver("gina@gm.example", "new", f"CREATE ?beta gmword2\n{settings}")
    judge.deliver("eve@stranger.example", "join", "SIGN ON ?beta falcons1\n")
    assert says(_told(judge, "eve@stranger.example"), "joined")
    judge.deliver("bob@bur.example", "join", "SIGN ON ?beta ostriches2\n")
    told = _told(judge, "bob@bur.example")
    if settings:
        assert not says(told, "refused-name-like-anothers")
        return
    assert says(told, "refused-name-like-anothers", detail="Eve Stone")
    lines = "REGISTER\nName: Eve B. Stone\nEND\nSIGN ON ?beta ostriches2\n"
    judge.reply("bob@bur.example", judge.last("bob@bur.example"), lines)
    assert says(_told(judge, "bob@bur.example"), "joined")


def test_who_leads_is_hard_to_tell_from_nobody_there(judge: StoryJudge) -> None:
    _two_of_a_name(judge)
    judge.deliver("eve@stranger.example", "new", "CREATE ?beta gmword2\n")
    judge.deliver("bob@bur.example", "join", "SIGN ON ?beta ostriches2\n")
    assert says(_told(judge, "bob@bur.example"), "refused-name-like-anothers", detail="Eve Stone")
