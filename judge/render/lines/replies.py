"""Replies as lines: what became of each line of an email, in words, and how many of each kind there were."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from judge.game.proxies import Given
from judge.language.segmentation import A_GREETING, NO_WORDS
from judge.language.text.own_lines import A_DEVICE, A_DISCLAIMER, A_SIGNATURE
from judge.notices.remarks import (
    AnyRemark,
    GameRefusal,
    GameRemark,
    MailRemark,
    MasterRemark,
    OrderRemark,
    PersonRemark,
    ProseRemark,
    Remark,
    SeatRemark,
)
from judge.notices.replies import LineReport, Note, Reply, SentPress, Treatment
from judge.render.lines.press import press_lines
from judge.render.lines.refusals import refusal_words
from judge.render.text.escaping import cut, one_line, wire_size, wrapped
from judge.render.text.messages import said, say
from judge.render.text.remarks import Sentence, sentence
from judge.render.text.secrets import without_password


def worded(remark: AnyRemark) -> Sentence:
    """Return a remark or a game's refusal as a sentence with its hint; text as it is."""
    match remark:
        case Remark():
            return sentence(remark)
        case GameRefusal():
            return Sentence(*refusal_words(remark.refused, remark.game))
        case _:
            return Sentence(said(remark))


_SHOWN = 70
_WIDTH = 78
_INDENT = "       "
_QUOTED = 40
"""Lines of a message that its receipt shows."""
_REPEATED = frozenset(
    {
        MailRemark.ORDERS_LEFT_OUT,
        MailRemark.ORDERS_IN_TRIAL,
        MailRemark.ORDERS_HIDDEN,
        MailRemark.ORDERS_OF_NOBODY,
        GameRemark.NOT_SIGNED_ON,
        GameRemark.SHOWN_ONCE,
        GameRemark.ONE_PAGE_FOR_STRANGERS,
        GameRemark.TOO_MANY_PAGES,
        MasterRemark.PHASE_JUDGED_ABOVE,
        PersonRemark.PASSWORD_SET_ABOVE,
        PersonRemark.TOO_MANY_PASSWORDS,
        PersonRemark.SEAT_TAKEN_OVER,
        PersonRemark.SEAT_TAKEN_OVER_UNNAMED,
        PersonRemark.SEAT_LOST,
        GameRemark.CREATED_ENOUGH,
    }
)
"""Remarks that many lines in a row may get; said once of all of them."""


# Line by line


def worth_telling(reports: Iterable[LineReport]) -> tuple[LineReport, ...]:
    """Return the reports without those that nobody can act on: of courtesy, and of what programs add."""
    return tuple(
        one for one in reports if one.treatment is not Treatment.IGNORED or one.understood not in _NEEDLESS
    )


_NEEDLESS = (A_DEVICE, A_DISCLAIMER, A_GREETING, A_SIGNATURE, NO_WORDS)


def report_lines(
    reports: Sequence[LineReport],
    *,
    silent: bool = False,
    held: Container[Given] = (),
    adjudicated: bool = False,
) -> tuple[str, ...]:
    """Return the receipt: every line and what became of it.

    Neighbours ignored or refused for one reason stand together, and so does all that was found in one line.
    Where nothing was refused, so do lines whose orders are `held` as they were given: they stand below. So do
    orders that have been `adjudicated` with the email: the results tell them. Where the reader is `silent`,
    no hint tells how to write a message.
    """
    lines: list[str] = []
    as_it_should = all(one.treatment in _DONE for one in reports)
    plain = _plain_lines(reports, held, adjudicated) if as_it_should else frozenset()
    for _, group in groupby(reports, key=lambda one: _group_key(one, plain)):
        members = list(group)
        if members[0].line in plain and members[0].line != members[-1].line:
            lines += _gathered(members, [say("line-accepted")])
        elif _is_gathered(members[0]):
            lines += _gathered_lines(members, silent)
        else:
            lines += [
                line for _, one in groupby(members, key=_line_of) for line in _shown_lines(list(one), silent)
            ]
    return tuple(lines)


_DONE = (Treatment.DONE, Treatment.ORDER, Treatment.IGNORED)


