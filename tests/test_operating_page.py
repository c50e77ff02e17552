"""`docs/operating.md`: each command of the page is run, or what it means is looked at.

Where a command needs root, a network or a container engine, a stated equivalent takes its place. A
command that stands on the page and that no test here knows fails.
"""

from __future__ import annotations

import asyncio
import configparser
import re
import shlex
import subprocess
from asyncio.subprocess import PIPE, STDOUT
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from aiohttp import ClientSession

from bot.settings_list import all_settings
from tests import test_containers as containers
from tests.bot import forks
from tests.bot.running import Process
from tests.servers.valkey import free_port

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "operating.md"
TEXT = PAGE.read_text("utf-8")

ELSEWHERE = {
    "python3 -m venv ~/salle": "tests/test_wheel.py::unpacked",
    "~/salle/bin/pip install .": "tests/test_wheel.py::installed",
    "~/salle/bin/pip install --upgrade .": "tests/test_wheel.py::installed",
    "cd ~/salle && bin/salle": "tests/test_wheel.py::test_salle_is_the_same_as_python_m_bot",
    "docker build -t salle .": "tests/test_image.py::test_the_image_is_small_enough_and_starts_"
    "without_root_on_a_read_only_root",
    "docker build --pull -t salle .": "tests/test_image.py::test_the_image_is_small_enough_and_"
    "starts_without_root_on_a_read_only_root",
    "sudo systemctl enable --now salle": "tests/test_operating_page.py::"
    "test_the_service_starts_what_pip_installs_and_has_time_to_stop",
    "sudo systemctl restart salle": "tests/test_operating_page.py::"
    "test_the_service_starts_what_pip_installs_and_has_time_to_stop",
}
"""Commands that need a network, an engine or root: the test that shows the same without."""

OTHERS = {
    *("git pull", "ps aux", "du -sh data"),
    *("docker ps", "docker stop salle", "docker rm salle"),
    "docker cp salle:/data/backup.jsonl.gz .",
}
"""Commands of other programs, which change nothing of Salle's."""

NAMES = re.compile(r"(python3?|make|docker|salle|sudo|git|pip|curl|du|ps|cp|~/salle\S+) .*")


IN_CONTAINER = "docker exec salle "
"""What follows is run as it would be there: the image has the same `python`."""


def fenced(language: str, text: str = TEXT) -> list[str]:
    """What stands in the blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands() -> list[str]:
    """Each line that an operator would type, in the order of the page."""
    return [line for block in fenced("sh") for line in block.splitlines() if line]


def inline() -> set[str]:
    """Commands in the midst of sentences and tables."""
    prose = re.sub(r"^```.*?^```$", "", TEXT, flags=re.MULTILINE | re.DOTALL)
    return {code for code in re.findall(r"`([^`\n]+)`", prose) if NAMES.fullmatch(code)}


def is_for_docker(command: str) -> bool:
    return command.startswith(("docker run", "docker compose"))


@dataclass
class Operator:
    """Somebody at a shell, in whose folder Salle runs or not."""

    folder: Path
    salle: Process
    address: str = ""
    metrics: str = field(default_factory=lambda: str(free_port()))

    async def start(self) -> None:
        await self.salle.start(SALLE_METRICS_PORT=self.metrics)
        self.address = await self.salle.address()
        await self.salle.ready_to_serve(60)

    async def python(self, *words: str) -> tuple[int, str]:
        """What `python -m …` says, over the data of this Salle."""
        env = {"PATH": "/usr/bin:/bin", "SALLE_DATA": self.salle.data, "SALLE_PORT": "0"}
        pipes = {"stdin": PIPE, "stdout": PIPE, "stderr": STDOUT}
        process = await forks.begin(*words, env=env, **pipes)
        async with asyncio.timeout(60):
            said, _ = await process.communicate(b"y\n")
        assert process.returncode is not None
        return process.returncode, said.decode()

    def placed(self, word: str) -> str:
        """A word of a command, where files are those of this folder."""
        name = {"/data/backup.jsonl.gz": "contained.jsonl.gz"}.get(word, word)
        return str(self.folder / name) if name.endswith(".gz") or name == "restored" else word


@pytest.fixture
async def operator():
    with TemporaryDirectory(prefix="operator-") as name:
        async with Process() as salle:
            found = Operator(Path(name), salle)
            await found.start()
            yield found


REFUSED = {"python -m bot admin void": "can't find that table"}


async def in_python(operator: Operator, command: str) -> None:
    """Run `python -m …`; it must end well, or say what the page's example lacks here."""
    words = shlex.split(command)[2:]
    wrong = next((told for start, told in REFUSED.items() if command.startswith(start)), "")
    if "import" in words:
        await operator.salle.stop()  # as the page says
    code, said = await operator.python(*map(operator.placed, words))
    if "import" in words:
        assert (operator.folder / "restored").is_dir()
        await operator.start()
    assert "Traceback" not in said
    assert "usage:" not in said
    if wrong:
        assert (code, wrong in said.lower()) == (1, True), said
    else:
        assert code == 0, f"{command}: {said}"


async def by_http(operator: Operator, command: str) -> None:
    """What `curl` would get."""
    url = command.split()[1].replace("http://127.0.0.1:8080/", operator.address)
    url = url.replace(":9464/", f":{operator.metrics}/")
    async with ClientSession() as session, session.get(url) as answer:
        assert answer.status == 200
        assert await answer.text()


