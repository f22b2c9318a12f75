"""Replies of IMAP servers by the grammar of RFC 9051 §9, and with slips in them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

_ATOMS = (
    b"1 2 3 7 0 -1 4294967295 4294967296 99999999999999999999 NIL OK x \\Seen BODY[] BODY[]<0> UID".split()
)
_DATES = (
    *(b'"05-Jan-2026 11:00:00 +0000"', b'" 5-Jan-2026 11:00:00 -0530"', b'"31-Feb-2026 11:00:00 +0000"'),
    *(b"NIL", b'"Mon, 05 Jan 2026 12:00:00 +0000"', b'"05-jan-0000 99:00:00 +9999"', b'"\xff"'),
)
_CODES = (
    b"UIDVALIDITY 7|UIDNEXT 9|CAPABILITY IMAP4rev1|READ-WRITE|ALERT|UIDVALIDITY 99999999999999999999".split(
        b"|"
    )
)
_STRAY = (
    *(b"\x00", b"\xff\xfe", b"\r", b"\n", b"\r\n", b"{5}\r\n", b"{-5}\r\n", b"{99999999999999999999}\r\n"),
    *(b"(", b")", b'"', b"\\", b"* ", b"+ \r\n", b"A1 OK\r\n", b"* BYE\r\n", b"\x15\x03\x01", b"{3+}\r\n"),
)


class Replies:
    """An endless source of responses; the same chance gives the same ones.

    The methods are named after the rules of the grammar.
    """

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def answer(self, step: str, tag: bytes) -> bytes:
        """The answer to a command: as a server gives it, or with slips."""
        lines = [self._data(step) for _ in range(self.chance.choice([0, 1, 1, 1, 2, 5]))]
        lines += [self._data(self.chance.choice(_STEPS)) for _ in range(self.chance.choice([0, 0, 1]))]
        end = (
            tag + self.chance.choice([b" OK", b" OK", b" OK", b" OK", b" NO", b" BAD", b" ok"]) + self._text()
        )
        return self._slipped(b"".join([*lines, end + b"\r\n"]), self.chance.choice([0, 0, 1, 1, 2, 4]))

    def _data(self, step: str) -> bytes:
        match step:
            case "UID SEARCH":
                return self._search()
            case "SIZES" | "BODY" | "HEADER":
                return self._fetch(step)
            case "SELECT":
                return b"* %d EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n" % self._number()
            case "CAPABILITY":
                return b"* CAPABILITY IMAP4rev1 IDLE MOVE UIDPLUS\r\n"
        return b"* " + self.chance.choice([b"OK", b"NO", b"BAD", b"FLAGS"]) + self._text() + b"\r\n"

    def _search(self) -> bytes:
        if self.chance.random() < 0.2:  # one in five as RFC 9051 has it
            return b'* ESEARCH (TAG "A1") UID ALL %d:%d,%d\r\n' % (
                self._number(),
                self._number(),
                self._number(),
            )
        return (
            b"* SEARCH"
            + b"".join(b" %d" % self._number() for _ in range(self.chance.randint(0, 4)))
            + b"\r\n"
        )

    def _fetch(self, step: str) -> bytes:
        items = [
            b"UID %d" % self._number(),
            b"FLAGS (\\Seen \\Recent)",
            b"RFC822.SIZE %d" % self.chance.choice([90, 5]),
        ]
        items.append(b"INTERNALDATE " + self.chance.choice(_DATES))
        if step != "SIZES":
            name = (
                b"BODY[HEADER]<0> " if step == "HEADER" else self.chance.choice([b"BODY[]<0> ", b"BODY[] "])
            )
            items.append(name + self._nstring())
        chosen = self.chance.sample(items, self.chance.randint(1, len(items)))
        return b"* %d FETCH (" % self._number() + b" ".join(chosen) + b")\r\n"

    def _nstring(self) -> bytes:
        text = self.chance.choice([b"", b"x", b"From: a@x.test\r\nSubject: s\r\n\r\nHELP\r\n", b"\xff" * 90])
        off = self.chance.choice([0, 0, 0, 0, 1, -1, 900])
        return self.chance.choice(
            [
                b"NIL",
                b'"quoted"',
                b"{%d}\r\n%b" % (max(len(text) + off, 0), text),
                b"{%d}\r\n%b" % (len(text), text),
            ]
        )

    def _number(self) -> int:
        return self.chance.choice([1, 1, 2, 3, 3, 0, 2**32, 10**19])

    def _text(self) -> bytes:
        code = b" [" + self.chance.choice(_CODES) + b"]"
        return self.chance.choice([b"", code, b" done {3}", code + b" \xc3\xa9 done"])

    def _slipped(self, said: bytes, slips: int) -> bytes:
        """Lose, double, change or put in some bytes."""
        raw = bytearray(said)
        for _ in range(slips):
            at = self.chance.randrange(len(raw) + 1)
            match self.chance.randrange(4):
                case 0:
                    del raw[at : at + self.chance.randint(1, 12)]
                case 1:
                    raw[at:at] = raw[max(at - 20, 0) : at] * self.chance.randint(1, 50)
                case 2:
                    raw[at : at + 1] = self.chance.randbytes(1)
                case _:
                    raw[at:at] = self.chance.choice([*_STRAY, *_ATOMS])
        return bytes(raw)


_STEPS: Sequence[str] = ("UID SEARCH", "SIZES", "BODY", "SELECT", "CAPABILITY", "NOOP")
