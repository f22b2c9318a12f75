"""Mail programs mark what they quote by class or identifier; it is nobody's fresh words."""

from __future__ import annotations

import pytest

from judge.mail.html.reader import read_html


@pytest.mark.parametrize(
    "html",
    [
        '<div class="yahoo_quoted">{}</div>',
        '<div id="ydp1a2bcf9yahoo_quoted_2142999335" class="ydp1a2bcf9yahoo_quoted">{}</div>',
        '<div class="gmail_quote">{}</div>',
        '<div class="gmail_quote gmail_quote_container">{}</div>',
        '<div class="protonmail_quote">{}</div>',
        '<div class="moz-cite-prefix">{}</div>',
        '<div class="moz-forward-container">{}</div>',
        '<div class="zmail_extra">{}</div>',
        '<div id="mail-editor-reference-message-container">{}</div>',
        '<div class="ms-outlook-mobile-reference-message skipProofing">{}</div>',
        '<span id="OLK_SRC_BODY_SECTION"><div>{}</div></span>',
        '<div id="isReplyContent">{}</div>',
        '<div id="_originalContent">{}</div>',
        '<p id="reply-intro">On Monday:</p><div id="replybody1">{}</div>',
        '<div id="qt">{}</div>',
        '<div class="bloop_original_html">{}</div>',
        '<div name="messageReplySection">{}</div>',
        '<div id="appendonsend"></div><hr><div id="divRplyFwdMsg">From: me</div><div>{}</div>',
        '<hr><div id="divRplyFwdMsg" dir="ltr">From: me</div><div><p>{}</p></div><p>more</p>',
        '<div id="x_divRplyFwdMsg">From: me</div>{}',
        '<div name="quote"><div><b>Von:</b> J</div><div name="quoted-content">{}</div></div>',
        '<div data-marker="__QUOTED_TEXT__"><b>De: </b>"J"<br><div>{}</div></div>',
    ],
)
def test_what_a_program_marks_as_a_quote_is_one(html: str) -> None:
    found = read_html(f"<div>A VIE H</div>{html.format('A PAR - BUR')}").shown.split("\n")
    assert found[0] == "A VIE H"
    assert [line for line in found[1:] if line and not line.startswith(">")] == []
    assert "> A PAR - BUR" in found


@pytest.mark.parametrize("mark", ["gmail_quote", "protonmail_quote"])
def test_what_stands_between_or_below_the_quotes_of_an_answer_is_own(mark: str) -> None:
    html = (
        f'above<div class="{mark}"><div class="gmail_attr">On Monday somebody wrote:</div>'
        f'<blockquote class="{mark}">old<blockquote class="{mark}">older</blockquote></blockquote>'
        f'<div>between</div><blockquote class="{mark}">old</blockquote>below</div>end'
    )
    shown = [line for line in read_html(html).shown.split("\n") if line]
    own = [line for line in shown if not line.startswith(">")]
    assert own == ["above", "between", "below", "end"]


def test_a_quote_within_a_quote_ends_nothing() -> None:
    """A mail that Gmail wrote, quoted by Yahoo."""
    inner = '<div class="gmail_quote">On Monday:<blockquote class="gmail_quote">older</blockquote>old</div>'
    html = f'own<div class="yahoo_quoted">{inner}last</div>'
    assert [line for line in read_html(html).shown.split("\n") if line[:1] not in {">", ""}] == ["own"]


def test_outlook_s_mark_within_a_quote_is_about_that_quote() -> None:
    html = '<blockquote>old<div id="divRplyFwdMsg">From: x</div>older</blockquote><p>A PAR H</p>'
    assert read_html(html).shown.rstrip("\n").endswith("\n\nA PAR H")


def test_a_signature_is_set_aside_and_what_follows_it_is_own() -> None:
    found = read_html('A PAR H<br><div class="gmail_signature">Anna<br>F BRE H</div><div>F MAR H</div>')
    assert found.shown.split() == ["A", "PAR", "H", "F", "MAR", "H"]
    assert found.hidden == "Anna\nF BRE H"


@pytest.mark.parametrize(
    "html",
    [
        '<div class="quoted">A PAR H</div>',
        '<div name="quoted-content">A PAR H</div>',
        '<div data-marker="__SIG_PRE__">A PAR H</div>',
        '<div class="gmail_default">A PAR H</div>',
        '<div id="signature_of_the_orders">A PAR H</div>',
        '<div class="elementToProof" id="x_x_mail">A PAR H</div>',
    ],
)
def test_other_marks_say_nothing(html: str) -> None:
    assert read_html(html).shown == "A PAR H"


INDENTS = [
    '<blockquote style="margin:0 0 0 40px;border:none;padding:0px">{}</blockquote>',
    '<blockquote style="margin: 0px 0px 0px 40px; border: none; padding: 0px;"><div>{}</div></blockquote>',
    '<blockquote class="webkit-indent-blockquote" style="margin: 0 0 0 40px; border: none">{}</blockquote>',
    '<blockquote dir="ltr" style="border:0;margin-left:40px">{}</blockquote>',
]
QUOTES = [
    "<blockquote>{}</blockquote>",
    '<blockquote type="cite" style="margin:0 0 0 40px;border:none">{}</blockquote>',
    '<blockquote cite="mid:1@x" style="margin:0 0 0 40px;border:none">{}</blockquote>',
    '<blockquote class="gmail_quote" style="margin:0 0 0 40px;border:none">{}</blockquote>',
    '<blockquote style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex">{}</blockquote>',
    '<blockquote style="margin:0 0 0 40px;border:none;border-left:2px solid">{}</blockquote>',
    '<blockquote style="margin:0 0 0 40px">{}</blockquote>',
    '<blockquote style="border:none">{}</blockquote>',
    '<div class="gmail_quote"><blockquote style="margin:0 0 0 40px;border:none">{}</blockquote></div>',
    '<blockquote type="cite"><blockquote style="margin:0 0 0 40px;border:none">{}</blockquote></blockquote>',
]


@pytest.mark.parametrize("html", INDENTS)
def test_what_a_button_indents_is_own(html: str) -> None:
    html = f"A BUD H<br>{html.format('A VIE H' + html.format('F TRI H') + 'A SER H')}F ALB H"
    assert read_html(html).shown.split("\n") == ["A BUD H", "A VIE H", "F TRI H", "A SER H", "F ALB H"]


@pytest.mark.parametrize("html", QUOTES)
def test_any_other_blockquote_is_a_quote(html: str) -> None:
    shown = [line for line in read_html(f"A BUD H{html.format('A VIE H')}F TRI H").shown.split("\n") if line]
    assert (shown[0], shown[-1]) == ("A BUD H", "F TRI H")
    assert shown[1].startswith(">")


@pytest.mark.parametrize("html", INDENTS)
def test_a_quote_within_what_is_indented_is_one(html: str) -> None:
    inner = '<blockquote type="cite">A VIE H</blockquote>'
    assert read_html(html.format(f"{inner}A BUD H")).shown.split("\n") == ["> A VIE H", "A BUD H"]
