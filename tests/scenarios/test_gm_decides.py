"""What a GM decides for a game, by email: results, who plays what, and copies of a position."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from judge.game.message import message
from judge.game.state import Ending, Game, Status
from tests.messages import says, worded
from tests.scenarios.alpha import ANNA, GINA, database, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import twin
from tests.scenarios.story import StoryJudge

EDGAR, FLEUR, TARA = "edgar@eng.example", "fleur@fra.example", "tara@tur.example"
GM = "SIGN ON M alpha gmword\n"


@pytest.fixture(scope="module")
def played() -> StoryJudge:
    return judge_in_memory()


@pytest.fixture
def judge(played: StoryJudge) -> StoryJudge:
    judge = twin(played)
    judge.says_yes = False
    return judge


def stored(judge: StoryJudge, name: str = "alpha") -> Game:
    with database(judge).begin() as work:
        game = work.games.get(name)
    assert game is not None
    return game


def flat(judge: StoryJudge, to: str) -> str:
    return " ".join(said(judge, to).split())


def confirmed(judge: StoryJudge, lines: str) -> None:
    """Send the GM's lines, and the word that the judge asks for."""
    judge.deliver(GINA, "mine", GM + lines)
    assert f"CONFIRM {judge.token}" in flat(judge, GINA)
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")


@pytest.mark.parametrize(
    ("line", "ending", "winners", "ranks"),
    [
        ("DECLARE England THE WINNER BECAUSE Edgar has died.", Ending.VICTORY, ("ENGLAND",), (("ENGLAND",),)),
        (
            "DECLARE that England has won because Edgar has died.",
            Ending.VICTORY,
            ("ENGLAND",),
            (("ENGLAND",),),
        ),
        ("DECLARE WIN E: Edgar has died.", Ending.VICTORY, ("ENGLAND",), (("ENGLAND",),)),
        (
            "DECLARE a draw between England and France. Reason: nobody writes any more, I am sorry",
            Ending.DRAW,
            ("ENGLAND", "FRANCE"),
            (("ENGLAND", "FRANCE"),),
        ),
        (
            "DECLARE RANKING E[FG]IRTA BECAUSE the convention is over",
            Ending.VICTORY,
            ("ENGLAND",),
            (("ENGLAND",), ("FRANCE", "GERMANY"), ("ITALY",), ("RUSSIA",), ("TURKEY",), ("AUSTRIA",)),
        ),
    ],
)
def test_a_result_is_declared_with_its_reason(
    judge: StoryJudge,
    line: str,
    ending: Ending,
    winners: tuple[str, ...],
    ranks: tuple[tuple[str, ...], ...],
) -> None:
    confirmed(judge, f"{line}\n")
    game = stored(judge)
    assert (game.status, game.ending, game.winners, game.ranks) == (Status.FINISHED, ending, winners, ranks)
    assert game.declared
    for reader in (ANNA, EDGAR, GINA):
        assert game.declared.rstrip(".") in flat(judge, reader), "everybody reads the reason"
    assert not says(flat(judge, ANNA), "email-game-ended.ranking")


def test_a_draw_of_all_survivors_names_nobody(judge: StoryJudge) -> None:
    confirmed(judge, "DECLARE A DRAW BECAUSE the zine folds\n")
    game = stored(judge)
    assert (game.ending, len(game.winners), game.ranks) == (Ending.DRAW, 7, ())


@pytest.mark.parametrize("line", ["ROLLBACK", "UNDO", "UNDO DECLARE", "RESUME"])
def test_a_declared_end_is_taken_back(judge: StoryJudge, line: str) -> None:
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    before = stored(judge)
    confirmed(judge, "DECLARE England THE WINNER BECAUSE Edgar has died.\n")
    judge.deliver(GINA, "back", f"{GM}{line}\n")
    game = stored(judge)
    assert (game.status, game.ending, game.winners, game.ranks, game.declared) == (
        Status.RUNNING,
        None,
        (),
        (),
        "",
    )
    assert (game.phase, game.number, game.orders) == (before.phase, before.number, before.orders)
    assert says(flat(judge, ANNA), "email-end-taken-back")


