"""What one game lacks is named, and only that game is left out; a skeleton lacks nothing."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.application.catalogue import Catalogue
from bot.commands import table_list
from bot.messages.words import LANGUAGES, say_in
from engines.new_game import NewGame, NewGameError
from engines.packages import find_faults, find_games
from tests.bot.salle import Salle, labels
from tests.installed import FIXTURES, importable, install

ROOT = Path(__file__).parents[1]
OURS = list(find_games())


# ---- what is wrong with one game


def edited(path: str, old: str, new: str = ""):
    """A way to break a game: other words in one of its files."""

    def edit(home: Path) -> None:
        text = (home / path).read_text()
        assert old in text
        (home / path).write_text(text.replace(old, new))

    return edit


def removed(path: str):
    """A way to break a game: without a file."""
    return lambda home: (home / path).unlink()


GUIDE = "see CONTRIBUTING.md#how-to-add-a-game"
PLATE, DRAW = "renderers/madeup/plate.py", "renderers/madeup/draw.py"
GAME, PLAYER = "engines/madeup/game.py", "engines/madeup/computer/player.py"
ENGLISH_WORDS = "locales/en/madeup.ftl"

MISSING = {
    "module": (removed(PLATE), f"has no salle_madeup/{PLATE}: add HERO and PLATE"),
    "name": (edited(PLATE, "PLATE:", "P:"), f"lacks a name in salle_madeup/{PLATE}: add PLATE"),
    "minutes": (edited("engines/madeup/__init__.py", "MINUTES"),
                "lacks a name in salle_madeup/engines/madeup/__init__.py: add MINUTES"),
    "refusals": (lambda home: shutil.rmtree(home / "engines/madeup/rules"),
                 "has no salle_madeup/engines/madeup/rules/refusals.py: add SENTENCES"),
    "engine": (lambda home: shutil.rmtree(home / "engines/madeup"),
               "has no salle_madeup/engines/madeup/__init__.py: add MINUTES"),
    "icon": (removed("renderers/madeup/icon.svg"),
             "has no salle_madeup/renderers/madeup/icon.svg: add its icon"),
    "words": (removed(ENGLISH_WORDS), "lacks words in locales/en/madeup.ftl: "
              "add madeup-name with .about, .caption and .alt"),
    "caption": (edited(ENGLISH_WORDS, ".caption", ".headline"),
                "lacks words in locales/en/madeup.ftl: add madeup-name with .caption"),
    "utf-8": (lambda home: (home / "locales/it/madeup.ftl").write_bytes(b"madeup-name = \xff"),
              "has words that can't be read in locales/it/madeup.ftl: save it as UTF-8"),
    "plain": (edited("locales/fr/madeup.ftl", "madeup-name = ", "madeup-name = { $x } "),
              "has no plain name in locales/fr/madeup.ftl: say madeup-name without braces"),
    "package": (edited("renderers/madeup/__init__.py", '"""', "1 / 0 #"),
                "can't be imported: ZeroDivisionError: division by zero"),
}  # fmt: skip
"""Found at the start: how a game is broken, and what is said."""

BROKEN = {
    "import": (edited(GAME, "GAME = Madeup()", "GAME = 1 / 0"),
               ": salle_madeup.engines.madeup.game can't be imported: "
               "ZeroDivisionError: division by zero"),
    "syntax": (edited(DRAW, "def draw", "deaf draw"),
               ": salle_madeup.renderers.madeup.draw can't be imported: SyntaxError: "),
    "other name": (edited(PLATE, "PLATE: Final =", "PLATES: Final =") ,
                   f" lacks a name in salle_madeup/{PLATE}: add PLATE"),
    "member": (edited(GAME, "def perft", "def count"),
               f": GAME in salle_madeup/{GAME} lacks perft"),
    "player": (edited(PLAYER, "def choose", "def decide"),
               f": PLAYER in salle_madeup/{PLAYER} lacks choose"),
    "attribute": (edited(GAME, "    windows = ()", "    windows = property(lambda self: 1 / 0)"),
                  " can't be loaded: ZeroDivisionError: division by zero"),
    "id": (edited(GAME, 'id = "madeup"', 'id = "nam"'), " calls itself 'nam'"),
    "cards": (lambda home: (home / "renderers/madeup/cards.py").write_text("ALBUM = {}\n"),
              " lacks a name in salle_madeup/renderers/madeup/cards.py: add "
              "SHELVES, ENTRIES, SPELLINGS, face, at_hand, on_table and sheet_for"),
}  # fmt: skip
"""Found when the game is first asked for."""


