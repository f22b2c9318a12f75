"""Absences that a sentence denies, and those whose reason is a denial."""

from __future__ import annotations

import pytest

from judge.language.readings.denials import denies_absence


@pytest.mark.parametrize(
    "text",
    [
        "I won't be away from 10 to 12 January",
        "I am here from 10 to 12 January after all",
        "Ich bin vom 10. bis 12. Januar nicht verreist",
        "Ich bin vom 10. bis 12. Januar doch da",
        "Je ne serai pas absent du 10 au 12 janvier",
        "Non saro via dal 10 al 12 gennaio",
        "Jag ar inte bortrest 10-12 januari",
    ],
)
def test_an_absence_is_denied(text: str) -> None:
    assert denies_absence(text)


@pytest.mark.parametrize(
    "text",
    [
        "No signal from 10 to 12 January",
        "Dal 10 al 12 gennaio sono in montagna e non leggo la posta",
        "Ik zit van 9 tot 13 januari in het buitenland zonder laptop",
        "Ich kann vom 10. bis 12. Januar nicht schreiben, bin weg",
    ],
)
def test_its_reason_denies_no_absence(text: str) -> None:
    assert not denies_absence(text)
