"""HTML as mail programs write it."""

from __future__ import annotations

from judge.mail.html.reader import read_html
from tests.rows import each_row


@each_row(
    ("html", "text"),
    [
        ("A PAR - BUR<br>F BRE H<br/>", "A PAR - BUR\nF BRE H"),
        ("<div>one</div><div><br></div><div>two</div>", "one\n\ntwo"),
        ("<p>one</p><p>two</p>", "one\n\ntwo"),
        ("a &amp; b &lt;c&gt; &#8211; &nbsp;d", "a & b <c> \u2013 d"),
        ("<b>A</b> <i>PAR</i>\n  <span>H</span>", "A PAR H"),
        ("<pre>A  PAR\n  F BRE</pre>x", "A  PAR\n  F BRE\nx"),
        ("<table><tr><td>A PAR</td><td>H</td></tr><tr><td>F BRE</td></tr></table>", "A PAR H\nF BRE"),
        ("new<blockquote>old<blockquote>older</blockquote></blockquote>new", "new\n> old\n>> older\nnew"),
        ("<blockquote><p>a</p><p>b</p></blockquote>", "> a\n>\n> b\n>"),
        ("<head><title>T</title><style>x</style></head><body>y", "y"),
        ("<head><meta charset=x><body>y", "y"),
        ("<script>alert('A PAR H')</script>y", "y"),
        ("<script>unclosed", ""),
        ("x<!-- A PAR H -->y", "xy"),
        ("x <![endif]--> y", "x y"),
        ("A PAR <b", "A PAR <b"),
        ("A PAR H &", "A PAR H &"),
        ('<a href="http://example.org/"><img src="http://example.org/x.png" alt="z">link</a>', "link"),
        ("3 < 4 <b>A</b> PAR <- BUR", "3 < 4 A PAR <- BUR"),
        ("x<!-- <style> a < b </style> -->y", "xy"),
        (f'A <img src="data:image/png;base64,{"x" * 9000}">PAR', "A PAR"),
        ("", ""),
    ],
)
def test_what_shows(html: str, text: str) -> None:
    assert read_html(html).shown == text


def test_text_survives_what_the_parser_gives_up_on() -> None:
    assert read_html("<p>A PAR H</p><![bogus]>F BRE H").shown.split() == ["A", "PAR", "H", "F", "BRE", "H"]
