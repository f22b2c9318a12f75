"""Retreats, builds and removals sent ahead in words: none becomes a move of the season at hand."""

from __future__ import annotations

from datetime import timedelta

import pytest

from judge.game.state import Game
from judge.rules import notation
from tests.messages import says
from tests.scenarios.alpha import GINA, database, said
from tests.scenarios.echoes import judge_in_memory
from tests.scenarios.played import in_memory, twin
from tests.scenarios.story import StoryJudge

FLEUR = "fleur@fra.example"
GM = "SIGN ON M alpha gmword\n"
FALL_OF_1902 = (
    "ADJUST\nREMOVE A Par\nPLACE A Bur France\nREMOVE F Kie\nREMOVE A Ber\nPLACE A Ruh Germany\n"
    "PHASE F1902M\nREASON a trial\nEND ADJUST\n"
)
MOVES = "A Bur H\nA Mar S A Bur\nF Bre H\n"
BELOW = "\nA Bur - Gas\nA Mar - Spa"


@pytest.fixture(scope="module")
def fall() -> StoryJudge:
    """France stands in Burgundy, Marseilles and Brest, and Germany may dislodge Burgundy."""
    judge = judge_in_memory()
    judge.deliver(GINA, "mend", GM + FALL_OF_1902)
    judge.says_yes = False
    return judge


def after(fall: StoryJudge, text: str) -> Game:
    judge = twin(fall)
    judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{text}\n")
    return game_of(judge)


def game_of(judge: StoryJudge) -> Game:
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    return game


def kept(game: Game) -> list[tuple[str, str]]:
    return [(str(one.phase), one.line) for one in game.ahead.get("FRANCE", ())]


def stands_as_ordered(game: Game) -> bool:
    ordered = sorted(map(notation.write, game.orders["FRANCE"]))
    return ordered == ["A BUR H", "A MAR S A BUR", "F BRE H"]


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("Retreats: A Bur-Gas, A Mar-Spa", "Retreats:"),
        ("Retreats: A Bur-Gas; A Mar-Spa", "Retreats:"),
        ("Retreat A Bur-Gas, A Mar-Spa", "Retreat"),
        ("Retreats: Bur-Gas, Mar-Spa", "Retreats:"),
    ],
)
def test_a_word_for_retreats_holds_to_the_end_of_its_line(fall: StoryJudge, line: str, word: str) -> None:
    game = after(fall, MOVES + line)
    first, second = line.removeprefix(word).replace(";", ",").split(",")
    assert kept(game) == [("F1902R", f"{word}{first}"), ("F1902R", f"{word}{second}")]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("Retreats: A Bur-Gas and A Mar-Spa", "F1902R"),
        ("Retreat orders: A Bur-Gas, A Mar-Spa", "F1902R"),
        ("Retreats: A Bur R Gas, A Mar R Spa", "F1902R"),
        ("Summer: A Bur-Gas, A Mar-Spa", "F1902R"),
        ("Summer retreats: A Bur-Gas", "F1902R"),
        ("Builds: A Par and F Bre", "F1902A"),
    ],
)
def test_what_stands_behind_a_heading_is_for_its_phase(fall: StoryJudge, line: str, phase: str) -> None:
    game = after(fall, MOVES + line)
    orders = line.partition(": ")[2].replace(" and ", ", ").split(", ")
    assert kept(game) == [(phase, order) for order in orders]
    assert stands_as_ordered(game)


def test_three_retreats_on_a_line(fall: StoryJudge) -> None:
    game = after(fall, f"{MOVES}Retreats: A Bur-Gas, A Mar-Spa, F Bre-Pic")
    assert [line for _, line in kept(game)] == [
        "Retreats: A Bur-Gas",
        "Retreats: A Mar-Spa",
        "Retreats: F Bre-Pic",
    ]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    "line",
    [
        "Retreats: A Bur-Gas, A Mar S A Bur-Gas",
        "Summer 1902:" + BELOW,
        "Retreats: none",
        "Removals: none",
        "Builds: If all goes well, F Bre",
    ],
)
def test_what_is_not_understood_changes_no_order_of_now(fall: StoryJudge, line: str) -> None:
    assert stands_as_ordered(after(fall, f"{MOVES}{line}"))


