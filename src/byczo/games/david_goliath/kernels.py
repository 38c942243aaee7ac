"""What Python calls of this room besides the contract."""

from __future__ import annotations

from byczo.games.david_goliath.preview import preview

KERNELS = (preview,)
