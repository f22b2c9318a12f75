"""Explanation: why each order ended as it did, in one English sentence.

`sentences` is the door: what is said of each verdict. `account` is one result with everything it is explained
from, its strength among it.
"""