@pytest.mark.parametrize(
    ("heading", "over", "meant", "order"),
    [
        ("Summer 1902:", "S1902R", "F1902R", "A Bur - Gas"),
        ("Spring 1902 retreats:", "S1902R", "F1902R", "A Bur - Gas"),
        ("Winter 1901:", "F1901B", "F1902B", "Build A Par"),
    ],
)
def test_orders_below_a_heading_for_a_phase_that_is_over_are_rejected_with_a_way(
    fall: StoryJudge, heading: str, over: str, meant: str, order: str
) -> None:
    judge = twin(fall)
    judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{MOVES}{heading}\n{order}\n")
    answer = said(judge, FLEUR)
    assert "Error Flag" in answer
    assert says(answer, "heading-not-ahead", phase=over, now="F1902M")
    assert says(answer, "heading-not-ahead.hint", meant=meant)
    judge.deliver(FLEUR, "again", f"SIGN ON F alpha swordF\nPHASE {meant}\n{order}\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert stands_as_ordered(game)
    assert [(one.phase.mail_code, one.line) for one in game.ahead["FRANCE"]] == [(meant, order)]


@pytest.mark.parametrize(
    "heading",
    [
        "Retreats",
        "Retreats (if dislodged):",
        "Retreats if needed:",
        "Retreat phase:",
        "RETREATS -",
        "In case of dislodgement:",
        "If forced to retreat:",
        "If I am dislodged:",
        "Possible retreats:",
        "Conditional retreats:",
        "Autumn retreats:",
        "Fall 1902 retreats:",
        "Summer/retreats:",
        "Summer:",
        "Summer retreats:",
        "Retraites:",
        "Rückzüge:",
    ],
)
def test_orders_below_a_heading_for_retreats_are_kept_for_them(fall: StoryJudge, heading: str) -> None:
    game = after(fall, f"{MOVES}{heading}{BELOW}")
    assert kept(game) == [("F1902R", "A Bur - Gas"), ("F1902R", "A Mar - Spa")]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    "heading",
    ["Winter:", "Winter 1902:", "Adjustments:", "Builds:", "Build phase:", "Builds if possible:"],
)
def test_orders_below_a_heading_for_builds_are_kept_for_them(fall: StoryJudge, heading: str) -> None:
    game = after(fall, f"{MOVES}{heading}\nA Par")
    assert kept(game) == [("F1902A", "A Par")]
    assert stands_as_ordered(game)


@pytest.mark.parametrize("line", ["Removals: A(Mar)", "Removes: A(Mar)", "Removal: A Mar"])
def test_a_removal_on_the_line_of_its_heading_is_kept(fall: StoryJudge, line: str) -> None:
    game = after(fall, MOVES + line)
    assert kept(game) == [("F1902A", line)]
    assert stands_as_ordered(game)


def test_several_removals_on_a_line(fall: StoryJudge) -> None:
    assert kept(after(fall, f"{MOVES}Removals: A Mar, F Bre")) == [
        ("F1902A", "Removals: A Mar"),
        ("F1902A", "Removals F Bre"),
    ]


