from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game import machine
from judge.game.commands import Command
from judge.game.commands.anyone import Help
from judge.game.commands.master import (
    Eject,
    Pause,
    Process,
    Resume,
    SetDeadline,
    SetGrace,
    SetSetting,
    Terminate,
)
from judge.game.commands.member import Clear, SetPreference
from judge.game.events import (
    Abandoned,
    DeadlineMoved,
    Ended,
    Left,
    MasterSilent,
    PauseChanged,
    PauseReminded,
    PhaseJudged,
    SettingChanged,
    StandbysAsked,
)
from judge.game.refusals import Refusal, Refused
from judge.game.roles import Actor, Role
from judge.game.settings import MissingOrders, PressMode, Reading
from judge.game.state import Ending, Game, Status
from judge.game.transition import running_clock
from judge.rules.phases import Phase
from judge.rules.rulebook import PRESETS, IllegalOrder
from judge.rules.variant import Variant
from judge.variants.load import load
from tests.rows import each_row
from tests.unit.game.seven_players import (
    DAY,
    HOUR,
    KEEPER,
    MASTER,
    NOON,
    OBSERVER,
    PERSON,
    PLAIN,
    STANDARD,
    acting,
    all_complete,
    do,
    forming,
    give,
    kinds,
    names,
    only,
    player,
    running,
)

S1901M = Phase.parse("S1901M")


def paused(now_orders: bool = False) -> Game:
    game = all_complete(running()) if now_orders else running()
    game, events = do(game, MASTER, Pause(), NOON + HOUR)
    assert events == (PauseChanged(paused=True),)
    return game


@pytest.mark.parametrize("named", [None, S1901M])
def test_process_judges_at_once_and_missing_orders_hold(named: Phase | None) -> None:
    game, events = do(running(), MASTER, Process(named), NOON + HOUR)
    assert names(events) == ["PhaseJudged", "PhaseOpened"]
    assert only(events, PhaseJudged).by_master
    assert game.number == 2


def test_process_of_another_phase_is_refused() -> None:
    game = running()
    why = Refused(Refusal.WRONG_PHASE, "F1901M")
    assert do(game, MASTER, Process(Phase.parse("F1901M"))) == (game, (why,))


def test_the_deadline_moves_and_grace_with_it() -> None:
    game, events = do(running(), MASTER, SetDeadline(NOON + 5 * DAY))
    assert events == (DeadlineMoved(NOON + 5 * DAY, NOON + 8 * DAY, MASTER),)
    assert machine.next_due(game) == NOON + 5 * DAY - 8 * HOUR


def test_a_deadline_moved_after_it_passed_forgives_and_is_announced_again() -> None:
    game, _ = machine.expire(running(), NOON + DAY)
    game, _ = do(game, MASTER, SetDeadline(NOON + 3 * DAY), NOON + DAY + HOUR)
    due = machine.next_due(game)
    assert due == NOON + 3 * DAY - 8 * HOUR
    game, events = machine.expire(game, due)
    assert kinds(events) == {"ReminderDue"}
    _, events = machine.expire(game, NOON + 3 * DAY)
    assert kinds(events) == {"WentLate"}


def test_an_earlier_deadline_moves_the_judging_forward() -> None:
    game = all_complete(running(replace(PLAIN, moves=replace(PLAIN.moves, min=20 * HOUR))))
    assert machine.next_due(game) == NOON + 20 * HOUR
    game, _ = do(game, MASTER, SetDeadline(NOON + 2 * HOUR))
    assert machine.next_due(game) == NOON + 2 * HOUR


def test_grace_moves_alone() -> None:
    game, events = do(running(), MASTER, SetGrace(NOON + 2 * DAY))
    assert events == (DeadlineMoved(NOON + DAY, NOON + 2 * DAY, MASTER),)
    game, _ = machine.expire(game, NOON + 2 * DAY)
    assert game.seat("ITALY").state == "abandoned"


def test_there_may_be_no_grace_at_all() -> None:
    game, events = do(all_complete(running(), but=("TURKEY",)), MASTER, SetGrace(NOON + DAY))
    assert only(events, DeadlineMoved).grace == NOON + DAY
    _, events = machine.expire(game, NOON + DAY)
    assert names(events) == ["WentLate", "Abandoned", "StandbysAsked"]


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (SetDeadline(NOON), Refusal.IN_THE_PAST),
        (SetGrace(NOON), Refusal.IN_THE_PAST),
        (SetGrace(NOON + HOUR), Refusal.DEADLINE_AFTER_GRACE),
    ],
)
def test_impossible_times(command: Command, why: Refusal) -> None:
    game = running()
    after, events = do(game, MASTER, command)
    assert only(events, Refused).why is why
    assert after is game


