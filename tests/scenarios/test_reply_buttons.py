"""The buttons of emails: the draft that each opens is sent, alone and as an answer, and does what it says."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from functools import cache
from html import unescape
from itertools import takewhile
from urllib.parse import parse_qsl, unquote, urlsplit

import pytest

from judge.game.order_style import MapForm
from judge.game.orders.outstanding import orders_missing
from judge.render.languages import languages
from judge.render.order_page.link import order_link
from judge.render.text.messages import say
from judge.render.text.reader_language import in_language
from judge.render.views.reply_buttons import MOST, away_button, vote_buttons
from judge.rules import notation
from judge.rules.phases import PhaseKind
from judge.rules.units import Power
from tests.messages import says
from tests.scenarios import played as stories
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.page_tokens import (
    SITE,
    buttons,
    by_label,
    context,
    draft,
    game,
    on_page,
    tap,
    token,
    with_site,
)
from tests.scenarios.story import StoryJudge, read, words

EDGAR, FLEUR, GERD, IRMA, ROLF, TARA = (
    "edgar@eng.example",
    "fleur@fra.example",
    "gerd@ger.example",
    "irma@ita.example",
    "rolf@rus.example",
    "tara@tur.example",
)
HOLD, REST_HOLDS = say("button-hold", others="no"), say("button-hold", others="yes")
WAIT, WAIT_NO_MORE = (say("button-wait", waits=waits) for waits in ("no", "yes"))
RETREATS, BUILDS, REMOVALS = "moments/retreats", "moments/builds", "moments/removals"


@cache
def played(story: str) -> StoryJudge:
    return stories.in_memory(story)


def at(story: str, site: str = SITE) -> StoryJudge:
    """A judge as the story leaves it, with pages on the web or (empty) without."""
    here = with_site(stories.twin(played(story)), site)
    here.says_yes = False
    return here


def ordered(judge: StoryJudge, power: Power) -> list[str]:
    return sorted(map(notation.write, game(judge).orders.get(power, ())))


ASKED = [
    ("opening", ANNA, "AUSTRIA", HOLD, ["A BUD H", "A VIE H", "F TRI H"]),
    (RETREATS, IRMA, "ITALY", say("button-retreat", unit="A Trieste", place="Vienna"), ["A TRI R VIE"]),
    (RETREATS, IRMA, "ITALY", say("button-disband", unit="A Trieste"), ["A TRI D"]),
    (RETREATS, ROLF, "RUSSIA", say("button-retreat", unit="F Rumania", place="Sevastopol"), ["F RUM R SEV"]),
    (
        BUILDS,
        ROLF,
        "RUSSIA",
        say("button-adjust", act="build", unit="F St Petersburg (south coast)"),
        ["F STP/SC B"],
    ),
    (BUILDS, ANNA, "AUSTRIA", say("button-waive", number=1), ["WAIVE"]),
    (BUILDS, TARA, "TURKEY", say("button-waive", number=2), ["WAIVE", "WAIVE"]),
    (REMOVALS, ANNA, "AUSTRIA", say("button-adjust", act="remove", unit="A Serbia"), ["A SER D"]),
]


@pytest.mark.parametrize(("story", "sender", "power", "label", "orders"), ASKED)
def test_a_tap_orders_without_a_second_exchange(
    story: str, sender: str, power: Power, label: str, orders: list[str]
) -> None:
    judge = at(story)
    tap(judge, sender, buttons(judge, sender, power)[label])
    assert ordered(judge, power) == orders
    assert "Error Flag" not in said(judge, sender)
    assert says(said(judge, sender), "page-proves")


@pytest.mark.parametrize(("story", "sender", "power", "label", "orders"), ASKED)
def test_without_a_site_it_waits_for_a_yes_and_counts_as_an_answer(
    story: str, sender: str, power: Power, label: str, orders: list[str]
) -> None:
    judge = at(story, "")
    url = buttons(judge, sender, power)[label]
    assert "PAGE" not in url
    tap(judge, sender, url)
    assert ordered(judge, power) == []
    judge.reply(sender, judge.last(sender, "alpha"), "YES")
    assert ordered(judge, power) == orders
    judge = at(story, "")
    tap(judge, sender, url, answers=str(judge.last(sender, "TEST:alpha - ")["Message-ID"]))
    assert ordered(judge, power) == orders


def test_the_wait_is_set() -> None:
    judge = at("opening")
    tap(judge, ANNA, buttons(judge, ANNA, "AUSTRIA")[WAIT])
    assert game(judge).seat("AUSTRIA").wait
    assert WAIT not in buttons(judge, ANNA, "AUSTRIA")


@pytest.mark.parametrize("orders", ["", "HOLD ALL\n"])
def test_who_waits_can_take_it_back(orders: str) -> None:
    judge = with_pages()
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\nSET WAIT\n{orders}")
    found = on_page(judge.last(ANNA, "Re: "))
    assert WAIT not in found
    tap(judge, ANNA, found[WAIT_NO_MORE])
    assert not game(judge).seat("AUSTRIA").wait
    assert "Error Flag" not in said(judge, ANNA)
    tap(judge, ANNA, on_page(judge.last(ANNA, "Re: "))[WAIT])
    assert game(judge).seat("AUSTRIA").wait


def test_the_rest_holds_where_some_have_orders() -> None:
    judge = at("opening")
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    tap(judge, ANNA, buttons(judge, ANNA, "AUSTRIA")[REST_HOLDS])
    assert ordered(judge, "AUSTRIA") == ["A BUD H", "A VIE - GAL", "F TRI H"]
    assert REST_HOLDS not in buttons(judge, ANNA, "AUSTRIA")


YES = say("button-yes")


def with_pages(story: str = "opening") -> StoryJudge:
    """A judge whose emails have pages."""
    return with_site(at(story), form=MapForm.LINK)


def test_what_waits_for_a_yes_has_it_as_a_button() -> None:
    judge = with_pages()
    judge.reply(ANNA, judge.last(ANNA, "Game Starting"), "I am away from 10 Jan to 12 Jan")
    assert not game(judge).seat("AUSTRIA").absences
    asked = judge.last(ANNA)
    tap(judge, ANNA, on_page(asked)[YES])
    assert len(game(judge).seat("AUSTRIA").absences) == 1
    tap(judge, ANNA, on_page(asked)[YES])
    assert len(game(judge).seat("AUSTRIA").absences) == 1, "a second tap does nothing more"


CHANGE = say("order-page-change")


def pages_of(mail: EmailMessage) -> dict[str, str]:
    """The buttons on the page of an email that lead to an order page, by their labels."""
    page = mail.get_body(("html",))
    assert page is not None
    found = re.findall(rf'<a class="b" href="({SITE}/[^"]*)"[^>]*>(.*?)</a>', page.get_content())
    return {unescape(label): unescape(url) for url, label in found}


def test_orders_that_are_all_in_can_be_changed_on_the_order_page() -> None:
    judge = with_pages()
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert CHANGE not in pages_of(judge.last(ANNA))
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nTHE REST HOLD\n")
    (url,) = pages_of(judge.last(ANNA)).values()
    assert CHANGE in pages_of(judge.last(ANNA))
    link = dict(parse_qsl(urlsplit(url).fragment))
    assert (link["phase"], link["t"]) == ("S1901M", token(judge, "AUSTRIA", ANNA))
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha\nA Vienna - Tyrolia\nPAGE {link['t']}\n")
    assert ordered(judge, "AUSTRIA") == ["A BUD H", "A VIE - TYR", "F TRI H"]
    (url,) = pages_of(judge.last(ANNA)).values()
    changed = dict(parse_qsl(urlsplit(url).fragment))
    assert (link["orders"], changed["orders"]) == ("ABUD.AVIE-GAL.FTRI", "ABUD.AVIE-TYR.FTRI")
    assert changed["t"] == link["t"], "and once more, whose token its own email brought"


def test_the_link_tells_orders_in_force_to_nobody_but_who_leads_the_power() -> None:
    judge = with_pages()
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    (url,) = pages_of(judge.last(ANNA)).values()
    assert dict(parse_qsl(urlsplit(url).fragment))["orders"] == "AVIE-GAL"
    judge.deliver(GINA, "orders", "SIGN ON M alpha gmword\nBECOME Austria\nA Bud - Ser\nSIGN OFF\n")
    assert "orders=" not in words(judge.last(GINA, "Re: "))
    assert not any("orders=" in url for url in pages_of(judge.last(GINA, "Re: ")).values())
    assert "orders=" not in order_link(game(judge))
    assert "orders=" not in order_link(game(judge), "AUSTRIA")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("A(Vie)-Gal", "AVIE-GAL"),
        ("a(vie) - gal", "AVIE-GAL"),
        ("A(Vie)-Lon", "AVIE-LON"),
        ("A(Vie)S A(Bud)H", "AVIE_ABUD"),
        ("A(Vie)S A(Bud)-Gal", "AVIE_ABUD-GAL"),
        ("A(Vie)S (RUSSIA) A(War)-Gal", ""),
        ("A(Vie)S (RUSSIA) A(Bud)H", ""),
        ("A(Vie)S (ITALY) A(Ser)-Gal", ""),
    ],
)
def test_in_illegal_gunboat_a_link_tells_what_the_page_would_write_alike(line: str, told: str) -> None:
    """There a line is a message as it was typed."""
    judge = stories.in_memory("parts/illegal-start")
    judge.says_yes = False
    judge.deliver(ANNA, "orders", f"SIGN ON Austria mute swordA9\n{line}\n")
    assert game(judge, "mute").orders["AUSTRIA"]
    fragment = dict(parse_qsl(urlsplit(order_link(game(judge, "mute"), "AUSTRIA", leads=True)).fragment))
    assert fragment.get("orders", "") == told


def test_what_cannot_be_changed_any_more_has_no_button() -> None:
    judge = with_pages()
    judge.deliver(GINA, "late orders", "SIGN ON M alpha gmword\nSET NO LATE ORDERS\n")
    replies = []
    for now in (judge.now, datetime(2026, 1, 8, 12, tzinfo=UTC)):
        judge.now = now
        judge.tick(None)
        judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nHOLD ALL\n")
        replies.append(judge.last(ANNA, "Re: "))
    in_time, late = replies
    assert CHANGE in pages_of(in_time)
    assert says(words(late), "reply-still-complete", lines=1)
    assert pages_of(late) == {}


def test_an_email_on_hold_has_a_yes_as_a_button() -> None:
    judge = with_pages()
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n")
    tap(judge, ANNA, on_page(judge.last(ANNA, "Proposal"))[say("button-vote", vote="yes", number=1)])
    assert "AUSTRIA" not in game(judge).proposals[0].votes
    tap(judge, ANNA, on_page(judge.last(ANNA, "Please confirm"))[YES])
    assert game(judge).proposals[0].votes["AUSTRIA"].value == "yes"


def test_what_cannot_be_undone_has_no_yes_as_a_button() -> None:
    judge = with_pages()
    judge.deliver(ANNA, "TEST:alpha - S1901M", "SIGN ON Austria alpha\nRESIGN\n")
    assert YES not in on_page(judge.last(ANNA, "Please confirm"))


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        ("A Vie - Gal\nF Tri - Alb\n", ("A Vie - Gal", "F Tri - Alb")),
        ("A Vie - Gal\n", ("Army Vienna -&gt; Galicia",)),
        ("SET WAIT\n", ("SET WAIT",)),
        ("PRESS TO E\nHello\nENDPRESS\n" * 6 + "SET NOWAIT\n", ("PRESS TO E", "SET NOWAIT")),
    ],
)
def test_what_is_asked_stands_above_the_yes(lines: str, asked: tuple[str, ...]) -> None:
    """Somebody else may have written it in the reader's name."""
    judge = with_pages()
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha\n{lines}")
    [mail] = [one for one in judge.unread if YES in on_page(one)]
    page = mail.get_body(("html",))
    assert page is not None
    text = page.get_content()
    for line in asked:
        assert text.index(line) < text.index(f">{YES}<"), line


