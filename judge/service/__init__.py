"""Use cases: one mail, one deadline; the outside is seen only through ports."""