@pytest.mark.parametrize(
    ("line", "phase", "kept_as"),
    [
        ("Retreats: If A(Bur) is dislodged, A(Bur)-Gas", "F1902R", "If A(Bur) is dislodged THEN A(Bur)-Gas"),
        ("Builds: IF MOVED A Bur-Bel THEN\nF Bre\nELSE\nA Par\nENDIF", "F1902A", ""),
        ("Builds: if I own Belgium, build F Bre", "F1902A", "if I own Belgium, build F Bre"),
    ],
)
def test_an_if_behind_a_heading_is_for_its_phase(
    fall: StoryJudge, line: str, phase: str, kept_as: str
) -> None:
    game = after(fall, MOVES + line)
    assert [(str(one.phase), " ".join(one.line.split())) for one in game.ahead["FRANCE"]] == [
        (phase, kept_as or " ".join(line.removeprefix("Builds: ").split()))
    ]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    ("text", "retreat"),
    [
        ("If Burgundy is dislodged, retreat to Gascony, otherwise to Ruhr.", "burgundy r gascony else ruhr"),
        ("If Burgundy is dislodged,\nretreat to Gascony,\notherwise to Ruhr", "burgundy r gascony else ruhr"),
        ("If dislodged, Burgundy retreats to Gascony", "burgundy r gascony"),
        ("Retreat to Ruhr if Burgundy is dislodged", "burgundy r ruhr"),
        ("If my army in Burgundy is forced to retreat, it goes to Gascony", "a burgundy r gascony"),
        ("If Burgundy gets kicked out: Gascony, else Ruhr", "burgundy r gascony else ruhr"),
        ("Wenn Burgund vertrieben wird, Rückzug nach Ruhr, sonst Gascogne", "burgund r ruhr else gascogne"),
        ("Falls Burgund geschlagen wird, geht es in die Ruhr", "burgund r ruhr"),
        ("Si Borgoña es desalojado, se retira al Ruhr", "borgona r ruhr"),
        ("Se la Borgogna viene sloggiata, si ritira in Ruhr", "borgogna r ruhr"),
        ("Als Bourgondië verdreven wordt, trekt het zich terug naar Ruhr", "bourgondie r ruhr"),
        ("Om Burgund blir fördriven, retirerar den till Ruhr", "burgund r ruhr"),
        ("Hvis Burgund bliver fordrevet, trækker den sig tilbage til Ruhr", "burgund r ruhr"),
    ],
)
def test_a_retreat_in_case_of_need_is_kept(fall: StoryJudge, text: str, retreat: str) -> None:
    game = after(fall, MOVES + text)
    assert kept(game) == [("F1902R", retreat)]
    assert stands_as_ordered(game)


@pytest.mark.parametrize(
    "text",
    [
        "If Burgundy is dislodged and Italy agrees, retreat to Gascony",
        "If Burgundy is dislodged I will be very angry with Germany",
        "If Burgundy is dislodged, retreat to Gascony unless Italy is there",
        "If Burgundy is dislodged, maybe retreat to Gascony",
        "What happens if Burgundy is dislodged, does it retreat to Gascony?",
        "If Burgundy is dislodged, don't retreat to Gascony",
        "I don't care if Burgundy is dislodged, Gascony is fine",
    ],
)
def test_a_retreat_with_another_condition_is_not_kept(fall: StoryJudge, text: str) -> None:
    game = after(fall, MOVES + text)
    assert kept(game) == []
    assert stands_as_ordered(game)


def test_an_if_behind_a_heading_leaves_the_lines_below_it_alone(fall: StoryJudge) -> None:
    game = after(fall, f"A Bur H\nBuilds: IF own Bel THEN F Bre\n{MOVES.removeprefix('A Bur H')}")
    assert kept(game) == [("F1902A", "IF own Bel THEN F Bre")]
    assert stands_as_ordered(game)


TO_WINTER = (
    "ADJUST\nREMOVE A Par\nREMOVE F Bre\nREMOVE A Mun\nPLACE A Bur France\nOWNER Spa France\n"
    "OWNER Por France\nPHASE F1902M\nREASON a trial\nEND ADJUST\n"
)


@pytest.fixture(scope="module")
def winter() -> StoryJudge:
    """France takes Belgium and may build in Brest and Paris, though four builds are due."""
    judge = judge_in_memory()
    judge.says_yes = False
    judge.deliver(GINA, "mend", GM + TO_WINTER)
    return judge


