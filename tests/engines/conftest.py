import io
import sys

import pytest

from engines.__main__ import main


@pytest.fixture
def lab(capsys, monkeypatch):
    """Runs one command line in this process: exit code, lines of output, lines of errors."""

    def run(*words, stdin=""):
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main(words)
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return run
