"""``byczo site``: the browser client as a folder of plain files, for any host.

Tables on the visitor's own device need no server. The files find each other by relative addresses,
so that the folder can lie below any path.
"""

from __future__ import annotations

import argparse
import shutil
from pathlib import Path

from byczo.core.errors import BadOption
from byczo.server.static_files import ENCODINGS, FOLDER, PAGE, POLICY

LEFT_OUT = shutil.ignore_patterns("budget.json", *(f"*{ending}" for _, ending in ENCODINGS))
"""What only a server of our own has use for."""


def run(args: argparse.Namespace) -> int:
    """Write the files into a new or empty folder."""
    folder = Path(args.folder)
    if not (FOLDER / PAGE).exists():
        raise BadOption("the browser client is not built: run scripts/web in the sources of Byczo")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"{folder} is not an empty folder")
    shutil.copytree(FOLDER, folder, dirs_exist_ok=True, ignore=LEFT_OUT)
    page = folder / PAGE
    page.write_text(site_page(page.read_text(encoding="utf-8")), encoding="utf-8")
    (folder / ".nojekyll").touch()  # a sign for GitHub Pages to serve the files as they are
    size = sum(file.stat().st_size for file in folder.rglob("*"))
    print(
        f"{folder}: {size / 1e6:.1f} MB. To look at it: python -m http.server --directory {folder}"
    )
    return 0


def site_page(page: str) -> str:
    """The page with relative addresses, its own policy, and the sign that there is no server."""
    policy = "; ".join(
        rule for rule in POLICY.split("; ") if not rule.startswith("frame-ancestors")
    )
    allowed = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    page = page.replace('="/', '="./').replace("<html ", "<html data-site ", 1)
    return page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {allowed}', 1)
