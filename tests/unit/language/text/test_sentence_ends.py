from __future__ import annotations

import pytest

from judge.language.text.sentence_ends import ends_sentence, last_sentence, sentences
from tests.rows import each_row


@each_row(
    ("text", "expected"),
    [
        ("I am away. Please hold!", ["I am away.", "Please hold!"]),
        ("Really?! Yes", ["Really?!", "Yes"]),
        ("Well\u2026 fine", ["Well\u2026", "fine"]),
        ("She said: \u201cno.\u201d", ["She said: \u201cno.\u201d"]),
        ('He wrote "never." So be it.', ['He wrote "never."', "So be it."]),
        ("It is done. *A Vie - Gal*", ["It is done.", "*A Vie - Gal*"]),
        ("F. Lon - Nth", ["F. Lon - Nth"]),
        ("Bis zum 5. Mai, am 15. Juni", ["Bis zum 5. Mai, am 15. Juni"]),
        ("It was 1902. Then 1903!", ["It was 1902.", "Then 1903!"]),
        ("Was it plan B? No.", ["Was it plan B?", "No."]),
        ("a.x@example.org wrote", ["a.x@example.org wrote"]),
        (" ", []),
    ],
)
def test_a_sentence_ends_at_its_sign(text: str, expected: list[str]) -> None:
    assert sentences(text) == expected
    assert last_sentence(text) == (expected[-1] if expected else "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("It is done.", True), ("Done. And now", False), ("(Done.)", True), ("A Par - F.", False), ("", False)],
)
def test_a_line_may_end_with_a_sentence(text: str, *, expected: bool) -> None:
    assert ends_sentence(text) is expected
