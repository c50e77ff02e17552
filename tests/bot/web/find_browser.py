"""A browser for the tests of the page: the machine's, Playwright's own, or Debian's package.

`python -m tests.bot.web.find_browser` gets one where there is none; the tests themselves only look.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from signal import SIGKILL

SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
"""Chromium without its own windows: what is shown is the same, in two thirds of the time."""

NAMES = (
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "brave-browser"),
)
APPS = ("Chromium", "Google Chrome", "Microsoft Edge", "Brave Browser")  # of macOS
PACKAGES = (
    "chromium",
    "chromium-headless-shell",
    "libatomic1",
)  # of Debian; Playwright itself doesn't start without the last one

NO_BROWSER = "no browser: "
"""How the reason begins for which a test of the page is skipped."""

_START = 20.0  # seconds; a cold one takes one or two
_DOWNLOAD = 180.0  # of 270 MB
_PACKAGES = 180.0

_SHELL_OF = "chromium_headless_shell-*/*/*headless*shell"
"""Where Playwright has its own shell, beside its own browser."""

_OWN = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


def find_browser() -> str | None:
    """The path of a browser that starts, if Playwright does too.

    The one that SALLE_BROWSER names, and then no other; else the machine's; else Playwright's own.
    """
    if not _runs(sys.executable, "-m", "playwright", "--version", within=_START):
        return None
    return _first_that_starts(_candidates())


def find_shell() -> str | None:
    """The path of a Chromium without windows; where there is none, that of the browser."""
    browser = find_browser()
    if browser is None or os.environ.get("SALLE_BROWSER"):
        return browser
    own = [str(path) for path in Path(browser).parents[2].glob(_SHELL_OF)]
    return _first_that_starts([*SHELLS, *own]) or browser


def why_none() -> str:
    """Why there is none, and what would help."""
    if named := os.environ.get("SALLE_BROWSER"):
        return f"{NO_BROWSER}SALLE_BROWSER={named} doesn't start"
    return (
        f"{NO_BROWSER}install Chromium (on Debian: apt-get install {' '.join(PACKAGES)}), "
        "or name a browser of its kind with SALLE_BROWSER"
    )


def get_browser() -> str | None:
    """As `find_browser`; where there is none, one is fetched if that can be done."""
    found = find_browser()
    if found or os.environ.get("SALLE_BROWSER"):
        return found
    print("No browser for the tests of the page; fetching one.", flush=True)
    for fetch in (_download, _install):
        if fetch() and (found := find_browser()):
            return found
    return None


def _first_that_starts(names: Iterable[str]) -> str | None:
    paths = map(shutil.which, names)
    return next((path for path in paths if path and _runs(path, "--version", within=_START)), None)


def _candidates() -> Iterator[str]:
    if named := os.environ.get("SALLE_BROWSER"):
        yield named
        return
    yield from NAMES  # one may be a stub that tells of another, or lack libraries
    for folder in (Path("/Applications"), Path.home() / "Applications"):
        yield from (f"{folder}/{app}.app/Contents/MacOS/{app}" for app in APPS)
    asked = subprocess.run(
        [sys.executable, "-c", _OWN], capture_output=True, text=True, check=False
    )
    yield asked.stdout.strip()


def _download() -> bool:
    """Playwright's own."""
    command = (sys.executable, "-m", "playwright", "install", "chromium")
    return _runs(*command, within=_DOWNLOAD, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT="5000")


def _install() -> bool:
    """Debian's package, if we may."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    install = ("install", "--yes", "--no-install-recommends", *PACKAGES)
    return (
        _apt("update", within=_PACKAGES)
        and _apt(*install, "--download-only", within=_PACKAGES)
        and _apt(*install, "--no-download", within=None)  # never break off what changes the machine
    )


def _apt(*words: str, within: float | None) -> bool:
    return _runs("apt-get", "--quiet=2", *words, within=within, DEBIAN_FRONTEND="noninteractive")


def _runs(*command: str, within: float | None, **more: str) -> bool:
    """Whether it ends well, in so many seconds; else it is stopped with all that it began."""
    quiet = subprocess.DEVNULL
    try:
        process = subprocess.Popen(
            command,
            env=os.environ | more,
            stdin=quiet,
            stdout=quiet,
            stderr=quiet,
            start_new_session=within is not None,
        )
    except OSError:
        return False
    try:
        return process.wait(within) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        if within is not None and process.poll() is None:
            os.killpg(process.pid, SIGKILL)
        process.wait()


def main() -> None:
    """Get one, and say which; or what would help."""
    found = get_browser()
    print(f"The tests of the page use {found}." if found else f"{why_none()}.")


if __name__ == "__main__":
    main()
