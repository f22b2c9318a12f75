"""Passwords in disguise, looked for in every byte of the database once their mails are handled."""

from __future__ import annotations

from base64 import encodebytes
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random

from judge.service.keeper_policy import KeeperPolicy
from lab.proofs.proof import Result
from lab.proofs.trial import story_judge, trial_folder

_HTML = "Content-Type: text/html; charset=utf-8\r\n"
_CODED = "Content-Transfer-Encoding: {}\r\n"
_FLOWED = "Content-Type: text/plain; format=flowed; delsp=yes\r\n"
_UNBOUNDED = KeeperPolicy(tries=10**9, answers=10**9)


def _mail(way: int, word: str) -> tuple[str, str, str]:
    """The header's end and the body of a mail with a password, and how the password stands in the bytes."""
    half = len(word) // 2
    begin, end = word[:half], word[half:]
    line = "SIGN ON Austria alpha {}\r\nA Vie - Gal\r\n"
    page = "<p>SIGN ON Austria alpha {}</p><p>A Vie - Gal</p>\r\n"
    coded = encodebytes(line.format(word).encode()).decode()
    shapes = (
        ("", line.format(word), word),
        (_HTML, page.format(f"&#{ord(word[0])};{word[1:]}"), word[1:]),
        (_HTML, page.format(f"{begin}<b>{end}</b>"), f"{begin}<b>{end}"),
        (_HTML, page.format(f"{begin}<!-- x -->{end}"), f"-->{end}"),
        (_HTML, page.format(f"{begin}&shy;{end}"), f";{end}"),
        (_FLOWED, line.format(f"{begin} \r\n{end}"), end),
        (_CODED.format("quoted-printable"), line.format(f"{begin}=\r\n{end}"), end),
        (_CODED.format("base64"), coded, coded.split("\n", maxsplit=1)[0][8:]),
        (_HTML + _CODED.format("base64"), encodebytes(page.format(word).encode()).decode(), word),
        (_CODED.format("base64 (so)"), coded, coded.split("\n", maxsplit=1)[0][8:]),
        (_CODED.format("quoted-printable\r\n\t"), line.format(f"{begin}=\r\n{end}"), end),
        ("", coded, coded.split("\n", maxsplit=1)[0][8:]),
    )
    return shapes[way % len(shapes)]


def disguises(size: int) -> Result:
    """Send each mail, have it handled, and search the file and its log for the password as it was written."""
    chance, failures = Random(size), []
    with trial_folder() as place, story_judge(place) as here:
        here.play("opening")
        here.services = replace(here.services, security=_UNBOUNDED)
        for number in range(size):
            here.now += timedelta(seconds=1)
            word = f"tulips{chance.randrange(10**9)}blue"
            head, body, trace = _mail(number, word)
            sender = f"From: anna@aus.example\r\nMessage-ID: <{number}@disguises.example>\r\n"
            here.deliver_raw(f"{sender}{head}\r\n{body}".encode())
            kept = b"".join(path.read_bytes() for path in sorted(Path(place).glob("judge.db*")))
            failures += [f"{body!r} is kept" for part in (word, trace) if part.encode() in kept]
    return Result(size, tuple(failures))