def test_who_is_asked_nothing_has_no_yes_as_a_button() -> None:
    judge = with_pages()
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert YES not in on_page(judge.last(ANNA))


def test_the_words_on_the_yes_button_are_no_yes() -> None:
    """A program may put the words of a page into an answer, without any mark of a quote."""
    for code in languages():
        with in_language(code):
            label = say("button-yes")
        judge = with_pages()
        judge.reply(ANNA, judge.last(ANNA, "Game Starting"), "I am away from 10 Jan to 12 Jan")
        asked = judge.last(ANNA)
        judge.deliver(
            ANNA, f"Re: {asked['Subject']}", f"What is this?\n{label}\n", answers=str(asked["Message-ID"])
        )
        assert not game(judge).seat("AUSTRIA").absences, code


def test_an_old_button_orders_nothing() -> None:
    judge = at("opening")
    url = buttons(judge, ANNA, "AUSTRIA")[HOLD]
    judge.deliver(GINA, "now", "SIGN ON malpha gmword\nPROCESS S1901M NOW\n")
    before = game(judge)
    tap(judge, ANNA, url)
    assert (game(judge).phase, game(judge).orders) == (before.phase, before.orders)


def test_a_tap_after_another_takes_its_place() -> None:
    judge = at(RETREATS)
    found = buttons(judge, IRMA, "ITALY")
    tap(judge, IRMA, found[say("button-retreat", unit="A Trieste", place="Vienna")])
    tap(judge, IRMA, found[say("button-disband", unit="A Trieste")])
    assert ordered(judge, "ITALY") == ["A TRI D"]


