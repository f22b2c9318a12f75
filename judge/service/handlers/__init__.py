"""Handlers of commands, a file for each topic; `registry` says which function does which command."""
