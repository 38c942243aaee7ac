"""Copying fields between records, in rules."""

from __future__ import annotations

from byczo.core.layout import Ints
from byczo.core.rule import rule


@rule
def copy_list(source: Ints, target: Ints) -> None:
    """Copy a list of numbers."""
    for i in range(source.shape[0]):
        target[i] = source[i]


@rule
def copy_grid(source: Ints, target: Ints) -> None:
    """Copy a grid of numbers, row by row."""
    for i in range(source.shape[0]):
        for j in range(source.shape[1]):
            target[i, j] = source[i, j]
