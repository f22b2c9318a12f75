"""Handlers of commands, a file for each topic; `registry` says which function does which command.

A handler gets a command and those parts of the email's session that it reads or changes. It changes games
through `changes`, asks people by email whose agreement is needed, and returns an outcome, which the reply
shows. What others are told comes from the events of the change (`outgoing`).
"""
