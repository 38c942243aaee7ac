from __future__ import annotations

import pytest

from byczo.printing.paper import COUNTS, GUTTER, MARGIN, PAPERS, Box, grid


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("aspect", [0.5, 0.7, 1, 1.4, 2])
def test_sheets_keep_their_distance(paper: str, count: int, aspect: float) -> None:
    made = grid(paper, count, aspect)
    assert sorted((made.width, made.height)) == sorted(PAPERS[paper])
    assert len(made.boxes) == count
    for n, box in enumerate(made.boxes):
        assert box.x >= MARGIN - 1e-6
        assert box.y >= MARGIN - 1e-6
        assert box.right <= made.width - MARGIN + 1e-6
        assert box.bottom <= made.height - MARGIN + 1e-6
        for other in made.boxes[n + 1 :]:
            apart = max(other.x - box.right, other.y - box.bottom)
            assert apart >= GUTTER - 1e-6


@pytest.mark.parametrize(
    ("count", "aspect", "lying", "columns"),
    [
        (1, 0.7, False, 1),
        (1, 1.4, True, 1),
        (2, 1.4, False, 1),
        (2, 0.7, True, 2),
        (4, 1.4, True, 2),
    ],
)
def test_the_paper_turns_as_it_suits_the_sheets(
    count: int, aspect: float, lying: bool, columns: int
) -> None:
    made = grid("a4", count, aspect)
    assert (made.width > made.height) == lying
    assert len({box.x for box in made.boxes}) == columns


def test_boxes_divide_without_loss() -> None:
    box = Box(1, 2, 30, 60)
    assert box.columns([1, 2]) == [Box(1, 2, 10, 60), Box(11, 2, 20, 60)]
    assert box.rows([1, 2]) == [Box(1, 2, 30, 20), Box(1, 22, 30, 40)]
    assert box.split_top(5) == (Box(1, 2, 30, 5), Box(1, 7, 30, 55))
    assert box.split_left(5) == (Box(1, 2, 5, 60), Box(6, 2, 25, 60))
    assert box.inset(1) == Box(2, 3, 28, 58)
