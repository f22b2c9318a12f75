"""Paraphrases: a line that cannot be read as it stands, put into words of the grammar.

The grammar has the forms of orders that players' guides teach. What people write besides is brought to these
forms here, and only where the line as it stands makes no sense, so that nothing here can change what a line
means that does (docs: text, "Lines that cannot be read are paraphrased"). The door is `line`; `translation`
has the words, `order` what is done to one
order.
"""
