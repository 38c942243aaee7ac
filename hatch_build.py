"""Builds what a wheel carries beside the sources: native libraries and the browser client.

BYCZO_TARGET names another platform to build the libraries for (``python -m tools.wheels`` sets
it). With BYCZO_CLIENT=built the client is packed as it lies in the package, with
BYCZO_LIBRARIES=built each library that was made there of the same C. An editable install with
BYCZO_LIBRARIES=play has no kernels of learning programs: those are compiled when first called.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from packaging.tags import platform_tags

STATIC = Path("src/byczo/server/static")


class PackageBuild(BuildHookInterface[Any]):
    """Runs before a wheel is packed, and before an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the libraries, into the package itself when it is edited; and the client."""
        root = Path(self.root)
        sys.path.insert(0, str(root / "src"))
        from byczo.prebuilt.libraries import NATIVE, build

        if version == "editable":  # scripts/web builds the client
            build(NATIVE, learning=os.environ.get("BYCZO_LIBRARIES") != "play")
            return
        self.room = TemporaryDirectory()
        if os.environ.get("BYCZO_LIBRARIES") == "built":
            shutil.copytree(NATIVE, self.room.name, dirs_exist_ok=True)
        tag = build(Path(self.room.name), os.environ.get("BYCZO_TARGET"), trusted=True)
        build_data["tag"] = f"cp311-abi3-{tag or local_tag()}"
        build_data["pure_python"] = False
        build_data["force_include"][self.room.name] = "byczo/native"
        if os.environ.get("BYCZO_CLIENT") != "built":
            build_client(root)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the libraries, which are packed now."""
        if version != "editable":
            self.room.cleanup()


def build_client(root: Path) -> None:
    """Build the browser client with Node from PyPI, unless it came built and without sources."""
    from byczo.prebuilt.browser_sheets import write_sheets
    from byczo.prebuilt.libraries import build_for_browsers, find_compiler

    web = root / "web"
    if (root / STATIC / "index.html").exists() and not (web / "package.json").exists():
        return
    write_sheets(web / "sheets")
    if find_compiler().is_zig:  # others make no WebAssembly: such a client needs a server
        build_for_browsers()
    scripts = Path(sys.executable).parent
    environment = {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"}
    for command in (["npm", "ci", "--silent"], ["npx", "vite", "build"]):
        subprocess.run(command, cwd=web, env=environment, check=True)


def local_tag() -> str:
    """The tag of this machine alone: its C compiler may use all that its system has."""
    return next(tag for tag in platform_tags() if not tag.startswith(("manylinux", "musllinux")))
