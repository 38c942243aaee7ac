"""The exponential function as a rule: the same bits in every engine, on every machine."""

from __future__ import annotations

from byczo.core.rule import rule

LOWEST = -700.0
"""Below this the result is 0, and above it a normal number."""

# The logarithm of 2 in two parts: the first has so few digits that its multiples are exact.
LOG_2 = 0.6931471805599453
LOG_2_HIGH = 0.693147180369123816490
LOG_2_LOW = 1.90821492927058770002e-10

TERMS = 17
"""Terms of the series: for numbers down to -log(2) the rest is lost in rounding."""


@rule
def exponential(x: float) -> float:
    """The number e to the power of x, which is not above 0."""
    if x < LOWEST:
        return 0.0
    halvings = int(-x / LOG_2)
    rest = (x + halvings * LOG_2_HIGH) + halvings * LOG_2_LOW
    total = 1.0
    for term in range(TERMS, 0, -1):
        total = 1.0 + total * rest / term
    for _ in range(halvings):
        total *= 0.5
    return total
