"""Tables for learning programs: batches, and standard environments made of them."""

from byczo.envs.opponents import OpponentRule, opponent_of
from byczo.envs.tables import Snapshot, Tables

__all__ = ["OpponentRule", "Snapshot", "Tables", "opponent_of"]
