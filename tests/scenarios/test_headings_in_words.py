"""Headings in the words of players: an order below one is never taken for a phase that it does not name."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import ANNA, GINA, orders_in_force, text_of
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

_FILE = Path(__file__).parents[1] / "data" / "sentences" / "headings.toml"
HEADINGS: list[dict[str, Any]] = tomllib.loads(_FILE.read_text(encoding="utf-8"))["heading"]


def _comes_to(game: StoryJudge, text: str) -> str:
    """Whether the order of a mail is in force `now`, `held`, or saved for a phase; "" for none of these."""
    game.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{text}\n")
    told = str(game.last(ANNA).get_content())
    with game.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    if [notation.write(order) for order in alpha.orders.get("AUSTRIA", ())]:
        return "now"
    for line in alpha.ahead.get("AUSTRIA", ()):
        assert says(told, "kept-for-phase", phase=line.phase.mail_code)
        return str(line.phase.mail_code)
    return "held" if "NOT COUNTED YET" in told else ""


@pytest.mark.sweep
@pytest.mark.parametrize("heading", HEADINGS, ids=lambda heading: heading["text"])
def test_an_order_below_a_heading_comes_to_what_the_heading_says(
    game: StoryJudge, heading: dict[str, Any]
) -> None:
    assert _comes_to(game, f"{heading['text']}\n{heading['order']}") == heading["comes_to"]


@pytest.mark.parametrize(
    "heading",
    [
        "Wenn der Kwatschkopf wieder zuschlaegt:",
        "Sollte der Zar mich ueberrumpeln:",
        "These are not my retreats:",
        "If it is still spring:",
        "To make Italy retreat:",
        "He says that in spring 1901:",
        "Retreats or builds as need be:",
        "Source: Discord",
        "Author: Rolf",
        "Empf\u00e4nger: Rolf",
        "Destinataire : Rolf",
        "[10:32] Max:",
        "10:32 Max:",
        "Max \u00b7 2h",
        "Max (2h ago)",
        "Max hace 2 h",
        "Max 2 godz. temu",
    ],
)
def test_an_order_below_a_heading_that_is_not_clear_is_not_taken(game: StoryJudge, heading: str) -> None:
    assert _comes_to(game, f"{heading}\nA Vie - Boh") in ("", "held")


@pytest.mark.parametrize(
    "heading", ["Dear Gina:", "My moves as promised:", "Hier meine Züge:", "Spring orders:", "Gina,"]
)
def test_an_order_below_a_line_that_names_no_other_phase_counts(game: StoryJudge, heading: str) -> None:
    assert _comes_to(game, f"{heading}\nA Vie - Boh") == "now"


@pytest.mark.parametrize(
    "heading",
    [
        "Country: Austria",
        "Land: \u00d6sterreich",
        "Password: swordA",
        "Name: Anna",
        "10:32 Anna:",
        "Anna \u00b7 2h",
    ],
)
def test_an_order_below_a_label_about_its_writer_counts(game: StoryJudge, heading: str) -> None:
    assert _comes_to(game, f"{heading}\nA Vie - Boh") == "now"


def test_the_next_heading_that_is_understood_ends_the_doubt(game: StoryJudge) -> None:
    game.deliver(
        ANNA,
        "orders",
        "SIGN ON Austria alpha swordA\nQuux frobnicates wildly:\nA Vie - Boh\nMoves:\nA Bud - Ser\n",
    )
    told = str(game.last(ANNA).get_content())
    assert "NOT COUNTED YET" in told
    assert "Austria: Army Budapest -> Serbia." in told
    assert "Austria: Army Vienna, No Order Processed." in told


@pytest.mark.parametrize(
    "above",
    [
        "I think that the weather of week {n} will be nice for all of us, and I hope to see you in Vienna\n",
        "A Xyzzy{n} goes to Qwert{n} by the convoy of a fleet\n",
    ],
)
@pytest.mark.parametrize("heading", ["Nothing below is real", "If Italy attacks me"])
def test_what_governs_the_orders_below_does_so_under_many_lines(
    game: StoryJudge, heading: str, above: str
) -> None:
    lines = "".join(above.format(n=n) for n in range(50))
    assert _comes_to(game, f"{lines}{heading}\nA Vie - Boh") in ("", "held")


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize(
    "heading",
    [
        "beta",
        "Game beta",
        "My moves in beta",
        "Orders in the game beta this season:",
        "Spiel beta",
        "Partie beta :",
    ],
)
def test_another_game_named_above_orders_keeps_them_even_above_a_blank_line(
    opening: StoryJudge, heading: str, gap: str
) -> None:
    opening.deliver(GINA, "another", "SIGN ON M alpha gmword\nCREATE ?beta gmword2\n")
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{heading}{gap}A Vie - Boh\n")
    assert "names the game beta" in " ".join(opening.last(ANNA).get_content().split())
    with opening.services.store.begin() as work:
        alpha = work.games.get("alpha")
    assert alpha is not None
    assert not alpha.orders.get("AUSTRIA")


@pytest.mark.parametrize("line", ["ACCEPT LATE 4.1.2026", "EXTEND 2026-01-04 20:00 Europe/Vienna:"])
def test_a_command_with_a_date_is_no_heading_over_orders(opening: StoryJudge, line: str) -> None:
    opening.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{line}\nA Vie - Boh\n")
    answer = opening.last(ANNA)
    assert "[Error Flag]" in str(answer["Subject"])
    assert not says(text_of(answer), "ignored-heading")
    assert orders_in_force(opening, "AUSTRIA") == ["A VIE - BOH"]


@pytest.mark.parametrize("heading", ["Withdraw:", "withdraw", "Withdrawals:", "Retiro:", "Retrait :"])
def test_a_word_for_withdrawing_over_retreats_is_their_heading(heading: str) -> None:
    judge = in_memory("moments/retreats")
    judge.says_yes = False
    judge.deliver("gerd@ger.example", "orders", f"SIGN ON Germany alpha swordG\n{heading}\nA Bur - Mun\n")
    assert orders_in_force(judge, "GERMANY") == ["A BUR R MUN"]
    assert not says(text_of(judge.last("gerd@ger.example")), "resignation-waits")


def test_withdraw_over_no_retreats_is_a_resignation() -> None:
    judge = in_memory("moments/retreats")
    judge.says_yes = False
    judge.deliver("gerd@ger.example", "orders", "SIGN ON Germany alpha swordG\nWithdraw\n")
    assert says(text_of(judge.last("gerd@ger.example")), "resignation-waits")


def test_an_exchange_of_what_is_no_place_keeps_the_order_below(opening: StoryJudge) -> None:
    opening.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nSWAP 4.1.2026\nA Vie - Boh\n")
    answer = opening.last(ANNA)
    assert "[Error Flag]" in str(answer["Subject"])
    assert not says(text_of(answer), "ignored-heading")
    assert orders_in_force(opening, "AUSTRIA") == []


@pytest.mark.parametrize("line", ["A Vie - Gal, please, Austria", "A Vie - Gal, Austria"])
def test_a_heading_beside_an_order_is_quoted_alone(game: StoryJudge, line: str) -> None:
    game.deliver(ANNA, "orders", f"SIGN ON Austria alpha swordA\n{line}\n")
    reported = game.last(ANNA).get_content()
    assert "2 Austria  Ignored: a heading" in reported
    assert "2 A Vie - Gal  Order:" in reported
