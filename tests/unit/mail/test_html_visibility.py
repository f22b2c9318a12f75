"""What HTML does not show is nobody's words; what it does show is read."""

from __future__ import annotations

import pytest

from judge.mail.html.reader import read_html
from tests.cost import MOST_EMAILS, in_emails
from tests.rows import each_row


@each_row(
    "html",
    [
        '<div style="display:none">RESIGN</div>',
        '<div style="DISPLAY : NONE !important">RESIGN</div>',
        '<div style="display:none;display:bogus">RESIGN</div>',
        '<div style="display:none;display:block-inline">RESIGN</div>',
        '<div style="background:currentcolor">RESIGN</div>',
        '<div style="background-color:CurrentColor">RESIGN</div>',
        '<div style="font-size-adjust:0">RESIGN</div>',
        "<math><mphantom><mtext>RESIGN</mtext></mphantom></math>",
        "<math><semantics><mi>x</mi><annotation-xml><p>RESIGN</p></annotation-xml></semantics></math>",
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
        "<meter value=1>RESIGN</meter>",
        "<p popover>RESIGN</p>",
        '<p style="-webkit-text-security:disc">RESIGN</p>',
        "<progress>RESIGN</progress>",
        '<p style="-webkit-text-decoration:line-through">RESIGN</p>',
        '<p style="-moz-text-decoration-line: line-through">RESIGN</p>',
        "<div hidden=until-found>RESIGN</div>",
        "<dialog>RESIGN</dialog>",
        "<details><summary>more</summary>RESIGN</details>",
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
        "<style>body{display:none}</style><p>RESIGN",
        "<style>html{visibility:hidden}</style><body><p>RESIGN",
        "<style>head + body{opacity:0}</style>RESIGN",
        "<style>* > * > *{display:none}</style><div>RESIGN",
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


@each_row(
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
        "<style>* * * *{display:none}</style><html><body><p>A PAR H",
        "<style>body{display:none} body.x{display:block}</style><body class=x>A PAR H",
        "<style>body{background:#000;color:#fff}</style>A PAR H",
        "<font>" * 100 + "A PAR H",
        "<li>" * 400 + "A PAR H",
        "<p>" * 400 + "A PAR H",
    ],
)
def test_what_shows_is_read(html: str) -> None:
    assert "A PAR H" in read_html(html).shown


WHITE_PAPER = ["<body bgcolor=#ffffff>", "<body style='background:#fff'>", ""]
WHITE_INK = [
    "hsl(0,0%,100%)", "hsl(0 0% 100%)", "hsla(120,10%,100%,1)", "hsl(200deg 50% 99% / 1)", "hwb(0 100% 0%)",
    "hwb(90deg 98% 1% / 80%)", "lab(100% 0 0)", "lch(100 0 0)", "oklch(1 0 0)", "oklab(100% 0 0)",
    "color(srgb 1 1 1)", "color(display-p3 1 1 1 / 1)", "color(xyz 1 1 1)", "color-mix(in srgb,white,white)",
    "var(--x,white)", "var(--x, var(--y, #fff))", "rgb(from white r g b)", "rgb(calc(255) 255 255)",
    "light-dark(white, black)", "Canvas", "Window", "ButtonFace", "contrast-color(black)",
    "rgb(100% 100% 100%)",
    "hsl(0 0% 0% / 0)", "color(srgb 0 0 0 / 0)", "device-cmyk(0 0 0 0)",
]  # fmt: skip


@each_row("paper", WHITE_PAPER)
@each_row("ink", WHITE_INK)
def test_white_letters_are_hidden_however_their_color_is_written(ink: str, paper: str) -> None:
    found = read_html(f'{paper}A BUD H<div style="color:{ink}">A VIE H</div>')
    assert (found.shown.strip(), found.hidden.strip()) == ("A BUD H", "A VIE H")
    sheet = read_html(f"<style>.w{{color:{ink}}}</style>{paper}A BUD H<div class=w>A VIE H</div>")
    assert sheet.shown.strip() == "A BUD H"


HIDING = [
    "mask:linear-gradient(transparent,transparent)", "mask-image:url(x)", "-webkit-mask:url(x)",
    "translate:-9999px", "translate:0 -100vh", "translate:calc(-9999px)", "scale:0", "scale:1 0", "scale:0%",
    "scale:var(--s,0)", "font-size:calc(0px)", "font-size:clamp(0px,0px,0px)", "font-size:var(--f,0)",
    "font:calc(0px)/1 a", "height:calc(0px);overflow:clip", "max-height:min(0px,1em);overflow:hidden",
    "height:0lh;overflow:hidden", "display:var(--n,none)", "visibility:var(--v,hidden)", "opacity:calc(0)",
    "opacity:var(--o,0)", "opacity:.0", "text-indent:100%;white-space:nowrap;overflow:hidden",
    "text-indent:calc(100% + 1px)", "letter-spacing:-1em", "letter-spacing:calc(-1em)", "word-spacing:-999px",
    "line-height:0;overflow:hidden", "line-height:calc(0);overflow:hidden",
    "backface-visibility:hidden;transform:rotateY(180deg)", "transform:scale(1,0)", "transform:scaleY(0)",
    "transform:matrix(0,0,0,0,0,0)", "transform:rotate3d(0,1,0,90deg)", "transform:perspective(0) scale(1)",
    "transform:translate(0,-100vh)", "-webkit-transform:scale(0)", "transform:skew(90deg)", "rotate:y 90deg",
    "clip-path:inset(0 0 100% 0)", "clip-path:polygon(0 0)", "clip-path:path('')", "clip-path:circle(0)",
    "filter:alpha(opacity=0)", "filter:opacity(calc(0))", "filter:blur(20px)", "filter:contrast(0)",
    "animation:h 0s forwards", "animation-name:h", "-webkit-animation:1s h", "offset-path:path('M 0 9999')",
    "mix-blend-mode:lighten", "mix-blend-mode:screen", "zoom:0", "zoom:.01", "margin-left:calc(-9999px)",
    "position:absolute;inset:-9999px auto auto", "position:fixed;left:calc(-100vw)",
    "position:sticky;inset-inline-start:-9999px", "margin-inline-start:-9999px", "padding-left:9999px",
    "position:relative;left:100vw", "content-visibility:var(--c,hidden)", "overflow:hidden;width:calc(1px)",
]  # fmt: skip


@each_row("style", HIDING)
def test_what_a_style_hides_or_may_hide_is_not_read(style: str) -> None:
    found = read_html(f'A BUD H<div style="{style}">A VIE H</div>')
    assert (found.shown.strip(), found.hidden.strip()) == ("A BUD H", "A VIE H")
    sheet = read_html(f"<style>.w{{{style}}}</style>A BUD H<div class=w>A VIE H</div>")
    assert sheet.shown.strip() == "A BUD H"


TYPED = [
    "margin:0cm 0cm 0.0001pt;font-size:11.0pt;font-family:&quot;Calibri&quot;,sans-serif",
    "font-size:11pt;line-height:115%;mso-fareast-language:EN-US;color:windowtext",
    "font-family:Arial,Helvetica,sans-serif;font-size:small;color:#222222",
    "caret-color:rgb(0, 0, 0);color:rgb(0, 0, 0);letter-spacing:normal;text-indent:0px;word-spacing:0px",
    "-webkit-text-size-adjust:auto;-webkit-text-stroke-width:0px;font-variant-caps:normal;orphans:auto",
    "font-style:normal;float:none;display:inline !important;text-transform:none;white-space:pre-wrap",
    "font:12px/1.4 Helvetica;color:color(srgb 0 0 0)", "color:-webkit-text;background:none", "zoom:1",
    "overflow-wrap:break-word;-webkit-nbsp-mode:space;line-break:after-white-space",
    "font-family:sans-serif;font-size:12.8px;color:hsl(0 0% 10%)", "background:#fff none repeat scroll 0 0",
    "background:no-repeat #ffffff;color:black", "background-color:rgba(0, 0, 0, 0)", "background:initial",
    "color:var(--text-color, #000)", "color:var(--undefined)", "color:currentColor;border:none",
    "max-width:600px;width:100%;overflow:hidden;margin:0 auto", "overflow:hidden;line-height:1.5;height:auto",
    "position:relative;top:-1px;left:0", "direction:ltr;margin:0px;padding:0px 0px 0px 2em",
    "font-size:x-large",
    "font-size:inherit;text-indent:-18.0pt;margin-left:36.0pt", "filter:none;transform:none;opacity:1",
    "transform:translateZ(0);backface-visibility:hidden",
    "color:light-dark(black, white);color-scheme:light dark",
    "min-height:calc(100vh - 10px);width:calc(100% - 4px)", "display:-webkit-box;display:flex", "color:#333c",
    "animation:none 0s ease 0s 1 normal none running;transition:none 0s ease 0s;offset:none",
    "letter-spacing:-0.2px;word-break:break-word", "font-size:12px;line-height:normal;text-size-adjust:none",
    "color:rgb(32 33 36);background:rgb(255 255 255)", "color:rebeccapurple", "margin-top:1em;clear:both",
]  # fmt: skip


@each_row("style", TYPED)
def test_what_programs_write_at_typed_text_hides_none(style: str) -> None:
    assert read_html(f'<div style="{style}">A VIE H</div>').shown.strip() == "A VIE H"


DARK = "@media (prefers-color-scheme:dark)"
SHEETS = [
    f":root{{color-scheme:light dark}} {DARK}{{body{{color:#fff;background:#000}}}}",
    f":root{{--ink:#111;--paper:#fff}} {DARK}{{:root{{--ink:#eee}}}} p{{color:var(--ink)}}",
    "[data-ogsc] p{color:#fff !important} p.MsoNormal{margin:0cm;font-size:11.0pt} a:link{color:#0563C1}",
    "#outlook a{padding:0} .ExternalClass{width:100%} .ExternalClass *{line-height:100%} img{height:auto}",
    "body{width:100% !important;-webkit-text-size-adjust:100%;margin:0} td{border-collapse:collapse}",
    "p{color:var(--theme, var(--darkreader-text, #181a1b))} @page Word{size:612.0pt 792.0pt;margin:70.85pt}",
]  # fmt: skip


@pytest.mark.parametrize("sheet", SHEETS)
def test_sheets_of_programs_hide_no_typed_text(sheet: str) -> None:
    html = f"<style>{sheet}</style><body class=ExternalClass><p class=MsoNormal>A VIE H</p></body>"
    assert read_html(html).shown.strip() == "A VIE H"


@pytest.mark.parametrize(
    "html",
    [
        "<style>:root{--x:white}</style><p style='color:var(--x)'>A VIE H",
        "<style>p{--x:none;display:var(--x)}</style><p>A VIE H",
        "<div style='--x:#fff'><p style='color:var(--x,black)'>A VIE H</div>",
        "<style>:root{--y:white;--x:var(--y)} p{color:var(--x)}</style><p>A VIE H",
        "<style>.a{--x:black} .b{--x:white} p{color:var(--x)}</style><div class=b><p>A VIE H</div>",
        "<style>@property --x{initial-value:white}</style><p style='color:var(--x)'>A VIE H",
        "<style>:root{--x:var(--x)} p{color:var(--x)}</style><p>A VIE H",
        "<div style='&#45;-x:white'><p style='color:v\\61r(--x)'>A VIE H</div>",
    ],
)  # fmt: skip
def test_variables_hide_as_their_values_do(html: str) -> None:
    assert "A VIE H" not in read_html(html).shown


def test_a_hidden_quote_stays_a_quote() -> None:
    assert read_html("a<blockquote><div hidden>RESIGN</div></blockquote>").hidden == "> RESIGN"


def test_what_takes_no_place_parts_no_line_and_what_takes_one_does() -> None:
    assert read_html("A PAR <div hidden>x</div>H").shown == "A PAR H"
    assert read_html('A PAR H<div style="opacity:0">x</div>F BRE H').shown == "A PAR H\nF BRE H"


@each_row(
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
    assert in_emails(lambda: read_html(html[:262_144])) < MOST_EMAILS


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
