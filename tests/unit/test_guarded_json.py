"""JSON that others wrote is read, or refused with one sentence, whatever it is."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.guarded_json import JsonError, read_json

STRANGE = [
    "NaN",
    "[Infinity]",
    '{"a": -Infinity}',
    "1e999",
    "-1e400",
    '{"a": "\\ud800"}',
    '{"\\uDFFF": 1}',
    '["\\udc00\\ud800"]',
    "[" * 100_000,
    '{"a":' * 100_000,
    "9" * 6000,
    "-" + "9" * 6000,
    '{"x": %s}' % ("9" * 6000),
    "",
    "{",
    "nul",
    "[1,]",
    "\x00",
    "1 2",
]


@pytest.mark.parametrize("text", STRANGE, ids=lambda text: repr(text[:20]))
def test_what_is_no_json_is_one_sentence(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        read_json(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    "text", ['"\\ud83d\\ude00"', '"\udc80"', '"\\u00e9"', "1e10", "0.5", "[[[]]]", "12345678901234567890"]
)
def test_what_is_json_is_read(text: str) -> None:
    assert read_json(text) == json.loads(text)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(),
        lambda one: st.lists(one) | st.dictionaries(st.text(), one),
        max_leaves=20,
    )
)
def test_every_value_comes_back(value: object) -> None:
    assert read_json(json.dumps(value)) == value


@given(st.text(st.sampled_from('[]{}",:\\ud8Na1e9 -'), max_size=60))
def test_no_text_fails_in_another_way(text: str) -> None:
    try:
        found = read_json(text)
    except JsonError:
        return
    json.dumps(found, ensure_ascii=False, allow_nan=False).encode()
    assert not re.search("NaN|Infinity", re.sub('"[^"]*"', "", text))
