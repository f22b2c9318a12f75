"""The guides of docs/keeper, followed as typed on this machine, with a real Postfix and Dovecot.

`python -m tests.guides` tries them all, `python -m tests.guides transport` one. Needs root, and postfix,
dovecot-imapd and procmail of Debian, none of them running, and no judge installed: it makes the users `judge`
and `anna`, /opt/judge, /etc/judge and files in /etc/postfix, and takes them away again. Mail goes nowhere but
to this machine: Postfix listens on the loopback alone, and every other domain is an error.

`machine` is the site's mail server and its end, `page` takes what is to be typed out of a page, `scenarios`
follows it and asks whether anna's HELP is answered. A page that is changed is tried as it then is.
"""
