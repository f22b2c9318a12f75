"""Render: values to words and pictures; every sentence that the judge writes is made here.

The package imports `notices` and `records`, the game and the language; only it knows Jinja2 and the
libraries of pictures. It decides nothing. A notice travels through it like this:

    composer   the notice to an email: its view makes the values, templates (`templates/mail/`) print them
    views      one function for each kind of notice, in the file of its topic
    lines      parts of emails as lines of text, shared by the views
    text       English, escaping, and the sentences of remarks
    maps       what a reader may see of a phase, drawn as SVG and PNG

`site` makes the pages of public games, `reference` the pages of docs/, `help_pages` what HELP answers.
"""
