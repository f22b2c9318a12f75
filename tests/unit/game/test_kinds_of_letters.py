"""Letters beyond plain ones: fakes, limits, observers, copies, datelines, posted letters, diaries."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from judge.game import machine
from judge.game.commands.member import (
    Audience,
    Broadcast,
    Fake,
    Press,
    PressWish,
    Recall,
    RecordDiary,
    SetPressWish,
)
from judge.game.diary import diaries_shown, diary_of
from judge.game.events import PressPosted, PressSent, PressWithheld
from judge.game.phases.turn import end
from judge.game.press import as_shown, deliver, owner_of, press_due, readers, touched
from judge.game.refusals import Refusal, Refused
from judge.game.roles import MASTER as TO_MASTER
from judge.game.roles import OBSERVERS, Actor
from judge.game.settings import Blind, Fakes, ObserverPress, PressMode, Settings
from judge.game.state import Ending, Game
from tests.rows import each_row
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    MASTER,
    NOON,
    OBSERVER,
    PLAIN,
    at,
    do,
    only,
    player,
    running,
)

FRANCE, TURKEY, ENGLAND = player("FRANCE"), player("TURKEY"), player("ENGLAND")
GUNBOAT = {"gunboat": True}


def talking(**values: Any) -> Game:
    return running(replace(PLAIN, press=PressMode.BOTH, **values))


def to(*names: str, **values: Any) -> Press:
    return Press("hello", Audience.SOME, names, **values)


def refused(game: Game, actor: Actor, command: Press | Broadcast, **later: Any) -> Refusal | None:
    found = machine.apply(game, actor, command, NOON + later.get("after", 0 * HOUR))[1]
    return next((e.why for e in found if isinstance(e, Refused)), None)


# Fakes


@pytest.mark.parametrize(
    ("fakes", "command", "shown"),
    [
        (Fakes.ALLOWED, to("TURKEY"), None),
        (Fakes.ALLOWED, to("TURKEY", fake=Fake()), Fake()),
        (Fakes.ALLOWED, to("TURKEY", fake=Fake(("ITALY",))), Fake(("ITALY",))),
        (Fakes.DEFAULT, to("TURKEY"), Fake()),
        (Fakes.DEFAULT, to("TURKEY", no_fake=True), None),
        (Fakes.DEFAULT, to("TURKEY", fake=Fake(("ITALY",))), Fake(("ITALY",))),
        (Fakes.DEFAULT, Broadcast("hello"), None),
        (Fakes.ALWAYS, to("TURKEY"), Fake()),
        (Fakes.ALWAYS, to(TO_MASTER), None),
        (Fakes.NONE, to("TURKEY", no_fake=True), None),
    ],
)
def test_what_a_letter_shows(fakes: Fakes, command: Press | Broadcast, shown: Fake | None) -> None:
    assert only(do(talking(fakes=fakes), FRANCE, command)[1], PressSent).fake == shown


@pytest.mark.parametrize(
    ("fakes", "command", "why"),
    [
        (Fakes.NONE, to("TURKEY", fake=Fake()), Refusal.NO_FAKES),
        (Fakes.NONE, Broadcast("hello", fake=Fake(("ITALY",))), Refusal.NO_FAKES),
        (Fakes.ALWAYS, to("TURKEY", no_fake=True), Refusal.ONLY_FAKE_BROADCAST),
        (Fakes.ALWAYS, to("TURKEY", fake=Fake(("ITALY",))), Refusal.ONLY_FAKE_BROADCAST),
        (Fakes.ALLOWED, to(TO_MASTER, fake=Fake()), Refusal.FAKE_TO_MASTER),
        (Fakes.ALLOWED, to("TURKEY", fake=Fake(("NOBODY",))), Refusal.UNKNOWN_ADDRESSEE),
    ],
)
def test_fakes_that_the_settings_forbid(fakes: Fakes, command: Press, why: Refusal) -> None:
    assert refused(talking(fakes=fakes), FRANCE, command) is why


def test_only_its_author_and_a_master_who_does_not_play_know_whom_a_fake_reaches() -> None:
    game = talking(fakes=Fakes.ALLOWED)
    letter = only(do(game, FRANCE, to("TURKEY", TO_MASTER, fake=Fake(("ITALY",))))[1], PressSent)
    assert readers(game, letter) == {TURKEY, MASTER}
    assert as_shown(game, letter, TURKEY).to == ("ITALY",)
    assert as_shown(game, letter, MASTER) == as_shown(game, letter, FRANCE) == letter
    plays = replace(game, master=replace(game.master, person=TURKEY.person))
    assert as_shown(plays, letter, TURKEY).to == ("ITALY",)


# Observers, and copies


@pytest.mark.parametrize(
    ("may", "command", "why"),
    [
        (ObserverPress.NONE, Broadcast("hello"), Refusal.NO_OBSERVER_PRESS),
        (ObserverPress.NONE, to(OBSERVERS, TO_MASTER), None),
        (ObserverPress.WHITE, Broadcast("hello"), None),
        (ObserverPress.WHITE, Broadcast("hello", grey=True), Refusal.NO_OBSERVER_GREY),
        (ObserverPress.WHITE, to("FRANCE"), Refusal.NO_OBSERVER_PARTIAL),
        (ObserverPress.ANY, to("FRANCE", grey=True), None),
    ],
)
def test_what_observers_may_write(
    may: ObserverPress, command: Press | Broadcast, why: Refusal | None
) -> None:
    game = talking(observer_press=may)
    two = replace(game, observers=(*game.observers, replace(game.observers[0], person=9)))
    assert refused(two, OBSERVER, command) is why


def test_in_a_grey_game_observers_who_must_sign_do() -> None:
    game = running(replace(PLAIN, press=PressMode.GREY, observer_press=ObserverPress.WHITE))
    assert not only(do(game, OBSERVER, Broadcast("hello"))[1], PressSent).grey


def test_copies_go_to_who_may_have_them() -> None:
    game = talking()
    game, _ = do(game, MASTER, SetPressWish(PressWish.ALL_PRESS, wanted=True))
    letter = only(do(game, FRANCE, to("TURKEY"))[1], PressSent)
    assert readers(game, letter) == {TURKEY, MASTER}
    private = only(do(game, FRANCE, to(TO_MASTER))[1], PressSent)
    assert do(game, OBSERVER, SetPressWish(PressWish.ALL_PRESS, wanted=True))[1] == (
        Refused(Refusal.NO_PRESS_WISH, "all press"),
    )
    watched = replace(game, settings=replace(game.settings, watch_all_press=True))
    watched, _ = do(watched, OBSERVER, SetPressWish(PressWish.ALL_PRESS, wanted=True))
    assert readers(watched, letter) == {TURKEY, MASTER, OBSERVER}
    assert readers(watched, private) == {MASTER}
    closed = replace(watched, settings=replace(game.settings, watch_all_press=False))
    assert readers(closed, letter) == {TURKEY, MASTER}


def test_players_get_every_broadcast_and_others_as_they_like() -> None:
    game = talking()
    for one in (MASTER, OBSERVER):
        game, _ = do(game, one, SetPressWish(PressWish.NO_BROADCAST, wanted=True))
    refusal = do(game, TURKEY, SetPressWish(PressWish.NO_BROADCAST, wanted=True))[1]
    assert refusal == (Refused(Refusal.NO_PRESS_WISH, "no broadcast"),)
    letter = only(do(game, FRANCE, Broadcast("hello"))[1], PressSent)
    assert len(readers(game, letter)) == 6
    game, _ = do(game, FRANCE, SetPressWish(PressWish.COPY, wanted=True))
    assert len(readers(game, letter)) == 7


# When, and between whom


@pytest.mark.parametrize(
    ("values", "phase", "after", "why"),
    [
        ({}, "S1901M", 2 * DAY, None),
        ({"late_press": False}, "S1901M", 2 * DAY, Refusal.NO_LATE_PRESS),
        ({"late_press": False}, "S1901M", HOUR, None),
        ({"grace_press": False}, "S1901M", 2 * DAY, Refusal.NO_GRACE_PRESS),
        ({"grace_press": False}, "S1901M", HOUR, None),
        ({"minor_press": False}, "S1901M", HOUR, None),
        ({"minor_press": False}, "F1901A", HOUR, Refusal.NO_MINOR_PRESS),
        ({"must_order": True}, "S1901M", HOUR, Refusal.MUST_ORDER),
    ],
)
def test_when_letters_pass(values: dict[str, Any], phase: str, after: Any, why: Refusal | None) -> None:
    settings: Settings = replace(PLAIN, press=PressMode.WHITE, **values)
    game = at(phase, {"FRANCE": "A PAR", "TURKEY": "A CON"}, {"FRANCE": "PAR BRE", "TURKEY": "CON"}, settings)
    assert refused(game, FRANCE, to("TURKEY"), after=after) is why
    assert refused(game, FRANCE, to(TO_MASTER), after=after) is None
    assert refused(game, MASTER, to("TURKEY"), after=after) is None
    over, _ = end(game, Ending.TERMINATED)
    assert refused(over, FRANCE, to("TURKEY"), after=after) is None


def test_neighbours_write_to_each_other_where_only_they_may() -> None:
    settings = replace(PLAIN, press=PressMode.WHITE, touch_press=True)
    game = at("S1901M", {"FRANCE": "A BUR", "GERMANY": "A MUN", "TURKEY": "A CON"}, {}, settings)
    assert set(touched(game, "FRANCE")) == {"GERMANY"}
    assert refused(game, FRANCE, to("GERMANY", TO_MASTER)) is None
    assert refused(game, FRANCE, to("TURKEY")) is Refusal.NOT_TOUCHED
    assert refused(game, FRANCE, Broadcast("hello")) is Refusal.NOT_TOUCHED
    assert refused(game, MASTER, Broadcast("hello")) is None


def test_an_empty_letter_passes_where_blank_press_does() -> None:
    assert refused(talking(), FRANCE, Press(" ", Audience.SOME, ("TURKEY",))) is Refusal.EMPTY_PRESS
    assert refused(talking(blank_press=True), FRANCE, Press("", Audience.SOME, ("TURKEY",))) is None


# Datelines (seed 004 §10.2, §10.3)


@each_row(
    ("actor", "body", "free"),
    [
        (ENGLAND, "PAR: We surrender.", False),
        (FRANCE, "Par: We do not.", True),
        (FRANCE, "Paris: We do not.", True),
        (TURKEY, "Turkey (Govt.): So there.", True),
        (FRANCE, "Turkey (Govt.): So there.", False),
        (ENGLAND, "Moscow: It snows.", True),
        (ENGLAND, "Versailles: The game ends.", False),
        (MASTER, "Versailles: The game ends.", True),
        (ENGLAND, "MOSCOW: It snows.\n\nSt. Petersburg: Here, too.", False),
        (ENGLAND, "Germany: a word.", True),
        (ENGLAND, "constantinople - no news", False),
        (ENGLAND, "Con\nNo news.", False),
        (ENGLAND, "We met in Paris: nothing came of it.", True),
        (OBSERVER, "London: Fog.", False),
    ],
)
def test_datelines_of_capitals_and_governments_are_their_powers_own(
    actor: Actor, body: str, free: bool
) -> None:
    game = talking(datelines=True, observer_press=ObserverPress.ANY)
    found = refused(game, actor, Broadcast(body))
    assert found is (None if free else Refusal.DATELINE_TAKEN)
    assert refused(talking(observer_press=ObserverPress.ANY), actor, Broadcast(body)) is None


@each_row(
    "body",
    [
        "P\u0410RIS: cyrillic",
        "\u03a1\u0391RIS: greek",
        "PARIS\uff1a wide colon",
        "PARIS\u2236 ratio",
        "\uff30\uff21\uff32\uff29\uff33: wide",
        "\U0001d40f\U0001d400\U0001d411\U0001d408\U0001d412: bold of mathematics",
        "\u1d18\u1d00\u0280\u026a\ua731: small capitals",
        "PAR\u00cdS: accent",
        "P\u13aaRIS: one letter of a third alphabet",
        "ParIs: capital",
        "Parls: small L",
        "Par1s: figure",
        "P A R I S: spaced",
        "Paris (Mon): day",
        "Paris, Monday: day",
        "Paris, Spring 1901: season",
        "Paris, France: country",
        "Paris -- I attack",
        "Paris \u2014 I attack",
        "Paris\u2014I attack",
        "Paris. I attack",
        "> PARIS: quoted",
        "\u201cPARIS\u201d: quoted",
        "**PARIS:** fat",
        "[Paris]: brackets",
        "1. Paris: first",
        "Hello.\n \u200b\nParis\nNews.",
        "News.\u2028PARIS: line",
        "Government of France: hello",
        "The Government of France: hello",
        "French Government: hello",
        "France (Government): hello",
        "Fr\u0430nce (Govt.): hello",
        "France's Government -- hello",
        "Versailles (Mon): The master decides",
        "Versailles. The master decides",
        "Saint Petersburg: snow",
        "St.Petersburg (Tue): snow",
        "StPetersburg: snow",
        "S\u0442. Petersburg: snow",
    ],
)
def test_what_a_reader_takes_for_a_dateline_is_one(body: str) -> None:
    game = talking(datelines=True)
    assert refused(game, ENGLAND, Broadcast(body)) is Refusal.DATELINE_TAKEN
    owner = player("RUSSIA") if "Petersburg" in body else MASTER if "Versailles" in body else FRANCE
    assert refused(game, owner, Broadcast(body)) is None


@each_row(
    "body",
    [
        "Paris is mine.",
        "Paris, I fear, is lost.",
        "London and Paris: two capitals.",
        "Paris to Burgundy: mine.",
        "A Par - Bur",
        "Par for the course.",
        "We met in Paris: nothing came of it.",
        "France: a word.",
        "The French government has told me: no.",
        "\u041c\u043e\u0441\u043a\u0432\u0430: \u0441\u043d\u0435\u0433.",
        "Marseilles (Paris is no more): news",
        "Parisians: wake up",
        "Monday: rain",
        "",
        "...",
        "\u05e9\u05dc\u05d5\u05dd\u05d4: hello",
    ],
)
def test_other_places_and_sentences_are_free(body: str) -> None:
    game = talking(datelines=True, blank_press=True)
    assert refused(game, TURKEY, Broadcast(body)) is None


def test_a_dateline_lapses_with_its_power() -> None:
    game = at("S1905M", {"ENGLAND": "A PAR"}, {}, replace(PLAIN, press=PressMode.WHITE, datelines=True))
    assert owner_of(game, "Paris") is None
    assert owner_of(game, "London") == "ENGLAND"


# Letters that wait


def test_a_postal_letter_waits_for_the_results_and_may_be_recalled() -> None:
    game = talking(postal_press=True)
    game, events = do(game, FRANCE, Broadcast("one", postal=True))
    assert events == (PressPosted(FRANCE, 1),)
    game, _ = do(game, FRANCE, to("TURKEY", postal=True, grey=True))
    assert press_due(game) == ()
    game, events = do(game, FRANCE, Recall(1))
    assert events == (PressWithheld(FRANCE, 1, recalled=True),)
    assert do(game, TURKEY, Recall())[1] == (Refused(Refusal.NOTHING_POSTED, ""),)
    judged = replace(game, number=game.number + 1)
    after, events = deliver(judged, ())
    letter = only(events, PressSent)
    assert (letter.to, letter.grey, letter.postal, after.posted) == (("TURKEY",), True, True, ())
    assert readers(after, letter) == {TURKEY, FRANCE}
    assert deliver(judged, press_due(judged))[1] == (PressWithheld(FRANCE, 2),)


@pytest.mark.parametrize(
    ("values", "command", "why"),
    [
        ({}, to("TURKEY", postal=True), Refusal.NO_POSTAL_PRESS),
        ({}, to("TURKEY", condition="BUILDS 1"), None),
        ({"blind": Blind.NJUDGE}, to("TURKEY", condition="BUILDS 1"), Refusal.NO_POSTAL_PRESS),
        (
            {"postal_press": True},
            replace(to("TURKEY", postal=True), body="x" * 20_001),
            Refusal.TOO_MUCH_POSTED,
        ),
    ],
)
def test_what_may_wait(values: dict[str, Any], command: Press | Broadcast, why: Refusal | None) -> None:
    assert refused(talking(**values), FRANCE, command) is why


# Diaries


def test_a_diary_is_its_writer_s_until_the_end() -> None:
    game = talking(diaries_shown=True)
    game, _ = do(game, FRANCE, RecordDiary("They know nothing."))
    game, _ = do(game, MASTER, RecordDiary("Dull game."))
    assert [one.body for one in diary_of(game, FRANCE)] == ["They know nothing."]
    assert diary_of(game, TURKEY) == diaries_shown(game) == ()
    assert do(game, FRANCE, RecordDiary("x" * 20_000))[1] == (Refused(Refusal.DIARY_FULL),)
    over, _ = end(game, Ending.DRAW, ("FRANCE",))
    assert [one.body for one in diaries_shown(over)] == ["They know nothing."]
    secret = replace(over, settings=replace(over.settings, diaries_shown=False))
    assert diaries_shown(secret) == ()
