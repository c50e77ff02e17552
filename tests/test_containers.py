"""Dockerfile, compose.yaml and Procfile name what exists: no daemon is needed to look."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from bot.roles import ALL, read_roles
from bot.settings import Settings
from storage.address import Address
from tests.bot.running import Process

ROOT = Path(__file__).parents[1]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES = COMPOSE["services"]
SALLE = {name: service for name, service in SERVICES.items() if service["image"] == "salle"}


def instructions(word):
    return [line.split(None, 1)[1] for line in DOCKERFILE.splitlines() if line.startswith(word)]


def settings():
    """The names of all settings."""
    for name, field in Settings.model_fields.items():
        alias = field.validation_alias
        yield from getattr(alias, "choices", [alias or name.upper()])


# Dockerfile


def test_what_is_copied_into_the_image_is_there_and_not_ignored():
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    sources = [line.split()[0] for line in instructions("COPY") if not line.startswith("--from")]
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source}" in ignored
    locks = {"requirements.lock", "requirements-native.lock"}
    packages = {"bot", "engines", "renderers", "storage"}
    assert {*packages, *locks, "tests/image/root.py"} == set(sources)


def test_the_image_is_what_a_build_stage_made_and_nothing_else():
    """What that is: `tests/image`, which makes it here too."""
    stages = instructions("FROM")
    assert stages[-1] == "scratch"
    last = DOCKERFILE[DOCKERFILE.rindex("FROM ") :]
    copied = [line.split()[1:] for line in last.splitlines() if line.startswith("COPY")]
    assert copied == [
        ["--from=build", "/image", "/"],
        ["--from=build", "--chown=10001:10001", "/owned", "/"],
    ]
    assert not re.search("^(RUN|ADD)", last, re.MULTILINE)


def test_developers_packages_come_into_no_image():
    named = [line for line in instructions("RUN") if "pip install" in line]
    assert not any("requirements-dev" in line or "--group" in line for line in named)
    (salle,) = [line for line in named if "--prefix=/packages" in line]
    assert "requirements.lock" in salle
    assert [line for line in instructions("RUN") if "root.py /packages salle /image" in line]


def test_it_writes_its_data_to_a_volume():
    assert instructions("VOLUME") == ["/data"]
    (names,) = instructions("ENV")
    assert "SALLE_DATA=/data" in shlex.split(names)


def test_what_is_left_out_of_the_image_is_left_out_of_the_wheel_too():
    """Which is played without it, in `tests/test_wheel.py`."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    left_out = [line for line in lines if line and line[0] not in "#!*"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    data = project["tool"]["setuptools"]["package-data"]
    needed = [
        path for name, found in data.items() for one in found for path in (ROOT / name).glob(one)
    ]
    assert left_out
    assert needed
    for folder in left_out:
        assert not [path for path in needed if path.is_relative_to(ROOT / folder)]


def test_packages_are_installed_by_their_hashes_alone():
    salle, native = [line for line in instructions("RUN") if "pip install" in line]
    assert "--require-hashes" in salle
    assert "--requirement requirements.lock" in salle
    assert "--require-hashes" in native
    assert "--requirement requirements-native.lock" in native


def test_it_does_not_run_as_root():
    assert instructions("USER") == ["10001:10001"]


def test_every_setting_of_the_image_is_one():
    (names,) = instructions("ENV")
    own = {word.partition("=")[0] for word in shlex.split(names)}
    assert {name for name in own if name.startswith("SALLE")} <= set(settings())


async def test_the_health_check_finds_a_process_alive_and_one_that_is_gone_dead():
    (check,) = instructions("HEALTHCHECK")
    _, *command = json.loads(check[check.index("[") :])

    def is_healthy(port):
        return not subprocess.run(
            [sys.executable, *command], env={"SALLE_PORT": port}, capture_output=True, check=False
        ).returncode

    async with Process() as salle:
        await salle.start()
        port = re.search(r":(\d+)/", await salle.address())[1]
        assert is_healthy(port)
        await salle.stop()
        assert not is_healthy(port)