def built(winter: StoryJudge, lines: str, settings: str) -> tuple[list[str], str]:
    """France's orders of adjustments, and what it is told of them when their phase opens."""
    judge = twin(winter)
    judge.deliver(GINA, "rules", f"{GM}{settings}\n")
    judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\nA Bur - Bel\nA Mar H\n{lines}\n")
    judge.deliver(GINA, "now", f"{GM}PROCESS NOW\n")
    judge.deliver(GINA, "yes", f"CONFIRM {judge.token}\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert str(game.phase) == "F1902A"
    return [notation.write(one) for one in game.orders["FRANCE"]], " ".join(said(judge, FLEUR).split())


@pytest.mark.parametrize("settings", ["SET NMR", "SET RULES GSTZ"])
@pytest.mark.parametrize(
    "line",
    [
        "Builds: IF MOVED A(Bur)-Bel THEN F(Bre), A(Par) ELSE A(Par)",
        "Builds: If A(Bur)-Bel succeeds then F(Bre) and A(Par), otherwise A(Par).",
        "Builds: If A(Bur)-Mun succeeds then A(Par), otherwise F(Bre) and A(Par)",
        "Builds: If I get Belgium, F(Bre) & A(Par); if not, just A(Par).",
    ],
)
def test_builds_hang_on_what_came_of_the_moves(winter: StoryJudge, line: str, settings: str) -> None:
    assert built(winter, line, settings)[0] == ["F BRE B", "A PAR B"]


@pytest.mark.parametrize(
    "line",
    [
        "No builds",
        "no builds please",
        "No builds this year.",
        "I build nothing.",
        "Builds: none",
        "Builds: None.",
        "Builds:\nnone",
        "Keine Aufbauten",
        "Aufbauten: keine Bauten",
        "Pas de construction.",
    ],
)
def test_all_builds_are_waived_ahead(winter: StoryJudge, line: str) -> None:
    orders, told = built(winter, line, "SET NMR")
    assert orders == ["WAIVE", "WAIVE"]
    assert "REJECTED" not in told
    assert built(winter, line, "SET RULES GSTZ")[0] == orders


@pytest.mark.parametrize("lines", ["Build A Par\nNo more builds", "No more builds\nBuild A Par"])
def test_no_more_builds_leaves_those_that_are_ordered(winter: StoryJudge, lines: str) -> None:
    assert sorted(built(winter, lines, "SET NMR")[0]) == ["A PAR B", "WAIVE"]


@pytest.mark.parametrize(
    "line",
    [
        "Build A Par\nwaive the rest",
        "I build an army in Paris and waive the rest",
        "Build A Par. Waive all others.",
        "Builds: none",
        "WAIVE",
    ],
)
def test_in_the_winter_itself(winter: StoryJudge, line: str) -> None:
    judge = twin(winter)
    judge.deliver(GINA, "on", f"{GM}ADJUST\nPHASE F1902B\nREASON a trial\nEND ADJUST\n")
    judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{line}\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert "2 none" not in said(judge, FLEUR)
    orders = [notation.write(one) for one in game.orders["FRANCE"]]
    assert orders == {"WAIVE": ["WAIVE"], "Builds: none": ["WAIVE"] * 2}.get(line, ["A PAR B", "WAIVE"])


def test_a_refused_build_beside_enough_others_is_for_no_unit(winter: StoryJudge) -> None:
    judge = twin(winter)
    judge.deliver(GINA, "on", f"{GM}ADJUST\nPHASE F1902B\nREASON a trial\nEND ADJUST\n")
    judge.deliver(FLEUR, "orders", "SIGN ON F alpha swordF\nA Par\nF Bre\nBuild A Mun\n")
    told = " ".join(said(judge, FLEUR).split())
    assert says(told, "reply-still-complete", lines=1)
    assert not says(told, "reply-units-kept")


def test_the_newest_line_ahead_takes_the_place_of_those_before_it(winter: StoryJudge) -> None:
    judge = twin(winter)
    mails = ("Builds: A Par, F Bre\nRetreats: A Mar-Spa", "Build A Bre", "Retreats: A Mar-Gas", "F Par B")
    for mail in mails:
        judge.now += timedelta(minutes=1)
        judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\n{mail}\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert [line for _, line in kept(game)] == ["Build A Bre", "Retreats: A Mar-Gas", "F Par B"]
    judge.now += timedelta(minutes=1)
    judge.deliver(FLEUR, "none", "SIGN ON F alpha swordF\nNo builds\n")
    with database(judge).begin() as work:
        game = work.games.get("alpha")
    assert game is not None
    assert kept(game) == [("F1902R", "Retreats: A Mar-Gas"), ("F1902A", "No builds")]


@pytest.mark.parametrize(
    "line",
    [
        "My builds this winter will be army Paris and fleet Brest.",
        "With one build, army Paris please. With two, also a fleet in Brest.",
        "Winter: Armee Paris, Flotte Brest, in dieser Reihenfolge.",
        "After the fall I will build a fleet in Brest.",
        "Then in winter a fleet in Brest and an army in Paris.",
        "Im Winter baue ich dann eine Armee in Paris.",
        "Cet hiver, une armée à Paris et une flotte à Brest.",
        "En invierno, ejército en París y flota en Brest.",
        "Per l'inverno: un'armata a Parigi, una flotta a Brest.",
        "In de winter bouw ik een leger in Parijs.",
        "Till vintern vill jag ha en armé i Paris.",
        "No inverno, um exército em Paris.",
    ],
)
def test_builds_in_prose_take_no_unit_from_its_move(fall: StoryJudge, line: str) -> None:
    assert stands_as_ordered(after(fall, f"{MOVES}\n{line}"))


TOLD = {
    "if I get a build in winter, make it an army in Paris": ["BUILD A PAR"],
    "for the builds: fleet Brest": ["BUILD F BRE"],
    "In winter build a fleet in Brest and an army in Paris": ["BUILD F BRE", "BUILD A PAR"],
    "Wenn ich im Winter bauen kann, dann eine Armee in Paris": ["BUILD A PAR"],
    "Jeśli będę mógł budować zimą, to armia w Paryżu": ["BUILD A PAR"],
    "Hvis jeg må bygge til vinter, så en hær i Paris": ["BUILD A PAR"],
    # The others were written before the rule, with 5 that come to nothing yet.
    "If there is a build for me this winter, I'd like a fleet in Brest": ["BUILD F BRE"],
    "Für die Aufbauten: Armee Marseille, Flotte Brest": ["BUILD A MAR", "BUILD F BRE"],
    "En hiver je construis une armée à Marseille": ["BUILD A MAR"],
    "Si consigo una construcción, un ejército en Marsella": ["BUILD A MAR"],
    "Se posso costruire, una flotta a Brest": ["BUILD F BRE"],
    "Als ik een bouw krijg, een vloot in Brest": ["BUILD F BRE"],
    "Se eu puder construir, uma frota em Brest": ["BUILD F BRE"],
    "Till vintern: armé Marseille": ["BUILD A MAR"],
}
"""Sentences about builds, and the lines that a YES keeps for the winter."""
NOT_TOLD = [
    "If the alliance survives until winter, build a fleet in Brest",
    "If Italy attacks me, I will build a fleet in Marseilles in winter",
    "no build in Paris this winter",
    "Germany will build an army in Munich",
    "maybe a fleet in Brest for the builds",
    "In winter either a fleet in Brest or an army in Paris",
    "Pas de flotte à Brest cet hiver",
    "Ich baue keine Flotte in Brest",
]


def test_builds_that_a_sentence_tells_are_kept_after_a_yes() -> None:
    opening, wrong = in_memory("opening"), {}
    for text in (*TOLD, *NOT_TOLD):
        judge = twin(opening)
        judge.deliver(FLEUR, "orders", f"SIGN ON F alpha swordF\nA Par - Bur\n\n{text}\n")
        at_once = kept(game_of(judge))
        judge.reply(FLEUR, judge.last(FLEUR), "Yes")
        game = game_of(judge)
        told = [("F1901A", line) for line in TOLD.get(text, ())]
        if at_once or kept(game) != told or len(game.orders["FRANCE"]) != 1:
            wrong[text] = [at_once, kept(game)]
    assert wrong == {}
