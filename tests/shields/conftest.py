import sys

import pytest

from tests.shields.evening import learn_words, text_module


@pytest.fixture(autouse=True)
def shields(monkeypatch):
    """The game has its words while these tests run."""
    learn_words()
    monkeypatch.setitem(sys.modules, "renderers.shields.text", text_module())
