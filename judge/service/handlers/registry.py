"""The handlers: for each command the function that carries it out and says what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from judge.game import commands
from judge.game.commands import Command
from judge.notices.remarks import MasterRemark, Remark, remark
from judge.service import changes
from judge.service.handlers import (
    absences,
    addresses,
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
    seats,
    series,
    settings,
    sign_on,
    standbys,
    votes,
)
from judge.service.outcomes import Done, Outcome, Rejected
from judge.service.session import Session

Handler: TypeAlias = Callable[[Session, Any], Outcome]


def _apply(done: Remark, same: Remark | None = None) -> Handler:
    """A command that the game alone carries out; `done` is the remark when it has, `same` if it was so."""

    def apply(session: Session, command: Command) -> Outcome:
        outcome = changes.apply(session.request, session.speaker, session.transcript, command)
        return outcome if isinstance(outcome, Rejected) else Done(done if outcome else same or done)

    return apply


_SAME = remark(MasterRemark.SETTING_SAME)

HANDLERS: Mapping[type[Any], Handler] = {
    commands.anyone.Register: people.register,
    commands.anyone.Create: creation.create,
    commands.anyone.SignOn: sign_on.sign_on,
    commands.anyone.Practice: creation.practice,
    commands.anyone.Standby: standbys.change_standby,
    commands.anyone.Observe: seats.observe,
    commands.anyone.Help: inquiry.show_help,
    commands.anyone.List: inquiry.show_list,
    commands.anyone.Get: inquiry.get_file,
    commands.anyone.Version: inquiry.show_version,
    commands.master.CreateSeries: creation.create,
    commands.master.OpenRound: series.open_round,
    commands.master.Table: series.show_table,
    commands.anyone.GameStatus: history.show_status,
    commands.anyone.Summary: history.show_summary,
    commands.anyone.History: history.show_history,
    commands.anyone.Why: history.explain,
    commands.anyone.Resend: history.resend,
    commands.anyone.WhoGame: history.show_who_game,
    commands.anyone.WhoIs: people.show_people,
    commands.anyone.InfoPlayer: people.show_record,
    commands.anyone.SetProfile: people.set_profile,
    commands.anyone.SetZone: people.set_zone,
    commands.anyone.SetStyle: people.set_style,
    commands.anyone.SetMail: people.set_mail,
    commands.anyone.SetMap: people.set_map,
    commands.anyone.SetCalendar: people.set_calendar,
    commands.anyone.OtherAddress: addresses.change_others,
    commands.anyone.MyAddresses: addresses.show_addresses,
    commands.anyone.ForgotPassword: passwords.forgot_password,
    commands.anyone.ResetPassword: passwords.reset_password,
    commands.anyone.Confirm: confirmation.confirm,
    commands.anyone.Yes: confirmation.say_yes,
    commands.anyone.Cancel: confirmation.cancel,
    commands.master.Process: master.process,
    commands.master.Predict: master.predict,
    commands.master.Rollback: master.roll_back,
    commands.master.Undo: master.undo,
    commands.master.Adjust: master.adjust,
    commands.master.SetDeadline: _apply(remark(MasterRemark.DEADLINE_MOVED), _SAME),
    commands.master.SetGrace: _apply(remark(MasterRemark.GRACE_MOVED), _SAME),
    commands.master.AcceptLate: master.accept_late,
    commands.master.SetAccess: master.set_access,
    commands.master.Approve: master.approve,
    commands.master.SetStart: master.set_start,
    commands.master.Begin: _apply(remark(MasterRemark.GAME_BEGUN)),
    commands.master.SetSetting: settings.set_setting,
    commands.master.Announce: master.announce_to_all,
    commands.master.SetRules: settings.set_rules,
    commands.master.SetLike: settings.set_like,
    commands.master.Unstart: _apply(remark(MasterRemark.START_TAKEN_BACK)),
    commands.master.Pause: master.pause,
    commands.master.Resume: master.resume,
    commands.master.Eject: master.eject,
    commands.master.Admit: master.admit,
    commands.master.Become: master.become,
    commands.member.Partner: partners.ask_partner,
    commands.master.Promote: masters.promote,
    commands.master.HandOver: masters.hand_over,
    commands.master.Terminate: master.terminate,
    commands.member.PhaseAhead: orders.set_phase,
    commands.member.Clear: orders.clear,
    commands.member.AddOrders: orders.add_orders,
    commands.member.LendStanding: orders.lend_units,
    commands.member.RevokeProxy: orders.revoke_proxy,
    commands.member.SetWait: orders.set_wait,
    commands.member.SetAbsence: absences.away,
    commands.member.EndAbsence: absences.not_away,
    commands.member.Extend: absences.extend,
    commands.member.SetDraw: votes.set_draw,
    commands.member.SetConcede: votes.set_concede,
    commands.member.Propose: votes.propose,
    commands.member.CastVote: votes.vote,
    commands.member.WithdrawProposal: votes.withdraw,
    commands.member.SayHere: orders.say_here,
    commands.member.SetPreference: orders.set_preference,
    commands.member.SetPassword: passwords.set_password,
    commands.member.SetAddress: addresses.set_address,
    commands.member.Press: press.send_press,
    commands.member.Broadcast: press.send_press,
    commands.member.Recall: press.recall,
    commands.member.SetPressWish: press.set_press_wish,
    commands.member.RecordDiary: diaries.record,
    commands.member.ReadDiary: diaries.read,
    commands.member.DeleteDiary: diaries.delete,
    commands.member.Resign: orders.resign,
}
"""Every command that people write but SIGN OFF, which ends the reading of a mail."""
