"""Second thoughts in a later email, and in the same one: what is certain counts, the rest is asked about."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.messages import says
from tests.rows import each_row
from tests.scenarios.alpha import ANNA, orders_in_force, text_of
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

GERD = "gerd@ger.example"
SIGN_ON = "SIGN ON Germany alpha swordG\n"
BEFORE = "A Mun - Bur\nA Ber - Kie\nF Kie - Den"
OTHERS = ["A BER - KIE", "F KIE - DEN"]
ROWS = tomllib.loads((Path(__file__).parents[1] / "data" / "corrections.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def ordered() -> StoryJudge:
    """The game, with Germany's orders."""
    judge = in_memory("opening")
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n")
    return judge


def _comes_to(judge: StoryJudge) -> tuple[list[str], list[str]]:
    """Germany's orders after its email, and after a YES to the answer."""
    at_once = orders_in_force(judge, "GERMANY")
    judge.reply(GERD, judge.last(GERD), "Yes")
    return at_once, orders_in_force(judge, "GERMANY")


@pytest.mark.sweep
@pytest.mark.parametrize("row", ROWS["correction"], ids=lambda row: row["text"])
def test_a_second_thought_comes_to_its_order(ordered: StoryJudge, row: dict[str, Any]) -> None:
    judge = twin(ordered)
    judge.reply(GERD, judge.last(GERD), row["text"])
    at_once, then = _comes_to(judge)
    before = sorted(["A MUN - BUR", *OTHERS])
    meant = sorted([row.get("order", "A MUN - BUR"), *OTHERS])
    assert at_once in (before, meant)
    assert (then == meant) is not row.get("known_miss", False)
    assert then in (before, meant)


@pytest.mark.parametrize("row", ROWS["correction"][:12], ids=lambda row: row["text"])
def test_in_the_same_email_too(row: dict[str, Any]) -> None:
    judge = in_memory("opening")
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\n{row['text']}\n")
    _, then = _comes_to(judge)
    assert then == sorted([row["order"], *OTHERS])


@pytest.mark.parametrize("text", [*ROWS["told"]["below"], *ROWS["told"]["held_out"]])
def test_what_only_tells_of_a_move_leaves_the_order_above_it(opening: StoryJudge, text: str) -> None:
    opening.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\n{text}\n")
    at_once, then = _comes_to(opening)
    assert at_once == then == sorted(["A MUN - BUR", *OTHERS])


@cache
def _before(of: str) -> StoryJudge:
    """The game in a retreat or a winter, with the orders that are corrected."""
    kind = ROWS["of"][of]
    judge = in_memory(kind["moment"])
    address, password = judge.leaders[kind["letter"]]
    lines = "\n".join(kind["before"])
    judge.deliver(address, "orders", f"SIGN ON {kind['letter']} alpha {password}\n{lines}\n")
    assert orders_in_force(judge, kind["power"]) == kind["before"]
    return judge


@pytest.mark.sweep
@pytest.mark.parametrize("row", ROWS["later"], ids=lambda row: row["text"])
def test_a_second_thought_in_retreats_and_builds(row: dict[str, Any]) -> None:
    kind, judge = ROWS["of"][row["of"]], twin(_before(row["of"]))
    address, _ = judge.leaders[kind["letter"]]
    judge.reply(address, judge.last(address), row["text"])
    at_once = orders_in_force(judge, kind["power"])
    flag = "[Error Flag]" in str(judge.last(address)["Subject"])
    judge.reply(address, judge.last(address), "Yes")
    meant = row.get("orders", kind["before"])
    assert orders_in_force(judge, kind["power"]) == meant
    assert at_once == meant or (at_once == kind["before"] and flag)
    assert flag or not row.get("asked", False)


@pytest.mark.parametrize("row", [one for one in ROWS["later"] if one["of"] == "build"][:8])
def test_a_second_thought_about_builds_in_the_same_email(row: dict[str, Any]) -> None:
    kind = ROWS["of"]["build"]
    judge = in_memory(kind["moment"])
    address, password = judge.leaders["T"]
    lines = "\n".join(kind["before"])
    judge.deliver(address, "orders", f"SIGN ON T alpha {password}\n{lines}\n\n{row['text']}\n")
    judge.reply(address, judge.last(address), "Yes")
    assert orders_in_force(judge, "TURKEY") == row["orders"]


