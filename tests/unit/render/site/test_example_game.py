"""The example game of the site shows all that a newcomer meets, and nothing that fails for no reason."""

from __future__ import annotations

from judge.render.site.example_game import example_game
from judge.rules.orders import Build, Convoy, Hold, Move, Remove, Retreat, Support, Waive
from judge.rules.outcome import Verdict
from judge.rules.phases import PhaseKind


def test_it_shows_what_orders_are_and_what_can_become_of_them() -> None:
    results = [one for judged in example_game().snapshots for one in judged.outcome.results]
    assert {Build, Convoy, Hold, Move, Remove, Retreat, Support} <= {type(one.order) for one in results}
    assert {Verdict.OK, Verdict.BOUNCE, Verdict.CUT} <= {one.verdict for one in results}
    assert Verdict.VOID not in {one.verdict for one in results}
    assert any(judged.outcome.after.dislodged for judged in example_game().snapshots)


def test_everyone_orders_every_unit() -> None:
    for judged in example_game().snapshots:
        if judged.phase.kind is PhaseKind.MOVEMENT:
            assert all(one.given for one in judged.outcome.results), judged.phase
        assert not any(isinstance(one.order, Waive) for one in judged.outcome.results)


def test_it_ends_with_the_year() -> None:
    phases = [judged.phase.mail_code for judged in example_game().snapshots]
    assert phases == ["S1901M", "F1901M", "F1901B", "S1902M", "S1902R", "F1902M", "F1902R", "F1902B"]
