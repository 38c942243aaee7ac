"""How much one may ask for."""

from __future__ import annotations

from collections import OrderedDict

from byczo.core.errors import ByczoError


class Busy(ByczoError):
    """The server has as many guests or tables as it can take."""

    code = "busy"


class Flooding(ByczoError):
    """Too many messages or requests in too little time."""

    code = "too-fast"


class BadMessage(ByczoError, ValueError):
    """The message is not one that the server understands."""

    code = "bad-message"


class TooLarge(ByczoError, ValueError):
    """The message is larger than any that makes sense."""

    code = "too-large"


class Forbidden(ByczoError):
    """The request does not come from a page of this server."""

    code = "forbidden"


class Bucket:
    """Tokens that drip in with time; each message takes one."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self.rate, self.most, self.left, self.at = rate, float(most), float(most), now

    def take(self, now: float) -> bool:
        """Whether there is a token left."""
        left = self.left + (now - self.at) * self.rate
        self.at = now
        self.left = self.most if left > self.most else left
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, most: int, remembered: int = 10_000) -> None:
        self.rate, self.most, self.remembered = rate, most, remembered
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether the address has a token left."""
        bucket = self.of.get(address)
        if bucket is None:
            bucket = self.of[address] = Bucket(self.rate, self.most, now)
            if len(self.of) > self.remembered:
                self.of.popitem(last=False)
        self.of.move_to_end(address)
        return bucket.take(now)


class Emptied:
    """Buckets that floods have emptied: the next socket of the address gets one of them.

    Who was hung up on and comes again has no more than before; neighbours behind the same address
    have full ones. The addresses of the oldest floods are forgotten.
    """

    def __init__(self, rate: float, most: int, remembered: int = 10_000) -> None:
        self.rate, self.most, self.remembered = rate, most, remembered
        self.of: OrderedDict[str, list[Bucket]] = OrderedDict()

    def bucket(self, address: str, now: float) -> Bucket:
        """For a new socket of the address."""
        emptied = self.of.pop(address, [])
        if not emptied:
            return Bucket(self.rate, self.most, now)
        oldest, *others = emptied  # it has had the most time to fill
        if others:
            self.of[address] = others
        return oldest

    def leave(self, address: str, bucket: Bucket) -> None:
        """The socket is closed."""
        if bucket.left < 1:
            self.of.setdefault(address, []).append(bucket)
            self.of.move_to_end(address)
            if len(self.of) > self.remembered:
                self.of.popitem(last=False)