def test_a_vote_is_a_draft_that_waits_for_a_yes_unless_it_is_an_answer() -> None:
    judge = at("opening")
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n")
    found = by_label(vote_buttons(context(judge, ANNA, "AUSTRIA"), game(judge), 1))
    assert list(found) == [say("button-vote", vote=one, number=1) for one in ("yes", "no", "abstain")]
    assert not any("PAGE" in url for url in found.values())
    tap(judge, ANNA, found[say("button-vote", vote="yes", number=1)])
    assert "AUSTRIA" not in game(judge).proposals[0].votes
    judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "YES")
    assert game(judge).proposals[0].votes["AUSTRIA"].value == "yes"
    tap(
        judge,
        ANNA,
        found[say("button-vote", vote="abstain", number=1)],
        answers=str(judge.last(ANNA, "alpha")["Message-ID"]),
    )
    assert game(judge).proposals[0].votes["AUSTRIA"].value == "abstain"


@pytest.mark.parametrize(
    ("evidence", "border", "answers", "counts"),
    [
        ("", "", False, False),
        ("", "", True, True),
        ("", "pass", False, False),
        ("", "pass", True, True),
        ("EITHER", "", False, False),
        ("EITHER", "", True, True),
        ("EITHER", "pass", False, True),
        ("EITHER", "fail", False, False),
        ("PASSWORD", "pass", False, False),
        ("PASSWORD", "pass", True, False),
        ("BOTH", "pass", False, False),
        ("BOTH", "pass", True, False),
    ],
)
@pytest.mark.parametrize("paged", [False, True])
def test_a_vote_needs_a_second_step_unless_the_game_believes_who_sent_it(
    evidence: str, border: str, answers: bool, counts: bool, paged: bool
) -> None:
    """A draft is as good as a typed email: as a reply, or by EVIDENCE EITHER and a border that vouches.

    The token of the order page proves no vote.
    """
    judge = at("opening")
    if evidence:
        judge.deliver(GINA, "settings", f"SIGN ON malpha gmword\nSET EVIDENCE {evidence}\n", "pass")
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n", "pass")
    url = by_label(vote_buttons(context(judge, ANNA, "AUSTRIA"), game(judge), 1))[
        say("button-vote", vote="yes", number=1)
    ]
    url += f"PAGE%20{token(judge, 'AUSTRIA', ANNA)}%0D%0A" if paged else ""
    answered = str(judge.last(ANNA, "alpha")["Message-ID"]) if answers else ""
    tap(judge, ANNA, url, answers=answered, verdict=border)
    assert ("AUSTRIA" in game(judge).proposals[0].votes) == counts


