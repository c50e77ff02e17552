import pytest

from tests.shields.evening import enter


@pytest.fixture(autouse=True)
def shields(monkeypatch):
    """The hall has this game while these tests run."""
    enter(monkeypatch)
