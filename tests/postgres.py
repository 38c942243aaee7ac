"""A real PostgreSQL for tests and benchmarks, in a folder of its own on this machine."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
NOBODY_BUT = "postgres"
"""PostgreSQL refuses to run as root, so root lets this user run it."""


def missing() -> str:
    """Why there can be no PostgreSQL here; empty when there can."""
    if _program("initdb") is None:
        return "PostgreSQL is not installed (scripts/postgres installs it where it may)"
    return ""


def _program(name: str) -> str | None:
    found = shutil.which(name)
    return found or next((str(path / name) for path in FOLDERS if (path / name).exists()), None)


class Cluster:
    """A PostgreSQL server with its data; ``url`` is that of its first database.

    ``safe``: its data survives a crash of the machine, which no test waits for.
    """

    def __init__(self, *, safe: bool = False) -> None:
        self.user = NOBODY_BUT if os.geteuid() == 0 else getpass.getuser()
        self.folder = Path(tempfile.mkdtemp(prefix="byczo-postgres-"))
        if os.geteuid() == 0:
            shutil.chown(self.folder, self.user)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"postgresql://byczo@127.0.0.1:{self.port}/postgres"
        self.databases = 0
        options = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 100,
            "fsync": "on" if safe else "off",
        }
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "byczo", "-A", "trust", "-E", "UTF8", "--no-sync")
        lines = [f"{name} = '{value}'\n" for name, value in options.items()]
        with (self.folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(lines)
        self.start()

    def _run(self, program: str, *arguments: str, **variables: str) -> None:
        path = _program(program)
        assert path is not None, missing()
        done = subprocess.run(
            [path, *arguments],
            user=self.user if os.geteuid() == 0 else None,
            cwd=self.folder,
            env={**os.environ, **variables},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"

    def start(self) -> None:
        """Start, or start again."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", data, "-l", log)

    def stop(self, how: str = "fast") -> None:
        """Stop: ``fast`` ends all connections, ``immediate`` is a crash."""
        self._run("pg_ctl", "stop", "-w", "-m", how, "-D", str(self.folder / "data"))

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.databases += 1
        name = f"byczo{self.databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "byczo", name)
        return urlunsplit(urlsplit(self.url)._replace(path=f"/{name}"))

    def run_script(self, file: Path, user: str, **variables: str) -> None:
        """Let psql run a file, with these variables in its environment."""
        place = ("-h", "127.0.0.1", "-p", str(self.port), "-U", user, "-d", "postgres")
        self._run("psql", "-v", "ON_ERROR_STOP=1", *place, "-f", str(file), **variables)

    def remove(self) -> None:
        """Stop and leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder)
