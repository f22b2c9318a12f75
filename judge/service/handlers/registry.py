"""The handlers: for each command the function that carries it out and says the result of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from judge.game import commands
from judge.game.commands import Command
from judge.notices.remarks import MasterRemark, Remark, remark
from judge.service import changes
from judge.service.handlers import (
    absences,
    addresses,
    allocation,
    confirmation,
    creation,
    diaries,
    history,
    inquiry,
    master,
    masters,
    orders,
    partners,
    passwords,
    people,
    press,
    requests,
    seats,
    series,
    settings,
    sign_on,
    spectators,
    standbys,
    trials,
    votes,
)
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.request import Request
from judge.service.session import WithAll, takes_request, takes_speaker, takes_transcript
from judge.service.speaker import Speaker
from judge.service.transcript import Transcript

Handler: TypeAlias = WithAll[Any, Outcome]


def _apply(done: Remark, same: Remark | None = None) -> Handler:
    """Return a command that the game alone carries out.

    `done` is the remark when it has, `same` if it was so.
    """

    def apply(request: Request, speaker: Speaker, transcript: Transcript, command: Command) -> Outcome:
        outcome = changes.apply(request, speaker, transcript, command)
        return outcome if isinstance(outcome, Rejected) else Done(done if outcome else same or done)

    return takes_transcript(apply)


_SAME = remark(MasterRemark.SETTING_SAME)

HANDLERS: Mapping[type[Any], Handler] = {
    commands.anyone.Register: people.register,
    commands.anyone.Create: creation.create,
    commands.anyone.SignOn: sign_on.sign_on,
    commands.anyone.Practice: creation.practice,
    commands.anyone.Standby: standbys.change_standby,
    commands.anyone.Observe: seats.observe,
    commands.anyone.Help: takes_transcript(inquiry.show_help),
    commands.anyone.List: takes_transcript(inquiry.show_list),
    commands.anyone.Get: takes_transcript(inquiry.get_file),
    commands.anyone.Version: takes_request(inquiry.show_version),
    commands.master.CreateSeries: creation.create,
    commands.master.OpenRound: takes_transcript(series.open_round),
    commands.master.Table: takes_transcript(series.show_table),
    commands.anyone.GameStatus: takes_transcript(history.show_status),
    commands.anyone.Summary: takes_transcript(history.show_summary),
    commands.anyone.History: takes_transcript(history.show_history),
    commands.anyone.Why: takes_transcript(history.explain),
    commands.anyone.Resend: takes_transcript(history.resend),
    commands.anyone.MapOwnOrders: takes_transcript(inquiry.show_own_orders),
    commands.anyone.Try: takes_transcript(trials.try_orders),
    commands.anyone.WhoGame: takes_transcript(history.show_who_game),
    commands.anyone.WhoIs: takes_transcript(people.show_people),
    commands.anyone.InfoPlayer: takes_transcript(people.show_record),
    commands.anyone.SetProfile: people.set_profile,
    commands.anyone.SetZone: people.set_zone,
    commands.anyone.SetLanguage: people.set_language,
    commands.anyone.SetStyle: people.set_style,
    commands.anyone.SetMail: people.set_mail,
    commands.anyone.SetMap: people.set_map,
    commands.anyone.SetCalendar: people.set_calendar,
    commands.anyone.SetSubject: people.set_subject,
    commands.anyone.OtherAddress: addresses.change_others,
    commands.anyone.MyAddresses: takes_speaker(addresses.show_addresses),
    commands.anyone.ForgotPassword: takes_transcript(passwords.forgot_password),
    commands.anyone.ResetPassword: passwords.reset_password,
    commands.anyone.Confirm: confirmation.confirm,
    commands.anyone.Yes: confirmation.say_yes,
    commands.anyone.Cancel: takes_transcript(confirmation.cancel),
    commands.master.Process: master.process,
    commands.master.Predict: takes_transcript(master.predict),
    commands.master.Rollback: takes_transcript(master.roll_back),
    commands.master.Undo: takes_transcript(master.undo),
    commands.master.Adjust: takes_transcript(master.adjust),
    commands.master.SetDeadline: takes_transcript(master.set_deadline),
    commands.master.SetGrace: _apply(remark(MasterRemark.GRACE_MOVED), _SAME),
    commands.master.AcceptLate: takes_transcript(requests.accept_late),
    commands.master.SetAccess: takes_transcript(master.set_access),
    commands.master.Approve: takes_transcript(master.approve),
    commands.master.SetStart: takes_transcript(master.set_start),
    commands.master.Begin: _apply(remark(MasterRemark.GAME_BEGUN)),
    commands.master.SetSetting: takes_transcript(settings.set_setting),
    commands.master.Announce: master.announce_to_all,
    commands.master.SetRules: takes_transcript(settings.set_rules),
    commands.master.SetLike: takes_transcript(settings.set_like),
    commands.master.Assign: takes_transcript(allocation.assign),
    commands.member.Swap: takes_transcript(allocation.swap),
    commands.master.Unstart: _apply(remark(MasterRemark.START_TAKEN_BACK)),
    commands.master.Pause: takes_transcript(master.pause),
    commands.master.Resume: takes_transcript(master.resume),
    commands.master.Eject: takes_transcript(master.eject),
    commands.master.Admit: takes_transcript(master.admit),
    commands.master.Become: takes_speaker(master.become),
    commands.member.Partner: takes_transcript(partners.ask_partner),
    commands.member.PermitSpectator: takes_transcript(spectators.permit_spectator),
    commands.master.Promote: takes_transcript(masters.promote),
    commands.master.HandOver: takes_transcript(masters.hand_over),
    commands.master.Terminate: takes_transcript(master.terminate),
    commands.master.Declare: takes_transcript(master.declare),
    commands.member.PhaseAhead: takes_speaker(orders.set_phase),
    commands.member.Clear: takes_transcript(orders.clear),
    commands.member.AddOrders: takes_transcript(orders.add_orders),
    commands.member.LendStanding: takes_transcript(orders.lend_units),
    commands.member.RevokeProxy: takes_transcript(orders.revoke_proxy),
    commands.member.SetWait: takes_transcript(orders.set_wait),
    commands.member.SetAbsence: takes_transcript(absences.away),
    commands.member.EndAbsence: takes_transcript(absences.not_away),
    commands.member.Extend: takes_transcript(absences.extend),
    commands.member.SetDraw: takes_transcript(votes.set_draw),
    commands.member.SetConcede: takes_transcript(votes.set_concede),
    commands.member.Propose: takes_transcript(votes.propose),
    commands.member.CastVote: takes_transcript(votes.vote),
    commands.member.WithdrawProposal: takes_transcript(votes.withdraw),
    commands.member.SayHere: takes_transcript(orders.say_here),
    commands.member.SetPreference: takes_transcript(orders.set_preference),
    commands.member.SetPassword: takes_transcript(passwords.set_password),
    commands.member.SetAddress: takes_transcript(addresses.set_address),
    commands.member.Press: press.send_press,
    commands.member.Broadcast: press.send_press,
    commands.member.Recall: takes_transcript(press.recall),
    commands.member.SetPressWish: takes_transcript(press.set_press_wish),
    commands.member.RecordDiary: takes_transcript(diaries.record),
    commands.member.ReadDiary: takes_speaker(diaries.read),
    commands.member.DeleteDiary: takes_transcript(diaries.delete),
    commands.member.Resign: takes_transcript(orders.resign),
}
"""Every command that people write but SIGN OFF, which ends the reading of an email."""
