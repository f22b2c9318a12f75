"""Faults: what can make an order impossible; `judge.rules.english` words them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from judge.rules.units import Place


class Fault(StrEnum):
    """What makes an order impossible."""

    UNKNOWN_PLACE = "unknown_place"
    NO_UNIT = "no_unit"
    NOT_YOURS = "not_yours"
    SAME_PROVINCE = "same_province"
    IMPASSABLE = "impassable"
    ARMY_TO_SEA = "army_to_sea"
    FLEET_INLAND = "fleet_inland"
    NO_BORDER = "no_border"
    COAST_NEEDED = "coast_needed"
    COAST_OUT_OF_REACH = "coast_out_of_reach"
    NO_ROUTE = "no_route"
    ROUTE_MISSING = "route_missing"
    FLEET_CARRIED = "fleet_carried"
    HELPS_ITSELF = "helps_itself"
    HELPED_ABSENT = "helped_absent"
    HELPED_CANNOT_GO = "helped_cannot_go"
    SUPPORT_OUT_OF_REACH = "support_out_of_reach"
    CARRIER_IS_ARMY = "carrier_is_army"
    CARRIER_IN_PORT = "carrier_in_port"
    CARRIER_OFF_ROUTE = "carrier_off_route"
    NOT_DISLODGED = "not_dislodged"
    RETREAT_CLOSED = "retreat_closed"
    NO_BUILD_DUE = "no_build_due"
    NO_REMOVAL_DUE = "no_removal_due"
    NOT_A_CENTRE = "not_a_centre"
    NOT_A_HOME_CENTRE = "not_a_home_centre"
    CENTRE_NOT_OWNED = "centre_not_owned"
    CENTRE_OCCUPIED = "centre_occupied"
    TWICE = "twice"
    MIDDLE_NOT_SEA = "middle_not_sea"
    END_AT_SEA = "end_at_sea"
    NOT_FRIENDLY = "not_friendly"
    STEP_NEEDED = "step_needed"
    FIRST_STEP = "first_step"
    NO_FLEET_LEFT = "no_fleet_left"
    LONE_PATROL = "lone_patrol"
    NOT_AT_SEA = "not_at_sea"
    NO_STRAIT = "no_strait"
    OWN_POWER = "own_power"
    NO_GRANT = "no_grant"
    NO_TRANSFORMATION = "no_transformation"
    SAME_KIND = "same_kind"
    TRANSFORMED_AT_SEA = "transformed_at_sea"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an order is impossible; `place` is the place at fault, `other` what it was to be joined to."""

    fault: Fault
    place: Place
    other: Place | None = None
