"""The link to the order page in emails that ask for orders, where the judge has pages on the web."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from tests.scenarios.story import StoryJudge, words
from tests.servers import sqlite
from tests.services import JUDGE_INFO, services_on

SITE = "https://judge.example.org"


@pytest.fixture(params=[SITE, ""])
def judge(request: pytest.FixtureRequest, tmp_path: Path) -> StoryJudge:
    """A judge with pages on the web, and one without."""
    info = replace(JUDGE_INFO, site=request.param)
    return StoryJudge(services_on(sqlite.fresh(tmp_path / "judge.db"), judge_info=info))


def links(judge: StoryJudge, to: str, subject: str) -> list[dict[str, str]]:
    """What the links of an email say behind their #."""
    lines = words(judge.last(to, subject)).splitlines()
    pages = [line for line in lines if line.startswith(f"{SITE}/order/standard.html#")]
    return [dict(parse_qsl(urlsplit(page).fragment, strict_parsing=True)) for page in pages]


@pytest.mark.parametrize("judge", [SITE], indirect=True)
def test_an_email_that_asks_for_orders_leads_to_the_page_with_the_readers_power(judge: StoryJudge) -> None:
    judge.play("year")
    [retreat] = links(judge, "anna@aus.example", "TEST:alpha - F1901M Results")
    assert (retreat["phase"], retreat["power"]) == ("F1901R", "A")
    assert retreat["retreats"] == "A.FTRI-ADR-ALB"
    [removal] = links(judge, "anna@aus.example", "TEST:alpha - F1901R Results")
    assert removal["builds"] == "A.-1"
    assert links(judge, "gina@gm.example", "TEST:alpha - F1901M Results") == [], "the GM orders nothing"
    assert links(judge, "edgar@eng.example", "TEST:alpha - F1901M Results") == [], "nor who need not retreat"


@pytest.mark.parametrize("judge", [SITE], indirect=True)
def test_the_link_says_in_which_language_its_reader_has_emails(judge: StoryJudge) -> None:
    judge.play("opening")
    judge.deliver("anna@aus.example", "x", "SET LANGUAGE Deutsch\n", "pass")
    judge.deliver("gina@gm.example", "x", "SIGN ON M alpha gmword\nPROCESS S1901M NOW\n", "pass")
    [anna] = links(judge, "anna@aus.example", "TEST:alpha - S1901M")
    [edgar] = links(judge, "edgar@eng.example", "TEST:alpha - S1901M Results")
    assert (anna["l"], edgar["l"]) == ("de", "en")


@pytest.mark.parametrize("judge", [""], indirect=True)
def test_without_pages_on_the_web_no_email_has_a_link(judge: StoryJudge) -> None:
    judge.play("opening")
    assert [mail for mail in judge.sent if "order/" in words(mail)] == []


@pytest.mark.parametrize("judge", [SITE], indirect=True)
def test_in_a_blind_game_the_link_has_what_its_reader_sees(judge: StoryJudge) -> None:
    judge.play("blind")
    [anna] = links(judge, "anna@aus.example", "TEST:dark - S1901M Game Starting")
    assert (anna["power"], anna["units"]) == ("A", "A.ABUD.AVIE.FTRI~I.AVEN")
    assert anna["centres"] == "A.BUD.TRI.VIE~I.VEN", "no owner who is not known"
    [edgar] = links(judge, "edgar@eng.example", "TEST:dark - S1901M Game Starting")
    assert edgar["units"] == "E.ALVP.FEDI.FLON"
