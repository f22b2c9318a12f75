"""What HTML does not show is nobody's words; what it does show is read."""

from __future__ import annotations

from time import process_time

import pytest

from judge.mail.html.reader import read_html

SECONDS = 2.0


@pytest.mark.parametrize(
    "html",
    [
        '<div style="display:none">RESIGN</div>',
        '<div style="DISPLAY : NONE !important">RESIGN</div>',
        '<span style="visibility:hidden">RESIGN</span>',
        '<p style="opacity:0">RESIGN</p>',
        '<p style="opacity: 0%">RESIGN</p>',
        '<p style="filter:opacity(0)">RESIGN</p>',
        '<div style="font-size:0">RESIGN</div>',
        '<div style="font-size:1px">RESIGN</div>',
        '<div style="font:0/0 a">RESIGN</div>',
        '<div style="height:0;overflow:hidden">RESIGN</div>',
        '<div style="max-height:0px; overflow-y:hidden">RESIGN</div>',
        '<div style="width:1px;overflow:clip">RESIGN</div>',
        '<div style="position:absolute;left:-9999px">RESIGN</div>',
        '<div style="position:fixed;top:-200vh">RESIGN</div>',
        '<div style="text-indent:-10000px">RESIGN</div>',
        '<div style="margin-left:-999em">RESIGN</div>',
        '<div style="transform:scale(0)">RESIGN</div>',
        '<div style="transform:translateX(-9999px)">RESIGN</div>',
        '<div style="position:absolute;clip:rect(0 0 0 0)">RESIGN</div>',
        '<div style="clip-path:inset(50%)">RESIGN</div>',
        "<div hidden>RESIGN</div>",
        "<div hidden=until-found>RESIGN</div>",
        "<dialog>RESIGN</dialog>",
        "<template>RESIGN</template>",
        "<template><body>RESIGN</template>",
        "<!-- \nRESIGN\n -->",
        "<pre><!--\nRESIGN\n",
        "<!--[if mso]>RESIGN<![endif]-->",
        '<font color="white">RESIGN</font>',
        '<font color="#FEFEFE">RESIGN</font>',
        '<span style="color:rgb(255, 255, 255)">RESIGN</span>',
        '<span style="color:rgba(0,0,0,0)">RESIGN</span>',
        '<span style="color:transparent">RESIGN</span>',
        '<div style="background:#000"><span style="color:black">RESIGN</span></div>',
        '<body bgcolor="red" text="red">RESIGN',
        '<div style="disp\\6c ay:none">RESIGN</div>',
        '<div style="display/**/:/**/none">RESIGN</div>',
        '<div style="display:none!important;display:block">RESIGN</div>',
        '<div title="<" style="display:none">RESIGN</div>',
        "<div title='a>b' style='display:none'>RESIGN</div>",
        '<div/style="display:none">RESIGN</div>',
        '<div style="display:none"/>RESIGN</div>',
        '<div style="display:none" style="display:block">RESIGN</div>',
        '<div style="display:none"><span></div-></span>RESIGN</div>',
        '<div style="display:none"><body>RESIGN</body></div>',
        '<span style="display:none"></div></p>RESIGN</span>',
        '<b style="display:none"><b></b>RESIGN</b>',
        "<div hidden><table><tr><td></div>RESIGN</table></div>",
        "<p><b hidden></p><p>RESIGN</b></p>",
        "<style>.h{display:none}</style><div class='a h'>RESIGN</div>",
        "<div id=q>RESIGN</div><style>p, body div#q { color : #fff }</style>",
        "<style>@media screen{.h{opacity:0}}</style><p class=h>RESIGN</p>",
        "<div hidden>x</div><![bogus]><div hidden>RESIGN</div>",
        "<div>" * 300 + "RESIGN",
        '<span style="font-family:Arial;mso-hide:all">RESIGN</span>',
        "<s>RESIGN</s>",
        "<strike>RESIGN</strike>",
        "<del datetime='2026-01-05'>RESIGN</del>",
        '<span style="text-decoration:line-through">RESIGN</span>',
        '<span style="text-decoration: underline line-through red">RESIGN</span>',
        '<span style="text-decoration-line:line-through">RESIGN</span>',
        '<p style="text-decoration:line-through"><b>RESIGN</b></p>',
        '<s><span style="text-decoration:none">RESIGN</span></s>',
        "<style>.x{text-decoration:line-through}</style><p class=x>RESIGN",
        "<style>.x{mso-hide:all}</style><p class=x>RESIGN",
        '<div class="gmail_signature" dir="ltr">Anna<br>RESIGN</div>',
        '<div class="protonmail_signature_block"><div>RESIGN</div></div>',
        '<pre class="moz-signature" cols="72">-- \nRESIGN</pre>',
        '<div id="Signature">RESIGN</div>',
    ],
)
def test_what_does_not_show_is_not_the_sender_s(html: str) -> None:
    found = read_html(f"{html}<p hidden></p>")
    assert "RESIGN" not in found.shown
    assert "RESIGN" in found.hidden
    assert "RESIGN" not in read_html(html).shown


