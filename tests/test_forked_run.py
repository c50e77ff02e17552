"""Tests that run in forks, told as if they ran here."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
EXAMPLES = """
import os, pytest

@pytest.fixture(scope="session")
def lasting():
    yield os.getpid()
    print("torn down")

@pytest.mark.parametrize("number", range(20))
def test_passes(number, lasting): pass

def test_fails(): assert 1 == 2, "by itself"

def test_is_skipped(): pytest.skip("for a reason")

@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("number", range(6))
def test_group(number, record_property): record_property("process", os.getpid())

def test_dies(): os._exit(3)
"""
TELLS = """
processes = set()
def pytest_runtest_logreport(report):
    processes.update(value for name, value in report.user_properties if name == "process")
def pytest_terminal_summary(terminalreporter):
    if processes:
        terminalreporter.write_line(f"{len(processes)} process of the group")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this machine can't fork")
def test_whatever_becomes_of_tests_in_forks_is_told(tmp_path):
    (tmp_path / "test_examples.py").write_text(EXAMPLES)
    (tmp_path / "conftest.py").write_text(TELLS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = xdist_group(name): together\n")
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.forked_run", "--forks", "2", "-q"],
        cwd=tmp_path,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1, ended.stdout + ended.stderr
    assert "1 process of the group" in ended.stdout
    assert "AssertionError: by itself" in ended.stdout
    assert "test_dies - its process died" in ended.stdout
    assert re.search(r"^2 failed, 26 passed, 1 skipped in ", ended.stdout, re.MULTILINE)