def _plain_lines(reports: Iterable[LineReport], held: Container[Given], adjudicated: bool) -> frozenset[int]:
    """Return the lines of which nothing is to be said but that they were accepted."""
    more = {one.line for one in reports if not _is_plain(one, held, adjudicated)}
    return frozenset(one.line for one in reports) - more


def _is_plain(report: LineReport, held: Container[Given], adjudicated: bool) -> bool:
    if report.assumed or report.notes or report.hint:
        return False
    return _is_formal(report) if report.given is None else adjudicated or report.given in held


def _line_of(report: LineReport) -> tuple[int, str]:
    return report.line, report.text


_PRESS = re.compile(r"\b(?:PRESS|BROADCAST)\b")


def _tried(hint: str, silent: bool) -> list[str]:  # passed on by the receipt
    """Return the hint, unless it tells how to write a message where nobody can."""
    return [] if silent and _PRESS.search(hint) else _labelled(_label("try"), hint)


def fitting_lines(lines: Sequence[str], room: int) -> tuple[str, ...]:
    """As many of the lines as have room, and how many there are besides."""
    left = room
    for number, line in enumerate(lines):
        left -= wire_size(f"{line}\n")
        if left < 0:
            more = say("reply-lines-left-out", number=len(lines) - number)
            return (*lines[:number], "", more)
    return tuple(lines)


def _group_key(report: LineReport, plain: Container[int]) -> tuple[int, str, str]:
    if report.line in plain:
        return 0, "", ""
    if _is_gathered(report):
        said = worded(report.understood)
        return 0, report.treatment, f"{said.text} {said.hint}"
    return report.line, report.text, ""


def _is_gathered(report: LineReport) -> bool:
    """Return whether a line stands together with neighbours of which the same is said."""
    repeated = isinstance(report.understood, Remark) and report.understood.key in _REPEATED
    return repeated or report.treatment is Treatment.IGNORED


def _gathered_lines(reports: Sequence[LineReport], silent: bool) -> list[str]:
    first, said = reports[0], worded(reports[0].understood)
    result = _labelled(_label_of(first), said.text)
    if said.hint and (tried := _tried(said.hint, silent)):
        return [*_gathered(reports, []), *result, *tried]
    return _gathered(reports, result)


def _gathered(reports: Sequence[LineReport], result: list[str]) -> list[str]:
    """Return the first and the last of some lines, and what became of all."""
    first, last = reports[0], reports[-1]
    numbers = f"{first.line}" if first.line == last.line else f"{first.line}-{last.line}"
    more = f" … {without_password(_sample(last, 24))}" if first.line != last.line else ""
    shown = without_password(_sample(first, 24 if more else _SHOWN))
    mark = "!" if first.treatment is Treatment.REFUSED else " "
    return _joined(f"{mark} {numbers:>4} {shown}{more}", result)


def _sample(report: LineReport, most: int) -> str:
    """Return the beginning of a line; no wide gap in it looks as if what it came to stood behind."""
    return one_line(" ".join(_text(report).split()), most)


def _text(report: LineReport) -> str:
    if report.unquoted:
        return say("line-unquoted")
    return report.text if report.line or report.text else say("line-of-subject")


def _shown_lines(members: Sequence[LineReport], silent: bool) -> list[str]:
    """Return a line, and what each order or command in it came to; what all came to is said once."""
    refused = any(report.treatment is Treatment.REFUSED for report in members)
    text = one_line(_text(members[0]))
    shown = without_password(text) if refused else text
    head = f"{'!' if refused else ' '} {members[0].line:>4} {cut(shown, _SHOWN)}"
    in_place = shown == _text(members[0]).rstrip()
    each = dict.fromkeys(
        [tuple(_result_lines(report, in_place=in_place, silent=silent)) for report in members]
    )
    results = [line for lines in each for line in lines]
    return [head, *results] if refused else _joined(head, results)


def _joined(head: str, results: list[str]) -> list[str]:
    """Return a line and what it came to, side by side if that is one line too and there is room for both."""
    if len(results) == 1 and len(head) + len(results[0]) - len(_INDENT) + 2 <= _WIDTH:
        return [f"{head}  {results[0].strip()}"]
    return [head, *results]


