"""Which worker draws which pictures."""

import pytest

from tests.harness import GAMES


def pytest_itemcollected(item):
    """All pictures of a game are drawn by one worker: others would draw the same men, fonts and
    boards for the first time as well, which is half the work.
    """
    name = item.path.stem.removeprefix("test_")
    game = next((game for game in GAMES if name.startswith(game)), "of any game")
    item.add_marker(pytest.mark.xdist_group(f"pictures {game}"))
