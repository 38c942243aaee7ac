"""How much one may ask for in a given time."""

from __future__ import annotations

from collections import OrderedDict


class Bucket:
    """Tokens that drip in with time; each message takes one."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, rate: float, most: int, now: float) -> None:
        self.rate, self.most, self.left, self.at = rate, float(most), float(most), now

    def take(self, now: float, amount: float = 1) -> bool:
        """Take tokens, if so many are left."""
        left = self.left + (now - self.at) * self.rate
        self.at = now
        self.left = self.most if left > self.most else left
        if self.left < amount:
            return False
        self.left -= amount
        return True


class Buckets:
    """A bucket for each address or guest; the ones used longest ago are forgotten."""

    def __init__(self, rate: float, most: int, remembered: int = 10_000) -> None:
        self.rate, self.most, self.remembered = rate, most, remembered
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float, amount: float = 1) -> bool:
        """Take tokens of the address, if so many are left."""
        bucket = self.of.get(address)
        if bucket is None:
            bucket = self.of[address] = Bucket(self.rate, self.most, now)
            if len(self.of) > self.remembered:
                self.of.popitem(last=False)
        self.of.move_to_end(address)
        return bucket.take(now, amount)

    def put_back(self, address: str) -> None:
        """The address gets its last token back."""
        if address in self.of:
            self.of[address].left += 1


class EmptiedBuckets:
    """Buckets that floods have emptied: the next socket of the address gets one of them.

    Whoever was cut off and comes again may say no more than before; neighbours behind the same
    address get full ones. The addresses of the oldest floods are forgotten.
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
