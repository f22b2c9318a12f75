"""Variants as data: a folder of tables becomes one frozen `Variant`.

The package imports `rules`, which define what a variant is, and no package above. A variant travels like
this:

    folder     the files of a folder to `tables`, and back; `importers` make tables of other judges' files
    check      every fault in the tables and the drawing, with its line, before anyone plays
    load       the tables of a variant by its name, made into a `Variant`, once per process
    geometry   where a board's places, names and tokens are drawn
    near       the boards that a misspelt name may mean

The boards that come with the judge are in `data/`.
"""