@each_row("row", ROWS["declined"])
def test_a_no_to_a_correction_gives_the_order_again_that_it_corrected(row: dict[str, Any]) -> None:
    judge = in_memory("opening")
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\n{row['text']}\n")
    assert orders_in_force(judge, "GERMANY") == OTHERS
    judge.reply(GERD, judge.last(GERD), row["no"])
    assert orders_in_force(judge, "GERMANY") == sorted(["A MUN - BUR", *OTHERS])
    assert "Germany: Army Munich -> Burgundy." in text_of(judge.last(GERD))


@each_row(
    ("no", "order"),
    [
        ("No.\nA Mun - Tyr", ["A MUN - TYR"]),
        ("A Mun - Tyr\nno", []),  # the no may be about the order, which waits for a YES
        ("No, hold Munich", ["A MUN H"]),
    ],
)
def test_a_no_beside_another_order_gives_nothing_again(no: str, order: list[str]) -> None:
    judge = in_memory("opening")
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\nSorry, Ruhr, not Burgundy\n")
    judge.reply(GERD, judge.last(GERD), no)
    assert orders_in_force(judge, "GERMANY") == sorted([*order, *OTHERS])


def test_a_no_gives_nothing_again_that_a_later_email_has_ordered_otherwise() -> None:
    judge = in_memory("opening")
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\nSorry, Ruhr, not Burgundy\n")
    asked = judge.last(GERD)
    judge.deliver(GERD, "orders", f"{SIGN_ON}A Mun H\n")
    judge.reply(GERD, asked, "no")
    assert orders_in_force(judge, "GERMANY") == sorted(["A MUN H", *OTHERS])
    assert "[Error Flag]" not in str(judge.last(GERD)["Subject"])


def test_a_yes_to_one_correction_and_a_no_to_the_other_give_the_other_order_again() -> None:
    judge = in_memory("opening")
    below = "Sorry, Ruhr, not Burgundy\nSorry, Holland, not Denmark"
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\n\n{below}\n")
    assert orders_in_force(judge, "GERMANY") == ["A BER - KIE"]
    judge.reply(GERD, judge.last(GERD), "yes to Holland, no to Ruhr")
    assert orders_in_force(judge, "GERMANY") == ["A BER - KIE", "A MUN - BUR", "F KIE - HOL"]


@each_row("text", ["Smyrna instead of Ankara", "No build in Ankara after all", "Make it Smyrna, not Ankara"])
def test_a_no_to_other_builds_gives_the_builds_again(text: str) -> None:
    judge, kind = in_memory(ROWS["of"]["build"]["moment"]), ROWS["of"]["build"]
    address, password = judge.leaders["T"]
    lines = "\n".join(kind["before"])
    judge.deliver(address, "orders", f"SIGN ON T alpha {password}\n{lines}\n\n{text}\n")
    assert orders_in_force(judge, "TURKEY") != kind["before"]
    judge.reply(address, judge.last(address), "No")
    assert orders_in_force(judge, "TURKEY") == kind["before"]


@pytest.mark.parametrize("row", ROWS["within"], ids=lambda row: row["text"])
def test_a_correction_takes_the_order_that_it_corrects_and_no_other(row: dict[str, Any]) -> None:
    judge = in_memory("opening")
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{row['text']}\n")
    assert orders_in_force(judge, "AUSTRIA") == row["orders"]
    judge.reply(ANNA, judge.last(ANNA), "Yes")
    assert orders_in_force(judge, "AUSTRIA") == row["then"]


@pytest.mark.parametrize("words", ROWS["last"]["words"])
def test_words_for_the_last_order_take_back_that_one_alone(words: str) -> None:
    judge = in_memory("opening")
    above = "A Bud - Ser\nF Tri - Alb\nA Vie - Gal\n"
    judge.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{above}{words}\n")
    assert orders_in_force(judge, "AUSTRIA") == ["A BUD - SER", "F TRI - ALB"]


