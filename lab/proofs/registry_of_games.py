"""The proofs about whole games: that they stay sound, and what they keep secret."""

from __future__ import annotations

from lab.proofs import anonymity, blind, illegal, membership, playing_master, random_games, rollbacks
from lab.proofs.proof import Proof

PROOFS_OF_GAMES: tuple[Proof, ...] = (
    Proof(
        "random games",
        "bots play games and send nonsense: orders for others' units, letters to nobody, wrong passwords,"
        " late, doubled, empty and quoted mails, votes, absences",
        "each mail has one fate, results come once, no unit is lost, orders are their players', no secret is"
        " told, no deadline moves earlier",
        "games",
        1,
        500,
        random_games.random_games,
    ),
    Proof(
        "rollback",
        "a master takes back phases of a game, and it is played again",
        "the same orders come to the same game; the record has both branches, no mail of the new one an old"
        " Message-ID",
        "games",
        1,
        300,
        rollbacks.taken_back,
    ),
    Proof(
        "gunboat",
        "a player wants to know who plays what, from headers, zones, names, style of program",
        "with two people swapped, nobody else's mails differ by a byte",
        "pairs of games",
        1,
        1000,
        anonymity.non_interference,
    ),
    Proof(
        "in the game",
        "a player wants to know whether somebody is in the game, by mail in his name",
        "with a player and an outsider swapped, nobody else's mails differ by a byte",
        "pairs of games",
        1,
        15,
        membership.membership,
    ),
    Proof(
        "playing master",
        "a player wants to know which power the master plays, who leaves it or is put out of it",
        "with the master and a player swapped, nobody else's mails differ by a byte",
        "pairs of games",
        1,
        100,
        playing_master.playing_master,
    ),
    Proof(
        "illegal gunboat",
        "a player wants to know whose lines he reads, where lines are printed as written",
        "with two people swapped who write the same lines, nobody else's mails differ by a byte",
        "pairs of games",
        1,
        1000,
        illegal.non_interference,
    ),
    Proof(
        "blind",
        "a player of a blind game wants to know what he does not see, by orders, mistakes and lists",
        "with other units in the dark, no mail of his differs by a byte",
        "pairs of games",
        3,
        1000,
        blind.non_interference,
    ),
)
