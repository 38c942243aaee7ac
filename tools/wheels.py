"""Makes the wheels of all platforms on one machine, and looks into each.

``python -m tools.wheels OUT`` writes them to the folder OUT. The wheel of this platform is also
installed into a fresh environment, where a bot must play a game; the others are only inspected.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from zipfile import ZipFile

import msgspec

from byczo.core.compiler.manifest import Manifest
from byczo.core.compiler.toolchain import TARGETS, Target, own_target

ROOT = Path(__file__).parents[1]

MAGIC = {
    "x86_64-linux": (b"\x7fELF\x02\x01", 18, b"\x3e\x00"),
    "aarch64-linux": (b"\x7fELF\x02\x01", 18, b"\xb7\x00"),
    "x86_64-macos": (b"\xcf\xfa\xed\xfe", 4, b"\x07\x00\x00\x01"),
    "aarch64-macos": (b"\xcf\xfa\xed\xfe", 4, b"\x0c\x00\x00\x01"),
}
"""What a library begins with, and at which byte it names its processor; Windows: see _magic."""

OLDEST_GLIBC = (2, 17)

TRIAL = """
import byczo.core.compiler.manifest as manifest
from byczo import GAMES, Match, Seeded
from byczo.core.chance import stream_of
from byczo.play.roster import bot_of
assert manifest.read_manifest() is not None
game = next(iter(GAMES.values()))
match = Match(game, {"players": game.players.start}, chance=Seeded(1), compiled=True)
bot = bot_of("search:200", game, stream_of(1))
while not match.over:
    for seat in match.waiting:
        match.act(seat, bot.decide(match.observe(seat), seat))
print(match.result.totals)
"""


class BadWheel(Exception):
    """A wheel that would not run where its name says."""


def make(
    target: Target, folder: Path, *, client_built: bool, libraries_built: bool = False
) -> Path:
    """Make the wheel of one platform; what lies built in the package need not be made anew."""
    environment = {**os.environ, "BYCZO_TARGET": target.name}
    if libraries_built:
        environment["BYCZO_LIBRARIES"] = "built"
    if client_built:
        environment["BYCZO_CLIENT"] = "built"
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    (made,) = folder.glob(f"byczo-*-cp311-abi3-{target.tag}.whl")
    return made


def inspect(wheel: Path, target: Target) -> int:
    """Refuse a wheel whose libraries do not fit its platform; returns how many kernels it has."""
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        manifest = msgspec.json.decode(archive.read("byczo/native/manifest.json"), type=Manifest)
        caller = archive.read(f"byczo/native/{manifest.caller}")
        inspect_library(caller, target, ["PyInit_kernel"])
        for library in manifest.libraries.values():
            symbols = [kernel.symbol for kernel in library.kernels.values()]
            inspect_library(archive.read(f"byczo/native/{library.file}"), target, symbols)
    if manifest.sources is not None or manifest.target != target.name:
        raise BadWheel(f"{wheel.name}: the manifest is that of a checkout, or of {manifest.target}")
    if "byczo/server/static/index.html" not in names:
        raise BadWheel(f"{wheel.name}: the browser client is missing")
    return sum(len(library.kernels) for library in manifest.libraries.values())


def inspect_library(content: bytes, target: Target, symbols: list[str]) -> None:
    """Refuse a library of another platform, without its symbols, or with paths of this machine."""
    begin, offset, processor = _magic(content, target)
    if not content.startswith(begin) or not content.startswith(processor, offset):
        raise BadWheel(f"a library is not of {target.name}")
    missing = [name for name in symbols if name.encode() + b"\0" not in content]
    if missing:
        raise BadWheel(f"a library of {target.name} lacks {', '.join(missing)}")
    if any(str(place).encode() in content for place in (ROOT, Path.home(), tempfile.gettempdir())):
        raise BadWheel(f"a library of {target.name} carries a path of this machine")
    versions = re.findall(rb"GLIBC_(\d+)\.(\d+)", content)
    if any((int(major), int(minor)) > OLDEST_GLIBC for major, minor in versions):
        raise BadWheel(f"a library of {target.name} needs a newer glibc than its wheel says")


def _magic(content: bytes, target: Target) -> tuple[bytes, int, bytes]:
    if "windows" in target.name:
        header = int.from_bytes(content[0x3C:0x40], "little")
        return b"MZ", header, b"PE\0\0\x64\x86"
    return MAGIC["-".join(re.split(r"[-.]", target.name)[:2])]


def try_out(wheel: Path) -> str:
    """Install the wheel into a fresh environment and let a bot play; returns what it said."""
    with tempfile.TemporaryDirectory() as room:
        venv.create(room, with_pip=True)
        python = str(Path(room, "Scripts" if sys.platform == "win32" else "bin", "python"))
        environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*install, str(wheel)], env=environment, check=True)
        trial = subprocess.run(
            [python, "-c", TRIAL], cwd=room, env=environment, check=True, capture_output=True
        )
        return trial.stdout.decode().strip()


def main() -> None:
    """Make and inspect all wheels; try out that of this platform."""
    parser = argparse.ArgumentParser(prog="python -m tools.wheels", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder for the wheels")
    parser.add_argument("--target", action="append", choices=list(TARGETS), help="only this one")
    parser.add_argument("--client-built", action="store_true", help="the client lies built")
    args = parser.parse_args()
    client_built = args.client_built
    for name in args.target or TARGETS:
        target = TARGETS[name]
        wheel = make(target, args.out.resolve(), client_built=client_built)
        client_built = True
        said = f"{inspect(wheel, target)} kernels"
        if target == own_target():
            said += f"; installed, and played: {try_out(wheel)}"
        print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.2f} MB, {said}", flush=True)


if __name__ == "__main__":
    main()
