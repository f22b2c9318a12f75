"""The values that settings may have besides numbers and texts: choices, and the clock of a kind of phase."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum


class MissingOrders(StrEnum):
    """What happens when the grace period ends and orders are still missing."""

    WAIT = "wait"
    """NoNMR: the game waits until someone takes over the power."""
    PROCESS = "process"
    """NMR: the turn is adjudicated without the missing orders; the power falls into civil disorder."""
    BOT = "bot"
    """NMR BOT: like NMR, but one of the judge's bots plays the power until someone takes it over."""
    FIRST = "first"
    """NMR FIRST: the first season waits for a replacement, later phases are adjudicated (seed 004 §4.2)."""
    TWICE = "twice"
    """NMR TWICE: units stand, and a second season in a row without orders is civil disorder (§4.1, §4.3)."""
    HOUSE = "house"
    """NMR HOUSE: the zine's, FIRST and TWICE; until the second spring a season is held over (§4.6)."""


class BotLevel(StrEnum):
    """How well the judge's bots play."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class PressMode(StrEnum):
    """Whether messages between players name their sender."""

    NONE = "none"
    WHITE = "white"
    GREY = "grey"
    BOTH = "white/grey"
    GREY_OR_WHITE = "grey/white"
    """As BOTH, but unsigned where the writer does not say."""


class Fakes(StrEnum):
    """Whether messages to some may pretend to be for others (seed 002)."""

    NONE = "none"
    ALLOWED = "allowed"
    """FAKE BROADCAST and FAKE TO, where the writer says so."""
    DEFAULT = "default"
    """A message to some looks like a broadcast unless its writer says NO FAKE, or names other readers."""
    ALWAYS = "always"
    """Every message to some looks like a broadcast."""


class ObserverPress(StrEnum):
    """What observers may write to players; to the GM and each other they always may."""

    NONE = "no"
    WHITE = "white"
    """Signed broadcasts."""
    ANY = "any"
    """What players may write."""


class VoteCount(StrEnum):
    """What is told about a vote."""

    SECRET = "secret"  # noqa: S105  # no password
    COUNT = "count"
    NAMES = "names"


class VoteRule(StrEnum):
    """How long a proposal is voted on, and what silence means."""

    PHASE = "phase"
    """Until its phase is judged; it passes as soon as all agree (seed 002, whose votes are for a phase)."""
    SEASON = "season"
    """Until the moves are judged; silence is NO at first, YES when it is proposed again (seed 004 §8.2)."""


class Scoring(StrEnum):
    """The system by which the table of a series counts points (`judge.game.scoring`)."""

    DRAW_SIZE = "draw-size"
    SUM_OF_SQUARES = "sum-of-squares"
    CARNAGE = "carnage"
    C_DIPLO = "c-diplo"
    BANGKOK = "bangkok"


class Evidence(StrEnum):
    """What an email needs to speak for a seat; a YES from the address of record is always enough."""

    EITHER = "either"
    """The password, a reply, or an email from the address of record that our border vouches for."""
    REPLY = "reply"
    """The password, or a reply: from the address of record, to an email of the judge that only it got."""
    PASSWORD = "password"  # noqa: S105  # the name of a rung
    """The password, from any address."""
    BOTH = "both"
    """The password in an email from the address of record that our border vouches for."""


class Visibility(StrEnum):
    """Who finds a game."""

    PUBLIC = "public"
    UNLISTED = "unlisted"
    """No list names it; who knows its name may ask about it and join."""
    PRIVATE = "private"
    """Only those in it and those invited find it; for all others there is no such game."""


class Level(StrEnum):
    """How much somebody has played, as they say themselves."""

    ANY = "any"
    NOVICE = "novice"
    AMATEUR = "amateur"
    INTERMEDIATE = "intermediate"
    ADVANCED = "advanced"
    EXPERT = "expert"


class Site(StrEnum):
    """Whether the players of a game may share a mail domain."""

    ANY = "any"
    SAME = "same"
    DIFFERENT = "different"


class Reading(StrEnum):
    """The policy orders are read by; `language.policy` holds what each means."""

    LENIENT = "lenient"
    JUDGE = "judge"
    ANY = "any"
    ILLEGAL = "illegal"
    """Illegal Gunboat: lines of one form, taken and printed as written, impossible ones too (seed 000)."""
    GSTZ = "gstz"
    """The house rules of a postal zine (seed 004): silence, implied orders and whole sets of orders."""


class Lending(StrEnum):
    """How powers may lend each other their units; DATC 4.E.5 names the kinds."""

    NONE = "no"
    PHASE = "phase"
    """Among the orders of a movement phase, for that phase (seed 002, proxy orders)."""
    STANDING = "standing"
    """Also until revoked (seed 004 §9)."""


class Blind(StrEnum):
    """Whether powers see all of the board, and whose ruling says what they see."""

    NO = "no"
    NJUDGE = "njudge"
    BCENTRES = "bcentres"
    """njudge's with all centres shown."""
    DPJUDGE = "dpjudge"
    FOG = "fog"
    """vDiplomacy's fog of war."""


class SightModifier(StrEnum):
    """DPjudge's modifiers of a blind game, under its names."""

    OWN_SCS_SEE = "own_scs_see"
    NO_SCS_SEE = "no_scs_see"
    NO_UNITS_SEE = "no_units_see"
    SEE_NO_SCS = "see_no_scs"
    SEE_ALL_SCS = "see_all_scs"
    SEE_NO_UNITS = "see_no_units"
    UNITS_SEE_SAME = "units_see_same"
    UNITS_SEE_OTHER = "units_see_other"
    HIDE_BUILDS = "hide_builds"
    MYOPIC = "myopic"
    VENETIAN = "venetian"
    GREEK = "greek"
    TROJAN = "trojan"


@dataclass(frozen=True, slots=True)
class PhaseClock:
    """When a phase of one kind ends.

    `clock` is the minute of the day of a deadline in the game's zone, -1 for any. The deadline is at least
    `next` after the phase opens, on a day of `days` (Sunday first; a letter is a day, lower case one after
    noon only, `-` none). A phase is adjudicated `delay` after the last needed order, but never before `min`
    has passed since it opened. `grace` runs from the deadline. If `clock` is a minute, `next`, `min` and
    `grace` count on the wall clock of the zone, otherwise as elapsed hours. `delay` is always elapsed time.
    """

    clock: int
    min: timedelta
    next: timedelta
    grace: timedelta
    delay: timedelta
    days: str


@dataclass(frozen=True, slots=True)
class Holiday:
    """Days of the game's zone on which no deadline falls, including the last; `yearly`: in every year.

    The year of a yearly holiday's first day does not matter.
    """

    first: date
    last: date
    yearly: bool = True


_HOUR = timedelta(hours=1)
MOVES_CLOCK = PhaseClock(1410, 12 * _HOUR, 71 * _HOUR, 167 * _HOUR, _HOUR / 2, "-MTWTF-")
SHORT_CLOCK = PhaseClock(-1, 0 * _HOUR, 23 * _HOUR, 71 * _HOUR, _HOUR / 2, "-mTWTF-")