@pytest.mark.parametrize("answers", [False, True])
def test_an_absence_waits_for_a_yes_unless_it_is_an_answer(answers: bool) -> None:
    judge = at("opening")
    [url] = by_label(away_button(context(judge, ANNA, "AUSTRIA"), game(judge))).values()
    _, body = draft(url)
    assert body == "SIGN ON Austria alpha\nAWAY 5 Jan TO 11 Jan\n"
    starting = str(judge.last(ANNA, "Game Starting")["Message-ID"])
    tap(judge, ANNA, url, answers=starting if answers else "")
    if not answers:
        clock = game(judge).clock
        assert clock is not None
        assert clock.deadline < judge.now + timedelta(days=7)
        judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "YES")
    clock = game(judge).clock
    assert clock is not None
    assert clock.deadline > judge.now + timedelta(days=7), "which is moved behind it"


NEED_CONFIRM = ["RESIGN", "VOTE YES 1\nRESIGN", "PARTNER fleur@fra.example"]


@pytest.mark.parametrize("lines", NEED_CONFIRM)
def test_what_cannot_be_undone_needs_confirm(lines: str) -> None:
    judge = at("opening")
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n")
    before = game(judge).number
    judge.deliver(ANNA, "TEST:alpha - S1901M", f"SIGN ON Austria alpha\n{lines}\n")
    judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "YES")
    assert says(said(judge, ANNA), "yes-too-little")
    assert game(judge).number == before


