"""Builds the browser client into the package, with Node from PyPI: nobody needs a system Node."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src/byczo/server/static")


class WebBuild(BuildHookInterface[Any]):
    """Runs before a wheel is packed. An editable install builds with scripts/web instead."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, unless the client comes built (from a source distribution) or is not wanted."""
        root = Path(self.root)
        built = (root / STATIC / "index.html").exists()
        if version == "editable" or (built and not (root / "web" / "package.json").exists()):
            return
        web = root / "web"
        scripts = Path(sys.executable).parent
        environment = {**os.environ, "PATH": f"{scripts}{os.pathsep}{os.environ['PATH']}"}
        for command in (["npm", "ci", "--silent"], ["npx", "vite", "build"]):
            subprocess.run(command, cwd=web, env=environment, check=True)
