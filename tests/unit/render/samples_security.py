"""Samples of mails about who may speak for a seat."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

from judge.game.roles import Actor, Role
from judge.notices.restricted import person_in, sender_in, subject_in, words_about
from judge.notices.security import (
    AddressAsked,
    AddressChanged,
    AddressFails,
    AlsoAsked,
    AlsoChanged,
    AnotherAnswered,
    Answer,
    ConfirmationAsked,
    CopyForMaster,
    CopyForSpectator,
    CopyOfRecord,
    EarlierPart,
    HeldBecause,
    HeldLine,
    LeftOutMails,
    MailHeld,
    MasterAsked,
    NoticesLeftOut,
    OptInAsked,
    PasswordShared,
    PasswordsTried,
    PasswordToken,
    RequestAnswered,
    TokenUsed,
    lines_in,
)
from tests.unit.render.games import COMPLETE, SPRING_GAME
from tests.unit.render.sample import AUSTRIA, SPECTATOR, Sample
from tests.unit.render.samples_replies import ALL_WELL
from tests.unit.render.seven_players import GM, NOW, PEOPLE

WEEK = NOW + timedelta(days=7)
SAMPLES: Mapping[str, Sample] = {
    "copy-of-record": Sample(
        "Orders for a power came from another address than its player's, with the right password",
        CopyOfRecord(
            COMPLETE,
            "AUSTRIA",
            sender_in(COMPLETE, "anna@work.test"),
            lines_in(COMPLETE, ALL_WELL, "anna@work.test"),
        ),
        AUSTRIA,
    ),
    "copy-of-record-also": Sample(
        "Orders for a power came from another address of its player's",
        CopyOfRecord(
            COMPLETE,
            "AUSTRIA",
            sender_in(COMPLETE, "anna@work.test"),
            lines_in(COMPLETE, ALL_WELL, "anna@work.test"),
            also=True,
        ),
        AUSTRIA,
    ),
    "copy-of-record-of-the-master-s": Sample(
        "The master ordered for a power (BECOME)",
        CopyOfRecord(
            COMPLETE,
            "AUSTRIA",
            sender_in(COMPLETE, "gina@gm.test"),
            lines_in(COMPLETE, ALL_WELL[1:], "gina@gm.test"),
            by_master=True,
        ),
        AUSTRIA,
    ),
    "copy-for-spectator": Sample(
        "A power's player lets an observer see what they send (SPECTATOR … WITH ORDERS)",
        CopyForSpectator(COMPLETE, "AUSTRIA", ALL_WELL[1:]),
        SPECTATOR,
    ),
    "password-shared": Sample(
        "A player chose the master's own password for his seat",
        PasswordShared(SPRING_GAME),
        GM,
    ),
    "copy-for-master": Sample(
        "Somebody spoke as the master from an address that is none of his, with the right password",
        CopyForMaster(
            SPRING_GAME,
            sender_in(SPRING_GAME, "mallory@evil.test"),
            lines_in(SPRING_GAME, ALL_WELL[1:2], "mallory@evil.test"),
        ),
        GM,
    ),
    "password-token": Sample(
        "FORGOT PASSWORD",
        PasswordToken(SPRING_GAME, "4f9c-71aa-0b3e", NOW + timedelta(hours=24), asked_for=True),
        AUSTRIA,
    ),
    "password-token-of-a-partner": Sample(
        "A YES to PARTNER, PROMOTE or HAND OVER, to who has no password in the game",
        PasswordToken(SPRING_GAME, "4f9c-71aa-0b3e", NOW + timedelta(hours=24), asked_for=False),
        AUSTRIA,
    ),
    "confirmation-asked": Sample(
        "A master's command that others are told of at once, with less proof than there could be",
        ConfirmationAsked(
            SPRING_GAME,
            "EJECT ITALY",
            sender_in(SPRING_GAME, "gm@work.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
        ),
        GM,
    ),
    "master-asked": Sample(
        "A player asks for a later deadline (EXTEND)",
        MasterAsked(
            SPRING_GAME,
            "EXTEND 2026-01-09 23:30 UTC",
            "ITALY",
            "4f9c71aa0b3e",
            WEEK,
            (datetime(2026, 1, 9, 23, 30, tzinfo=UTC),),
            "My son is ill, and I am in hospital with him.",
        ),
        GM,
    ),
    "request-refused": Sample(
        "The master says no to a later deadline, to who asked for it",
        RequestAnswered(
            SPRING_GAME,
            "EXTEND 2026-01-09 23:30 UTC",
            Answer.REFUSED,
            (datetime(2026, 1, 9, 23, 30, tzinfo=UTC),),
            "No, sorry: ten days are plenty.",
        ),
        AUSTRIA,
    ),
    "request-lapsed": Sample(
        "The master said nothing to an absence that wants his word, to who asked for it",
        RequestAnswered(
            SPRING_GAME,
            "AWAY 2026-01-13 00:00 UTC TO 2026-02-10 23:59 UTC FOR Italy",
            Answer.LAPSED,
            (datetime(2026, 1, 13, tzinfo=UTC), datetime(2026, 2, 10, 23, 59, tzinfo=UTC)),
        ),
        AUSTRIA,
    ),
    "master-asked-about-an-absence": Sample(
        "A player wants to be away longer than the game allows without the master's word",
        MasterAsked(
            SPRING_GAME,
            "AWAY 2026-01-13 00:00 UTC TO 2026-02-10 23:59 UTC FOR Italy",
            "ITALY",
            "4f9c71aa0b3e",
            WEEK,
        ),
        GM,
    ),
    "master-asked-to-approve": Sample(
        "Somebody signs on to a game that wants its master's word (SET APPROVAL)",
        MasterAsked(SPRING_GAME, "SET APPROVED bert@home.test", None, "4f9c71aa0b3e", WEEK),
        GM,
    ),
    "master-asked-to-approve-again": Sample(
        "Somebody who led another power, or read others' letters, wants to take one",
        MasterAsked(
            SPRING_GAME,
            "SET APPROVED bert@home.test",
            None,
            "4f9c71aa0b3e",
            WEEK,
            part=EarlierPart(("ITALY",), has_read=True),
        ),
        GM,
    ),
    "mail-held": Sample(
        "A mail with the right password whose own domain disowns it, at most once an hour",
        MailHeld(
            None,
            HeldBecause.DISOWNED,
            sender_in(None, "anna@example.test"),
            subject_in(None, "orders", "anna@example.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
        ),
        AUSTRIA,
    ),
    "mail-held-for-more-proof": Sample(
        "A mail with the right password in a game that wants a vouched-for address as well",
        MailHeld(
            SPRING_GAME,
            HeldBecause.EVIDENCE,
            sender_in(SPRING_GAME, "anna@work.test"),
            subject_in(SPRING_GAME, "orders", "anna@work.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
            (
                HeldLine("SIGN ON", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
                HeldLine("Army Vienna -> Galicia", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
                HeldLine("SET ADDRESS …", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
            ),
        ),
        AUSTRIA,
    ),
    "mail-held-without-password": Sample(
        "A mail with a SIGN ON without password, orders and a message, which answers none of ours",
        MailHeld(
            SPRING_GAME,
            HeldBecause.UNSIGNED,
            sender_in(SPRING_GAME, "anna@home.test"),
            subject_in(SPRING_GAME, "orders", "anna@home.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
            (
                HeldLine("SIGN ON", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
                HeldLine("Army Vienna -> Galicia", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
                HeldLine("PRESS TO E", SPRING_GAME, Actor(Role.PLAYER, 1, "AUSTRIA")),
            ),
            as_reply=True,
        ),
        AUSTRIA,
    ),
    "opt-in-asked": Sample(
        "A first mail with REGISTER, whose address never answered", OptInAsked("4f9c71aa0b3e", WEEK), None
    ),
    "opt-in-asked-of-a-new-address": Sample(
        "SET ADDRESS, once the old address has confirmed it, to the new one",
        OptInAsked("4f9c71aa0b3e", WEEK, moves=True),
        None,
    ),
    "opt-in-asked-of-another-address": Sample(
        "I AM ALSO, once the address of record has said YES, to the other one",
        OptInAsked("4f9c71aa0b3e", WEEK, also=True),
        None,
    ),
    "opt-in-asked-for-a-part": Sample(
        "OBSERVE in the name of somebody registered, without anything that shows that it is his",
        OptInAsked("4f9c71aa0b3e", WEEK, known=True, came=NOW, asks=("REGISTER", "SIGN ON alpha"), number=2),
        None,
    ),
    "another-answered": Sample(
        "Another address replied a question to the reader, who passed it on or whose mail is read",
        AnotherAnswered(),
        None,
    ),
    "notices-left-out": Sample(
        "An hour after the first of more mails in a player's name than he was told of one by one",
        NoticesLeftOut((LeftOutMails(SPRING_GAME, "AUSTRIA", 12), LeftOutMails(SPRING_GAME, None, 1))),
        AUSTRIA,
    ),
    "notices-left-out-by-master": Sample(
        "The same of what the master did for a power by BECOME",
        NoticesLeftOut((LeftOutMails(SPRING_GAME, "AUSTRIA", 3, by_master=True),)),
        AUSTRIA,
    ),
    "notices-left-out-of-master": Sample(
        "The same to a master whose password others use, and who plays in another game",
        NoticesLeftOut(
            (
                LeftOutMails(SPRING_GAME, None, 2, as_master=True),
                LeftOutMails(SPRING_GAME, "AUSTRIA", 1, by_master=True),
            )
        ),
        GM,
    ),
    "mail-held-after-guesses": Sample(
        "A mail with the right password after many with wrong ones",
        MailHeld(
            SPRING_GAME,
            HeldBecause.GUESSED,
            sender_in(SPRING_GAME, "anna@work.test"),
            subject_in(SPRING_GAME, "orders", "anna@work.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
        ),
        AUSTRIA,
    ),
    "mail-held-for-other-games": Sample(
        "ANNOUNCE ALL with one game's password",
        MailHeld(
            SPRING_GAME,
            HeldBecause.OTHER_GAMES,
            sender_in(SPRING_GAME, "anna@work.test"),
            subject_in(SPRING_GAME, "orders", "anna@work.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
        ),
        GM,
    ),
    "passwords-tried": Sample(
        "The tenth mail with a wrong password within a month",
        PasswordsTried(SPRING_GAME, "AUSTRIA", sender_in(SPRING_GAME, "eve@evil.test"), 10),
        AUSTRIA,
    ),
    "token-used": Sample(
        "RESIGN, confirmed with its token by a mail from elsewhere",
        TokenUsed(SPRING_GAME, sender_in(SPRING_GAME, "eve@evil.test"), "RESIGN"),
        AUSTRIA,
    ),
    "token-used-for-password": Sample(
        "RESET PASSWORD with a token, in a mail from elsewhere",
        TokenUsed(SPRING_GAME, sender_in(SPRING_GAME, "eve@evil.test"), password=True),
        AUSTRIA,
    ),
    "token-used-no": Sample(
        "CANCEL with the token of an offer, in a mail from elsewhere",
        TokenUsed(None, sender_in(None, "eve@evil.test"), dropped=True),
        AUSTRIA,
    ),
    "address-asked": Sample(
        "SET ADDRESS, to the address of record",
        AddressAsked(
            SPRING_GAME,
            "SET ADDRESS anna@new.test",
            sender_in(SPRING_GAME, "anna@work.test"),
            "4f9c71aa0b3e",
            NOW + timedelta(hours=24),
        ),
        AUSTRIA,
    ),
    "address-fails": Sample(
        "The second mail to a player that came back for good",
        AddressFails(
            SPRING_GAME,
            person_in(SPRING_GAME, PEOPLE[1]),
            "AUSTRIA",
            words_about(SPRING_GAME, PEOPLE[1], "5.1.1 550 5.1.1 <anna@example.test>: no such user", "5.1.1"),
        ),
        GM,
    ),
    "also-asked": Sample(
        "I AM ALSO, to the address of record, from whichever of the two it came",
        AlsoAsked("anna@work.test", "anna@example.test", WEEK),
        AUSTRIA,
    ),
    "also-changed": Sample(
        "I AM ALSO, once both addresses have said YES", AlsoChanged("anna@work.test"), AUSTRIA
    ),
    "also-changed-gone": Sample("I AM NOT", AlsoChanged("anna@work.test", gone=True), AUSTRIA),
    "address-changed": Sample(
        "SET ADDRESS, once it is confirmed, to the old address; the new one is told without it",
        AddressChanged("anna@home.test", "anna@example.test"),
        AUSTRIA,
    ),
}