def test_a_result_without_a_reason_is_refused_with_a_line_that_works(judge: StoryJudge) -> None:
    judge.deliver(GINA, "mine", f"{GM}DECLARE England THE WINNER\n")
    assert "DECLARE England THE WINNER BECAUSE" in flat(judge, GINA)
    assert stored(judge).ending is None


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("DECLARE England BECAUSE Edgar has died", "names-no-result"),
        ("DECLARE END BECAUSE nobody writes", "names-no-result.hint"),
        ("DECLARE Atlantis THE WINNER BECAUSE of me", "names-no-power"),
    ],
)
def test_what_names_no_result_is_refused(judge: StoryJudge, line: str, key: str) -> None:
    judge.deliver(GINA, "mine", f"{GM}{line}\n")
    assert "REJECTED" in flat(judge, GINA)
    assert says(flat(judge, GINA), key)
    assert stored(judge).ending is None


def test_only_the_gm_declares(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nDECLARE Austria THE WINNER BECAUSE of me\n")
    assert says(flat(judge, ANNA), "refused-not-master", game="alpha")
    assert stored(judge).ending is None


# ASSIGN: who gets which power at the start.

YVES, ZOE = "yves@duo.example", "zoe@duo.example"
DUEL_GM = "SIGN ON M duel gmharbor\n"


def duel(judge: StoryJudge, *settings: str) -> None:
    """A game of two that waits for its GM's BEGIN; both wish for France."""
    lines = "\n".join(("SET MANUAL START", *settings))
    judge.says_yes = True
    judge.deliver(GINA, "new", f"CREATE ?duel gmharbor france v austria\n{lines}\n")
    for address, name in ((YVES, "Yves"), (ZOE, "Zoe")):
        entry = f"REGISTER\nName: {name} Duo\nEND\nSIGN ON ?duel harbor{name}9\nSET PREFERENCE FA\n"
        judge.deliver(address, "join", entry)
    judge.says_yes = False
    assert len(stored(judge, "duel").applicants) == 2


def leaders(judge: StoryJudge, name: str) -> dict[str, str]:
    with database(judge).begin() as work:
        game = work.games.get(name)
        assert game is not None
        return {seat.power: work.people.get(seat.person).address for seat in game.seats if seat.person}


@pytest.mark.parametrize(
    "line",
    ["ASSIGN zoe@duo.example France", "ASSIGN France to zoe@duo.example", "ASSIGN 2 France", "ASSIGN 1 A"],
)
@pytest.mark.parametrize("settings", [(), ("SET GUNBOAT",)])
def test_the_gm_says_who_gets_a_power(judge: StoryJudge, line: str, settings: tuple[str, ...]) -> None:
    duel(judge, *settings)
    judge.deliver(GINA, "mine", f"{DUEL_GM}{line}\n")
    assert says(flat(judge, GINA), "assigned")
    assert not said(judge, YVES), "nobody is told before the start"
    judge.deliver(GINA, "go", f"{DUEL_GM}BEGIN\n")
    assert leaders(judge, "duel") == {"FRANCE": ZOE, "AUSTRIA": YVES}
    assert says(flat(judge, ZOE), "email-game-starting", role="France")
    judge.deliver(GINA, "again", f"{DUEL_GM}UNSTART\nBEGIN\n")
    assert leaders(judge, "duel") == {"FRANCE": ZOE, "AUSTRIA": YVES}, "a start taken back keeps it"


@pytest.mark.parametrize(
    "line", ["ASSIGN zoe@duo.example France, yves@duo.example Austria", "ASSIGN 2 to France and 1 to Austria"]
)
def test_the_gm_assigns_several_powers_in_one_line(judge: StoryJudge, line: str) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}{line}\n")
    assert [one.assigned for one in stored(judge, "duel").applicants] == [("AUSTRIA",), ("FRANCE",)]
    assert "REJECTED" not in flat(judge, GINA)