@pytest.fixture
def madeup(tmp_path):
    """A game in a package of its own; its folder."""
    NewGame(id="madeup", folder=tmp_path).write()
    install(tmp_path, "madeup", "salle_madeup")
    return tmp_path / "salle_madeup"


def test_a_game_of_another_package_is_found_and_whole(madeup):
    with importable(madeup.parent), capture_logs() as logs:
        assert set(find_games()) == {*OURS, "madeup"}
        minutes = [package.minutes for package in find_games().values()]
        assert minutes == sorted(minutes), "the shortest comes first"
        assert set(Catalogue().games) == {*OURS, "madeup"}
        assert say_in("it")("madeup-rules-trick.title") == "Una presa"
    assert logs == []
    assert list(find_games()) == OURS


@pytest.mark.parametrize("what", MISSING)
def test_what_is_missing_is_named_at_the_start(madeup, what):
    break_it, sentence = MISSING[what]
    break_it(madeup)
    with importable(madeup.parent), capture_logs() as logs:
        catalogue = Catalogue()
        (line,) = logs
        assert line["log_level"] == "error"
        assert line["event"].startswith("salle: game 'madeup' ")
        assert line["event"].endswith(f"{sentence}, {GUIDE}")
        assert list(catalogue.games) == OURS
        assert "salle_madeup.engines.madeup.game" not in sys.modules, "the start imports no game"


@pytest.mark.parametrize("what", BROKEN)
def test_what_is_broken_is_named_once_when_it_is_asked_for_and_left_out(madeup, what):
    break_it, sentence = BROKEN[what]
    break_it(madeup)
    with importable(madeup.parent), capture_logs() as logs:
        catalogue = Catalogue()
        for _ in range(2):
            assert catalogue.games.get("madeup") is None
            assert list(catalogue.games) == list(catalogue.computers) == OURS
        (line,) = logs
        assert line["log_level"] == "error"
        assert line["event"].startswith(f"salle: game 'madeup'{sentence}")
        assert line["event"].endswith(GUIDE)


async def test_a_level_without_words_hides_no_table_of_another_game(madeup):
    for language in LANGUAGES:
        edited(f"locales/{language}/madeup.ftl", "madeup-level-", "madeup-grade-")(madeup)
    with importable(madeup.parent):
        salle = Salle()
        carlo = salle.someone("Carlo", "it")
        await salle.challenge(carlo, game="madeup", level="keen")
        await salle.match(carlo, salle.someone("Bea"), game="cannae")
        listed = (await salle.app.run(table_list.tables, carlo.ask())).private
        assert labels(listed) == ["Battaglia di Canne · Bea", "Madeup · Salle (keen)"]


@pytest.mark.parametrize(
    ("name", "home", "fault"),
    [
        ("Nim!", "salle_madeup", "package 'salle_madeup': a game can't be called 'Nim!'"),
        ("hall", "salle_madeup", "package 'salle_madeup': a game can't be called 'hall'"),
        ("gyges", "salle_madeup", "package 'salle_madeup' brings game 'gyges', as Salle does"),
    ],
)
def test_an_entry_point_that_can_be_no_game_is_named(tmp_path, name, home, fault):
    install(tmp_path, name, home)
    with importable(tmp_path), capture_logs() as logs:
        assert list(Catalogue().games) == OURS
        assert [line["event"].startswith(f"salle: {fault}") for line in logs] == [True]
        assert len(find_faults()) == 1


def test_a_package_that_is_not_there_is_named(tmp_path):
    install(tmp_path, "gone", "salle_gone")
    with importable(tmp_path), capture_logs() as logs:
        assert list(Catalogue().games) == OURS
    sentence = "game 'gone' has no salle_gone/engines/gone/__init__.py: add MINUTES"
    assert [line["event"] for line in logs] == [f"salle: {sentence}, {GUIDE}"]