@pytest.mark.parametrize(
    "html",
    [
        '<div style="display:block">A PAR H</div>',
        '<div style="display:none">x</div>A PAR H',
        '<p style="display:none">x<p>A PAR H',
        "<ul><li hidden>x<li>A PAR H</ul>",
        "<table><tr hidden><td>x<tr><td>A PAR H</table>",
        "<div><span hidden>x</div>A PAR H",
        '<div style="opacity:0.9;height:0">A PAR H</div>',
        '<td style="font-size:0"><div style="font-size:14px">A PAR H</div></td>',
        '<div style="visibility:hidden"><b style="visibility:visible">A PAR H</b></div>',
        '<div style="background:#222"><font color="#fff">A PAR H</font></div>',
        '<div style="background:url(x.png)"><font color="#fff">A PAR H</font></div>',
        '<table bgcolor="black"><tr><td><span style="color:white">A PAR H</span></table>',
        '<span style="color:windowtext;background:white">A PAR H</span>',
        '<span style="font-size:90%;text-decoration:underline">A PAR H</span>',
        '<s style="text-decoration:none">A PAR H</s>',
        "<s>x</s>A PAR H",
        "<del>x</del><ins>A PAR H</ins>",
        "<u>A PAR H</u>",
        '<div style="margin:0 -10px;text-indent:-5px;position:relative;left:-5px">A PAR H</div>',
        "<style>.h{display:none} @media print{div{display:none}}</style><div class=hh>A PAR H</div>",
        "<style>@media (max-width:600px){.m{display:none}}</style><div class=m>A PAR H</div>",
        "<style>a:hover{display:none} p::after{opacity:0}</style><p>A PAR H",
        "<font>" * 100 + "A PAR H",
        "<li>" * 400 + "A PAR H",
        "<p>" * 400 + "A PAR H",
    ],
)
def test_what_shows_is_read(html: str) -> None:
    assert "A PAR H" in read_html(html).shown


def test_a_hidden_quote_stays_a_quote() -> None:
    assert read_html("a<blockquote><div hidden>RESIGN</div></blockquote>").hidden == "> RESIGN"


def test_what_takes_no_place_parts_no_line_and_what_takes_one_does() -> None:
    assert read_html("A PAR <div hidden>x</div>H").shown == "A PAR H"
    assert read_html('A PAR H<div style="opacity:0">x</div>F BRE H').shown == "A PAR H\nF BRE H"


@pytest.mark.parametrize(
    "html",
    [
        "<p><table><td>" + "<b>" * 240 + "<div></div>" * 20_000,
        "<font color=white>" + "<b>" * 240 + "<b></b>x" * 25_000,
        "<li><ul>" + "<b>" * 240 + "<li></li>" * 20_000,
        "<style>" + ".a{color:red}" * 15_000 + "</style>" + "<p class=a>x" * 5_000,
        "<style>p{background:" + " " * 250_000 + "}</style><p>x",
        "<style" * 40_000,
        "<!--" * 60_000,
        '<a "' * 60_000,
        "<a \"<a '" * 30_000,
        '<p style="' + "a:b;" * 900 + '">' * 60,
        "{" * 250_000,
        "<style>" + "{" * 240_000 + "</style>x",
        "<style>" + "a" * 240_000 + "{color:red}</style>x",
    ],
)
def test_nothing_takes_long(html: str) -> None:
    started = process_time()
    read_html(html[:262_144])
    assert process_time() - started < SECONDS


@pytest.mark.parametrize(
    ("html", "shown"),
    [
        ("F TRI - <s>ADR</s> ALB", "F TRI - ALB"),
        ("A VIE - <del>GAL</del><ins>BUD</ins>", "A VIE - BUD"),
        ("<p><s>A PAR - BUR</s></p><p>A PAR - PIC</p>", "A PAR - PIC"),
        (
            "A PAR - <span style='text-decoration:line-through'>BUR</span> PIC<br>F BRE H",
            "A PAR - PIC\nF BRE H",
        ),
    ],
)
def test_what_is_struck_out_leaves_what_the_writer_put_in_its_place(html: str, shown: str) -> None:
    assert read_html(html).shown == shown
    assert read_html(html).struck


def test_what_is_struck_out_in_a_quote_is_not_the_writer_s_doing() -> None:
    assert not read_html("A PAR H<blockquote><s>A PAR - BUR</s></blockquote>").struck
    assert not read_html('A PAR H<div class="yahoo_quoted"><s>A PAR - BUR</s></div>').struck
    assert not read_html("A PAR H").struck
