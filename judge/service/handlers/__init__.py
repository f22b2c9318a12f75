"""Handlers of commands, a file for each topic; `registry` says which function does which command.

A handler gets the mail's session and a command. It changes games through the session, asks people by mail
where their word is needed, and returns an outcome, which the reply shows. What others are told comes from
the events of the change (`outgoing`).
"""
