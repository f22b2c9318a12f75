"""One sample for each mail the judge writes, by the name of its snapshot."""

from __future__ import annotations

from collections.abc import Mapping

from tests.unit.render import (
    samples_game,
    samples_gunboat,
    samples_keeper,
    samples_late_orders,
    samples_masters,
    samples_press,
    samples_proxies,
    samples_replies,
    samples_seats,
    samples_security,
    samples_series,
    samples_votes,
)
from tests.unit.render.sample import Sample

SAMPLES: Mapping[str, Sample] = {
    **samples_replies.SAMPLES,
    **samples_security.SAMPLES,
    **samples_game.SAMPLES,
    **samples_late_orders.SAMPLES,
    **samples_masters.SAMPLES,
    **samples_seats.SAMPLES,
    **samples_press.SAMPLES,
    **samples_votes.SAMPLES,
    **samples_series.SAMPLES,
    **samples_gunboat.SAMPLES,
    **samples_proxies.SAMPLES,
    **samples_keeper.SAMPLES,
}
