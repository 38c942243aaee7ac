"""Tables for learning programs: batches, and standard environments made of them."""

from byczo.envs.opponents import OpponentRule, opponent_of
from byczo.envs.tables import Tables, TablesSnapshot

__all__ = ["OpponentRule", "Tables", "TablesSnapshot", "opponent_of"]