def in_shell(operator: Operator, command: str) -> None:
    """A command on files, in a folder that holds what the sources hold."""
    (operator.folder / ".env.example").write_text((ROOT / ".env.example").read_text("utf-8"))
    subprocess.run(command, shell=True, check=True, cwd=operator.folder)


def by_make(command: str) -> None:
    """What make would do; at the end `run` starts `python -m bot`, as the other tests do."""
    said = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", *command.split()[1:]],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    if command == "make run":
        assert said.stdout.strip().endswith(".venv/bin/python -m bot")


# Run, in the order of the page: one Salle runs meanwhile.


async def test_each_command_of_the_page_does_what_the_page_says(operator):
    for command in commands():
        settings, _, rest = command.rpartition("=9464 ")
        if settings:  # she runs with this setting already
            assert (settings, rest) == ("SALLE_METRICS_PORT", "python -m bot")
        elif command.startswith(("python -m", IN_CONTAINER)):
            await in_python(operator, command.removeprefix(IN_CONTAINER))
        elif command.startswith("curl "):
            await by_http(operator, command)
        elif command.startswith(("cp ", "chmod ")):
            in_shell(operator, command)
        elif command.startswith("make "):
            by_make(command)
        else:
            is_known = command in {*ELSEWHERE, *OTHERS} or is_for_docker(command)
            assert is_known, f"no test knows {command!r}"


def test_the_commands_in_its_sentences_are_known_too():
    run = {*commands(), *OTHERS, *ELSEWHERE}
    for command in inline() - run:
        if command.startswith("make "):
            by_make(command)
        elif command.startswith("docker "):
            assert is_for_docker(command)
        else:
            assert any(one.startswith(command) for one in run), f"no test knows {command!r}"


@pytest.mark.parametrize("test", sorted(set(ELSEWHERE.values())))
def test_what_is_shown_elsewhere_is_there(test):
    file, _, name = test.partition("::")
    assert re.search(rf"^(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


# Without an engine


def docker_commands() -> Iterator[list[str]]:
    for command in {*commands(), *inline()}:
        if is_for_docker(command) and "…" not in command:
            yield shlex.split(command)


def test_what_is_said_to_compose_names_its_profiles_and_services():
    files = [words for words in docker_commands() if words[1] == "compose"]
    profiles = {one for service in containers.SERVICES.values()
                for one in service.get("profiles", ())}  # fmt: skip
    assert files
    for words in files:
        for option, value in pairwise(words):
            if option == "--profile":
                assert value in profiles
            if option == "--scale":
                assert value.partition("=")[0] in containers.SERVICES


def test_a_container_is_given_what_the_image_asks_for():
    [words] = [words for words in docker_commands() if words[1] == "run"]
    given = dict(pairwise(words))
    assert words[-1] == "salle"
    assert {"--read-only", "--detach"} <= set(words)
    assert given["--tmpfs"] == "/tmp"
    assert given["--volume"].partition(":")[2] in containers.instructions("VOLUME")
    assert given["--publish"].rpartition(":")[2] in containers.instructions("EXPOSE")
    assert given["--env-file"] == ".env"


# Without root


def test_the_service_starts_what_pip_installs_and_has_time_to_stop():
    unit = configparser.ConfigParser()
    unit.optionxform = str
    unit.read_string(fenced("ini")[0])
    service = unit["Service"]
    assert service["ExecStart"] == f"{service['WorkingDirectory']}/bin/salle"
    assert int(service["TimeoutStopSec"]) > 20  # `tests/bot/test_draining.py`
    assert service["ReadWritePaths"] == service["WorkingDirectory"]


async def test_the_nightly_backup_writes_a_file_of_that_day(operator):
    *when, order = fenced("cron")[0].strip().split(maxsplit=5)
    assert len(when) == 5
    folder, _, command = order.replace(r"\%", "%").partition(" && ")  # as cron reads it
    assert folder == "cd /srv/salle"
    echo = await asyncio.create_subprocess_shell(f"echo {command}", stdout=PIPE)
    named = (await echo.communicate())[0].decode().split()
    assert named[:4] == ["bin/python", "-m", "storage", "export"]
    assert named[4] == f"backups/{date.today()}.jsonl.gz"  # noqa: DTZ011 - as `date` does
    place = operator.folder / Path(named[4]).name
    code, said = await operator.python("storage", "export", str(place))
    assert (code, place.exists()) == (0, True), said


# What it names


def test_the_settings_that_it_names_exist():
    known = {name for setting in all_settings() for name in setting.names}
    assert set(re.findall(r"\b(?:SALLE|DISCORD|TELEGRAM|REDIS)_[A-Z_]+\b", TEXT)) <= known


@pytest.mark.parametrize("page", ["operating.md", "growing.md", "settings.md", "promises.md"])
def test_its_links_lead_somewhere(page):
    text = (ROOT / "docs" / page).read_text("utf-8")
    for name, anchor in re.findall(r"\]\(([^)#:\s]*)(?:#([^)]*))?\)", text):
        target = (ROOT / "docs" / (name or page)).resolve()
        assert target.exists(), name
        if anchor:
            headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
            slugs = {re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings}
            assert anchor in slugs, anchor


def test_what_the_troubles_table_quotes_is_what_salle_says():
    sources = [path.read_text("utf-8") for folder in ("bot", "storage")
               for path in (ROOT / folder).rglob("*.py")]  # fmt: skip
    for words in ("unknown setting", "deprecated setting", "the store is away", "noeviction",
                  "is in use by another Salle", "doesn't run on Windows"):  # fmt: skip
        assert words in TEXT
        assert any(words in source for source in sources), words
