"""The mail benchmark runs, and what it measures really happens."""

from __future__ import annotations

from tests.bench import mail_page, mail_single_process


def test_an_order_mail_has_a_cost_above_its_floor() -> None:
    found = mail_single_process.order_mail(5, games=1)
    assert found["mails"] == 5
    assert found["wall_ms"] > found["floor_parse_ms"] > 0


def test_all_games_due_at_once_are_judged_and_told_to_everybody() -> None:
    found = mail_single_process.deadline(3)
    assert (found["games"], found["mails"] >= 24) == (3, True)


def test_many_games_are_measured() -> None:
    assert set(mail_single_process.many_games(1, 2, 1, games=1)["cpu_ms"]) == {"1", "2"}


def test_the_page_is_drawn_from_the_figures() -> None:
    wait = {
        "mails": 100,
        "median": 1.0,
        "p95": 2.0,
        "floor_idle_ms": 3.0,
        "floor_smtp_ms": 4.0,
        "aim_p95": 300,
    }
    due = {
        "games": 10,
        "mails": 80,
        "seconds": 5.0,
        "ms_per_game": 6.0,
        "floor_s": 7.0,
        "turn_cpu_ms": 6.5,
        "turn_times_parse": 14.4,
        "aim_turn_times_parse": 20,
    }
    drawn = mail_page.page(
        {
            "mail_to_reply_ms": {**wait, "server": "asleep"},
            "mail_to_reply_plain_server_ms": {**wait, "server": "as delivered"},
            "mails_per_second": {
                "mails": 500,
                "in_and_out": 8.0,
                "cpu_ms": 9.0,
                "floor_smtp_out": 10.0,
                "aim": 200,
            },
            "memory": {"mails": 2000, "mb_early": 11.0, "mb_late": 12.0, "aim_mb": 110},
            "order_mail": {
                "cpu_ms": 13.0,
                "wall_ms": 14.0,
                "floor_parse_ms": 15.0,
                "floor_commit_ms": 16.0,
                "times_parse": 6.1,
                "aim_times_parse": 5,
                "statements": 17,
                "synced": 2,
                "aim_cpu_ms": 8,
            },
            "games_in_database": {"cpu_ms": {"10": 17.0, "10000": 18.0}, "times": 1.06, "aim_times": 1.2},
            "due_at_once": [due, {**due, "games": 100}],
            "machine": {"python": "3.11", "cores": 2, "load_before": 0.1, "load_after": 1.9},
        }
    )
    assert "with 10 and with 10000 games in the database | 17.0 and 18.0 ms, 1.06 times |" in drawn
    assert "| CPU of one email with orders | 13.0 ms, 6.1 times the floor |" in drawn
    assert "of 100 | 6.5 ms, 14.4 times the floor |" in drawn
    assert "17 SQL statements" in drawn
    assert "after 100 and after 2000 mails | 11.0 and 12.0 MB |" in drawn
