"""Importers: other judges' descriptions of a board as a variant's tables, one module a format."""
