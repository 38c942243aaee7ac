from __future__ import annotations

from pathlib import Path

import pytest

from byczo.core.compiler.errors import NotTranslatable
from byczo.core.compiler.library import Library, translate
from byczo.core.compiler.spec import KernelEntry, Parameter
from tests.core.compiler.rule_files import HEAD, Herd, load_rules, refusal, translated


def library_of(folder: Path, head: str, body: str = "return n") -> Library:
    module = load_rules(folder, f"{HEAD}\n\n@rule\ndef kernel({head}:\n    {body}\n")
    return translate("rules", [KernelEntry.of(module.kernel)])


def reason_of(folder: Path, head: str, body: str = "return n") -> str:
    with pytest.raises(NotTranslatable) as problem:
        library_of(folder, head, body)
    assert str(folder) in problem.value.place
    return str(problem.value)


def test_parameters_are_read_from_annotations(tmp_path: Path) -> None:
    body = "herd.bulls += 1\nshorts[0] = 1\nherds[0].bulls = 2\nreturn n"
    (spec,) = translated(tmp_path, body).kernels.values()
    herd = f"{Herd.__module__}:Herd"
    assert spec.parameters == [
        Parameter("herd", "record", herd, written=True),
        Parameter("herds", "array", herd, 1, written=True),
        Parameter("shorts", "array", "i2", 1, written=True),
        Parameter("grid", "array", "i2", 2),
        Parameter("octets", "array", "u1", 1),
        Parameter("flags", "array", "b1", 1),
        Parameter("wides", "array", "i8", 1),
        Parameter("singles", "array", "f4", 1),
        Parameter("doubles", "array", "f8", 1),
        Parameter("n", "int"),
        Parameter("x", "float"),
        Parameter("yes", "bool"),
    ]
    assert spec.result == "int"


@pytest.mark.parametrize(
    ("gives", "body", "result"),
    [
        ("None", "n += 1", "none"),
        ("bool", "return n > 1", "bool"),
        ("float", "return n", "float"),
        ("tuple[int, float, bool]", "return n, x, n > 1", "int,float,bool"),
    ],
)
def test_results_are_read_from_annotations(
    tmp_path: Path, gives: str, body: str, result: str
) -> None:
    (spec,) = translated(tmp_path, body, gives).kernels.values()
    assert spec.result == result


HEADS = {
    "n) -> int": "n: has no annotation; a kernel that Python calls needs all of them",
    "n: str) -> int": "str is no int, float, bool, record or npt.NDArray[…]",
    "n: int) -> str": "is not int, float, bool, None or a tuple of them",
    "n: int, m: npt.NDArray[np.complex128]) -> int": "an array of complex128; take int16",
    "n: int, m: npt.NDArray[np.void]) -> int": (
        "an array of records is Annotated[…, the class of the record]"
    ),
    "n: int)": "return: has no annotation; write -> int, or -> None for nothing",
    "n: Unknown) -> int": "what an annotation names must be imported at run time, too",
}


@pytest.mark.parametrize(("head", "reason"), HEADS.items(), ids=HEADS)
def test_refused(tmp_path: Path, head: str, reason: str) -> None:
    assert reason in reason_of(tmp_path, head)


def test_a_kernel_has_so_many_parameters_and_results_at_most(tmp_path: Path) -> None:
    many = ", ".join(f"n{i}: int" for i in range(48))
    assert library_of(tmp_path, f"{many}) -> int", "return n0").kernels
    assert "takes 48 parameters at most" in reason_of(tmp_path, f"n: int, {many}) -> int")
    wide = ", ".join(f"n{i}: npt.NDArray[np.int16]" for i in range(40))
    assert library_of(tmp_path, f"{wide}) -> int", "return n0[0]").kernels
    cubes = ", ".join(f"n{i}: Cube" for i in range(39))
    assert "and with the sizes of arrays 155 numbers" in reason_of(
        tmp_path, f"{cubes}) -> int", "return 1"
    )
    six = ", ".join(["int"] * 6)
    reason = reason_of(tmp_path, f"n: int) -> tuple[{six}]", "return n, n, n, n, n, n")
    assert "a kernel returns 5 numbers at most" in reason


@pytest.mark.parametrize(
    ("gives", "body", "found"),
    [
        ("int", "return x", "returns a number (float), but its annotation says int"),
        ("bool", "return n", "returns a number (int), but its annotation says bool"),
        ("None", "return n", "returns a number (int), but its annotation says None"),
        ("int", "n += 1", "returns nothing, but its annotation says int"),
        ("tuple[int, int]", "return n", "returns a number (int), but its annotation says tuple"),
        ("tuple[int, int]", "return n, x", "returns a tuple of 2, but its annotation says tuple"),
        ("int", "return n, n", "returns a tuple of 2, but its annotation says int"),
    ],
)
def test_a_result_is_what_its_annotation_says(
    tmp_path: Path, gives: str, body: str, found: str
) -> None:
    with pytest.raises(NotTranslatable, match="def kernel") as problem:
        translated(tmp_path, body, gives)
    assert found in str(problem.value)


def test_an_unknown_name_in_a_rule_is_no_annotation(tmp_path: Path) -> None:
    assert "is not known here" in refusal(tmp_path, "return Unknown")
