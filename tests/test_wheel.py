"""The wheel, in an environment that has only what Salle depends on.

It is unpacked there, which is quick; the long profile has pip install it.
"""

import asyncio
import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import pytest
from aiohttp import ClientSession, CookieJar

from bot import __version__
from bot.messages.words import say_in
from tests.bot import forks
from tests.bot.web.conftest import Visitor

pytestmark = pytest.mark.xdist_group("wheel")

ROOT = Path(__file__).parents[1]
PACKAGES = ("bot", "engines", "renderers", "storage")
PIP = (sys.executable, "-m", "pip", "--isolated", "--disable-pip-version-check")

BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"
"""What pip has done by a project's own tool."""


@dataclass
class Installed:
    wheel: Path
    source: Path
    bin: Path

    def run(self, *command):
        done = subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.bin.parent,
            env={},
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout


def run(*command, cwd=None):
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="module")
def unpacked():
    # Not in pytest's own folder: a path that is too long can't stand in a script's first line.
    with TemporaryDirectory(prefix="wheel-") as folder:
        source, wheels, environment = (Path(folder, name) for name in ("source", "wheels", "env"))
        copy_source(source)
        run(sys.executable, "-c", BUILD, wheels, cwd=source)
        [wheel] = wheels.iterdir()
        venv.create(environment)
        dependencies = Path(folder, "dependencies")
        link_dependencies(dependencies)
        [packages] = environment.glob("lib/python*/site-packages")
        (packages / "dependencies.pth").write_text(f"{dependencies}\n", encoding="utf-8")
        with ZipFile(wheel) as held:
            held.extractall(packages)
        yield Installed(wheel, source, environment / "bin")


@pytest.fixture(scope="module")
def installed(unpacked):
    python = unpacked.bin / "python"
    given = ("--no-deps", "--no-index", "--force-reinstall", unpacked.wheel)
    run(*PIP, "--python", python, "install", *given)
    run(*PIP, "--python", python, "check")
    return unpacked


def copy_source(target):
    """What the wheel is made from: the page built already, and no leavings."""
    unwanted = shutil.ignore_patterns("__pycache__", ".*", "page")
    for package in PACKAGES:
        shutil.copytree(ROOT / package, target / package, ignore=unwanted)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target)


def locked():
    """The names of what `make run` installs."""
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    return re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)


def link_dependencies(target):
    """A folder with what `make run` installs, and nothing that is for developers only."""
    target.mkdir()
    for name in locked():
        with suppress(metadata.PackageNotFoundError):  # it is for another system
            found = metadata.distribution(name)
            for top in {file.parts[0] for file in found.files} - {"..", "__pycache__"}:
                with suppress(FileExistsError):  # some share a folder
                    (target / top).symlink_to(found.locate_file(top))


@asynccontextmanager
async def running(*command, folder):
    """Its address; at the end it is stopped, and must end well."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env={"SALLE_PORT": "0", "PYTHONTZPATH": ""},  # as on a machine without time zones
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        async with asyncio.timeout(60):
            line = (await process.stdout.readline()).decode()
        assert line.startswith("Salle: http://"), line
        yield line.removeprefix("Salle: ").strip()
    finally:
        process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()


def test_the_wheel_holds_every_file_of_the_packages_and_nothing_else(unpacked):
    with ZipFile(unpacked.wheel) as wheel:
        held = {name for name in wheel.namelist() if ".dist-info/" not in name}
    files = (path for package in PACKAGES for path in (unpacked.source / package).rglob("*"))
    assert held == {str(path.relative_to(unpacked.source)) for path in files if path.is_file()}


def test_the_wheel_says_which_command_it_brings_and_what_it_needs(unpacked):
    [packages] = unpacked.bin.parent.glob("lib/python*/site-packages")
    [told] = metadata.distributions(name="salle", path=[str(packages)])
    [command] = told.entry_points
    assert (command.name, command.value) == ("salle", "bot.start:main")
    needed = {
        spelt(re.match(r"[\w.-]+", need)[0]) for need in told.requires if "extra ==" not in need
    }
    assert needed
    assert needed <= set(map(spelt, locked()))


def spelt(name):
    """A package's name, as all its spellings are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.long
async def test_salle_is_the_same_as_python_m_bot(installed):
    assert installed.run("salle", "--version") == f"Salle {__version__}\n"
    as_module = await forks.begin("bot", "--help", env={}, stdout=asyncio.subprocess.PIPE)
    told, _ = await as_module.communicate()
    of_module = told.decode().replace("python -m bot", "salle")
    assert installed.run("salle", "--help") == of_module


def test_the_lab_comes_with_it(unpacked):
    assert "en_garde" in unpacked.run("python", "-m", "engines", "list")


def font_of(wheel):
    """The address of a font that the page uses."""
    with ZipFile(wheel) as wheel:
        name = next(name for name in wheel.namelist() if name.endswith(".woff2"))
    return name.removeprefix("bot/adapters/web")


async def test_salle_plays_from_an_empty_folder(unpacked):
    with TemporaryDirectory(prefix="salle-") as folder:
        async with (
            running(unpacked.bin / "python", "-m", "bot", folder=folder) as address,
            ClientSession(address, cookie_jar=CookieJar(unsafe=True)) as session,
        ):
            anna = await Visitor(session).arrive("Anna")
            assert (await anna.raw("/healthz"))[0] == 200
            assert b"<html" in (await anna.raw("/"))[1]
            assert (await anna.raw(font_of(unpacked.wheel)))[1].startswith(b"wOF2")
            table = await anna.begin(level="novice")
            board = (await anna.side(table))["post"]["board"]["upright"]["src"]
            assert (await anna.raw(board))[1].startswith(b"RIFF")
            nothing = await anna.get("/nowhere", **{"Accept-Language": "it"})
            assert nothing["error"] == say_in("it")("page-not-here")
        assert os.listdir(folder) == ["data"]  # noqa: PTH208 - where nobody else waits
