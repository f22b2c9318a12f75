"""Orders that a line may mean: they are asked about, count with one YES, and never without it."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import ANNA, orders_in_force
from tests.scenarios.played import in_memory
from tests.scenarios.story import StoryJudge

SIGN_ON = "SIGN ON Austria alpha swordA\n"
NOT_CERTAIN = (
    "Vienna goes to Galicia, Budapest to Serbia, hopscotch",
    "Wien nach Galizien, Budapest nach Serbien, Quatschwort",
    "Vienne va en Galicie, Budapest va en Serbie, patatras",
    "Viena va a Galicia, Budapest va a Serbia, zarandajas",
    "Vienna va in Galizia, Budapest va in Serbia, carabattola",
    "Wenen naar Galicie, Boedapest naar Servie, kletskoek",
    "Wieden do Galicji, Budapeszt do Serbii, banialuki",
    "Viena vai para a Galicia, Budapeste vai para a Servia, bugiganga",
    "Wien till Galizien, Budapest till Serbien, larifari",
)
"""Two orders in each language and a word that is none."""


def in_force(judge: StoryJudge, power: str) -> list[str]:
    with judge.services.store.begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return sorted(notation.write(order) for order in game.orders.get(power, ()))


def _send(judge: StoryJudge, text: str) -> str:
    judge.deliver(ANNA, "orders", f"{SIGN_ON}{text}\n")
    return " ".join(str(judge.last(ANNA)["Subject"]).split()) + " " + _body(judge)


def _body(judge: StoryJudge) -> str:
    return " ".join(judge.last(ANNA).get_content().split())


def _answer(judge: StoryJudge, text: str = "Yes") -> str:
    judge.reply(ANNA, judge.last(ANNA), text)
    return _body(judge)


@pytest.mark.parametrize("text", NOT_CERTAIN)
def test_what_is_not_certain_is_asked_about_and_one_yes_accepts_it(game: StoryJudge, text: str) -> None:
    told = _send(game, text)
    assert "[Error Flag]" in told
    assert "2 orders NOT COUNTED YET" in told
    assert "Did you mean A VIE - GAL, A BUD - SER?" in told
    assert in_force(game, "AUSTRIA") == []
    assert says(_answer(game), "orders-confirmed", power="Austria")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


def test_a_proposal_is_not_in_force_at_the_deadline_and_a_late_yes_says_so(game: StoryJudge) -> None:
    _send(game, "Vienna goes to Galicia, hopscotch")
    asked = game.last(ANNA)
    game.now += timedelta(days=20)
    game.tick(None)
    game.tick(None)
    assert in_force(game, "AUSTRIA") == []
    game.reply(ANNA, asked, "Yes")
    assert not says(_body(game), "orders-confirmed")
    assert in_force(game, "AUSTRIA") == []


def test_a_later_line_for_its_unit_ends_a_proposal(game: StoryJudge) -> None:
    told = _send(game, "Vienna goes to Galicia, hopscotch\nA Vie - Boh")
    assert says(told, "proposal-answered-below")
    assert "NOT COUNTED YET" not in told
    assert in_force(game, "AUSTRIA") == ["A VIE - BOH"]


def test_a_later_email_for_its_unit_ends_a_proposal(game: StoryJudge) -> None:
    _send(game, "Vienna goes to Galicia, hopscotch\nF Tri - Alb")
    asked = game.last(ANNA)
    _send(game, "A Vie - Boh")
    game.reply(ANNA, asked, "Yes")
    assert says(_body(game), "proposal-overtaken")
    assert in_force(game, "AUSTRIA") == ["A VIE - BOH", "F TRI - ALB"]


@pytest.mark.parametrize("later", [("A Vie - Boh",), ("A Vie - Tyr", "A Vie - Boh")])
def test_a_later_email_that_repeats_the_order_ends_a_proposal(
    game: StoryJudge, later: tuple[str, ...]
) -> None:
    _send(game, "A Vie - Boh\nF Tri - Alb")
    _send(game, "Vienna goes to Galicia, hopscotch\nBudapest goes to Serbia, hopscotch")
    asked = game.last(ANNA)
    for text in later:
        _send(game, text)
    game.reply(ANNA, asked, "Yes")
    assert says(_body(game), "proposal-overtaken")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - BOH", "F TRI - ALB"]


def test_an_order_above_it_waits_with_it_and_is_not_what_the_yes_takes(game: StoryJudge) -> None:
    _send(game, "A Vie - Boh\nVienna goes to Galicia, hopscotch")
    assert in_force(game, "AUSTRIA") == []
    _answer(game)
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


def test_a_no_drops_a_proposal(game: StoryJudge) -> None:
    _send(game, "Vienna goes to Galicia, hopscotch")
    asked = game.last(ANNA)
    _answer(game, "CANCEL")
    game.reply(ANNA, asked, "Yes")
    assert in_force(game, "AUSTRIA") == []


@pytest.mark.parametrize(
    "text", ["Vienna to Galicia or to Tyrolia", "I will not move Vienna to Galicia hopscotch"]
)
def test_a_choice_and_a_denial_propose_nothing(game: StoryJudge, text: str) -> None:
    assert "NOT COUNTED YET" not in _send(game, text)
    _answer(game)
    assert in_force(game, "AUSTRIA") == []


@pytest.mark.parametrize(
    "words", ["No!", "Oops, not that one.", "On reflection, no.", "Non, oublie ça.", "Nej, glöm det."]
)
def test_a_no_on_the_next_line_makes_all_orders_above_wait(game: StoryJudge, words: str) -> None:
    told = _send(game, f"A Bud - Ser\nA Vie - Tyr\n{words}")
    assert "2 orders NOT COUNTED YET" in told
    assert in_force(game, "AUSTRIA") == []
    assert says(_answer(game), "orders-confirmed", power="Austria")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR"]


@pytest.mark.parametrize("words", ["Scratch that.", "Esqueça isso."])
def test_a_second_thought_on_the_next_line_makes_the_order_above_wait(game: StoryJudge, words: str) -> None:
    told = _send(game, f"A Bud - Ser\nA Vie - Tyr\n{words}")
    assert "[Error Flag]" in told
    assert "1 order NOT COUNTED YET" in told
    assert in_force(game, "AUSTRIA") == ["A BUD - SER"]
    assert says(_answer(game), "orders-confirmed", power="Austria")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR"]


@pytest.mark.parametrize(
    "words",
    [
        "(just kidding)",
        "Nein, doch nicht.",
        "War nur Spaß.",
        "Je plaisante.",
        "Es broma.",
        "Scherzavo.",
        "Laat maar.",
        "Grapje.",
        "Żartowałem.",
        "Brincadeira.",
        "Skojar bara.",
        "This does not count.",
        "Das zählt nicht!",
        "Dit telt niet.",
    ],
)
def test_one_that_names_no_order_makes_all_right_above_wait(game: StoryJudge, words: str) -> None:
    told = _send(game, f"F Tri - Alb\n\nA Bud - Ser\nA Vie - Tyr\n{words}")
    assert "[Error Flag]" in told
    assert "2 orders NOT COUNTED YET" in told
    assert in_force(game, "AUSTRIA") == ["F TRI - ALB"]
    assert says(_answer(game), "orders-confirmed", power="Austria")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR", "F TRI - ALB"]


@pytest.mark.parametrize(
    "words",
    [
        "Please disregard the above.",
        "None of these count",
        "Ignore all my orders",
        "Bitte oben alles streichen.",
        "Annulez tout ce qui précède.",
        "Ignoren todo lo anterior.",
        "Ignorate quanto sopra.",
        "Negeer het bovenstaande.",
        "Ignorem tudo acima.",
        "Nie liczyć powyższego.",
        "Bortse från ovanstående.",
        "Tutto questo non conta",
        "Allt detta räknas inte",
    ],
)
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_one_that_names_all_above_makes_all_of_it_wait(game: StoryJudge, words: str, gap: str) -> None:
    told = _send(game, f"F Tri - Alb\n\nA Bud - Ser\nA Vie - Tyr{gap}{words}")
    assert "[Error Flag]" in told
    assert "3 orders NOT COUNTED YET" in told
    assert in_force(game, "AUSTRIA") == []


@pytest.mark.parametrize("words", ["Vale.", "Das gilt.", "These orders stand.", "That is all."])
def test_what_lets_orders_stand_leaves_them(game: StoryJudge, words: str) -> None:
    assert "NOT COUNTED YET" not in _send(game, f"A Bud - Ser\nA Vie - Tyr\n{words}")
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR"]


def test_an_order_below_a_second_thought_counts(game: StoryJudge) -> None:
    _send(game, "A Vie - Tyr\nScratch that.\nA Vie - Gal")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


@pytest.mark.parametrize(
    "words",
    [
        "... if only!",
        "... said no one ever.",
        ". In my dreams.",
        ". Träum weiter.",
        ". Rolfs Idee, nicht meine.",
        "! Dans tes rêves.",
        ". L'idée de Rolf, pas la mienne.",
        ". Idea de Rolf, no mía.",
        ". Nei tuoi sogni.",
        ". Droom maar lekker verder.",
        ". Chyba śnisz.",
    ],
)
def test_a_doubt_in_the_sentence_behind_makes_the_order_wait(game: StoryJudge, words: str) -> None:
    told = _send(game, f"A Bud - Ser\nA Vie - Tyr{words}")
    assert "[Error Flag]" in told
    assert in_force(game, "AUSTRIA") == ["A BUD - SER"]


@pytest.mark.parametrize(
    "words",
    [
        ". Good luck everyone!",
        ". Hope you are well.",
        ". Thanks and see you next turn.",
        ". Let's see what happens.",
        ". Sorry for being late.",
        ". What a game!",
        ". Viel Glück!",
        ". Bonne chance à tous !",
        "\nThanks a lot!",
        "\nNot much to say this time.",
        "\nSee you.",
    ],
)
def test_an_ordinary_remark_leaves_the_order_as_it_is(game: StoryJudge, words: str) -> None:
    told = _send(game, f"A Bud - Ser\nA Vie - Tyr{words}")
    assert "[Error Flag]" not in told
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - TYR"]


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Gal (no, Bohemia)",
        "A Vienna - Galizia (no, Boemia)",
        "A Vienne - Galicie (non, plutôt la Bohême)",
        "A Wenen - Galicië (nee, Bohemen)",
    ],
)
def test_brackets_that_correct_an_order_propose_another(game: StoryJudge, text: str) -> None:
    assert "[Error Flag]" in _send(game, text)
    assert in_force(game, "AUSTRIA") == []
    _answer(game)
    assert in_force(game, "AUSTRIA") == ["A VIE - BOH"]


@pytest.mark.parametrize(
    "text",
    [
        "A Vie - Gal (rather Boh)",
        "A Wien - Galizien (lieber Böhmen)",
        "A Viena - Galitzia (mejor Bohemia)",
        "A Wien - Galizien (hellre Böhmen)",
    ],
)
def test_brackets_with_another_place_are_no_note(game: StoryJudge, text: str) -> None:
    assert "[Error Flag]" in _send(game, text)
    assert in_force(game, "AUSTRIA") == []


@pytest.mark.parametrize("words", ["No joke.", "No problem.", "Kein Scherz."])
def test_a_no_that_denies_nothing_leaves_the_order_on_its_line(game: StoryJudge, words: str) -> None:
    assert "[Error Flag]" not in _send(game, f"A Vie - Gal. {words}")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


CLEARED = ("CLEAR ALL", "CLEAR ORDERS", "CLEAR S1901M")


@pytest.mark.parametrize("line", CLEARED)
def test_a_proposal_ends_when_orders_are_cleared_later(game: StoryJudge, line: str) -> None:
    _send(game, "Vienna goes to Galicia, hopscotch")
    asked = game.last(ANNA)
    _send(game, line)
    game.reply(ANNA, asked, "Yes")
    assert not says(_body(game), "orders-confirmed")
    assert in_force(game, "AUSTRIA") == []


def test_a_proposal_ends_when_orders_are_cleared_below_it(game: StoryJudge) -> None:
    told = _send(game, "Vienna goes to Galicia, hopscotch\nCLEAR ALL\nF Tri - Alb")
    assert "NOT COUNTED YET" not in told
    game.reply(ANNA, game.last(ANNA), "Yes")
    assert in_force(game, "AUSTRIA") == ["F TRI - ALB"]


def test_a_proposal_below_the_line_that_clears_waits_on(game: StoryJudge) -> None:
    _send(game, "CLEAR ALL\nVienna goes to Galicia, hopscotch")
    _answer(game)
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


def test_orders_below_a_heading_that_does_not_fit_end_when_orders_are_cleared(game: StoryJudge) -> None:
    told = _send(game, "Orders for Fall 1905:\nA Vie - Gal")
    assert "NOT COUNTED YET" in told
    asked = game.last(ANNA)
    _send(game, "CLEAR ALL")
    game.reply(ANNA, asked, "Yes")
    assert in_force(game, "AUSTRIA") == []


def test_clearing_another_powers_orders_leaves_a_proposal(game: StoryJudge) -> None:
    _send(game, "Vienna goes to Galicia, hopscotch")
    asked = game.last(ANNA)
    game.deliver("rolf@rus.example", "orders", "SIGN ON Russia alpha swordR\nCLEAR ALL\n")
    game.reply(ANNA, asked, "Yes")
    assert in_force(game, "AUSTRIA") == ["A VIE - GAL"]


def test_a_repeated_question_lists_only_the_newest_proposal_for_a_unit() -> None:
    judge = in_memory("opening")
    address, password = judge.leaders["A"]
    for sentence in ("Vienna to Galicia, I think", "Vienna to Tyrolia, I think") * 2:
        judge.now += timedelta(minutes=1)
        judge.deliver(address, "orders", f"SIGN ON A alpha {password}\n{sentence}\n")
    judge.now += timedelta(minutes=1)
    judge.deliver(address, "orders", f"SIGN ON A alpha {password}\nTrieste to Albania, I think\n")
    judge.reply(address, judge.last(address), "Yes")
    assert orders_in_force(judge, "AUSTRIA") == ["A VIE - TYR", "F TRI - ALB"]


SHARED = (
    "A Vie & Bud - Gal",
    "A Vie + A Bud - Gal",
    "Vienna and Budapest to Galicia",
    "Wien und Budapest nach Galizien",
    "Vienne et Budapest vont en Galicie",
    "Viena y Budapest a Galitzia",
    "Vienna e Budapest in Galizia",
    "Wenen en Boedapest naar Galicië",
    "Wieden i Budapeszt do Galicji",
    "Viena e Budapeste para a Galícia",
    "Wien och Budapest till Galizien",
    "Wien og Budapest til Galizien",
)
"""Two units before one move in each language."""


@pytest.mark.parametrize("text", SHARED)
@pytest.mark.parametrize("below", ["", "\nF Tri - Alb"])
def test_units_before_one_move_are_all_asked_about(judge: StoryJudge, text: str, below: str) -> None:
    told = _send(judge, text + below)
    assert says(told, "did-you-mean-orders", orders="A VIE - GAL, A BUD - GAL")
    assert in_force(judge, "AUSTRIA") == (["F TRI - ALB"] if below else [])
    _answer(judge)
    assert in_force(judge, "AUSTRIA") == ["A BUD - GAL", "A VIE - GAL", *(["F TRI - ALB"] if below else [])]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("A Vie and A Bud S F Tri", "A VIE S F TRI, A BUD S F TRI"),
        ("Wien und Budapest unterstützen Triest", "A VIE S F TRI, A BUD S F TRI"),
        ("A Vie & F Tri - Alb", "F TRI - ALB"),
    ],
)
def test_a_unit_before_the_action_of_another_is_not_left_out_in_silence(
    judge: StoryJudge, text: str, meant: str
) -> None:
    told = _send(judge, text)
    assert says(told, "orders-of-one-action", words=text)
    assert says(told, "did-you-mean-orders", orders=meant)
    assert in_force(judge, "AUSTRIA") == []


@pytest.mark.parametrize(
    "text",
    [
        *("A VIE * GAL", "A VIE*GAL", "A VIE ** GAL", "A VIE _ GAL", "A VIE • GAL"),
        *('A VIE " GAL', "A VIE · GAL", "A VIE » GAL", "A VIE ♥ GAL", "Wien • Galizien", "Vienne ■ Galicie"),
    ],
)
def test_places_with_a_sign_between_them_that_is_none_of_a_move_are_asked_about(
    judge: StoryJudge, text: str
) -> None:
    assert says(_send(judge, text), "did-you-mean-orders", orders="A VIE - GAL")
    assert in_force(judge, "AUSTRIA") == []


@pytest.mark.parametrize(
    "text", ["*A VIE* GAL", "**A Vie** **Gal**", "* A VIE GAL", "A VIE ~ GAL", "A VIE: GAL", "A VIE | GAL"]
)
def test_signs_of_bold_type_and_of_moves_leave_an_order_certain(judge: StoryJudge, text: str) -> None:
    _send(judge, text)
    assert in_force(judge, "AUSTRIA") == ["A VIE - GAL"]


@pytest.mark.parametrize(
    "text",
    [
        "Yes to Rolf",
        "Yes to the deal with Rolf",
        "Yes to peace",
        "Ja zu Rolf",
        "Oui à Rolf",
        "Yes to what Rolf said",
    ],
)
def test_a_yes_to_somebody_else_accepts_nothing(judge: StoryJudge, text: str) -> None:
    _send(judge, NOT_CERTAIN[0])
    _answer(judge, text)
    assert in_force(judge, "AUSTRIA") == []


@pytest.mark.parametrize(
    "text", ["Yes to all", "Yes to both of them", "Yes to your question", "Yes to both orders"]
)
def test_a_yes_to_what_was_asked_accepts_it(judge: StoryJudge, text: str) -> None:
    _send(judge, NOT_CERTAIN[0])
    _answer(judge, text)
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


@pytest.mark.parametrize("text", ["Yes, but A VIE H", "Ja, aber A VIE H", "Yes, but Vienna holds"])
def test_an_order_behind_a_yes_wins_and_the_rest_counts(judge: StoryJudge, text: str) -> None:
    _send(judge, NOT_CERTAIN[0])
    _answer(judge, text)
    assert in_force(judge, "AUSTRIA") == ["A BUD - SER", "A VIE H"]


@pytest.mark.parametrize(
    "wish",
    [
        "By the way I quit this game.",
        "Übrigens will ich aussteigen.",
        "Ik geef het op, zoek een ander voor mij.",
        "Jag slutar spela.",
    ],
)
def test_a_wish_that_needs_a_question_of_its_own_leaves_the_orders_of_its_line_waiting(
    game: StoryJudge, wish: str
) -> None:
    told = _send(game, f"Sorry for the hopscotch, here they come: VIE-GAL, BUD-SER, TRI-ALB. {wish}")
    assert "3 orders NOT COUNTED YET" in told
    for order in ("Army Vienna -> Galicia", "Army Budapest -> Serbia", "Fleet Trieste -> Albania"):
        assert f"Pending: Austria: {order}" in told
    assert says(told, "prose-resign")


@pytest.mark.parametrize(
    "text",
    [
        "Spelplan från kejsaren: Wien till Galizien, Budapest till Serbien",
        "Fra mig: Wien til Galizien, Budapest til Serbien",
        "Das Neue aus Wien: Wien nach Galizien, Budapest nach Serbien",
    ],
)
def test_a_word_that_begins_like_a_power_makes_orders_no_message_to_it(game: StoryJudge, text: str) -> None:
    told = _send(game, text)
    assert "PRESS TO" not in told
    if "[Error Flag]" in told:
        _answer(game)
    assert in_force(game, "AUSTRIA") == ["A BUD - SER", "A VIE - GAL"]


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("Vie, Bud - Gal", "A BUD - GAL"),
        ("A Vie, A Bud - Gal", "A BUD - GAL"),
        ("Vie, Bud to Galicia", "A BUD - GAL"),
        ("Vie & Bud - Gal", "A VIE - GAL, A BUD - GAL"),
    ],
)
def test_units_before_one_move_are_asked_about(game: StoryJudge, text: str, asked: str) -> None:
    told = _send(game, text)
    assert "[Error Flag]" in told
    assert f" {asked}?" in told
    assert in_force(game, "AUSTRIA") == []


def test_a_unit_with_an_action_of_its_own_shares_no_move(game: StoryJudge) -> None:
    assert "[Error Flag]" not in _send(game, "Vie H, Bud - Gal")
    assert in_force(game, "AUSTRIA") == ["A BUD - GAL", "A VIE H"]
