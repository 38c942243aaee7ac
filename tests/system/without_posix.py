"""``byczo serve`` as on Windows: without resource, fcntl and uvloop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing.connection
import signal
import socket
import subprocess
import sys
import types

import uvicorn
import uvicorn.protocols.http.httptools_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

ALREADY_LOADED = (asyncio, logging, multiprocessing, signal, socket, subprocess, uvicorn)
"""What asks for the system when it is loaded, and shall find the true one."""

if __name__ == "__main__":
    sys.platform = "win32"
    for missing in ("resource", "fcntl", "uvloop"):
        sys.modules[missing] = None  # type: ignore[assignment]
    locks = types.ModuleType("msvcrt")
    locks.LK_NBLCK = 2  # type: ignore[attr-defined]
    locks.locking = lambda *_: None  # type: ignore[attr-defined]
    sys.modules["msvcrt"] = locks
    asyncio.ProactorEventLoop = asyncio.SelectorEventLoop  # type: ignore[attr-defined]
    from byczo.cli.main import main

    sys.exit(main(["serve", *sys.argv[1:]]))
