"""The proofs about whole games: that they stay sound, and what they keep secret."""

from __future__ import annotations

from lab.proofs import absence, anonymity, blind, illegal, membership, playing_master, random_games, rollbacks
from lab.proofs.proof import Proof

PROOFS_OF_GAMES: tuple[Proof, ...] = (
    Proof(
        "random games",
        "bots play games and send nonsense: orders for others' units, messages to no one, wrong passwords,"
        " late, duplicate, empty and quoted email, votes, absences",
        "each email is processed once, results come once, no unit is lost, orders are their players',"
        " no secret is revealed, no deadline moves earlier",
        "games",
        1,
        500,
        random_games.random_games,
    ),
    Proof(
        "rollback",
        "a GM undoes phases of a game, and it is played again",
        "the same orders lead to the same game; the record has both branches, and no email of the new"
        " one has an old Message-ID",
        "games",
        1,
        300,
        rollbacks.taken_back,
    ),
    Proof(
        "gunboat",
        "a player wants to know who plays what, from headers, time zones, names and the style of email"
        " programs",
        "with two people swapped, no one else's email differs by a byte",
        "pairs of games",
        1,
        1000,
        anonymity.non_interference,
    ),
    Proof(
        "in the game",
        "a player wants to know whether someone is in the game, by writing in that person's name",
        "with a player and an outsider swapped, no one else's email differs by a byte",
        "pairs of games",
        1,
        15,
        membership.membership,
    ),
    Proof(
        "playing master",
        "a player wants to know which power the GM plays; the GM resigns or is removed from it",
        "with the GM and a player swapped, no one else's email differs by a byte",
        "pairs of games",
        1,
        100,
        playing_master.playing_master,
    ),
    Proof(
        "illegal gunboat",
        "a player wants to know who wrote a line, where lines are printed as written",
        "with two people swapped who write the same lines, no one else's email differs by a byte",
        "pairs of games",
        1,
        1000,
        illegal.non_interference,
    ),
    Proof(
        "absence",
        "a player of Illegal Gunboat wants to know which power has no player, is late or was taken over",
        "with two silent powers swapped, one of which lost its player, no one else's email differs by a byte",
        "pairs of games",
        1,
        300,
        absence.non_interference,
    ),
    Proof(
        "blind",
        "a player of a blind game wants to know what they cannot see, by orders, mistakes and lists",
        "with other units out of sight, none of the player's email differs by a byte",
        "pairs of games",
        3,
        1000,
        blind.non_interference,
    ),
)
