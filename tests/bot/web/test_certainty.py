"""Tests of the page act through `driver.py`, whose acts wait for rest; nothing waits for time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.every import every

HERE = Path(__file__).parent
FILES = sorted((*(HERE / "browsing").glob("*.py"), HERE / "seated.py"))

ACTS = {
    *("click", "dblclick", "tap", "press", "press_sequentially", "fill", "clear", "type", "check"),
    *("uncheck", "set_checked", "select_option", "hover", "drag_to", "drag_and_drop", "focus"),
    *("blur", "dispatch_event", "reload", "go_back", "go_forward", "set_viewport_size", "sleep"),
    *("wait_for_timeout", "wait_for_selector", "wait_for_url", "wait_for_load_state", "goto"),
    *("wait_for_function", "fast_forward", "run_for"),
}
"""Methods of Playwright's that act at once, or wait for something that isn't rest."""

DEVICES = {"mouse", "keyboard", "touchscreen"}

ALLOWED = {
    ("test_access.py", "goto"): "an address without a page has nobody who says that it is at rest",
    **{
        ("test_apps.py", name): "what holds the page is another's, and says nothing of its rest"
        for name in ("goto", "set_viewport_size", "wait_for_selector")
    },
    (
        "test_arrival.py",
        "goto",
    ): "a page that isn't greeted has no rest; nor has an unknown address",
    ("test_film.py", "wait_for_function"): "a film that plays is no unrest of the page",
    ("test_lost.py", "goto"): "a page that nobody answers has no rest",
    ("test_people.py", "goto"): "they leave for where no page is",
    ("test_public_pages.py", "goto"): "a page without a script has nobody who says it",
    ("test_stepping.py", "wait_for_function"): "a hand is asked for once its position is shown",
    (
        "test_whole_games.py",
        "wait_for_function",
    ): "the hall may pass for somebody, which takes time",
    ("test_worker.py", "goto"): "a page without a net has no rest",
    ("test_worker.py", "reload"): "a page without a net has no rest",
    ("test_worker.py", "wait_for_function"): "the service worker comes after the page is at rest",
}
"""By file and method: why this one is used nevertheless."""


def raw(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Playwright's own acts in a module: their names and lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in DEVICES:
            yield node.attr, node.lineno
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ACTS:
            yield node.func.attr, node.lineno


@every("path", FILES, ids=[path.name for path in FILES])
def test_a_test_of_the_page_acts_through_the_driver(path):
    found = raw(ast.parse(path.read_text(encoding="utf-8")))
    wrong = [f"{name} in line {line}" for name, line in found if (path.name, name) not in ALLOWED]
    assert not wrong, f"{path.name}: use driver.py instead of {', '.join(wrong)}"


def test_every_exception_is_still_needed():
    used = {
        (path.name, name)
        for path in FILES
        for name, _ in raw(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert set(ALLOWED) - used == set()


@pytest.mark.parametrize(
    "line",
    [
        "page.click('a')",
        "page.keyboard.press('1')",
        "one.tap()",
        "asyncio.sleep(1)",
        "mouse = p.mouse",
    ],
)
def test_a_raw_act_is_noticed(line):
    assert list(raw(ast.parse(line)))
