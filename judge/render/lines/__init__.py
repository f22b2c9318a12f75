"""Parts of mails as lines of text: one file for each part, each a function from values to lines."""