def test_the_order_stands_until_the_yes_and_the_answer_says_so(ordered: StoryJudge) -> None:
    judge = twin(ordered)
    judge.reply(GERD, judge.last(GERD), "Sorry, Ruhr, not Burgundy")
    told = " ".join(f"{judge.last(GERD)['Subject']} {judge.last(GERD).get_content()}".split())
    assert "[Error Flag]" in told
    assert "Did you mean A MUN - RUH?" in told
    assert says(told, "order-in-force", order="Army Munich -> Burgundy")
    assert "A MUN - BUR" in orders_in_force(judge, "GERMANY")


@pytest.mark.parametrize(
    ("text", "flag"),
    [
        ("Munich is a lovely town in spring", True),
        ("What a pity about Munich", False),
        ("Ich mag München", False),
        ("Munich and Tyrolia, what a story", True),
    ],
)
def test_a_sentence_that_names_the_unit_is_never_just_words(
    ordered: StoryJudge, text: str, flag: bool
) -> None:
    judge = twin(ordered)
    judge.reply(GERD, judge.last(GERD), text)
    told = " ".join(f"{judge.last(GERD)['Subject']} {judge.last(GERD).get_content()}".split())
    assert ("[Error Flag]" in told) is flag
    assert not says(told, "reply-prose")
    assert "PRESS TO M" not in told


@pytest.mark.parametrize(
    ("kind", "letter", "power", "before", "order"),
    [
        ("army", "E", "ENGLAND", ["A LVP - YOR", "F EDI - NWG", "F LON - NTH"], "A LVP - EDI"),
        ("fleet", "T", "TURKEY", ["F ANK - BLA", "A CON - BUL", "A SMY - ARM"], "F ANK - CON"),
    ],
)
def test_a_place_of_another_unit_may_be_the_new_goal_of_the_kind_that_is_named(
    kind: str, letter: str, power: str, before: list[str], order: str
) -> None:
    judge = in_memory("opening")
    address, password = judge.leaders[letter]
    lines = "\n".join(before)
    judge.deliver(address, "orders", f"SIGN ON {letter} alpha {password}\n{lines}\n")
    wrong = {}
    for text in ROWS["of_kind"][kind]:
        asked = twin(judge)
        asked.reply(address, asked.last(address), text)
        at_once = orders_in_force(asked, power)
        asked.reply(address, asked.last(address), "Yes")
        then, meant = orders_in_force(asked, power), sorted([order, *before[1:]])
        if then != meant or at_once not in (meant, sorted(before)):
            wrong[text] = [at_once, then]
    assert wrong == {}


@pytest.mark.parametrize("text", ["Don't laugh!", "Don't be too hard on me!", "Not very original, I know."])
def test_a_no_about_something_else_keeps_the_orders_before_it_until_a_yes(
    opening: StoryJudge, text: str
) -> None:
    opening.deliver(GERD, "orders", f"{SIGN_ON}Mun - Bur, Ber - Kie, Kie - Den. {text}\n")
    at_once, then = _comes_to(opening)
    assert at_once == []
    assert then == sorted(["A MUN - BUR", *OTHERS])


WITHDRAWN = (
    "Cancel Munich. A Ber - Sil",
    "Cancel Munich, A Ber - Sil",
    "Cancel Burgundy. A Ber - Sil",
    "Cancel my Munich move: A Ber - Sil",
    "Vergiss München. A Ber - Sil",
    "Annule Munich, A Ber - Sil",
    "Olvida Múnich, A Ber - Sil",
    "Dimentica Monaco. A Ber - Sil",
    "Vergeet München, A Ber - Sil",
    "Anuluj Monachium, A Ber - Sil",
    "Esquece Munique. A Ber - Sil",
    "Glöm München. A Ber - Sil",
    "Glem München, A Ber - Sil",
)
"""Lines that take back the order for Munich, and then order Berlin."""


