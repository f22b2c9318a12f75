"""A GM who wants nothing adjudicated before they say so is shown PAUSE, as a proposal or as advice."""

from __future__ import annotations

from tests.scenarios.alpha import GINA, text_of
from tests.scenarios.played import in_memory, twin

WORDS = [
    "Don't adjudicate before I say so",
    "Please do not process the turn until I say so.",
    "Bitte nicht auswerten, bevor ich es sage",
    "Halte die Frist an, bis ich zurück bin",
    "Ne résolvez pas avant que je le dise",
    "No resuelvas hasta que yo lo diga",
    "Non elaborare prima che lo dica io",
    "Niet verwerken voordat ik het zeg",
    "Não processe antes de eu dizer",
    "Nie rozstrzygaj, zanim nie powiem",
    "Kör inte draget förrän jag säger till",
    "Afgør ikke runden før jeg siger til",
]
OTHERS = ["Process the turn now please", "The deadline is on Sunday, I am back until then"]
"""Words that pause nothing."""


def test_each_leads_to_pause() -> None:
    opening, wrong = in_memory("opening"), {}
    for text in (*WORDS, *OTHERS):
        judge = twin(opening)
        judge.deliver(GINA, "note", f"SIGN ON M alpha gmword\n{text}\n")
        told = " ".join(text_of(judge.last(GINA)).split())
        if ("PAUSE" in told) is not (text in WORDS):
            wrong[text] = told[:400]
    assert wrong == {}
