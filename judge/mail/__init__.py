"""Mail in and out: IMAP, LMTP and SMTP, and messages as bytes.

The package imports `records` and `language`; only it and the demo know the mail libraries. A mail travels so:

    imap, lmtp     fetch or take an email; its bytes are stored before anything reads them
    limits         refuse what no parser should see
    reader         bytes to a `Letter`: `headers`, `body`, `encodings` and `html` find the text that people
                   read, `sender` who wrote it and on what proof, `automatic` and `bounces` what no one wrote
    writer         composed text to the final bytes of an email
    smtp, transports  hand an email to the next server, or write it to a folder

Nothing here raises on what someone mailed. What a server says is bounded and believed in nothing else.
"""
