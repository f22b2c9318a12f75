"""Bytes of any charset, or of none, to letters."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from judge.mail.encodings import decode
from tests.rows import each_row

lines = st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=12)
bad = st.binary(min_size=1, max_size=6).filter(lambda raw: b"\n" not in raw)


@given(
    st.lists(lines | bad, min_size=1, max_size=8),
    st.sampled_from(["utf-8", "", "us-ascii", "utf-8; x", "8bit"]),
)
def test_every_valid_line_is_read_unchanged(mixed: list[str | bytes], label: str) -> None:
    raw = b"\n".join(line.encode() if isinstance(line, str) else line for line in mixed)
    found = decode(raw, label)[0].split("\n")
    assert len(found) == len(mixed)
    for line, read in zip(mixed, found, strict=True):
        if isinstance(line, str):
            assert read == line or read == line.removeprefix("\ufeff")


@each_row(
    ("raw", "label", "text"),
    [
        (b"Gr\xc3\xb6\xdfe", "utf-8", "Gr\u00f6\ufffde"),
        (b"Gr\xf6\xdfe", "utf-8", "Gr\u00f6\u00dfe"),
        (b"K\xf6ln\nGr\xc3\xb6\xc3\x9fe", "", "K\u00f6ln\nGr\u00f6\u00dfe"),
        ("M\u00fcnchen".encode(), "iso-8859-15", "M\u00fcnchen"),
        ("M\u00fcnchen".encode("iso8859-15"), "iso-8859-15", "M\u00fcnchen"),
        ("\u05e9\u05dc\u05d5\u05dd".encode("iso8859-8"), "iso-8859-8-i", "\u05e9\u05dc\u05d5\u05dd"),
        ("\u041c\u0438\u0440".encode("cp1251"), "win-1251", "\u041c\u0438\u0440"),
        ("\u65e5\u672c".encode("shift_jis"), "x-sjis", "\u65e5\u672c"),
        ("\u65e5\u672c".encode("gbk"), "gb2312", "\u65e5\u672c"),
        ("\u2460".encode("cp932"), "shift_jis", "\u2460"),
        (b"SIGN ON", "utf-32le", "SIGN ON"),
        ("SIGN".encode("utf-16-be"), "utf-16", "SIGN"),
        ("SIGN".encode("utf-16-le"), "utf-16", "SIGN"),
        ("\u041c\n".encode("utf-16-le"), "utf-16le", "\u041c\n"),
    ],
)
def test_labels_and_bytes(raw: bytes, label: str, text: str) -> None:
    assert decode(raw, label)[0] == text


@each_row(
    "label",
    ["utf-7", "UTF7", "unicode-1-1-utf-7", "zlib", "rot13", "base64", "hex", "bz2", "quopri", "uu", "idna",
     "punycode", "unicode_escape", "raw_unicode_escape", "raw-unicode-escape", "undefined", "x-utf-7"],
)  # fmt: skip
def test_no_codec_that_is_no_charset_is_ever_used(label: str) -> None:
    text, note = decode(b"+AHQ-ulip \\x41 xn--a- QUJD", label)
    assert text == "+AHQ-ulip \\x41 xn--a- QUJD"
    assert note


@given(
    st.binary(max_size=60),
    st.text(max_size=12) | st.sampled_from(["utf-16", "utf-32", "gb2312", "cp-9", "iso8859"]),
)
def test_no_bytes_and_no_label_raise(raw: bytes, label: str) -> None:
    assert isinstance(decode(raw, label)[0], str)
