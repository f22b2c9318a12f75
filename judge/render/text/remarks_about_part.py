"""The sentences of the service's remarks, a table for each topic; the entry is `writer`.

Another language is another set of tables with the same keys.
"""
