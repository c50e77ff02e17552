import os
import sys
import time

import psutil
import pytest

from tests.bot.web import find_browser as finder
from tests.bot.web.find_browser import NAMES, find_browser, find_shell, get_browser, why_none

STARTS, STUB = "exit 0", "exit 1"


class Machine:
    """A machine that has only the commands in its folder; Playwright starts."""

    def __init__(self, folder):
        self.folder = folder
        self.own = folder / "own"
        self.apt_was_asked = folder / "asked"
        self.playwright()

    def has(self, name, script=STARTS):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        path.chmod(0o755)
        return str(path)

    def playwright(self, version=STARTS, install=STUB):
        """What its command does, in a Python that can do nothing else."""
        cases = f'"-m playwright --version") {version};; "-m playwright install"*) {install};;'
        self.has("python", f'case "$*" in {cases} *) echo {self.own};; esac')

    def apt_get(self, brings):
        self.has("apt-get", f'echo "$@" >> {self.apt_was_asked}; {self.gets(brings)}')

    def gets(self, name):
        """A script that puts a browser there."""
        path = self.folder / name
        return f'printf "#!/bin/sh\\n" > {path} && /bin/chmod 755 {path}'


@pytest.fixture
def machine(tmp_path, monkeypatch):
    monkeypatch.delenv("SALLE_BROWSER", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(finder, "APPS", ())
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    return Machine(tmp_path)


@pytest.mark.parametrize("name", NAMES)
def test_a_browser_is_found_by_each_of_its_usual_names(machine, name):
    path = machine.has(name)
    assert find_browser() == path


def test_an_application_of_macos_is_found(machine, monkeypatch):
    monkeypatch.setattr(finder, "APPS", ("Google Chrome",))
    monkeypatch.setenv("HOME", str(machine.folder))
    path = machine.has("Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
    assert find_browser() == path


def test_a_stub_that_does_not_start_is_passed_over(machine):
    machine.has("chromium", STUB)
    path = machine.has("google-chrome")
    assert find_browser() == path


def test_playwrights_own_comes_after_the_machines(machine):
    own = machine.has("own")
    assert find_browser() == own
    path = machine.has("brave-browser")
    assert find_browser() == path


def test_a_shell_without_windows_is_preferred_where_there_is_one(machine):
    browser = machine.has("chromium")
    assert find_shell() == browser
    path = machine.has("chromium-headless-shell")
    assert find_shell() == path


def test_playwrights_own_shell_stands_beside_its_browser(machine):
    machine.own = machine.folder / "chromium-1255/chrome-linux64/chrome"
    machine.playwright()
    machine.has("chromium-1255/chrome-linux64/chrome")
    path = machine.has("chromium_headless_shell-1255/shell-linux64/chrome-headless-shell")
    assert find_shell() == path


def test_the_named_one_comes_first_and_has_no_substitute(machine, monkeypatch):
    machine.has("chromium")
    named = machine.has("vivaldi")
    monkeypatch.setenv("SALLE_BROWSER", named)
    assert find_browser() == named
    monkeypatch.setenv("SALLE_BROWSER", "none")
    assert get_browser() is None
    assert "SALLE_BROWSER=none" in why_none()


def test_where_there_is_none_playwrights_own_is_downloaded(machine):
    machine.playwright(install=machine.gets("own"))
    assert get_browser() == str(machine.own)


def test_where_the_download_is_not_to_be_had_root_gets_the_package(machine):
    machine.apt_get("chromium")
    assert get_browser() == str(machine.folder / "chromium")
    asked = machine.apt_was_asked.read_text("utf-8").splitlines()
    assert [line.split()[1] for line in asked] == ["update", "install", "install"]


def test_where_the_download_lacks_libraries_root_gets_the_package(machine):
    machine.playwright(install=STARTS)
    machine.has("own", STUB)
    machine.apt_get("chromium")
    assert get_browser() == str(machine.folder / "chromium")


def test_where_playwright_lacks_a_library_a_browser_is_no_use_until_root_gets_it(machine):
    path = machine.has("chromium")
    machine.playwright(version=f"test -e {machine.folder}/libatomic")
    assert find_browser() is None
    machine.apt_get("libatomic")
    assert get_browser() == path


def test_nobody_else_touches_the_packages(machine, monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    machine.apt_get("chromium")
    assert get_browser() is None
    assert not machine.apt_was_asked.exists()
    assert "apt-get install chromium" in why_none()


def test_a_download_that_hangs_is_ended_with_all_that_it_began(machine, monkeypatch):
    monkeypatch.setattr(finder, "_DOWNLOAD", 1.0)
    child = machine.folder / "child"
    machine.playwright(install=f"/bin/sleep 60 & echo $! > {child}; wait")
    began = time.monotonic()
    assert get_browser() is None
    while is_alive(int(child.read_text("utf-8"))):
        assert time.monotonic() - began < 30
        time.sleep(0.01)


def is_alive(number):
    try:
        return psutil.Process(number).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