def test_a_paused_game_takes_orders_but_no_time_passes() -> None:
    game, told = machine.expire(paused(), NOON + 50 * DAY)
    assert [type(event) for event in told] == [PauseReminded, MasterSilent]
    assert (game.number, game.position) == (paused().number, paused().position)
    assert running_clock(game).deadline == running_clock(paused()).deadline
    assert machine.next_due(game) is None
    assert machine.next_due(all_complete(game, NOON + 2 * DAY)) is None


def test_resuming_gives_what_was_left() -> None:
    game, _ = do(running(), MASTER, SetDeadline(NOON + 10 * DAY))
    game, _ = do(game, MASTER, Pause(), NOON + 2 * DAY)
    back = NOON + 30 * DAY
    game, events = do(game, MASTER, Resume(), back)
    assert events == (PauseChanged(paused=False), DeadlineMoved(back + 8 * DAY, back + 11 * DAY, MASTER))
    assert machine.next_due(game) == back + 8 * DAY - 8 * HOUR


def test_resuming_gives_a_master_no_whole_phase() -> None:
    _, events = do(paused(), MASTER, Resume(), NOON + 30 * DAY)
    assert only(events, DeadlineMoved).deadline == NOON + 30 * DAY + 23 * HOUR


def test_where_no_time_was_left_resuming_gives_a_whole_phase() -> None:
    game, _ = machine.expire(running(), NOON + 4 * DAY)
    assert game.status is Status.PAUSED
    _, events = do(game, MASTER, Resume(), NOON + 30 * DAY)
    assert only(events, DeadlineMoved).deadline == NOON + 31 * DAY


def test_resuming_keeps_a_longer_grace_and_forgets_the_pause() -> None:
    game, _ = do(running(), MASTER, SetGrace(NOON + 20 * DAY))
    game, _ = do(game, MASTER, Pause())
    game, events = do(game, MASTER, Resume(), NOON + 30 * DAY)
    assert only(events, DeadlineMoved).grace == NOON + 50 * DAY
    assert game.clock is not None
    assert game.clock.stopped is None


def test_who_was_late_at_a_pause_is_late_after_it_with_what_is_left_of_grace() -> None:
    late, _ = machine.expire(running(), NOON + 2 * DAY)
    game, _ = do(late, MASTER, Pause(), NOON + 2 * DAY)
    game, events = do(game, MASTER, Resume(), NOON + 9 * DAY)
    assert only(events, DeadlineMoved).grace == NOON + 11 * DAY
    assert running_clock(game).late == running_clock(late).late != ()
    assert machine.next_due(game) == NOON + 9.5 * DAY  # the middle of grace, when the standbys are asked
    counted, _ = machine.expire(game, NOON + 10 * DAY)
    assert {seat.late for seat in counted.seats} == {1}


def test_a_complete_game_goes_on_soon_after_it_resumes() -> None:
    game, _ = do(paused(now_orders=True), MASTER, Resume(), NOON + 30 * DAY)
    assert machine.next_due(game) == NOON + 30 * DAY + HOUR / 2


def test_min_does_not_run_during_a_pause() -> None:
    slow = running(replace(PLAIN, moves=replace(PLAIN.moves, min=12 * HOUR)))
    game, _ = do(all_complete(slow), MASTER, Pause(), NOON + 2 * HOUR)
    game, _ = do(game, MASTER, Resume(), NOON + 30 * DAY)
    assert machine.next_due(game) == NOON + 30 * DAY + 10 * HOUR


def test_pausing_twice_and_resuming_what_runs() -> None:
    assert do(paused(), MASTER, Pause())[1] == (Refused(Refusal.PAUSED),)
    assert do(running(), MASTER, Resume())[1] == (Refused(Refusal.NOT_PAUSED),)


def test_eject_a_power() -> None:
    game, events = do(running(), MASTER, Eject(power="TURKEY"))
    left, asked = Left(PERSON["TURKEY"], "TURKEY", ejected=True), StandbysAsked(("TURKEY",))
    assert events == (left, Abandoned(("TURKEY",), first=True), asked)
    assert do(game, MASTER, Eject(power="TURKEY"))[1] == (Refused(Refusal.NOBODY_THERE, "TURKEY"),)


def test_eject_a_person() -> None:
    assert do(running(), MASTER, Eject(address="o@x", person=2))[1] == (Left(2, None, ejected=True),)
    events = do(running(), MASTER, Eject(address="i@x", person=PERSON["ITALY"]))[1]
    assert events[0] == Left(PERSON["ITALY"], "ITALY", ejected=True)
    joined, _ = machine.join(forming(), 11, "#", NOON)
    assert do(joined, MASTER, Eject(person=11))[0].applicants == ()
    assert do(running(), MASTER, Eject(address="x@x"))[1] == (Refused(Refusal.NOBODY_THERE, "x@x"),)
    assert do(running(), MASTER, Eject(address="m@x", person=1))[1] == (Refused(Refusal.NOBODY_THERE, "m@x"),)


