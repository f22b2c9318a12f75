"""Lines of calendar files: what two libraries read is what was written."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from icalendar import Event

from judge.render.calendar import escaped, folded

TEXTS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp", "Zs")) | st.just(" "), max_size=300)


@given(TEXTS)
def test_a_text_is_read_as_it_was_written(text: str) -> None:
    written = f"BEGIN:VEVENT\nSUMMARY:{escaped(text)}\nEND:VEVENT\n"
    assert str(Event.from_ical(folded(written)).get("SUMMARY", "")) == " ".join(text.split())


@given(TEXTS)
def test_no_line_is_longer_than_75_bytes_and_no_character_is_cut(text: str) -> None:
    raw = folded(f"X:{text}").encode()
    assert raw.endswith(b"\r\n")
    for line in raw.split(b"\r\n"):
        assert len(line) <= 75
        line.decode()


def test_what_has_a_meaning_in_a_value_is_escaped() -> None:
    assert escaped("a, b; c\\ d\ne") == "a\\, b\\; c\\\\ d e"
