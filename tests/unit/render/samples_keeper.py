"""The sample of the mail to the judge's keeper."""

from __future__ import annotations

from collections.abc import Mapping

from judge.service.notices.security import KeeperNote
from tests.unit.render.sample import Sample

SAMPLES: Mapping[str, Sample] = {
    "keeper-note": Sample(
        "Something needs the judge's keeper",
        KeeperNote("A mail was set aside", "Mail 17 made the judge stumble three times."),
        None,
    ),
}