@pytest.mark.parametrize(
    "line",
    ["ASSIGN Zoe France", "ASSIGN France to Zoe", "Please give France to Zoe", "GIVE zoe@duo.example France"],
)
def test_a_gm_who_names_a_player_is_told_the_line_with_the_address(judge: StoryJudge, line: str) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}{line}\n")
    assert says(flat(judge, GINA), "prose-does.hint", line="ASSIGN zoe@duo.example France")
    assert "[Error Flag]" in flat(judge, GINA)
    assert not any(one.assigned for one in stored(judge, "duel").applicants)


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("Please swap the players of Austria and England", "SWAP Austria England"),
        ("exchange Turkey with Austria", "SWAP Austria Turkey"),
        ("Let France and Turkey switch places", "SWAP France Turkey"),
        ("England wins the game, Edgar has died", "DECLARE England THE WINNER BECAUSE reason"),
        ("France has won.", "DECLARE France THE WINNER BECAUSE reason"),
        ("Please copy alpha to a new game eps", "CREATE ?eps password FROM alpha"),
        ("COPY alpha TO ?zeta", "CREATE ?zeta password FROM alpha"),
        ("Continue the game under a new name", "CREATE ?name password FROM alpha"),
    ],
)
def test_what_a_gm_decides_in_words_names_its_line(judge: StoryJudge, words: str, line: str) -> None:
    before = stored(judge)
    judge.deliver(GINA, "mine", f"{GM}{words}\n")
    assert says(flat(judge, GINA), "prose-does.hint", line=line)
    assert stored(judge) == before


@pytest.mark.parametrize(
    "words", ["England won Belgium and Holland", "Who wins?", "Exchange the fleets for armies", "copy me"]
)
def test_other_words_of_a_gm_name_none_of_these_lines(judge: StoryJudge, words: str) -> None:
    judge.deliver(GINA, "mine", f"{GM}{words}\n")
    assert not any(line in flat(judge, GINA) for line in ("send SWAP", "send DECLARE", "send CREATE"))


def test_a_gm_is_told_how_to_withdraw_a_swap(judge: StoryJudge) -> None:
    judge.deliver(GINA, "mine", f"{GM}SWAP Austria England\n")
    assert says(flat(judge, GINA), "swap-asked", first="Austria", second="England")
    judge.deliver(GINA, "no", f"{GM}CANCEL SWAP\n")
    assert says(flat(judge, GINA), "cancel-needs-token.hint")
    judge.deliver(GINA, "no", f"{GM}CANCEL\n")
    judge.reply(ANNA, judge.last(ANNA, "alpha - S1901M Will you"), "Yes")
    judge.reply(EDGAR, judge.last(EDGAR, "alpha - S1901M Will you"), "Yes")
    assert leaders(judge, "alpha")["AUSTRIA"] == ANNA


@pytest.mark.parametrize("line", ["ASSIGN Duo France", "ASSIGN Anna France"])
def test_a_gm_who_names_nobody_or_several_is_told_to_write_an_address(judge: StoryJudge, line: str) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}{line}\n")
    assert says(flat(judge, GINA), "prose-seats.hint")


def test_an_assignment_without_a_power_is_rejected(judge: StoryJudge) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}ASSIGN zoe@duo.example\n")
    assert says(flat(judge, GINA), "who-gets-which-power")


def test_an_assignment_is_taken_back_and_moves(judge: StoryJudge) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}ASSIGN 1 France\nASSIGN 2 France\n")
    assert [one.assigned for one in stored(judge, "duel").applicants] == [(), ("FRANCE",)]
    judge.deliver(GINA, "mine", f"{DUEL_GM}ASSIGN 2 Austria\n")
    assert [one.assigned for one in stored(judge, "duel").applicants] == [(), ("AUSTRIA",)]
    judge.deliver(GINA, "mine", f"{DUEL_GM}ASSIGN 2 NONE\n")
    assert [one.assigned for one in stored(judge, "duel").applicants] == [(), ()]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("ASSIGN anna@aus.example France", "refused-nobody-there"),
        ("ASSIGN 3 France", "refused-nobody-there"),
        ("ASSIGN 1 Atlantis", "names-no-power"),
    ],
)
def test_what_cannot_be_assigned_is_refused(judge: StoryJudge, line: str, key: str) -> None:
    duel(judge)
    judge.deliver(GINA, "mine", f"{DUEL_GM}{line}\n")
    assert says(flat(judge, GINA), key)
    assert not any(one.assigned for one in stored(judge, "duel").applicants)


def test_after_the_start_swap_is_the_way(judge: StoryJudge) -> None:
    judge.deliver(GINA, "mine", f"{GM}ASSIGN anna@aus.example Turkey\n")
    assert says(flat(judge, GINA), "refused-powers-given-out.hint")


# SWAP: two players change places.

ENGLAND = "SIGN ON England alpha swordE\n"


