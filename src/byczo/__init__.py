"""Byczo: 6 nimmt!, X nimmt!, David & Goliath and Twenty One at one table."""

__version__ = "0.1.0"