def _result_lines(report: LineReport, *, in_place: bool, silent: bool) -> list[str]:
    lines = _carets(report) if in_place and report.treatment is Treatment.REFUSED else []
    understood = worded(report.understood)
    hint = said(report.hint) or understood.hint
    lines += _labelled("OK" if _is_formal(report) else _label_of(report), understood.text)
    lines += [line for one in report.assumed for line in _labelled(_label("assumed"), worded(one).text)]
    lines += _quoted(report.press) if report.press else []
    notes = [line for note, one in report.notes for line in _labelled(_label_of_note(note), worded(one).text)]
    advice = _tried(hint, silent) if hint else []
    return lines + (advice + notes if report.treatment is Treatment.WAITING else notes + advice)


def _quoted(press: SentPress) -> list[str]:
    """Return a message as it left, behind bars; of a long one how many lines more there were."""
    lines = press_lines(press.body, set_anew=press.set_anew)
    most = len(lines) if press.whole else _QUOTED
    more = [f"{_INDENT}{say('reply-letter-goes-on', number=len(lines) - most)}"] if len(lines) > most else []
    return [f"{_INDENT}{line}" for line in lines[:most]] + more


def _carets(report: LineReport) -> list[str]:
    """Carets under the text at fault, unless it lies beyond the part of the line that is shown."""
    end = report.column - 1 + len(one_line(report.read))
    if report.column < 1 or not report.read or end >= _SHOWN:
        return []
    return [f"{_INDENT}{' ' * (report.column - 1)}{'^' * len(one_line(report.read))}"]


def _label(name: str) -> str:
    """Return the word before what is said of a line."""
    return say("line-label", label=name)


def _label_of(report: LineReport) -> str:
    """Return the label of what became of a line; a command that others must confirm is not done yet."""
    asks = isinstance(report.understood, Remark) and report.understood.key in _NOT_DONE_YET
    return _label("asked" if asks and report.treatment is Treatment.DONE else report.treatment)


_NOT_DONE_YET = frozenset(
    {
        MailRemark.COMMAND_WAITS,
        MailRemark.CONCESSION_WAITS,
        MailRemark.END_WAITS,
        MailRemark.SHARE_WAITS,
        MailRemark.RESIGNATION_WAITS,
        PersonRemark.ADDRESS_WAITS,
        PersonRemark.ADDRESS_WAITS_FOR_YES,
        PersonRemark.ALSO_WAITS,
        PersonRemark.ALSO_WAITS_THERE,
        PersonRemark.ALSO_WAITS_FOR_YES,
        PersonRemark.JOINED_TO_WAIT,
        PersonRemark.WAITS_FOR_MASTER,
        PersonRemark.WAITS_FOR_MASTER_AGAIN,
        SeatRemark.PARTNER_ASKED,
        MasterRemark.SWAP_ASKED,
        MasterRemark.CO_MASTER_ASKED,
        MasterRemark.SUCCESSOR_ASKED,
        MasterRemark.AWAY_TOO_LONG,
        MasterRemark.MASTER_ASKED,
    }
)
"""Remarks: a question has been sent, and the line takes effect when it is answered."""


def _label_of_note(note: Note) -> str:
    """Return the label of a note; that of a check is the same in every language, for programs."""
    return note if note is Note.CHECK else _label("note")


def _labelled(label: str, text: str) -> list[str]:
    return list(wrapped(f"{label}: {one_line(text)}", _INDENT)) if text else [f"{_INDENT}{label}."]


# In numbers


_CHANGES_NOTHING = frozenset(
    {
        MailRemark.SIGNED_OFF,
        GameRemark.SPEAKS_FOR_POWER,
        GameRemark.SPEAKS_UNPROVEN,
        GameRemark.SPEAKS_AS_MASTER,
        GameRemark.SPEAKS_AS_PLAYER,
        GameRemark.SPEAKS_AS_PLAYER_WISHING,
        GameRemark.SPEAKS_AS_OBSERVER,
    }
)
"""What is said of lines that only say who writes, and where their mail ends."""