def test_terminate_ends_without_a_winner() -> None:
    game, events = do(running(), MASTER, Terminate())
    assert events == (Ended(Ending.TERMINATED),)
    assert (game.status, game.winners, machine.next_due(game)) == (Status.FINISHED, (), None)
    assert do(game, MASTER, Terminate())[1] == (Refused(Refusal.FINISHED),)
    assert do(forming(), MASTER, Terminate())[0].status is Status.FINISHED


def test_settings_change_and_say_what_they_were() -> None:
    game, events = do(running(), MASTER, SetSetting("press", PressMode.GREY))
    assert events == (SettingChanged("press", PressMode.NONE, PressMode.GREY),)
    assert game.settings.press is PressMode.GREY


def test_missing_orders_policy_takes_effect_in_this_phase() -> None:
    game = all_complete(running(), but=("TURKEY",))
    game, _ = do(game, MASTER, SetSetting("missing", MissingOrders.PROCESS))
    game, _ = machine.expire(game, NOON + 4 * DAY)
    assert game.number == 2


def test_the_board_is_chosen_before_the_game_starts() -> None:
    smaller = replace(STANDARD, name="duel", powers=STANDARD.powers[:2])
    why = Refused(Refusal.ONLY_WHILE_FORMING, "variant")
    assert do(running(), MASTER, SetSetting("variant", smaller))[1] == (why,)
    game, events = do(forming(), MASTER, SetSetting("variant", smaller))
    assert events == (SettingChanged("variant", "standard", "duel"),)
    assert (game.variant.name, game.settings.variant) == ("duel", "duel")


def test_a_smaller_board_may_be_full_at_once_or_too_small() -> None:
    def board(powers: int) -> Variant:
        return replace(STANDARD, name="small", powers=STANDARD.powers[:powers])

    game = forming()
    for number in (11, 12):
        game, _ = machine.join(game, number, "#", NOON)
    full, events = do(game, MASTER, SetSetting("variant", board(2)))
    assert names(events) == ["SettingChanged"]
    started, events = machine.expire(full, NOON)
    assert names(events) == ["Started", "PhaseOpened"]
    assert [seat.power for seat in started.seats] == ["AUSTRIA", "ENGLAND"]
    assert do(game, MASTER, SetSetting("variant", board(1)))[1] == (
        Refused(Refusal.TOO_MANY_PLAYERS, "Standard"),
    )


def test_a_board_brings_its_rules_and_takes_wishes_and_centres_of_the_other_away() -> None:
    game, _ = machine.join(forming(), 11, "#", NOON)
    wishes = SetPreference((("AUSTRIA",), ("TURKEY", "FRANCE"), ("ITALY",)))
    game, _ = do(game, Actor(Role.PLAYER, 11), wishes)
    game, _ = do(game, MASTER, SetSetting("victory", 20))
    naval, events = do(game, MASTER, SetSetting("variant", load("naval")))
    assert events == (
        SettingChanged("variant", "standard", "naval"),
        SettingChanged("rulebook", "datc3", "naval"),
        SettingChanged("victory", 20, None),
    )
    assert naval.rulebook == PRESETS["naval"]
    assert naval.applicants[0].preference == wishes.groups
    back, _ = do(naval, MASTER, SetSetting("variant", load("colonial")))
    assert back.settings.rulebook == "datc3"
    assert back.applicants[0].preference == (("TURKEY", "FRANCE"),)


def test_a_rulebook_the_master_chose_stays_on_boards_without_one_of_their_own() -> None:
    game, _ = do(forming(), MASTER, SetSetting("rulebook", "1971"))
    game, _ = do(game, MASTER, SetSetting("variant", load("ancient_med")))
    assert game.settings.rulebook == "1971"
    game, _ = do(game, MASTER, SetSetting("variant", load("naval")))
    assert game.settings.rulebook == "naval"


def test_illegal_gunboat_comes_and_goes_as_a_whole_but_hides_people_for_good() -> None:
    game, _ = do(forming(), MASTER, SetSetting("variant", load("illegal_gunboat")))
    settings = game.settings
    assert (settings.gunboat, settings.press, settings.reading) == (True, PressMode.NONE, Reading.ILLEGAL)
    assert game.rulebook == PRESETS["illegal_gunboat"]
    game, _ = do(game, MASTER, SetSetting("variant", STANDARD))
    assert (game.settings.gunboat, game.settings.reading) == (True, Reading.LENIENT)
    assert game.rulebook == PRESETS["datc3"]


