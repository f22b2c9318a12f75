"""Views: from a notice to the values its template prints.

A view stands in the file that its notice has in judge/notices, and has the name of the notice's
`template`; `mail_context.VIEWS` finds it by that.
"""

from judge.render.mail_context import VIEWS
from judge.render.views import game, phases, press, replies, security, series, standbys, votes
