"""The demo: a whole game year on embedded servers, to see the judge before installing it.

It imports `app` and everything below. `script` has what eight people mail, `environment` starts an IMAP
server, an SMTP server and the judge as a process of its own, `play` sends the script and shows what comes
back. Tests use the same servers.
"""
