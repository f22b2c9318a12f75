"""OAuth 2 for mailboxes and relays: consent is obtained once, and tokens are renewed before they expire.

providers   where consent and tokens are asked for, by the name of the provider
client      the conversation with a provider; the only file that knows the library
exchange    how long an exchange with a provider may take, and how much may be said in it
redirect    the listener on this machine to which a browser brings the answer (RFC 8252)
token_file  what is kept between two logins, for all processes
login       the login of a mail server with what is kept
"""
