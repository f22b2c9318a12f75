"""A private game: no line of a stranger's shows that it is there, by whatever road."""

from __future__ import annotations

import pytest

from judge.service.keeper_policy import ConfirmationPolicy
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, said
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

EVE, STRANGER = "eve@evil.example", "stranger@evil.example"
LINES = [
    "SIGN ON M {game} evepw12",
    "SIGN ON MASTER {game} evepw12",
    "SIGN ON O {game} evepw12",
    "SIGN ON Austria {game} evepw12",
    "SIGN ON England {game} evepw12",
    "SIGN ON England {game}",
    "SIGN ON Atlantis {game} evepw12",
    "SIGN ON ?{game} evepw12",
    "SIGN ON England ?{game} evepw12",
    "SIGN ON M{game} evepw12",
    "SIGN ON {game} evepw12",
    "OBSERVE {game} evepw12",
    "LIST {game}",
    "WHO GAME {game}",
    "SUMMARY {game}",
    "FORGOT PASSWORD {game}",
]


@pytest.fixture(scope="module", params=["forming", "running", "gunboat"])
def hidden(request: pytest.FixtureRequest) -> StoryJudge:
    """A private game `secretg`, beside the open `alpha`."""
    here = in_memory("opening")
    here.change_policy(confirmation=ConfirmationPolicy.NEVER)
    kind = " gunboat" if request.param == "gunboat" else ""
    here.deliver(GINA, "new", f"CREATE ?secretg gmsecret France v Austria{kind}\nSET PRIVATE\n")
    here.deliver(GINA, "in", f"SIGN ON M secretg gmsecret\nINVITE {ANNA}\n")
    here.deliver(ANNA, "in", "SIGN ON ?secretg annasecret\nSET PREFERENCE A\n")
    if request.param != "forming":
        here.deliver(GINA, "go", "SIGN ON M secretg gmsecret\nFORCE BEGIN\n")
    here.deliver(EVE, "hello", "REGISTER\nName: Eve\nEND\n")
    return here


@pytest.mark.sweep
@pytest.mark.parametrize("who", [EVE, STRANGER])
@pytest.mark.parametrize("line", LINES)
def test_a_stranger_is_told_the_same_as_of_no_game(hidden: StoryJudge, line: str, who: str) -> None:
    answers = []
    for name in ("secretg", "secretx"):
        here = twin(hidden)
        here.deliver(who, "who", line.format(game=name) + "\n")
        assert {mail["To"] for mail in here.unread} <= {who}
        answers.append(said(here, who).replace(name, "NAME"))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("command", ["CREATE", "CREATE SERIES"])
@pytest.mark.parametrize("name", ["secretg", "5ecretg", "esrcetg", "secertg"])
def test_its_name_is_refused_as_one_that_is_kept(hidden: StoryJudge, command: str, name: str) -> None:
    """Nor is a name refused as easily taken for its own."""
    answers = []
    for asked in (name, "practice-me"):
        here = twin(hidden)
        here.deliver(EVE, "new", f"{command} ?{asked} kestrel.house\n", "pass")
        answers.append(" ".join(said(here, EVE).split()).replace(asked, "NAME"))
    alike = name != "esrcetg"  # two pairs are swapped in that one
    assert (answers[0] == answers[1]) == alike
    assert "secretg" not in answers[0]


def test_who_is_in_it_signs_on_from_anywhere(hidden: StoryJudge) -> None:
    here = twin(hidden)
    here.deliver("gina@work.example", "list", "SIGN ON M secretg gmsecret\nLIST\n")
    assert says(said(here, "gina@work.example"), "speaks-as-master", game="secretg")
