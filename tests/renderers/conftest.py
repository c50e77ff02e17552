"""Which worker draws which pictures, and where it finds the memory for them."""

import ctypes

import pytest

from tests.harness import GAMES

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # parameters of mallopt, in malloc.h


def _keep_heap():
    """Let glibc keep what is freed: to have each canvas cleared by the system anew takes a quarter
    of the time of drawing on it. Salle itself gives memory back instead.
    """
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have no such switch
    if mallopt:
        mallopt(_MMAP_THRESHOLD, 32 << 20)
        mallopt(_TRIM_THRESHOLD, 128 << 20)


_keep_heap()


def pytest_itemcollected(item):
    """All pictures of a game are drawn by one worker: others would draw the same men, fonts and
    boards for the first time as well, which is half the work. So are those of people.
    """
    named = f"{item.path.stem} {item.name}"
    group = next((group for group in ("people_", *GAMES) if group in named), "of any game")
    item.add_marker(pytest.mark.xdist_group(f"pictures {group}"))
