"""A bot for 6 nimmt! that plays the card that takes the fewest heads, as things stand.

    python examples/careful_bot.py http://127.0.0.1:8021 TABLE TOKEN

The host of the table gets the token: see docs/bots.md.
"""

import asyncio
import sys
from typing import Any

from byczo.client import connect


def risk(choice: dict[str, Any]) -> int:
    """Heads it would take now; a card below all rows means taking a row, but which is ours."""
    below_all_rows = choice["card"] is not None and choice["row"] is None
    return 3 if below_all_rows else int(choice["heads"])


async def play(address: str, table: str, token: str) -> None:
    """Decide whenever the seat has to, until the game has ended."""
    async with connect(address, table, token) as seat:
        async for decision in seat.decisions():
            await decision.act(min(decision.choices, key=risk)["do"])
        print(f"seat {seat.number}: {seat.result}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
