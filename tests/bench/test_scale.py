"""The benchmark of several workers runs, and its page is drawn from what it finds."""

from __future__ import annotations

from tests.bench.scale import Sizes, measure
from tests.bench.scaling import scale_page

SAMPLE = Sizes(games=2, mails=28, workers=(2,), runs=1, old_games=30, old_mails=100)


def test_workers_do_everything_and_a_grown_database_is_measured() -> None:
    found = measure(SAMPLE)
    (two,) = found["workers"]
    assert two["mail_cpu_ms"] > 0 < two["game_cpu_ms"]
    assert [(one["games"], one["mails"]) for one in found["grown"]] == [(2, 28), (32, 128)]
    page = scale_page.page(found)
    assert f"| 2 | {two['mails_per_s']} | {two['mail_cpu_ms']} + {two['mail_server_ms']} ms |" in page
    assert "| 32 | 128 |" in page