@pytest.mark.parametrize("text", WITHDRAWN)
def test_a_unit_that_is_taken_back_before_another_order_is_asked_about(
    ordered: StoryJudge, text: str
) -> None:
    judge = twin(ordered)
    judge.says_yes = False
    judge.deliver(GERD, "change", f"{SIGN_ON}{text}\n")
    before = ["A BER - SIL", "A MUN - BUR", "F KIE - DEN"]
    assert _comes_to(judge) == (before, ["A BER - SIL", "A MUN H", "F KIE - DEN"])


@pytest.mark.parametrize(
    "text", ["Cancel Munich. A Mun - Ruh", "Cancel Burgundy, A Mun - Ruh", "Vergiss Burgund. A Mun - Ruh"]
)
def test_a_unit_that_is_taken_back_and_ordered_anew_has_its_new_order(ordered: StoryJudge, text: str) -> None:
    judge = twin(ordered)
    judge.deliver(GERD, "change", f"{SIGN_ON}{text}\n")
    assert orders_in_force(judge, "GERMANY") == ["A BER - KIE", "A MUN - RUH", "F KIE - DEN"]
    assert "[Error Flag]" not in str(judge.last(GERD)["Subject"])


@pytest.mark.parametrize("text", ["Cancel Munich", "Cancel Burgundy"])
def test_cancel_with_a_place_takes_its_order_back(ordered: StoryJudge, text: str) -> None:
    judge = twin(ordered)
    judge.says_yes = False
    judge.deliver(GERD, "change", f"{SIGN_ON}{text}\n")
    assert text in text_of(judge.last(GERD))
    assert _comes_to(judge) == (
        ["A BER - KIE", "A MUN - BUR", "F KIE - DEN"],
        [*OTHERS[:1], "A MUN H", *OTHERS[1:]],
    )


REPLACED = (
    "Replace A Mun - Bur with A Mun - Ruh",
    "Ersetze A Mun - Bur durch A Mun - Ruh",
    "Remplace A Mun - Bur par A Mun - Ruh",
    "Reemplaza A Mun - Bur por A Mun - Ruh",
    "Sostituisci A Mun - Bur con A Mun - Ruh",
    "Vervang A Mun - Bur door A Mun - Ruh",
    "Zastąp A Mun - Bur rozkazem A Mun - Ruh",
    "Substitui A Mun - Bur por A Mun - Ruh",
    "Ersätt A Mun - Bur med A Mun - Ruh",
    "Erstat A Mun - Bur med A Mun - Ruh",
)
EXCHANGED = (
    "Swap Munich and Berlin",
    "Swap the orders of Munich and Berlin",
    "Tausche München und Berlin",
    "Échange Munich et Berlin",
    "Intercambia Múnich y Berlín",
    "Scambia Monaco e Berlino",
    "Verwissel München en Berlijn",
    "Zamień Monachium i Berlin",
    "Troca Munique e Berlim",
    "Byt München och Berlin",
    "Byt München og Berlin",
)


@pytest.mark.parametrize("text", REPLACED)
def test_an_order_that_replaces_another_is_asked_about(ordered: StoryJudge, text: str) -> None:
    judge = twin(ordered)
    judge.says_yes = False
    judge.deliver(GERD, "change", f"{SIGN_ON}{text}\n")
    assert _comes_to(judge)[1] == ["A BER - KIE", "A MUN - RUH", "F KIE - DEN"]


@pytest.mark.parametrize("text", EXCHANGED)
def test_units_that_exchange_their_goals_are_asked_about(text: str) -> None:
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(GERD, "orders", f"{SIGN_ON}A Mun - Sil\nA Ber - Kie\nF Kie - Den\n{text}\n")
    assert _comes_to(judge) == (["F KIE - DEN"], ["A BER - SIL", "A MUN - KIE", "F KIE - DEN"])


def test_units_that_cannot_exchange_their_goals_keep_their_orders_until_a_yes() -> None:
    judge = in_memory("opening")
    judge.says_yes = False
    judge.deliver(GERD, "orders", f"{SIGN_ON}{BEFORE}\nSwap Munich and Kiel\n")
    assert says(text_of(judge.last(GERD)), "orders-denied.hint")
    assert orders_in_force(judge, "GERMANY") == []