def test_no_press_is_allowed_in_illegal_gunboat() -> None:
    game, _ = do(forming(), MASTER, SetSetting("variant", load("illegal_gunboat")))
    assert do(game, MASTER, SetSetting("press", PressMode.WHITE)) == (
        game,
        (Refused(Refusal.PRESS_STAYS_OFF),),
    )
    game, _ = do(game, MASTER, SetSetting("reading", Reading.LENIENT))
    game, _ = do(game, MASTER, SetSetting("press", PressMode.WHITE))
    assert game.settings.press is PressMode.WHITE
    game, events = do(game, MASTER, SetSetting("reading", Reading.ILLEGAL))
    assert events == (
        SettingChanged("reading", Reading.LENIENT, Reading.ILLEGAL),
        SettingChanged("press", PressMode.WHITE, PressMode.NONE),
    )


def test_the_rulebook_is_chosen_by_name() -> None:
    other = next(name for name in PRESETS if name != "datc3")
    game, _ = do(forming(), MASTER, SetSetting("rulebook", other))
    assert game.rulebook == PRESETS[other]
    assert game.settings.rulebook == other


VARIANT_CHOICES = {
    "illegal_gunboat": {"illegal_order": IllegalOrder.IGNORED},
    "naval": {"illegal_order": IllegalOrder.IGNORED, "coastal_crawl": True, "crawling_retreat": True},
}


@pytest.mark.parametrize("variant", sorted(VARIANT_CHOICES))
@pytest.mark.parametrize("chosen", ["1971", "datc3"])
def test_another_rulebook_keeps_what_the_text_of_the_variant_decides(variant: str, chosen: str) -> None:
    game, _ = do(forming(), MASTER, SetSetting("variant", load(variant)))
    game, _ = do(game, MASTER, SetSetting("rulebook", chosen))
    assert game.settings.rulebook == chosen
    assert game.rulebook == replace(PRESETS[chosen], **VARIANT_CHOICES[variant])  # type: ignore[arg-type]
    game, _ = do(game, MASTER, SetSetting("variant", STANDARD))
    assert game.settings.rulebook == chosen
    assert game.rulebook == PRESETS[chosen]


MASTERS_COMMANDS: list[Command] = [
    Process(),
    SetDeadline(NOON + 2 * DAY),
    SetGrace(NOON + 9 * DAY),
    Pause(),
    Eject(power="TURKEY"),
    Terminate(),
    SetSetting("press", PressMode.GREY),
]


@each_row("command", MASTERS_COMMANDS)
@each_row("actor", [player("TURKEY"), OBSERVER, Actor(Role.MASTER, 50)])
def test_only_the_master_masters(actor: Actor, command: Command) -> None:
    game = running()
    assert do(game, actor, command) == (game, (Refused(Refusal.NOT_MASTER),))


@pytest.mark.parametrize("command", MASTERS_COMMANDS, ids=lambda c: type(c).__name__)
def test_master_and_keeper_may(command: Command) -> None:
    assert "Refused" not in kinds(do(running(), MASTER, command)[1])
    assert "Refused" not in kinds(do(running(), KEEPER, command)[1])


def test_in_an_unmoderated_game_players_share_what_hurries_nobody() -> None:
    game = running(replace(PLAIN, moderated=False))
    allowed = [c for c in MASTERS_COMMANDS if "Refused" not in kinds(do(game, player("ITALY"), c)[1])]
    assert [type(c) for c in allowed] == [SetDeadline, SetGrace, Pause]
    assert do(game, OBSERVER, Pause())[1] == (Refused(Refusal.NOT_MASTER),)
    lock = SetSetting("moderated", value=True)
    assert do(game, player("ITALY"), lock)[1] == (Refused(Refusal.NOT_MASTER),)


def test_only_a_master_who_became_a_power_orders_for_it() -> None:
    game, _ = give(running(), "ITALY", "A ROM H")
    assert do(game, MASTER, Clear())[1] == (Refused(Refusal.NOT_PLAYER),)
    assert do(game, acting("ITALY"), Clear())[0].orders == {}


def test_nobody_acts_for_a_power_there_is_not_or_without_being_master() -> None:
    for actor in (
        acting("SPAIN"),
        Actor(Role.OBSERVER, 2, "ITALY"),
        Actor(Role.MASTER, 50, "ITALY", acting=True),
    ):
        assert do(running(), actor, Clear())[1] == (Refused(Refusal.NOT_PLAYER),)


def test_a_command_that_is_not_the_games_is_our_mistake() -> None:
    with pytest.raises(TypeError, match="Help"):
        do(running(), MASTER, Help())