def test_two_players_change_places_when_both_agree(judge: StoryJudge) -> None:
    judge.deliver(EDGAR, "orders", f"{ENGLAND}F Edi - Nth\n")
    judge.deliver(GINA, "mine", f"{GM}SWAP Austria England\n")
    assert says(flat(judge, GINA), "swap-asked", first="Austria", second="England")
    assert not said(judge, FLEUR), "nobody else hears of it yet"
    judge.reply(ANNA, judge.last(ANNA, "Will you play England"), "YES")
    assert leaders(judge, "alpha")["AUSTRIA"] == ANNA, "one YES is not enough"
    judge.reply(EDGAR, judge.last(EDGAR, "Will you play Austria"), "YES")
    assert leaders(judge, "alpha")["AUSTRIA"] == EDGAR
    assert leaders(judge, "alpha")["ENGLAND"] == ANNA
    assert not stored(judge).orders.get("ENGLAND"), "what was ordered is gone"
    assert says(flat(judge, ANNA), "email-players-swapped.yours", power="England")
    assert says(flat(judge, EDGAR), "email-players-swapped.yours", power="Austria")
    assert says(flat(judge, FLEUR), "email-players-swapped.leads", who="Anna Schmidt", power="England")
    assert says(flat(judge, GINA), "email-players-swapped", powers="Austria and England")
    judge.deliver(ANNA, "orders", "SIGN ON England alpha swordA\nF Lon - Nth\n")
    assert stored(judge).orders["ENGLAND"]
    judge.deliver(ANNA, "orders", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert not stored(judge).orders.get("AUSTRIA"), "the old seat is another's"


def test_a_gunboat_game_names_nobody_who_changes_places(judge: StoryJudge) -> None:
    duel(judge, "SET GUNBOAT")
    judge.deliver(GINA, "go", f"{DUEL_GM}ASSIGN 2 France\nBEGIN\nSWAP France Austria\n")
    judge.reply(ZOE, judge.last(ZOE, "Will you play Austria"), "YES")
    judge.reply(YVES, judge.last(YVES, "Will you play France"), "YES")
    assert leaders(judge, "duel") == {"FRANCE": YVES, "AUSTRIA": ZOE}
    for reader, other in ((YVES, "Zoe"), (ZOE, "Yves")):
        text = flat(judge, reader)
        assert says(text, "email-players-swapped.yours")
        assert other not in text
        assert other.lower() not in text
    judge.deliver(YVES, "history", "SIGN ON F duel harborYves9\nHISTORY duel\nWHO GAME duel\n")
    assert "zoe" not in flat(judge, YVES).lower()


def test_where_the_settings_say_so_the_gm_alone_decides(judge: StoryJudge) -> None:
    duel(judge, "SET MASTER SWAPS")
    judge.deliver(GINA, "go", f"{DUEL_GM}ASSIGN 2 France\nBEGIN\nSWAP F, A\n")
    assert leaders(judge, "duel") == {"FRANCE": YVES, "AUSTRIA": ZOE}
    assert says(flat(judge, ZOE), "email-players-swapped.yours", power="Austria")
    judge.deliver(GINA, "late", f"{DUEL_GM}SET NO MASTER SWAPS\n")
    assert says(flat(judge, GINA), "refused-only-while-forming", game="duel")


def test_an_offer_lapses_with_its_phase(judge: StoryJudge) -> None:
    judge.deliver(GINA, "mine", f"{GM}SWAP Austria England\n")
    question = judge.last(EDGAR, "Will you play Austria")
    judge.reply(ANNA, judge.last(ANNA, "Will you play England"), "YES")
    judge.deliver(GINA, "now", f"{GM}PROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    judge.reply(EDGAR, question, "YES")
    assert leaders(judge, "alpha")["AUSTRIA"] == ANNA
    assert says(flat(judge, EDGAR), "refused-no-swap-proposed")


def test_nobody_else_exchanges_players(judge: StoryJudge) -> None:
    judge.deliver(ANNA, "mine", "SIGN ON Austria alpha swordA\nSWAP Austria England\n")
    assert says(flat(judge, ANNA), "refused-no-swap-proposed")
    judge.deliver(FLEUR, "mine", "SIGN ON France alpha swordF\nSWAP Austria England\n")
    assert says(flat(judge, FLEUR), "refused-not-master", game="alpha")
    judge.deliver(GINA, "mine", f"{GM}SWAP Austria Austria\n")
    assert "REJECTED" in flat(judge, GINA)
    assert not stored(judge).swaps


# CREATE … FROM: a new game with the position of another.

SEVEN = ("yves", "zoe", "xaver", "wim", "vera", "uwe", "tom")


def judged_once(judge: StoryJudge) -> None:
    """The first season of alpha is judged: one unit has moved."""
    judge.deliver(EDGAR, "orders", f"{ENGLAND}F Lon - Nth\n")
    judge.deliver(GINA, "now", f"{GM}PROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    assert str(stored(judge).phase) == "F1901M"


def copied(judge: StoryJudge, line: str) -> str:
    judge.says_yes = True
    judge.deliver(GINA, "copy", f"{line}\n")
    return flat(judge, GINA)


@pytest.mark.parametrize(
    ("phase", "opens", "fleet"),
    [
        ("", "F1901M", "NTH"),
        (" F1901M", "F1901M", "NTH"),
        (" Spring 1901", "S1901M", "LON"),
        (" in S1901M", "S1901M", "LON"),
    ],
)
def test_a_position_is_copied_into_a_new_game(judge: StoryJudge, phase: str, opens: str, fleet: str) -> None:
    judged_once(judge)
    judge.deliver(EDGAR, "orders", f"{ENGLAND}F Nth - Nwy\n")
    assert says(copied(judge, f"CREATE ?beta harbor99 FROM alpha{phase}"), "game-copied", phase=opens)
    judge.says_yes = True
    for name in SEVEN:
        entry = f"REGISTER\nName: {name.title()} New\nEND\nSIGN ON ?beta word{name}9\n"
        judge.deliver(f"{name}@new.example", "join", entry)
    game, source = stored(judge, "beta"), stored(judge)
    assert (game.status, str(game.phase), game.number) == (Status.RUNNING, opens, 1)
    assert fleet in {unit.at for unit in game.position.units}
    assert game.settings.moves.next == source.settings.moves.next, "the settings come along"
    assert not game.orders, "no orders do"
    assert not {one.person for one in game.seats} & {one.person for one in source.seats}
    text = flat(judge, "yves@new.example")
    assert says(text, "email-game-starting.position")
    for known in ("anna@", "Anna", "alpha"):
        assert known not in text
    judge.deliver(GINA, "now", "SIGN ON M beta harbor99\nPROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    assert stored(judge, "beta").number == 2, "it is played on from there"


def test_only_the_gm_copies_and_only_what_was_judged(judge: StoryJudge) -> None:
    judged_once(judge)
    judge.says_yes = True
    judge.deliver(ANNA, "copy", "CREATE ?beta harbor99 FROM alpha\n")
    assert says(flat(judge, ANNA), "refused-copied-by-its-gm", game="alpha")
    assert "S1905M" in copied(judge, "CREATE ?beta harbor99 FROM alpha S1905M")
    assert says(copied(judge, "CREATE ?beta harbor99 FROM omega"), "no-such-game-of-yours")
    assert "REJECTED" in copied(judge, "CREATE ?beta harbor99 FROM alpha soon")
    with database(judge).begin() as work:
        assert work.games.get("beta") is None


@pytest.mark.parametrize("clock", ["20:15", "-1"])
def test_of_a_copys_times_nothing_is_told(judge: StoryJudge, clock: str) -> None:
    judge.services = replace(judge.services, spread_deadlines=True)
    judged_once(judge)
    told = copied(judge, f"{GM}SET MOVES CLOCK {clock}\nCREATE ?beta harbor99 FROM alpha")
    assert says(told, "game-copied", game="beta")
    assert not says(told, "deadlines-spread")


def test_a_copy_keeps_its_board(judge: StoryJudge) -> None:
    copied(judge, "CREATE ?beta harbor99 FROM alpha\nSET VARIANT hundred")
    assert says(flat(judge, GINA), "refused-copy-keeps-board")


def test_powers_that_are_out_want_no_player(judge: StoryJudge) -> None:
    judge.deliver(
        GINA,
        "mend",
        f"{GM}ADJUST\nREMOVE A Con\nREMOVE A Smy\nREMOVE F Ank\nOWNER Con Russia\nOWNER Smy Russia\nOWNER Ank"
        " Russia\nREASON a trial\nEND ADJUST\n",
    )
    assert says(copied(judge, "CREATE ?beta harbor99 FROM alpha"), "game-copied", missing=6)
    for name in SEVEN[:6]:
        entry = f"REGISTER\nName: {name.title()} New\nEND\nSIGN ON ?beta word{name}9\n"
        judge.deliver(f"{name}@new.example", "join", entry)
    game = stored(judge, "beta")
    assert game.status is Status.RUNNING
    assert [seat.power for seat in game.seats if not seat.person] == ["TURKEY"]


def test_a_dead_player_wins_and_the_game_goes_on_under_another_name(judge: StoryJudge) -> None:
    judged_once(judge)
    confirmed(judge, "DECLARE England THE WINNER BECAUSE Edgar has died.\n")
    assert says(copied(judge, "CREATE ?beta harbor99 FROM alpha"), "game-copied", phase="F1901M")
    assert {"NTH"} <= {unit.at for unit in stored(judge, "beta").first_position.units}


def test_a_blind_game_that_goes_on_is_not_copied(judge: StoryJudge) -> None:
    duel(judge, "SET BLIND")
    judge.deliver(GINA, "go", f"{DUEL_GM}BEGIN\n")
    assert says(copied(judge, "CREATE ?beta harbor99 FROM duel"), "refused-copy-shows-board")


# Smaller answers to a GM.


def test_remove_takes_the_power_as_place_does(judge: StoryJudge) -> None:
    block = "ADJUST\nREMOVE A Bud Austria\nPLACE A Tyr Austria\nREASON a trial\nEND ADJUST\n"
    judge.deliver(GINA, "mend", f"{GM}{block}")
    assert {unit.at for unit in stored(judge).position.of("AUSTRIA")} == {"TRI", "VIE", "TYR"}


def test_a_full_game_that_waits_for_begin_says_so(judge: StoryJudge) -> None:
    duel(judge)
    judge.deliver(GINA, "list", f"{DUEL_GM}LIST duel\n")
    text = flat(judge, GINA)
    assert says(text, "list-forming", game="duel", needed=worded(message("game-needs-begin")))
    assert "To join: SIGN ON" not in text
    assert "0 more players" not in text


def test_the_end_of_a_series_is_told_as_such(judge: StoryJudge) -> None:
    judge.says_yes = True
    judge.deliver(GINA, "new", "CREATE SERIES ?cup tulips99\nTERMINATE\n")
    assert says(said(judge, GINA), "series-terminated", told="alone")
    assert not says(flat(judge, GINA), "email-results.over")


def test_promote_of_nobody_is_told_and_asks_nobody(judge: StoryJudge) -> None:
    judge.deliver(GINA, "help", f"{GM}PROMOTE bob@nowhere.example\n")
    assert says(flat(judge, GINA), "nobody-to-lead", who="bob@nowhere.example")
    assert not said(judge, "bob@nowhere.example")
    judge.deliver(ANNA, "help", "SIGN ON Austria alpha swordA\nPROMOTE bob@nowhere.example\n")
    assert not says(flat(judge, ANNA), "nobody-to-lead"), "who does not lead learns nothing"


def test_an_order_that_stands_ends_with_one_full_stop(judge: StoryJudge) -> None:
    judge.deliver(
        GINA,
        "mend",
        f"{GM}ADJUST\nREMOVE F Lon\nPHASE F1901B\nREASON a trial\nEND ADJUST\n",
    )
    judge.deliver(EDGAR, "build", f"{ENGLAND}Build F Lon\nBuild A Paris Lon\nBuild X Lon\nBuild F Lon/nc\n")
    assert "Builds a fleet in London" in flat(judge, EDGAR)
    assert says(flat(judge, EDGAR), "order-in-force")
    assert ".." not in flat(judge, EDGAR)


@pytest.mark.parametrize(
    "lines",
    [
        "A(Mar)-Gas\nA(Bur)-Gas (priority)",
        "A(Mar)-Gas\nA(Bur)-Gas\nA(Bur) has priority",
        "A(Bur) has priority.\nA(Bur)-Gas\nA(Mar)-Gas",
        "A(Bur)-Gas, A(Mar)-Gas; A(Bur) has priority",
    ],
)
def test_a_retreat_with_priority_and_its_why(judge: StoryJudge, lines: str) -> None:
    duel(judge, "SET RULES GSTZ")
    judge.deliver(GINA, "go", f"{DUEL_GM}ASSIGN 2 France\nBEGIN\n")
    france, austria = "SIGN ON F duel harborZoe9\n", "SIGN ON A duel harborYves9\n"
    places = "PLACE A Bur France\nPLACE A Mar France\n" + "".join(
        f"PLACE A {at} Austria\n" for at in ("Mun", "Ruh", "Pie", "Spa")
    )
    taken = "".join(f"REMOVE {unit}\n" for unit in ("A Mar", "A Par", "F Bre", "A Vie", "A Bud", "F Tri"))
    judge.deliver(GINA, "mend", f"{DUEL_GM}ADJUST\n{taken}{places}REASON a trial\nEND ADJUST\n")
    orders = f"A Bur H\nA Mar H\nRetreats:\n{lines}\nBuilds:\nWAIVE\n"
    judge.deliver(ZOE, "orders", f"{france}{orders}")
    assert "REJECTED" not in flat(judge, ZOE)
    attack = "A Ruh S A Mun - Bur\nA Mun - Bur\nA Spa S A Pie - Mar\nA Pie - Mar\nBuilds:\nWAIVE\n"
    judge.deliver(YVES, "orders", f"{austria}{attack}")
    judge.deliver(GINA, "now", f"{DUEL_GM}PROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    assert {"GAS"} == {unit.at for unit in stored(judge, "duel").position.of("FRANCE")}
    assert "Army Burgundy -> Gascony" in flat(judge, ZOE)
    assert "Army Marseilles -> Gascony. (*bounce" in flat(judge, ZOE)
    judge.deliver(ZOE, "why", f"{france}WHY Mar\nWHY\n")
    text = flat(judge, ZOE)
    assert "had priority" in text
    assert not says(text, "explained-retreats-met")


def test_the_zines_rules_leave_late_orders_to_the_gm_and_keep_press_for_the_results(
    judge: StoryJudge,
) -> None:
    judge.says_yes = True
    judge.deliver(GINA, "new", "CREATE ?zine harbor99\nSET RULES GSTZ\n")
    settings = stored(judge, "zine").settings
    assert (settings.late_orders, settings.postal_press) == (False, True)


@pytest.mark.parametrize(
    "line", ["SET DEADLINE 2 days later", "SET DEADLINE +2 days", "SET DEADLINE by 48h later"]
)
def test_a_deadline_is_put_off_by_so_much(judge: StoryJudge, line: str) -> None:
    before = stored(judge).clock
    judge.deliver(GINA, "later", f"{GM}{line}\n")
    after = stored(judge).clock
    assert before is not None
    assert after is not None
    assert after.deadline - before.deadline == timedelta(days=2)


@pytest.mark.parametrize("pause", ["PAUSE", "PAUSE UNTIL 20 Jan"])
def test_a_pause_of_seconds_costs_no_day(judge: StoryJudge, pause: str) -> None:
    before = stored(judge).clock
    for _ in range(2):
        judge.deliver(GINA, "stop", f"{GM}{pause}\n")
        judge.now += timedelta(seconds=20)
        judge.deliver(GINA, "go on", f"{GM}RESUME\n")
    after = stored(judge).clock
    assert before is not None
    assert after is not None
    assert after.deadline - before.deadline <= timedelta(minutes=1)


@pytest.mark.parametrize("word", ["password", "otter.lamp"])
def test_the_hint_for_a_better_password_names_none(judge: StoryJudge, word: str) -> None:
    judge.deliver(ANNA, "play", f"SIGN ON France ?practice {word}\n")
    text = flat(judge, ANNA)
    assert says(text, "password-common")
    assert says(text, "better-word")
    assert "otter" not in text


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("SET PORTAGE", "SET VARIANT standard portage"),
        ("SET COASTAL CONVOYS", "SET VARIANT standard coastal convoys"),
        ("SET DUALITY", "SET VARIANT standard duality"),
        ("SET TRANSFORM BUILDS:HOME", "SET VARIANT standard transform"),
    ],
)
def test_a_classic_setting_is_told_by_its_name_here(judge: StoryJudge, line: str, option: str) -> None:
    judge.deliver(GINA, "set", f"{GM}{line}\n")
    assert f"Try: {option}" in flat(judge, GINA)
    judge.says_yes = True
    judge.deliver(GINA, "new", f"CREATE ?fresh harbor99\n{option}\n")
    named = option.removeprefix("SET VARIANT standard ").replace(" ", "_")
    assert stored(judge, "fresh").settings.variant == f"standard+{named}"
