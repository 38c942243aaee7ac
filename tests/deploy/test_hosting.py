"""The page for hosts is complete, and the files that it names make sense."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any
from unittest.mock import Mock
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import msgspec
import pytest
import yaml

from byczo.cli.commands import parser
from byczo.server.settings import OTHERS, Settings
from byczo.store.postgres import PostgresStore
from tests.postgres import Cluster, missing

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
OTHER_VARIABLES = {"BYCZO_CACHE", "BYCZO_DB_PASSWORD"}
assert OTHER_VARIABLES <= OTHERS
FROM_MACHINE = {"BYCZO_BOT_THREADS"}  # the default depends on the processors


def variables() -> dict[str, object]:
    fields = msgspec.structs.fields(Settings)
    return {f"BYCZO_{field.name.upper()}": field.default for field in fields}


def shown(default: object) -> str:
    return str(default).lower() if isinstance(default, bool) else str(default)


def test_the_page_has_every_setting_with_its_default() -> None:
    rows = re.findall(r"^\| `(BYCZO_\w+)` \|(.*?)\|", PAGE, re.MULTILINE)
    assert [name for name, _ in rows] == list(variables())
    for name, default in rows:
        if name not in FROM_MACHINE:
            assert default.strip("` ") == shown(variables()[name]), name


def test_the_page_has_every_option_of_the_command() -> None:
    commands: Any = next(a for a in parser()._actions if a.dest == "command").choices
    for action in commands["serve"]._actions:
        if action.dest != "help":
            assert action.option_strings[0] in PAGE


@pytest.mark.parametrize(
    "file", ["docs/hosting.md", *(f"deploy/{f.name}" for f in DEPLOY.iterdir())]
)
def test_no_file_names_a_setting_that_there_is_not(file: str) -> None:
    named = set(re.findall(r"BYCZO_[A-Z_]+", (ROOT / file).read_text(encoding="utf-8")))
    assert named <= set(variables()) | OTHER_VARIABLES


def test_proxies_pass_on_the_host_with_its_port() -> None:
    assert "proxy_set_header Host $http_host;" in PAGE  # $host is without the port


def test_compose_has_a_server_and_a_database_that_fit() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    server, database = compose["services"]["byczo"], compose["services"]["db"]
    settings = Settings.read({k: v for k, v in server["environment"].items() if k in variables()})
    assert settings.shares
    assert settings.workers > 1
    assert settings.database.startswith("postgresql://byczo:")
    assert settings.database.endswith("@db/byczo")
    assert any(volume.startswith("./database.sql:") for volume in database["volumes"])
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    (network,) = compose["networks"]["default"]["ipam"]["config"]
    assert settings.proxies == network["gateway"], "one address is believed, and no other"
    assert settings.secure
    assert "set a password" in database["environment"]["POSTGRES_PASSWORD"]


def test_the_image_runs_without_root_and_finds_its_files() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    users = [line.split()[1] for line in lines if line.startswith("USER ")]
    assert users == ["byczo"]
    allowed = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source
                assert f"!{source}" in allowed, source


def test_locks_have_hashes_and_no_addresses() -> None:
    for lock in (ROOT / "requirements.lock", DEPLOY / "requirements.lock"):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        for pin in re.split(r"\n(?=\S)", text.strip()):
            assert "--hash=sha256:" in pin, pin


class Unit(configparser.ConfigParser):
    """A file of systemd, in which capitals matter."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_releases_are_built_on_digests_and_have_a_bill_of_materials() -> None:
    steps = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    done = "\n".join(step.get("run", "") for step in steps["jobs"]["image"]["steps"])
    order = [done.index(part) for part in ("RepoDigests", "@sha256:", "tools.sbom", "docker build")]
    assert order == sorted(order)
    assert "--build-arg PYTHON_IMAGE" in done


def test_releases_are_attested_and_have_images_for_two_processors() -> None:
    release = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    for job, subject in (("wheels", "dist/*.whl"), ("image", "images/*.tar.gz")):
        steps = release["jobs"][job]["steps"]
        attested = {
            step["uses"].partition("@")[0]: step["with"]["subject-path"]
            for step in steps
            if "attest" in step.get("uses", "")
        }
        kinds = ("actions/attest-build-provenance", "actions/attest-sbom")
        assert attested == dict.fromkeys(kinds, subject)
        assert release["jobs"][job]["permissions"]["attestations"] == "write"
    built = "\n".join(step.get("run", "") for step in release["jobs"]["image"]["steps"])
    assert "for processor in amd64 arm64" in built
    assert '--platform "linux/$processor"' in built


def test_base_images_can_be_given_by_digest() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    (default,) = (line for line in lines if line.startswith("ARG PYTHON_IMAGE="))
    bases = [line.split()[1] for line in lines if line.startswith("FROM ")]
    assert bases == ["${PYTHON_IMAGE}"] * 2
    compose = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert f"${{PYTHON_IMAGE:-{default.partition('=')[2]}}}" in compose
    assert "image: ${POSTGRES_IMAGE:-postgres:" in compose


@pytest.mark.skipif(bool(missing()), reason="PostgreSQL is not installed")
async def test_the_server_owns_its_database_and_nothing_else() -> None:
    """``deploy/database.sql``, as the image of PostgreSQL runs it."""
    cluster = Cluster()
    try:
        db = await asyncpg.connect(cluster.url)  # whose superuser has our name: give it another
        await db.execute("create role postgres superuser login password 'first'")
        await db.close()
        admin = await asyncpg.connect(cluster.url.replace("byczo@", "postgres@"))
        await admin.execute("alter role byczo rename to nobody")
        script = shutil.copy(DEPLOY / "database.sql", cluster.folder)
        cluster.run_script(Path(script), "postgres", POSTGRES_PASSWORD="it's secret")
        url = urlunsplit(urlsplit(cluster.url)._replace(path="/byczo"))
        store = PostgresStore(url)
        await store.open(Mock())
        await store.check()
        await store.close()
        db = await asyncpg.connect(url)
        role = await db.fetchrow("select * from pg_roles where rolname = current_user")
        assert not any(role[f"rol{what}"] for what in ("super", "createdb", "createrole"))
        known = await admin.fetch("select usename from pg_shadow where passwd is not null")
        assert [row["usename"] for row in known] == ["byczo"]
        await db.close()
        await admin.close()
    finally:
        cluster.remove()


def test_the_unit_is_hardened() -> None:
    unit = Unit(strict=True, interpolation=None)
    unit.read(DEPLOY / "byczo.service")
    service = unit["Service"]
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["ExecStart"].endswith("byczo serve")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "byczo.service"
    text = (DEPLOY / "byczo.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/byczo/bin/byczo", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "byczo.service" not in done.stderr, done.stderr
