"""The mail benchmark runs, and what it measures really happens."""

from __future__ import annotations

from tests.bench import mail_inside


def test_an_order_mail_has_a_cost_above_its_floor() -> None:
    found = mail_inside.order_mail(5)
    assert found["mails"] == 5
    assert found["wall_ms"] > found["floor_parse_ms"] > 0


def test_all_games_due_at_once_are_judged_and_told_to_everybody() -> None:
    found = mail_inside.deadline(3)
    assert (found["games"], found["mails"] >= 24) == (3, True)


def test_memory_and_many_games_are_measured() -> None:
    assert mail_inside.memory(40)["mb_late"] > 0
    assert set(mail_inside.many_games(6, 12, 3)["cpu_ms"]) == {"6", "12"}