def test_a_yes_is_too_little_where_a_reply_is() -> None:
    judge = at("opening")
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n")
    judge.deliver(GINA, "settings", "SIGN ON malpha gmword\nSET EVIDENCE PASSWORD\n")
    judge.deliver(ANNA, "TEST:alpha - S1901M", "SIGN ON Austria alpha\nVOTE YES 1\n")
    judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "YES")
    assert says(said(judge, ANNA), "yes-too-little")
    assert "AUSTRIA" not in game(judge).proposals[0].votes


def test_a_yes_is_too_little_once_a_reply_is() -> None:
    judge = at("opening")
    judge.deliver(EDGAR, "draw", "SIGN ON England alpha swordE\nPROPOSE DRAW\n")
    judge.deliver(ANNA, "TEST:alpha - S1901M", "SIGN ON Austria alpha\nVOTE YES 1\n")
    judge.deliver(GINA, "settings", "SIGN ON malpha gmword\nSET EVIDENCE PASSWORD\n")
    judge.reply(ANNA, judge.last(ANNA, "Please confirm"), "YES")
    assert "AUSTRIA" not in game(judge).proposals[0].votes
    assert says(said(judge, ANNA), "seat-needs-confirmation")


def test_every_draft_is_one_that_all_programs_open() -> None:
    judge = at(BUILDS)
    senders = {facts.code: judge.leaders[facts.name[0]][0] for facts in game(judge).variant.powers}
    for power, sender in senders.items():
        found = buttons(judge, sender, power)
        assert len(found) <= MOST
        for url in found.values():
            if url.startswith(SITE):
                continue
            assert len(url) < 1000
            assert "%0D%0A" in url
            assert "\n" not in url
            subject, body = draft(url)
            assert subject == "TEST:alpha - F1901B orders"
            assert body.startswith("SIGN ON ")
            assert " " not in url
            assert unquote(url)


def test_with_more_choices_than_there_is_room_for_the_page_has_them() -> None:
    judge = at(BUILDS)
    assert len(buttons(judge, EDGAR, "ENGLAND")) == MOST
    assert list(buttons(judge, GERD, "GERMANY"))[1:3] == [
        say("button-adjust", act="build", unit="A Berlin"),
        say("button-adjust", act="build", unit="F Berlin"),
    ]
    assert next(iter(buttons(judge, ANNA, "AUSTRIA"))) == say("order-page-link")
    many = at(RETREATS)
    with_two = at("moments/second-year")
    assert list(buttons(with_two, FLEUR, "FRANCE"))[1] == HOLD
    assert len(buttons(many, GERD, "GERMANY")) == MOST


def test_nobody_has_buttons_for_what_is_not_asked_of_them() -> None:
    judge = at(RETREATS)
    phase = game(judge).phase
    assert phase is not None
    assert phase.kind is PhaseKind.RETREAT
    assert orders_missing(game(judge), "ENGLAND") == 0
    assert buttons(judge, EDGAR, "ENGLAND") == {}
    assert buttons(judge, EDGAR, "AUSTRIA") == {}, "nor for a power of another's"
    assert buttons(judge, GINA, "AUSTRIA") == {}


def test_in_illegal_gunboat_each_unit_holds_in_a_line_of_its_own(story: StoryJudge) -> None:
    judge = with_site(story)
    judge.take(takewhile(lambda step: step.text != "anna@aus.example: orders", read("illegal")))
    url = buttons(judge, ANNA, "AUSTRIA", "mute")[HOLD]
    assert draft(url)[1].splitlines()[2:5] == ["A(BUD)H", "A(VIE)H", "F(TRI)H"]
    tap(judge, ANNA, url)
    given = sorted(map(notation.write, game(judge, "mute").orders["AUSTRIA"]))
    assert given == ["A BUD H", "A VIE H", "F TRI H"]