@dataclass(frozen=True, slots=True)
class Summary:
    """How many lines were done or taken as orders (`ordered`), how many were refused, how many wait.

    `signed_on` where someone said who they are; `shut_out` where their SIGN ON was refused and lines with it;
    `prose` where words stand in it that are meant for a human. Lines that look like orders: `left_out` where
    nothing is read, `hidden` where the email does not show them, `tried` in a trial. `units_kept` where a
    refused order was for a unit that has another; `press_asks` where a message waits for a YES; `surplus`
    where a build or removal has removed an earlier one; `lines_wait` where commands wait beside orders.
    """

    taken: int
    ordered: bool
    refused: int
    waiting: int
    signed_on: bool
    shut_out: bool
    prose: bool
    left_out: int
    hidden: int
    tried: int
    units_kept: bool
    press_asks: bool
    surplus: bool
    lines_wait: bool


def summary(reply: Reply) -> Summary:
    """Return the summary of a reply's lines."""
    done = _of(reply, Treatment.DONE, Treatment.ORDER)
    formal = [report for report in done if _is_formal(report)]
    refused, waiting = _of(reply, Treatment.REFUSED), _of(reply, Treatment.WAITING)
    keys = [report.understood.key for report in reply.lines if isinstance(report.understood, Remark)]
    return Summary(
        taken=len(done) - len(formal),
        ordered=any(report.treatment is Treatment.ORDER for report in done),
        refused=len({report.line for report in refused}),
        waiting=sum(not report.press for report in waiting),
        signed_on=bool(formal),
        shut_out=MailRemark.SIGN_ON_REFUSED in keys,
        prose=any(map(_is_prose, keys)),
        left_out=keys.count(MailRemark.ORDERS_LEFT_OUT),
        hidden=keys.count(MailRemark.ORDERS_HIDDEN),
        tried=keys.count(MailRemark.ORDERS_IN_TRIAL),
        units_kept=any(map(_keeps_unit, refused)),
        press_asks=any(report.press for report in waiting),
        surplus=any(map(_leaves_surplus, reply.lines)),
        lines_wait=any(one.lines for one in reply.kept_aside),
    )


def _keeps_unit(report: LineReport) -> bool:
    """Return whether the unit of a refused line has another order, which the line's note names."""
    keys = (said.key for _, said in report.notes if isinstance(said, Remark))
    return OrderRemark.ORDER_IN_FORCE in keys


def only_news(reports: Iterable[LineReport]) -> str:
    """Return what the only line of an email came to that did or asked for something; "" where several did.

    Lines that only say who writes, for which phase, and that what follows was asked for, are none of them.
    """
    found = [one for one in reports if one.treatment is not Treatment.IGNORED and not _says_for_what(one)]
    if len(found) != 1 or found[0].treatment not in (Treatment.DONE, Treatment.WAITING):
        return ""
    return one_line(worded(found[0].understood).text)


_SAYS_FOR_WHAT = (
    OrderRemark.ORDERS_ARE_FOR,
    MailRemark.PAGE_PROVES,
    MailRemark.COMMANDS_CONFIRMED,
    MailRemark.COMMANDS_CONFIRMED_OF_MASTER,
)


def _says_for_what(report: LineReport) -> bool:
    found = report.understood
    return _is_formal(report) or (isinstance(found, Remark) and found.key in _SAYS_FOR_WHAT)


def _is_prose(key: str) -> bool:
    return key.startswith(ProseRemark.PROSE) and key not in _NOT_JUST_WORDS


_NOT_JUST_WORDS = (ProseRemark.PROSE_ORDERS, ProseRemark.PROSE_NAMES_UNIT, ProseRemark.PROSE_NAMES_UNIT_ALONE)


def _leaves_surplus(report: LineReport) -> bool:
    return any(isinstance(one, Remark) and one.key == OrderRemark.SURPLUS_LEFT for _, one in report.notes)


def _of(reply: Reply, *treatments: Treatment) -> list[LineReport]:
    return [report for report in reply.lines if report.treatment in treatments]


def _is_formal(report: LineReport) -> bool:
    return isinstance(report.understood, Remark) and report.understood.key in _CHANGES_NOTHING
