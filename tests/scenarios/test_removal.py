"""The keeper ends a game and removes games and people: what those who are in them get and find."""

from __future__ import annotations

from judge.service.keeper.acts import end_game, games_to_end_first, remove_game, remove_person
from judge.store import guards
from tests.messages import says, times
from tests.scenarios.alpha import ANNA, EVE, GINA, database, said
from tests.scenarios.story import StoryJudge


def test_a_game_that_runs_is_ended_and_everybody_told(game: StoryJudge) -> None:
    with game.services.store.begin() as work:
        end_game(game.services, work, "alpha", game.now)
        work.commit()
    game.tick(None)
    assert len(game.unread) == 8
    assert all("over" in message.get_content() for message in game.unread)
    game.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert "REJECTED" in said(game, ANNA)


def test_a_removed_game_is_found_by_nobody_and_its_record_stays(game: StoryJudge) -> None:
    with database(game).begin() as work:
        before = (work.games.events("alpha"), work.games.snapshots("alpha"))
        remove_game(game.services, work, "alpha", game.now)
        work.commit()
    game.tick(None)
    assert {message["To"] for message in game.unread} >= {ANNA, GINA}
    game.deliver(ANNA, "o", "LIST\nLIST alpha\nSIGN ON Austria alpha swordA\nFORGOT PASSWORD alpha\n")
    assert says(said(game, ANNA), "games-none")
    assert times(said(game, ANNA), "no-such-game", name="alpha") == 2
    assert "Timezone" not in said(game, ANNA)
    assert "RESET PASSWORD" not in said(game, ANNA), "no seat, no token"
    game.deliver(EVE, "mine now", "CREATE ?alpha tulips\nOBSERVE alpha tulips\n")
    assert says(said(game, EVE), "game-name-not-free", game="alpha")
    game.now = game.now.replace(year=game.now.year + 1)
    game.tick(None)
    assert game.unread == [], "nothing falls due in it"
    with database(game).begin() as work:
        assert list(work.games.events("alpha"))[: len(before[0])] == list(before[0])
        assert list(work.games.snapshots("alpha")) == list(before[1])
        assert work.people.by_address(ANNA) is not None
    with database(game).connections.read() as connection:
        assert guards.installed(connection) == guards.expected()
    assert database(game).check() == []


def test_a_removed_person_frees_his_power_and_nobody_knows_who_he_was(game: StoryJudge) -> None:
    with game.services.store.begin() as work:
        anna, gina = work.people.by_address(ANNA), work.people.by_address(GINA)
        assert anna is not None
        assert gina is not None
        assert games_to_end_first(work, gina.id) == ("alpha",)
        assert games_to_end_first(work, anna.id) == ()
        remove_person(game.services, work, anna, game.now)
        work.commit()
    game.tick(None)
    assert {message["To"] for message in game.unread} >= {ANNA, GINA}, "he is told for the last time"
    game.deliver(ANNA, "o", "SIGN ON Austria alpha swordA\nA Vie - Gal\n")
    assert says(said(game, ANNA), "not-registered")
    game.deliver(EVE, "what is free?", "OBSERVE alpha tulips\nLIST alpha\n")
    assert ANNA not in said(game, EVE)
    assert says(said(game, EVE), "list-openings", who="anyone", powers="Austria (3/3)", game="alpha")
    game.deliver(EVE, "for me", "SIGN ON Austria alpha roseleaf\n")
    assert says(said(game, EVE), "took-over", game="alpha", power="Austria")
    assert database(game).check() == []
    with game.services.store.begin() as work:
        assert work.people.get(anna.id).entry == ()
