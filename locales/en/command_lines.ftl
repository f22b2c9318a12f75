### What is wrong with the line of a command or a block, what would be right, and what was assumed.

letter-not-sent = The letter was not sent.
