from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from byczo.core.compiler.build import compile_text
from byczo.core.compiler.toolchain import TARGETS, Target, find_compiler, own_target
from byczo.games import GAMES
from byczo.server.static_files import FOLDER
from tools.wheels import MAGIC, ROOT, TRIAL, BadWheel, inspect, inspect_library, make

OURS = own_target()
OTHERS = [target for target in TARGETS.values() if target.name.split("-")[1] != "linux"]
SOURCE = '__attribute__((visibility("default"))) int moo(void) { return 1; }\n'


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    made = tmp_path_factory.mktemp("library") / "moo.so"
    compile_text(SOURCE, made, find_compiler(), OURS)
    return made.read_bytes()


def test_a_library_of_this_platform_is_taken(library: bytes) -> None:
    inspect_library(library, OURS, ["moo"])


@pytest.mark.parametrize("target", OTHERS, ids=lambda target: target.name)
def test_a_library_of_another_platform_is_refused(library: bytes, target: Target) -> None:
    with pytest.raises(BadWheel, match="is not of"):
        inspect_library(library, target, ["moo"])


def test_a_library_without_its_kernels_is_refused(library: bytes) -> None:
    with pytest.raises(BadWheel, match="lacks call_act"):
        inspect_library(library, OURS, ["moo", "call_act"])


def test_a_library_that_names_this_machine_is_refused(library: bytes) -> None:
    with pytest.raises(BadWheel, match="carries a path"):
        inspect_library(library + str(Path.home()).encode(), OURS, ["moo"])


def test_a_library_for_newer_systems_is_refused(library: bytes) -> None:
    with pytest.raises(BadWheel, match="newer glibc"):
        inspect_library(library + b"GLIBC_2.34\0", OURS, ["moo"])


def test_every_platform_is_known_by_its_first_bytes() -> None:
    named = {"-".join(name.split(".")[0].split("-")[:2]) for name in TARGETS}
    assert named - {"x86_64-windows"} == set(MAGIC)


@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")
def test_the_wheel_of_this_platform_plays(tmp_path: Path) -> None:
    """Everything that is in a wheel, without the sources beside it."""
    wheel = make(OURS, tmp_path, client_built=True, libraries_built=True)
    assert inspect(wheel, OURS) > 50
    with ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "installed")
    environment = {
        **os.environ,
        "PYTHONPATH": str(tmp_path / "installed"),
        "BYCZO_CACHE": "/nowhere",
    }
    played = subprocess.run(
        [sys.executable, "-c", TRIAL],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (played.returncode, played.stderr) == (0, "")


@pytest.mark.nightly
@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")
def test_an_sdist_builds_a_wheel(tmp_path: Path) -> None:
    """The client lies built in it: npm's packages are not fetched for a test."""
    build = [sys.executable, "-m", "hatchling", "build", "-d", str(tmp_path), "--target"]
    subprocess.run([*build, "sdist"], cwd=ROOT, check=True)
    (packed,) = tmp_path.glob("byczo-*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    sources = tmp_path / packed.name.removesuffix(".tar.gz")
    shutil.copytree(FOLDER, sources / FOLDER.relative_to(ROOT), dirs_exist_ok=True)
    environment = {**os.environ, "BYCZO_CLIENT": "built", "BYCZO_TARGET": OURS.name}
    subprocess.run([*build, "wheel"], cwd=sources, env=environment, check=True)
    (wheel,) = tmp_path.glob("byczo-*.whl")
    assert inspect(wheel, OURS) > 50


@pytest.mark.nightly
@pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the client is not built")
def test_uvx_starts_a_server_from_the_wheel(tmp_path: Path) -> None:
    """What docs/hosting.md says to do with a wheel, without anything installed before."""
    wheel = make(OURS, tmp_path, client_built=True, libraries_built=True)
    tools = tmp_path / "tools"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(tools), "uv"]
    subprocess.run(install, check=True)
    uvx = shutil.which("uvx", path=str(tools / "bin")) or "uvx"
    with subprocess.Popen(
        [uvx, "--from", f"{wheel}[server]", "byczo", "serve", "--port", "0"],
        env={**os.environ, "BYCZO_DATA": str(tmp_path / "data")},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            assert address.startswith("http://127.0.0.1:")
            with urlopen(address, timeout=30) as page:
                assert b"<title>Byczo</title>" in page.read()
            with urlopen(f"{address}api/games", timeout=30) as games:
                assert len(json.load(games)) == len(GAMES)
        finally:
            server.terminate()
