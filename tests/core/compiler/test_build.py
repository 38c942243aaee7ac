from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.compiler.build import build_native, build_wasm, place, translate_all
from byczo.core.compiler.caller import load_caller
from byczo.core.compiler.spec import KernelEntry
from byczo.core.compiler.toolchain import Compiler, find_compiler, own_target, zig
from byczo.core.rule import rule


@rule
def feed(hay: int) -> int:
    return hay + 1


@rule
def water(buckets: int) -> int:
    return buckets * 2


def test_a_folder_of_libraries(tmp_path: Path) -> None:
    compiler, target = find_compiler(), own_target()
    libraries = translate_all({"stable": [KernelEntry.of(feed)], "meadow": [KernelEntry.of(water)]})
    manifest = build_native(libraries, tmp_path, compiler, target)
    files = {path.name for path in tmp_path.iterdir()}
    made = {library.file for library in manifest.libraries.values()}
    assert files == {"manifest.json", manifest.caller, *made}
    caller = load_caller(tmp_path / manifest.caller)
    stable = manifest.libraries["stable"]
    spec = stable.kernels[KernelEntry.of(feed).key]
    assert caller.kernel(spec, tmp_path / stable.file, stable.functions)(4) == 5

    kept = tmp_path / stable.file
    before = kept.stat().st_mtime_ns
    (tmp_path / "meadow-old.so").touch()
    build_native(libraries[:1], tmp_path, compiler, target)
    assert {path.name for path in tmp_path.iterdir()} == {
        "manifest.json",
        manifest.caller,
        kept.name,
    }
    assert kept.stat().st_mtime_ns == before


def test_webassembly_is_small(tmp_path: Path) -> None:
    compiler = zig()
    assert compiler is not None, "the development environment has zig"
    (library,) = translate_all({"stable": [KernelEntry.of(feed)]})
    made = tmp_path / "stable.wasm"
    assert build_wasm(library, made, compiler) < 1000
    assert made.read_bytes()[:4] == b"\0asm"
    assert b"call_feed" in made.read_bytes()


def test_a_file_is_placed_at_once(tmp_path: Path) -> None:
    place(tmp_path / "manifest.json", b"{}")
    assert [path.name for path in tmp_path.iterdir()] == ["manifest.json"]
    assert (tmp_path / "manifest.json").stat().st_mode & 0o777 == 0o644


def test_what_a_failing_compiler_leaves_is_removed(tmp_path: Path) -> None:
    from byczo.core.compiler.build import compile_text
    from byczo.core.compiler.errors import BadCompiler

    compiler = Compiler(find_compiler().command, find_compiler().is_zig)
    with pytest.raises(BadCompiler):
        compile_text("this is no C;", tmp_path / "broken.so", compiler, own_target())
    assert not any(tmp_path.iterdir())
