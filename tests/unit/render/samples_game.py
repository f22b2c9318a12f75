"""Samples of mails about the course of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta

from judge.game import events
from judge.game.commands.master import GiveCentre, PutOn, TakeOff
from judge.game.dedication import Record
from judge.game.events import AheadUsed, PauseCause
from judge.game.order_style import Form, Style
from judge.game.roles import Actor, Role
from judge.game.scoring import PowerStatistics, Statistics
from judge.game.state import Status
from judge.notices.game import (
    Digest,
    Disorder,
    GameArrived,
    GameMoved,
    GameStarting,
    Invitation,
    Openings,
    Pause,
    PlayerJoined,
    RollCall,
    SeatChanged,
    SettingsChanged,
    ToldMail,
    ToldTogether,
)
from judge.notices.notice import Addressee
from judge.notices.phases import (
    Adjusted,
    DeadlineChanged,
    DeadlineHeld,
    GameEnded,
    LateNotice,
    MasterAwaited,
    PendingOrders,
    Reminder,
    RolledBack,
    StartMoved,
)
from judge.notices.restricted import people_in, person_in
from judge.rules.phases import Phase
from judge.rules.units import Kind
from tests.unit.render.games import (
    BUSY_RESULTS,
    COMPLETE,
    DRAWN_GAME,
    DROPPED_GAME,
    FALL_RESULTS,
    FORSAKEN_GAME,
    LATE_GAME,
    LEFT_GAME,
    PARTLY,
    PAUSED_GAME,
    REMOVAL_RESULTS,
    RETREAT_RESULTS,
    SNAPSHOTS,
    SPRING_GAME,
    SPRING_RESULTS,
    TAKEN_GAME,
    WINTER_RESULTS,
    WISHING_GAME,
    WITHOUT_RETREAT,
    WON_GAME,
)
from tests.unit.render.sample import AUSTRIA, FRANCE, Sample
from tests.unit.render.seven_players import (
    DEADLINE,
    GM,
    GRACE,
    NOW,
    PEOPLE,
    WATCHER,
    reader,
    running,
)

OUTCAST = Addressee(PEOPLE[7], Role.REGISTERED, "TURKEY")
NEWCOMER = PEOPLE[9]
STATISTICS = Statistics(
    {
        **{facts.code: PowerStatistics(turns=2) for facts in WON_GAME.variant.powers},
        "FRANCE": PowerStatistics(turns=2, press=14),
        "TURKEY": PowerStatistics(turns=2, late=1, missed=1, press=3),
    },
    unsigned=2,
)

_IN_A_ZINE = replace(
    reader("GERMANY"), person=replace(reader("GERMANY").person, style=Style(Form.ZINE, names=False))
)


SAMPLES: Mapping[str, Sample] = {
    "player-joined": Sample(
        "A player joins a forming game",
        PlayerJoined(WISHING_GAME, person_in(WISHING_GAME, PEOPLE[2]), 2, 5, people_in(WISHING_GAME, PEOPLE)),
        AUSTRIA,
    ),
    "player-joined-for-the-master": Sample(
        "A player joins a forming game",
        PlayerJoined(WISHING_GAME, person_in(WISHING_GAME, PEOPLE[2]), 2, 5, people_in(WISHING_GAME, PEOPLE)),
        GM,
    ),
    "roll-call": Sample(
        "SET ROLL CALL: the game is full, to everybody but who has just joined",
        RollCall(WISHING_GAME, NOW + timedelta(days=2)),
        AUSTRIA,
    ),
    "roll-call-unanswered": Sample(
        "Its time is over, to whoever did not answer",
        SeatChanged(WISHING_GAME, "unanswered", person_in(WISHING_GAME, PEOPLE[7])),
        Addressee(PEOPLE[7], Role.REGISTERED, None),
    ),
    "roll-call-unanswered-for-the-others": Sample(
        "Its time is over",
        SeatChanged(WISHING_GAME, "unanswered", person_in(WISHING_GAME, PEOPLE[7])),
        AUSTRIA,
    ),
    "game-starting": Sample(
        "The last player has joined", GameStarting(running(), people_in(running(), PEOPLE)), AUSTRIA
    ),
    "game-starting-for-an-observer": Sample(
        "The last player has joined", GameStarting(running(), people_in(running(), PEOPLE)), WATCHER
    ),
    "results-spring": Sample("A phase was judged", SPRING_RESULTS, AUSTRIA),
    "results-with-everything": Sample("A phase was judged", BUSY_RESULTS, reader("GERMANY")),
    "results-for-the-master": Sample("A phase was judged", replace(BUSY_RESULTS, by_master=True), GM),
    "results-fall": Sample("A phase was judged", FALL_RESULTS, reader("RUSSIA")),
    "results-retreats": Sample("A phase was judged", RETREAT_RESULTS, FRANCE),
    "results-retreats-without-orders": Sample("A phase was judged", WITHOUT_RETREAT, reader("GERMANY")),
    "results-adjustments": Sample("A phase was judged", WINTER_RESULTS, FRANCE),
    "results-adjustments-by-default": Sample("A phase was judged", REMOVAL_RESULTS, WATCHER),
    "results-of-two-seasons": Sample(
        "SET TWO SEASONS: moves, retreats and builds were judged together; to a reader with SET STYLE ZINE",
        replace(
            REMOVAL_RESULTS,
            snapshot=BUSY_RESULTS.snapshot,
            later=(RETREAT_RESULTS.snapshot, REMOVAL_RESULTS.snapshot),
            used=(
                AheadUsed(
                    "GERMANY",
                    Phase.parse("F1901R"),
                    ("A(Mun) R Boh else Ruh",),
                    (("A(Kie) R Hol", "The army in Kiel was not dislodged."),),
                    ("IF DISLODGED A Mun: yes.",),
                    remarks=(("A(Mun) R Boh else Ruh", "Bohemia is not open to it."),),
                ),
            ),
        ),
        _IN_A_ZINE,
    ),
    "results-of-the-last-phase": Sample(
        "A phase was judged", replace(FALL_RESULTS, game=WON_GAME, opened=None), AUSTRIA
    ),
    "game-won": Sample(
        "The game is over",
        GameEnded(WON_GAME, people_in(WON_GAME, PEOPLE), SNAPSHOTS, STATISTICS, Record(on_time=5, late=1)),
        AUSTRIA,
    ),
    "game-drawn": Sample(
        "The game is over", GameEnded(DRAWN_GAME, people_in(DRAWN_GAME, PEOPLE), SNAPSHOTS), WATCHER
    ),
    "game-terminated": Sample(
        "The game is over", GameEnded(DROPPED_GAME, people_in(DROPPED_GAME, PEOPLE), SNAPSHOTS[:1]), AUSTRIA
    ),
    "reminder": Sample(
        "Some hours before the deadline, to each power whose orders are not complete",
        Reminder(PARTLY, "AUSTRIA"),
        AUSTRIA,
        DEADLINE - timedelta(hours=8),
    ),
    "first-orders": Sample(
        "Half of the first phase is over, to each power that owes orders and never wrote",
        Reminder(SPRING_GAME, "AUSTRIA", nudge=True),
        AUSTRIA,
        DEADLINE - timedelta(hours=36),
    ),
    "master-awaited": Sample("MANUAL PROCESS, and nobody's orders are missing", MasterAwaited(COMPLETE), GM),
    "master-awaited-by-the-late": Sample(
        "MANUAL PROCESS, and grace is over", MasterAwaited(LATE_GAME), GM, GRACE
    ),
    "start-moved": Sample("SET START", StartMoved(SPRING_GAME, NOW + timedelta(days=1)), AUSTRIA),
    "start-moved-before-the-start": Sample(
        "SET START", StartMoved(WISHING_GAME, NOW + timedelta(days=1)), AUSTRIA
    ),
    "pending-orders": Sample(
        "A phase opens for which the player had sent orders",
        PendingOrders(
            PARTLY,
            "AUSTRIA",
            Phase.parse("S1901M"),
            ("A Vie - Gal", "F Tri H"),
            (("A Ser - Gre", "There is no unit in Serbia."),),
            decided=("IF Russian Gal: no, no Russian unit is in Galicia.", "ELSE."),
            unneeded=("A Bud R Ser",),
            remarks=(("F Tri H", "The unit in Trieste is a fleet."),),
        ),
        AUSTRIA,
    ),
    "late-notice": Sample(
        "The deadline has passed and orders are missing; daily to the late",
        LateNotice(LATE_GAME, ("RUSSIA", "TURKEY")),
        reader("TURKEY"),
        DEADLINE + timedelta(minutes=31),
    ),
    "late-notice-for-the-others": Sample(
        "The deadline has passed and orders are missing",
        LateNotice(LATE_GAME, ("RUSSIA", "TURKEY")),
        AUSTRIA,
        DEADLINE + timedelta(minutes=31),
    ),
    "late-notice-for-the-master": Sample(
        "The deadline has passed and orders are missing",
        LateNotice(LATE_GAME, ("RUSSIA", "TURKEY")),
        GM,
        DEADLINE + timedelta(minutes=31),
    ),
    "openings": Sample(
        "Grace is over in a game that waits for a replacement, or a player has left",
        Openings(LEFT_GAME, ("TURKEY",), first=True),
        AUSTRIA,
        GRACE,
    ),
    "openings-for-the-player-himself": Sample(
        "Every two days while the game waits",
        Openings(LEFT_GAME, ("RUSSIA", "TURKEY"), first=False),
        reader("TURKEY"),
        GRACE,
    ),
    "disorder": Sample(
        "Grace is over in a game judged without missing orders",
        Disorder(LEFT_GAME, ("RUSSIA",)),
        reader("RUSSIA"),
        GRACE,
    ),
    "taken-over": Sample(
        "Somebody took a free power over",
        SeatChanged(TAKEN_GAME, "took_over", person_in(TAKEN_GAME, NEWCOMER), "TURKEY"),
        AUSTRIA,
    ),
    "digest": Sample(
        "A day after the first mail that SET MAIL DIGEST put off",
        Digest(
            SPRING_GAME,
            (
                ("ANCH:alpha - F1901M Broadcast from France", ":: Judge: ANCH\n\nGood luck to all!\n"),
                ("ANCH:alpha - F1901M Late Notice: T", "Late: Turkey.\n"),
            ),
            with_results=False,
        ),
        AUSTRIA,
    ),
    "digest-with-results": Sample(
        "With results, what SET MAIL RESULTS put off",
        Digest(SPRING_GAME, (("ANCH:alpha - F1901M Late Notice: T", "Late: Turkey.\n"),), with_results=True),
        AUSTRIA,
    ),
    "told-together": Sample(
        "More emails about what one person does than an hour allows",
        ToldTogether(
            (
                ToldMail("ANCH:alpha - S1901M Settings Changed", ":: Judge: ANCH\n\nThe comment is: a.\n"),
                ToldMail(
                    "ANCH:alpha - S1901M Will you be the GM? Reply YES",
                    ":: Judge: ANCH\n\nGina asks you to become a GM of game 'alpha'.\n",
                    "4f9c71aa0b3e",
                ),
            ),
            (SPRING_GAME,),
            left_out=31,
        ),
        AUSTRIA,
    ),
    "told-together-of-several": Sample(
        "More emails about what several people do than an hour allows, with two questions and a closed one",
        ToldTogether(
            (
                ToldMail(
                    "ANCH:alpha - S1901M Proposal 8",
                    ":: Judge: ANCH\n\nSomeone proposes a draw of all survivors in 'alpha'.\n",
                    closed=True,
                ),
                ToldMail(
                    "ANCH:alpha - S1901M Will you be the GM? Reply YES",
                    ":: Judge: ANCH\n\nGina asks you to become a GM of game 'alpha'.\n"
                    "To accept, reply to this email with just the word YES.\n",
                    "4f9c71aa0b3e",
                ),
                ToldMail(
                    "ANCH:beta - Are you there? Reply YES",
                    ":: Judge: ANCH\n\nGame 'beta' is full.\nTo answer, reply to this email with just the\n"
                    "word YES, or send I AM HERE below your SIGN ON.\n",
                    "0b3e4f9c71aa",
                ),
            ),
            (SPRING_GAME,),
            several=True,
        ),
        AUSTRIA,
    ),
    "returned": Sample(
        "A player came back to his power",
        SeatChanged(SPRING_GAME, "returned", person_in(SPRING_GAME, PEOPLE[6]), "RUSSIA"),
        AUSTRIA,
    ),
    "resigned": Sample(
        "A player or observer left",
        SeatChanged(LEFT_GAME, "resigned", person_in(LEFT_GAME, PEOPLE[7]), "TURKEY"),
        AUSTRIA,
    ),
    "ejected": Sample(
        "The master put somebody out",
        SeatChanged(LEFT_GAME, "ejected", person_in(LEFT_GAME, PEOPLE[7]), "TURKEY"),
        AUSTRIA,
    ),
    "ejected-for-himself": Sample(
        "The master put somebody out",
        SeatChanged(
            SPRING_GAME,
            "ejected",
            person_in(SPRING_GAME, PEOPLE[7]),
            "TURKEY",
            person_in(SPRING_GAME, PEOPLE[SPRING_GAME.master.person]),
        ),
        OUTCAST,
    ),
    "admitted": Sample(
        "ADMIT, to whoever had been put out",
        SeatChanged(SPRING_GAME, "admitted", person_in(SPRING_GAME, PEOPLE[7]), "TURKEY"),
        OUTCAST,
    ),
    "approved": Sample(
        "SET APPROVED, to whoever waited for the master's word in a game that has begun",
        SeatChanged(SPRING_GAME, "approved", person_in(SPRING_GAME, PEOPLE[7])),
        OUTCAST,
    ),
    "waits-again": Sample(
        "SET NOT APPROVED, to whoever had been let in into a game that has begun",
        SeatChanged(SPRING_GAME, "waits_again", person_in(SPRING_GAME, PEOPLE[7])),
        OUTCAST,
    ),
    "invitation": Sample(
        "INVITE, to somebody registered",
        Invitation(SPRING_GAME, person_in(SPRING_GAME, PEOPLE[SPRING_GAME.master.person])),
        OUTCAST,
    ),
    "observing": Sample(
        "An observer came", SeatChanged(SPRING_GAME, "observing", person_in(SPRING_GAME, NEWCOMER)), AUSTRIA
    ),
    "observer-left": Sample(
        "An observer left",
        SeatChanged(SPRING_GAME, "stopped_observing", person_in(SPRING_GAME, NEWCOMER)),
        AUSTRIA,
    ),
    "adjusted": Sample(
        "ADJUST: the master mended the position",
        Adjusted(
            SPRING_GAME,
            events.Adjusted(
                Phase.parse("F1901M"),
                Phase.parse("F1901M"),
                SPRING_GAME.number,
                (
                    TakeOff(Kind.ARMY, "VIE"),
                    PutOn(Kind.FLEET, "TRI", "AUSTRIA"),
                    GiveCentre("SER", "AUSTRIA"),
                ),
                "An order was misread.",
            ),
        ),
        AUSTRIA,
    ),
    "rolled-back": Sample(
        "ROLLBACK, to somebody whose orders were in",
        RolledBack(
            SPRING_GAME, Phase.parse("F1901R"), (Phase.parse("S1901M"), Phase.parse("F1901M")), (), (31, 44)
        ),
        AUSTRIA,
    ),
    "rollback-undone": Sample(
        "UNDO after a ROLLBACK, to the master",
        RolledBack(SPRING_GAME, Phase.parse("S1901M"), (), (Phase.parse("S1901M"),), (31,), undo=True),
        GM,
    ),
    "deadline-changed": Sample(
        "The master moved the deadline or the grace",
        DeadlineChanged(SPRING_GAME, DEADLINE + timedelta(days=1), GRACE, Actor(Role.MASTER, 8)),
        AUSTRIA,
    ),
    "deadline-changed-outage": Sample(
        "The judge was down, so a deadline that fell into that time was moved",
        DeadlineChanged(
            SPRING_GAME,
            DEADLINE + timedelta(days=11),
            GRACE + timedelta(days=11),
            None,
            down=(DEADLINE - timedelta(days=5), DEADLINE + timedelta(days=5, hours=8)),
        ),
        AUSTRIA,
    ),
    "deadline-held": Sample(
        "A deadline has passed for ten minutes while the mailbox cannot be read",
        DeadlineHeld(SPRING_GAME, DEADLINE),
        GM,
    ),
    "game-arrived": Sample(
        "A game that another judge kept until now",
        GameArrived(SPRING_GAME, "f4e2c1a09b8d7c6e5f40", DEADLINE + timedelta(days=4)),
        AUSTRIA,
    ),
    "game-moved": Sample(
        "A game that another judge keeps from now on", GameMoved(SPRING_GAME, "judge@there.example"), AUSTRIA
    ),
    "settings-changed": Sample(
        "The master changed settings",
        SettingsChanged(SPRING_GAME, (("partial_press", True, False), ("comment", "", "Friends only"))),
        AUSTRIA,
    ),
    "paused": Sample("The master stopped the clock", Pause(PAUSED_GAME, paused=True), AUSTRIA),
    "paused-itself": Sample(
        "Half of the powers have lost their players", Pause(FORSAKEN_GAME, True, PauseCause.HALF_VACANT), GM
    ),
    "paused-in-vain": Sample(
        "Nobody took a power over for two weeks",
        Pause(replace(LEFT_GAME, status=Status.PAUSED), True, PauseCause.NO_REPLACEMENT),
        AUSTRIA,
    ),
    "resumed": Sample("The master started the clock again", Pause(SPRING_GAME, paused=False), AUSTRIA),
}
