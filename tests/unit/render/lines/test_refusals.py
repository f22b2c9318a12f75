from __future__ import annotations

from judge.game.refusals import Refusal, Refused
from judge.render.lines.refusals import refusal_words
from tests.rows import each_row
from tests.unit.render.seven_players import running


@each_row("why", Refusal)
def test_every_refusal_is_a_sentence_with_a_way_on(why: Refusal) -> None:
    for detail in ("", "AUSTRIA"):
        said, hint = refusal_words(Refused(why, detail), running())
        assert said[0].isupper() or said.startswith("alpha")
        assert said.endswith(".")
        assert hint
        assert "{" not in said + hint


def test_a_power_is_named_as_people_do() -> None:
    said, _ = refusal_words(Refused(Refusal.NOT_FREE, "AUSTRIA"), running())
    assert said == "Austria has a player in alpha."


def test_the_phase_at_hand_is_told() -> None:
    said, hint = refusal_words(Refused(Refusal.WRONG_PHASE, "F1901M"), running())
    assert said == "That is not the current phase (F1901M): alpha is in S1901M."
    assert hint == "Name S1901M, or no phase at all."


def test_what_a_player_typed_is_only_data() -> None:
    said, _ = refusal_words(Refused(Refusal.UNKNOWN_ADDRESSEE, "{game.master.password}\n::"), running())
    assert said == "No one in alpha is called {game.master.password} ::, so your message was not sent."
