"""Readings: a sentence is read as a whole, by one lexicon, one table of forms and one arbiter.

A line goes through this package in the following steps, which are also the order to read it in:

1. `lexicon` knows every phrase of `grammar/languages` and the concepts it may mean.
2. `lattice` cuts a line into words and lists, for each word, every phrase and every name that begins there.
3. `forms` finds each row of `grammar/forms.toml` that fits a stretch of the lattice.
4. `sense` turns a form with its captured parts into orders of the classic grammar, whose reader asks the
   board.
5. `covers` finds the cheapest ways to read all words of a sentence.
6. `sentence_verdict` decides by them: orders are given only if every word of their sentence is accounted
   for, and nothing in it governs them otherwise (`governed`). Else they are proposed, or rejected.
7. `line_verdicts` adds what the sentences of a line say about each other, such as a correction.
8. `arbiter` puts it together: a line that the classic grammar reads is final (`classic_lines`), and words on
   the lines around another may govern it (`lines_around`).

`evidence` has the values that these modules pass on, and the counter that limits their work.
"""
