"""Marked lines that name the sender of the text below: what follows them is nobody's order."""

from __future__ import annotations

from itertools import product

import pytest

from judge.language.text.own_lines import own_lines
from judge.language.text.quote_heads import may_separate, separator
from tests.rows import each_row

ROLF = "Rolf Iwanow <rolf@rus.example>"
PHRASES = (
    *("Reply to message from", "Reply to note from", "Quoted text from", "Original message by", "Quote from"),
    *(
        "Antwort auf Nachricht von",
        "Zitierter Text von",
        "Message d'origine de",
        "Citation de",
        "Mensaje original de",
    ),
    *("Testo citato da", "Messaggio originale da", "Oorspronkelijk bericht van", "Mensagem original de"),
    *("Ursprungligt meddelande fr\u00e5n", "Oprindelig besked fra", "Oryginalna wiadomo\u015b\u0107 od"),
)
MARKS = ("** {}", "[{}]", "--- {} ---", "== {}", "~~~ {} ~~~")


@each_row(("phrase", "mark"), [*product(PHRASES, MARKS)])
def test_a_marked_line_with_a_sender_introduces_a_quote(phrase: str, mark: str) -> None:
    for sender in ("Rolf", ROLF, f"{ROLF} on Mon, 5 Jan 2026 13:20:11 +0100"):
        line = mark.format(f"{phrase} {sender}")
        assert separator(line)
        assert may_separate(line)
        own, _ = own_lines(f"A VIE - GAL\n\n{line}\n\nA BUD - SER\n")
        assert [one.text for one in own if one.text.strip()] == ["A VIE - GAL"]


@pytest.mark.parametrize(
    "line",
    [
        *(
            "** New orders from Vienna",
            "[Orders from Austria]",
            "-- from Vienna --",
            "[Reply]",
            "** Message **",
        ),
        *(
            "*A VIE - GAL*",
            "[A VIE - GAL]",
            "Original orders from Austria",
            "== Orders ==",
            "[Answer to Rolf]",
        ),
        *("-- Text from me --", "[x] A VIE - GAL", "Reply to message from Rolf"),
    ],
)
def test_other_lines_introduce_none(line: str) -> None:
    assert not separator(line)


@pytest.mark.parametrize(
    "line",
    [
        "Montag, 5. Januar 2026, 13:20:11, schriebst du:",
        "Poniedzia\u0142ek, 5 stycznia 2026, napisano:",
        "Le lundi 5 janvier 2026 \u00e0 13:20, vous avez \u00e9crit :",
        "Luned\u00ec 5 gennaio 2026, 13:20, hai scritto:",
        "Maandag 5 januari 2026, 13:20, schreef je:",
        "M\u00e5ndag 5 januari 2026, 13:20, skrev du:",
    ],
)
def test_an_attribution_may_speak_to_the_writer(line: str) -> None:
    own, _ = own_lines(f"A VIE - GAL\n\n{line}\n\nA BUD - SER\n")
    assert [one.text for one in own if one.text.strip()] == ["A VIE - GAL"]
