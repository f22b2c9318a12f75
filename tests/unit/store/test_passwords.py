"""Passwords and tokens."""

from __future__ import annotations

from argon2 import PasswordHasher, extract_parameters

from judge.store.passwords import Passwords


def test_a_password_matches_its_own_hash_only() -> None:
    secrets = Passwords()
    hashed = secrets.hash("Ostrich 12")
    assert secrets.matches("Ostrich 12", hashed)
    assert not secrets.matches("ostrich 12", hashed)
    assert not secrets.matches("", hashed)


def test_what_was_verified_is_remembered_for_that_pair_only() -> None:
    secrets = Passwords()
    first, second = secrets.hash("same"), secrets.hash("other")
    assert secrets.matches("same", first)
    assert secrets.matches("same", first)
    assert not secrets.matches("same", second)
    assert not secrets.matches("other", first)


def test_something_that_is_no_hash_matches_nothing() -> None:
    assert not Passwords().matches("word", "word")


def test_hashing_costs_what_the_settings_say() -> None:
    found = extract_parameters(Passwords().hash("word"))
    assert (found.memory_cost, found.time_cost, found.parallelism) == (7 * 1024, 5, 1)


def test_two_hashes_of_one_password_differ() -> None:
    secrets = Passwords()
    assert secrets.hash("word") != secrets.hash("word")


def test_a_password_of_any_characters_is_taken() -> None:
    secrets = Passwords()
    for word in ("päß 日本", "half \ud800"):
        assert secrets.matches(word, secrets.hash(word))


def test_a_token_has_at_least_128_bit_and_is_known_by_its_digest() -> None:
    secrets = Passwords()
    token, digest = secrets.token()
    assert int(token, 16).bit_length() <= 160
    assert len(token) == 40
    assert secrets.digest(f" {token.upper()}\n") == digest
    assert secrets.token()[0] != token


def test_a_hash_with_earlier_parameters_still_fits() -> None:
    earlier = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1).hash("tulips")
    assert Passwords().matches("tulips", earlier)
    assert not Passwords().matches("roses", earlier)
