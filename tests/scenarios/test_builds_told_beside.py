"""Builds that a sentence tells beside orders: they wait for a YES, or are rejected with their lines."""

from __future__ import annotations

import pytest

from tests.messages import says
from tests.scenarios.alpha import orders_in_force, said
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

FALL, RETREATS = "moments/fall", "moments/retreats"


def after(moment: str, power: str, text: str) -> StoryJudge:
    """The judge after an email of a power's leader, who answers nothing by himself."""
    judge = in_memory(moment)
    judge.says_yes = False
    address, password = judge.leaders[power[0]]
    judge.deliver(address, "orders", f"SIGN ON {power[0]} alpha {password}\n{text}\n")
    return judge


def kept(judge: StoryJudge, power: str) -> list[str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return sorted(one.line for one in game.ahead.get(power, ()))


@pytest.mark.parametrize(
    ("moment", "power", "text", "orders", "builds"),
    [
        (
            FALL,
            "ENGLAND",
            "F Nth H, A Yor - Edi, F Nwg - Nwy. In winter I build a fleet in London.",
            ["A YOR - EDI", "F NTH H", "F NWG - NWY"],
            ["BUILD F LON"],
        ),
        (
            FALL,
            "RUSSIA",
            "RUM H, GAL H, UKR S RUM, BOT-SWE. Blir det ett bygge tar jag en flotta i Sevastopol.",
            ["A GAL H", "A UKR S F RUM", "F BOT - SWE", "F RUM H"],
            ["BUILD F SEV"],
        ),
        (
            FALL,
            "FRANCE",
            "Pic-Bur, Gas S Pic-Bur, MAO-Por. Får jeg et byg, så tager jeg en flåde i Brest.",
            ["A GAS S A PIC - BUR", "A PIC - BUR", "F MAO - POR"],
            ["BUILD F BRE"],
        ),
        (
            RETREATS,
            "ITALY",
            "Disband Trieste. And in winter build F Naples and A Rome please.",
            ["A TRI D"],
            ["BUILD A ROM", "BUILD F NAP"],
        ),
        (
            RETREATS,
            "ITALY",
            "Sciolgo Trieste. In inverno costruisco F Napoli e A Roma.",
            ["A TRI D"],
            ["BUILD A ROM", "BUILD F NAP"],
        ),
        (
            RETREATS,
            "GERMANY",
            "Burgund geht nach München. Im Winter baue ich eine Armee in Kiel und eine Flotte in Berlin.",
            ["A BUR R MUN"],
            ["BUILD A KIE", "BUILD F BER"],
        ),
        (
            RETREATS,
            "RUSSIA",
            "De vloot trekt zich terug naar Sevastopol. Daarna bouw ik een leger in Moskou.",
            ["F RUM R SEV"],
            ["BUILD A MOS"],
        ),
        (
            RETREATS,
            "ITALY",
            "Trieste til Wien. Til vinter bygger jeg en hær i Rom og en flåde i Napoli, tak.",
            ["A TRI R VIE"],
            ["BUILD A ROM", "BUILD F NAP"],
        ),
    ],
)
def test_builds_beside_orders_wait_for_a_yes(
    moment: str, power: str, text: str, orders: list[str], builds: list[str]
) -> None:
    judge = after(moment, power, text)
    address = judge.leaders[power[0]][0]
    assert orders_in_force(judge, power) == orders
    assert "[Error Flag]" in said(judge, address)
    assert kept(judge, power) == []
    judge.reply(address, judge.last(address), "Yes")
    assert kept(judge, power) == builds
    assert orders_in_force(judge, power) == orders


@pytest.mark.parametrize(
    ("moment", "power", "text", "word", "builds"),
    [
        (
            FALL,
            "ENGLAND",
            "Mocht Noorwegen lukken, dan bouw ik een vloot in Londen.",
            "mocht",
            ("BUILD F LON",),
        ),
        (
            FALL,
            "GERMANY",
            "Burgund hält. Falls Holland klappt, baue ich eine Flotte in Kiel.",
            "falls",
            ("BUILD F KIE",),
        ),
        (FALL, "ENGLAND", "Om Norge går vägen bygger jag en flotta i London.", "om", ("BUILD F LON",)),
        (
            FALL,
            "ENGLAND",
            "Should Norway succeed, I build a fleet in London, if not then nothing is needed.",
            "if not",
            ("BUILD F LON",),
        ),
        (
            RETREATS,
            "ITALY",
            "Triest naar Wenen. In de winter bouw ik een vloot in Napels als dat mag, en een leger in Rome.",
            "als",
            ("BUILD F NAP", "BUILD A ROM"),
        ),
    ],
)
def test_a_build_on_a_condition_is_rejected_with_the_line_for_it(
    moment: str, power: str, text: str, word: str, builds: tuple[str, ...]
) -> None:
    judge = after(moment, power, text)
    told = said(judge, judge.leaders[power[0]][0])
    assert "[Error Flag]" in told
    assert says(told, "orders-on-condition", words=word)
    assert says(told, "orders-on-condition.hint", orders=builds)
    judge.reply(judge.leaders[power[0]][0], judge.last(judge.leaders[power[0]][0]), "Yes")
    assert kept(judge, power) == []


def test_one_of_two_builds_is_no_retreat_and_named_as_not_accepted() -> None:
    judge = after(
        RETREATS,
        "RUSSIA",
        "Flottan drar sig tillbaka till Sevastopol. Bygg sedan en armé i Moskva eller Warszawa.",
    )
    told = said(judge, judge.leaders["R"][0])
    assert orders_in_force(judge, "RUSSIA") == ["F RUM R SEV"]
    assert says(told, "orders-beside-words", words="eller", orders=("BUILD A MOS",))


@pytest.mark.parametrize(
    "text",
    [
        "New orders: army Vienna to Galicia. Fleet Trieste to Albania.",
        "A new idea: army Vienna to Galicia. The fleet in Trieste to Albania.",
    ],
)
def test_words_for_something_new_are_no_builds(text: str) -> None:
    judge = after("opening", "AUSTRIA", text)
    judge.reply(judge.leaders["A"][0], judge.last(judge.leaders["A"][0]), "Yes")
    assert kept(judge, "AUSTRIA") == []
    assert {"A VIE - GAL", "F TRI - ALB"} >= set(orders_in_force(judge, "AUSTRIA"))


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Gal. Irma will build a fleet in Naples if she gets Tunis.",
        "A Vie - Gal. Last year I built an army in Vienna.",
        "A Vie - Gal. Will you build an army in Vienna or Budapest?",
    ],
)
def test_talk_of_builds_rejects_nothing(text: str) -> None:
    judge = after("opening", "AUSTRIA", text)
    told = said(judge, judge.leaders["A"][0])
    assert orders_in_force(judge, "AUSTRIA") == ["A VIE - GAL"]
    assert "BUILD" not in told.replace("Retreats or builds", "")
    assert kept(judge, "AUSTRIA") == []
