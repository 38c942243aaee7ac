"""What Python calls of this room besides the contract."""

from __future__ import annotations

from byczo.games.twenty_one.solver.fixed_price_bot import choose
from byczo.games.twenty_one.solver.forecast import fill_sheet_tables
from byczo.games.twenty_one.solver.row_values import fill_row_values

KERNELS = (fill_row_values, fill_sheet_tables, choose)
