"""What happened to the reader, in results and behind their subject; what is kept back where games hide it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from judge.game.settings import Blind, Reading
from judge.notices.notice import Addressee
from judge.notices.phases import Results
from judge.render.text.messages import say
from tests.messages import says
from tests.unit.render.games import (
    BUSY_RESULTS,
    FALL_RESULTS,
    REMOVAL_RESULTS,
    RETREAT_RESULTS,
    SPRING_RESULTS,
)
from tests.unit.render.seven_players import GM, WATCHER, compose, reader

PREFIX = f"ANCH:alpha - F1901M {say('email-results.subject')}"


def with_settings(results: Results, **changes: object) -> Results:
    """The results as those of a game with other settings."""
    settings = replace(results.game.settings, **changes)  # type: ignore[arg-type]
    return replace(
        results,
        game=replace(results.game, settings=settings),
        snapshot=replace(results.snapshot, settings=settings),
    )


def part(results: Results, power: str) -> str:
    """The section about the reader's own units, on one line."""
    title = say("email-results.own").upper()
    _, _, below = compose(results, reader(power)).body.partition(f"{title}\n{'-' * len(title)}\n")
    return " ".join(below.partition("\n\n")[0].split())


def test_losses_come_first_with_who_did_it() -> None:
    attacker = "Austria's Army Bohemia -> Munich with 2 (with Army Tyrolia)"
    dislodged = say("own-unit-dislodged.by", unit="A Munich", attacker=attacker, gone="no")
    moved = say("own-unit-moved", unit="A Kiel", place="Holland")
    stayed = say("own-unit-stayed", unit="F Denmark", place="Sweden")
    assert part(BUSY_RESULTS, "GERMANY") == f"{dislodged} {moved} {stayed}"


def test_centres_and_units_without_an_order_are_told() -> None:
    said = part(FALL_RESULTS, "RUSSIA")
    assert said.startswith(say("own-centre-gained", centre="Rumania"))
    assert said.endswith(say("own-unit-held", unit="F Sevastopol", given="no"))


@pytest.mark.parametrize(
    ("results", "power", "key", "values"),
    [
        (RETREAT_RESULTS, "GERMANY", "own-unit-retreated", {"unit": "A Munich", "place": "Berlin"}),
        (REMOVAL_RESULTS, "AUSTRIA", "own-unit-disbanded", {"unit": "F Greece"}),
    ],
)
def test_retreats_and_removals_are_told(
    results: Results, power: str, key: str, values: dict[str, str]
) -> None:
    assert says(part(results, power), key, **values)


@pytest.mark.parametrize("changes", [{"blind": Blind.FOG}, {"reading": Reading.ILLEGAL}])
def test_no_other_power_is_named_where_the_results_give_no_reasons(changes: dict[str, object]) -> None:
    said = part(with_settings(BUSY_RESULTS, **changes), "GERMANY")
    assert says(said, "own-unit-dislodged", unit="A Munich", gone="no")
    assert "Austria" not in said


def test_a_unit_that_held_is_told_where_lines_may_be_impossible() -> None:
    results = with_settings(FALL_RESULTS, reading=Reading.ILLEGAL)
    assert says(part(results, "RUSSIA"), "own-unit-held", unit="F Sevastopol", given="no")


def test_the_subject_says_what_happened_and_what_is_owed() -> None:
    happened = say("own-unit-dislodged.short", units=1, unit="A Munich", gone="no")
    owed = say("owed-by", task="retreat", due="Thu 00:30")
    assert compose(BUSY_RESULTS, reader("GERMANY")).subject == f"{PREFIX}: {happened}, {owed}"
    # who need not retreat owes nothing
    assert compose(BUSY_RESULTS, reader("FRANCE")).subject == PREFIX


@pytest.mark.parametrize("to", [GM, WATCHER])
def test_who_plays_nothing_has_the_subject_alone(to: Addressee) -> None:
    assert compose(BUSY_RESULTS, to).subject == PREFIX


@pytest.mark.parametrize("changes", [{"blind": Blind.FOG}, {"gunboat": True}, {"reading": Reading.ILLEGAL}])
def test_a_subject_gives_nothing_away(changes: dict[str, object]) -> None:
    assert compose(with_settings(BUSY_RESULTS, **changes), reader("GERMANY")).subject == PREFIX


def test_a_unit_with_no_retreat_is_told_to_be_destroyed() -> None:
    attacker = "Russia's Fleet Rumania -> Bulgaria (east coast) with 2 (with Army Serbia)"
    assert says(
        part(BUSY_RESULTS, "TURKEY"),
        "own-unit-dislodged.by",
        unit="A Bulgaria",
        attacker=attacker,
        gone="yes",
    )
    happened = say("own-unit-dislodged.short", units=1, unit="A Bulgaria", gone="yes")
    assert compose(BUSY_RESULTS, reader("TURKEY")).subject == f"{PREFIX}: {happened}"


def test_who_has_nothing_left_is_told_first() -> None:
    before = BUSY_RESULTS.snapshot
    centres = {one: owner for one, owner in before.position.centres.items() if owner != "TURKEY"}
    units = tuple(unit for unit in before.position.units if unit.power != "TURKEY" or unit.at == "BUL")
    after = before.outcome.after
    left = replace(
        after, centres=centres, units=tuple(unit for unit in after.units if unit.power != "TURKEY")
    )
    snapshot = replace(
        before,
        position=replace(before.position, units=units, centres=centres),
        outcome=replace(before.outcome, after=left),
    )
    results = replace(BUSY_RESULTS, snapshot=snapshot)
    assert part(results, "TURKEY").startswith(say("own-power-eliminated"))
    assert compose(results, reader("TURKEY")).subject == f"{PREFIX}: {say('own-power-eliminated.short')}"
    assert say("own-power-eliminated") not in part(BUSY_RESULTS, "TURKEY")


@pytest.mark.parametrize(("taken", "number"), [(["VIE"], 1), (["VIE", "BUD"], 2)])
def test_the_subject_says_how_many_centres_were_lost(taken: list[str], number: int) -> None:
    outcome = FALL_RESULTS.snapshot.outcome
    centres = {**outcome.after.centres, **dict.fromkeys(taken, "RUSSIA")}
    outcome = replace(outcome, after=replace(outcome.after, centres=centres))
    results = replace(FALL_RESULTS, snapshot=replace(FALL_RESULTS.snapshot, outcome=outcome))
    happened = say("own-centre-lost.short", centre="Vienna", number=number)
    assert happened in compose(results, reader("AUSTRIA")).subject


def test_who_wants_short_subjects_has_them() -> None:
    germany = reader("GERMANY")
    wish = replace(germany.person.wish, short_subjects=True)
    short = replace(germany, person=replace(germany.person, wish=wish))
    assert compose(BUSY_RESULTS, short).subject == PREFIX


def test_a_season_without_losses_says_what_is_next() -> None:
    owed = say("owed-by", task="orders", due="Thu 00:30")
    assert compose(SPRING_RESULTS, reader("AUSTRIA")).subject.endswith(f": {owed}")