# ---- a new game


def run(folder: Path, *words: str, path: Path | None = None) -> str:
    """A command of Python in a folder; what it prints. It has to succeed."""
    environment = {"HYPOTHESIS_PROFILE": "brief"}  # if this run has no profile of its own
    # What Hypothesis has found out of Unicode and of the sources it needn't find out again.
    environment["HYPOTHESIS_STORAGE_DIRECTORY"] = str(ROOT / ".hypothesis")
    environment |= {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    found = subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env=environment | {"PYTHONPATH": str(path or folder)},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert found.returncode == 0, found.stdout[-4000:] + found.stderr[-4000:]
    return found.stdout


CONTRACT = (
    "tests/test_games.py", "tests/engines/test_contract.py",
    "tests/engines/test_notation_contract.py", "tests/bot/test_prompts.py",
    "tests/bot/test_secrecy.py", "tests/bot/test_words.py", "tests/bot/test_hall_words.py",
)  # fmt: skip
QUICKLY = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", "not long")
ABOUT_ALL = "madeup or twice or filled or that_is_named or to_refuse or option or french"
"""Tests of one game, and those that go over all words at once."""


def test_a_skeleton_passes_every_test_of_a_game_without_an_edit(tmp_path):
    copy = tmp_path / "salle"
    # With what was compiled: each file keeps its time.
    unwanted = shutil.ignore_patterns("goldens", "fixtures", "node_modules")
    for name in ("bot", "engines", "renderers", "storage", "tests"):
        shutil.copytree(ROOT / name, copy / name, ignore=unwanted)
    (copy / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    before = {path for path in copy.rglob("*") if path.is_file()}
    written = run(copy, "-m", "engines", "new", "madeup", "--title", "Made Up").splitlines()
    new = {path for path in copy.rglob("*.*") if path.is_file() and path.suffix != ".pyc"} - before
    assert sorted(map(str, new)) == sorted(written[:-1])
    run(copy, "-m", "ruff", "check", "-q", *map(str, (p for p in new if p.suffix == ".py")))
    run(copy, "-m", "ruff", "format", "--check", "-q", "engines/madeup", "renderers/madeup")
    quick = (*QUICKLY, "-k", ABOUT_ALL)
    assert " passed" in run(copy, *quick, *CONTRACT, "tests/engines/madeup")


@pytest.mark.long
def test_a_skeleton_in_a_package_of_its_own_passes_too(madeup):
    path = Path(os.pathsep.join([str(ROOT), str(madeup.parent)]))
    quick = (*QUICKLY, "-k", "madeup")
    told = run(ROOT, *quick, CONTRACT[0], str(madeup.parent / "tests"), path=path)
    assert " passed" in told


@pytest.mark.parametrize(
    ("given_", "why"),
    [
        ({"id": "Nim"}, "can't be called 'Nim'"),
        ({"id": "match"}, "can't be called 'match'"),
        ({"id": "gyges"}, "there is a game 'gyges' already"),
        ({"id": "madeup", "title": 'The "Nim"'}, "no quotes"),
    ],
)
def test_a_game_that_cannot_be_begun_is_refused(tmp_path, given_, why):
    with pytest.raises(NewGameError, match=re.escape(why)):
        NewGame(**given_, folder=tmp_path).write()
    assert list(tmp_path.iterdir()) == []


def test_a_skeleton_overwrites_nothing(tmp_path):
    NewGame(id="madeup", folder=tmp_path).write()
    with pytest.raises(NewGameError, match="is there already"):
        NewGame(id="madeup", folder=tmp_path).write()


def test_where_salle_is_installed_a_game_is_a_package(tmp_path):
    with pytest.raises(NewGameError, match="--package"):
        NewGame(id="madeup").write(checkout=tmp_path)


def test_the_game_of_the_tests_says_in_its_project_what_it_is_installed_as():
    folder = FIXTURES / "salle-shields"
    project = (folder / "pyproject.toml").read_text()
    points = (folder / "salle_shields-1.0.dist-info" / "entry_points.txt").read_text()
    assert '[project.entry-points."salle.games"]\nshields = "salle_shields"\n' in project
    assert points == "[salle.games]\nshields = salle_shields\n"
