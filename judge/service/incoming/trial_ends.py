"""Where a trial ends: its reply names the first line below it that had an effect.

An END above its place, or one of an inner block, ends a trial sooner than its writer may think.
"""

from __future__ import annotations

from dataclasses import replace

from judge.notices.remarks import GameRemark, Remark, remark
from judge.notices.replies import LineReport, Note
from judge.service.incoming.left_out import took_effect
from judge.service.transcript import Transcript


def say_where_trials_end(transcript: Transcript) -> None:
    """Note beside each trial the first line below it that counts."""
    counting = sorted(one.line for one in transcript.reports if took_effect(one) and not _is_trial(one))
    transcript.reports = [
        _with_end(one, next((line for line in counting if line > one.line), 0)) if _is_trial(one) else one
        for one in transcript.reports
    ]


def _is_trial(report: LineReport) -> bool:
    return isinstance(report.understood, Remark) and report.understood.key == GameRemark.TRIED


def _with_end(trial: LineReport, below: int) -> LineReport:
    if not below:
        return trial
    note = (Note.NOTE, remark(GameRemark.TRIAL_ENDS, line=below))
    return replace(trial, notes=(*trial.notes, note))
