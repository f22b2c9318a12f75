"""Mails that show their border, or their reader, something else than they show the judge."""

from __future__ import annotations

from random import Random

from judge.mail.reader import MessageReader
from judge.records import Trust
from lab.proofs.proof import Result

_READER = MessageReader(["judge@judge.example"], ["mx.judge.example"])
_OURS = b"Authentication-Results: mx.judge.example; dmarc=pass header.from=p.example"
_ODD = (
    *(b"X-A: b" + bytes([control]) for control in (*range(9), *range(11, 32), 127) if control != 13),
    b"X-A: b\r",
    b"X-A: b\rFrom: austria@p.example\r\rx",
    b"X-A: b\r" + _OURS,
    b"X-A: b\n" + _OURS,
    b"X-A : b",
    b"X-A\r\n : b",
    b"no field at all",
    b"Received: from x;\r\nby mx.judge.example",
    b"To: a@b.example,\r\nFrom austria@p.example",
    b"\x00X-A: b",
)
_AUTHORS = (
    b"From: austria@p.example",
    b"From: <turkey@p.example> <austria@p.example>",
    b"From: turkey@p.example, austria@p.example",
)
_HIDDEN = (
    "<div style='{0}display:none'>RESIGN</div>",
    "<p style='opacity:0;{0}'>RESIGN</p>",
    "<span style='{0}font-size:0'><b>RESIGN</b></span>",
    "<div hidden style='{0}'>RESIGN</div>",
    "<font color=white style='{0}'>RESIGN</font>",
    "<div style='position:absolute;{0};left:-9999px'>RESIGN</div>",
    "<div style='height:0;overflow:hidden;{0}'>RESIGN</div>",
    "<template><i style='{0}'>RESIGN</i></template>",
    "<!-- {0} \nRESIGN\n-->",
    "<style>.q{{{0};visibility:hidden}}</style><p class='a q'>RESIGN</p>",
    "<style>div.q > p{{{0}display:none}}</style><div class=q><p>RESIGN</p></div>",
    "<style>p[title~=b]{{{0}display:none}}</style><p title='a b'>RESIGN</p>",
    "<style>.q p{{{0}d\\69splay:none}} p{{display:block}}</style><div class=q><p>RESIGN</p></div>",
    "<style><!-- h1+p,h2~p{{{0}opacity:0}} --></style><h1>y</h1><p>RESIGN</p>",
)
_NOISE = ("", "margin:0;", "font-family:Arial;", "padding:3px;", "line-height:1.5;")


def two_readings(size: int) -> Result:
    """Write headers with two readings below a border's word, and orders into HTML that does not show."""
    chance, failures = Random(size), []
    for number in range(size):
        if number % 2:
            html = chance.choice(_HIDDEN).format(chance.choice(_NOISE))
            letter = _READER.read(
                b"From: a@p.example\r\nContent-Type: text/html\r\n\r\n" + html.encode() + b"<p>x"
            )
            failures += (
                [f"{html} is read"] if "RESIGN" in letter.text or "RESIGN" not in letter.unread else []
            )
            continue
        fields = [_OURS, b"From: turkey@p.example", chance.choice((*_ODD, *_AUTHORS)), b"Subject: orders"]
        chance.shuffle(fields)
        letter = _READER.read(b"\r\n".join(fields) + b"\r\n\r\nA Vie - Gal\r\n")
        failures += [f"{fields} is believed"] if letter.trust is Trust.ALIGNED else []
    return Result(size, tuple(failures))
