"""A name tells whether its process is gone, and says so only where that is certain."""

from __future__ import annotations

import os

import pytest

from storage.owners import is_gone, new_owner
from tests.storage.owners import NEEDS_LINUX, dead_owner


def test_every_owner_has_a_name_of_its_own() -> None:
    assert len({new_owner() for _ in range(100)}) == 100
    assert not is_gone(new_owner())


@NEEDS_LINUX
def test_a_process_that_was_killed_is_gone() -> None:
    assert is_gone(dead_owner())


@NEEDS_LINUX
def test_a_process_that_has_ended_and_was_not_buried_is_gone() -> None:
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        os.write(tell, new_owner().encode())
        os._exit(0)
    owner = os.read(told, 100).decode()
    os.waitid(os.P_PID, child, os.WEXITED | os.WNOWAIT)  # it stays a zombie
    assert is_gone(owner)
    os.waitpid(child, 0)
    assert is_gone(owner)


@NEEDS_LINUX
def test_a_number_alone_brings_no_process_back() -> None:
    machine, pid, started = new_owner().split("-")
    assert is_gone(f"{machine}-{pid}-1{started}")


@NEEDS_LINUX
def test_of_another_machine_or_container_nothing_is_known() -> None:
    _, pid, started = new_owner().split("-")
    assert not is_gone(f"{'0' * 8}-{pid}-1{started}")


@NEEDS_LINUX
def test_a_process_of_another_user_may_be_hidden_and_lives() -> None:
    machine, *_ = new_owner().split("-")
    if os.getuid():
        assert not is_gone(f"{machine}-1-1.01234567")


@pytest.mark.parametrize("name", ["one", "", "3f2a9c01b2d4e6f8", '["json", "a-1-2.3"]'])
def test_of_other_names_nothing_is_known(name: str) -> None:
    assert not is_gone(name)
    assert not is_gone(name, is_alone=True)


def test_where_no_other_process_may_use_the_store_all_others_are_gone() -> None:
    assert not is_gone(new_owner(), is_alone=True)
    assert is_gone("00000000-77-88.0123abcd", is_alone=True)
