"""Variants as data: a folder of tables read into one frozen Variant."""
