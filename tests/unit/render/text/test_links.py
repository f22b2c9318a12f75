from __future__ import annotations

from urllib.parse import quote, unquote

from hypothesis import given
from hypothesis import strategies as st

from judge.render.text.links import quoted


@given(st.text(), st.sampled_from(["", "@", "/.~-_:"]))
def test_a_text_in_a_link_is_quoted_as_the_standard_library_does(text: str, safe: str) -> None:
    text = text.encode("utf-8", "replace").decode()
    assert quoted(text, safe) == quote(text, safe=safe)
    assert unquote(quoted(text, safe)) == text
    assert "+" not in quoted(text, safe)