WATCHED = """
import os, sys, tempfile
ALLOWED = tuple(os.environ["MAY_WRITE"].split(":"))
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT
def look(event, arguments):
    if event in ("os.mkdir", "os.rename", "os.remove", "os.rmdir"):
        path = arguments[0]
    elif event == "open" and (arguments[2] or 0) & WRITES:
        path = arguments[0]
    else:
        return
    if isinstance(path, (str, bytes, os.PathLike)):
        full = os.path.abspath(os.fsdecode(path))
        if not full.startswith(ALLOWED):
            os.write(1, f"WRITES {full}\\n".encode())
sys.addaudithook(look)
from bot.start import main
sys.exit(main())
"""


async def test_it_writes_to_its_data_folder_and_to_tmp_alone():
    """As on a root that is read-only."""
    async with Process(PYTHONDONTWRITEBYTECODE="1") as salle:
        allowed = f"{salle.data}:/tmp:/proc:/dev"
        await salle.start(begin=("-c", WATCHED), MAY_WRITE=allowed)
        await salle.ready_to_serve(60)
        code, said = await salle.stop()
    assert (code, said) == (0, "")


# compose.yaml


def test_its_services_do_together_what_one_process_does():
    roles = {name: read_roles(service["command"][1]) for name, service in SALLE.items()}
    assert all(service["command"][0] == "--role" for service in SALLE.values())
    assert frozenset().union(*roles.values()) == ALL
    for name, own in roles.items():
        assert own == {name}


@pytest.mark.parametrize("name", SALLE)
def test_a_service_has_a_read_only_root_and_no_privileges(name):
    service = SALLE[name]
    assert service["read_only"] is True
    assert service["tmpfs"] == ["/tmp"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]


@pytest.mark.parametrize("name", SALLE)
def test_a_service_names_settings_that_exist(name):
    assert set(SALLE[name]["environment"]) <= set(settings())


def test_they_all_find_the_cluster_of_its_masters():
    masters = {name for name in SERVICES if name.startswith("valkey-")}
    for service in SALLE.values():
        address = Address.parse(service["environment"]["REDIS_URL"])
        assert {host for host, _ in address.places} == masters
    addresses = {SERVICES[name]["networks"]["salle"]["ipv4_address"] for name in masters}
    assert len(addresses) == 3
    assert addresses <= set(re.findall(r"[\d.]{7,}", SERVICES["cluster"]["command"][2]))


def test_its_masters_are_such_as_salle_does_not_refuse():
    for name in ("valkey-1", "valkey-2", "valkey-3"):
        words = SERVICES[name]["command"].split()
        assert words[words.index("--maxmemory-policy") + 1] == "noeviction"
        assert words[words.index("--appendonly") + 1] == "yes"
        assert words[words.index("--cluster-enabled") + 1] == "yes"


def test_they_are_given_the_time_that_they_need_to_stop():
    assert {service["stop_grace_period"] for service in SALLE.values()} == {"25s"}


def test_a_volume_and_a_network_are_declared_for_each_that_is_used():
    for service in SERVICES.values():
        volumes = {volume.partition(":")[0] for volume in service.get("volumes", ())}
        assert volumes <= set(COMPOSE["volumes"])
        assert set(service["networks"]) <= set(COMPOSE["networks"])


# Procfile


def test_the_procfile_starts_one_process_and_shows_how_to_start_all_roles():
    lines = (ROOT / "Procfile").read_text("utf-8").splitlines()
    processes = [line for line in lines if re.match(r"[\w-]+:", line)]  # as its readers do
    assert processes == ["web: SALLE_HOST=0.0.0.0 python -m bot"]
    roles = [line.rpartition("--role ")[2] for line in lines if "--role " in line]
    assert read_roles(",".join(roles)) == ALL
