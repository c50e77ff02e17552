"""What one process does, as its operator says it."""

import pytest

from bot.composition import import_adapters, needs_port
from bot.roles import ALL, Role, read_roles
from bot.settings import Settings, StartError, read_settings
from bot.shards import Shards


def test_roles_are_read_from_a_list():
    assert read_roles("deliver, clock") == {Role.DELIVER, Role.CLOCK}
    assert read_roles("think") == {Role.THINK}


def test_all_is_everything_also_beside_others():
    assert read_roles("all") == read_roles("clock,all") == ALL == set(Role)


@pytest.mark.parametrize("wrong", ["clocks", "", " , ", "clock,deliver,x"])
def test_a_role_that_does_not_exist_is_answered_with_those_that_do(wrong):
    with pytest.raises(ValueError, match="all, discord, telegram, deliver, clock, think, page"):
        read_roles(wrong)


def settings(monkeypatch, roles, **more):
    for name in ("REDIS_URL", "DISCORD_TOKEN", "TELEGRAM_TOKEN", "SALLE_PORT", "PORT"):
        monkeypatch.delenv(name, raising=False)
    return read_settings(SALLE_ROLES=roles, **more)


@pytest.mark.parametrize("role", ["discord", "telegram"])
def test_a_platform_is_not_served_without_its_token(monkeypatch, role):
    with pytest.raises(StartError, match=f"{role.upper()}_TOKEN"):
        settings(monkeypatch, role, redis_url="redis://127.0.0.1")


@pytest.mark.parametrize("roles", ["clock", "page", "page,deliver,clock"])
def test_what_is_left_over_to_others_needs_a_store_that_they_reach(monkeypatch, roles):
    with pytest.raises(StartError, match=r"think.*REDIS_URL"):
        settings(monkeypatch, roles)
    assert settings(monkeypatch, roles, redis_url="redis://127.0.0.1").roles == read_roles(roles)


def test_whoever_does_all_the_work_needs_no_page(monkeypatch):
    found = settings(monkeypatch, "discord,deliver,clock,think", discord_token="x.y.z")
    assert Role.PAGE not in found.roles


def adapters_of(roles, **tokens):
    given = Settings(_env_file=None, SALLE_ROLES=roles, **tokens)
    return {module.__name__.split(".")[2] for module in import_adapters(given)}


def test_a_process_loads_the_platforms_that_it_hears_or_tells():
    tokens = {"discord_token": "x", "telegram_token": "y"}
    assert adapters_of("all", **tokens) == {"discord", "telegram", "web"}
    assert adapters_of("all") == {"web"}
    assert adapters_of("discord", **tokens) == {"discord"}
    assert adapters_of("deliver", **tokens) == {"discord", "telegram", "web"}
    assert adapters_of("deliver", discord_token="x") == {"discord", "web"}
    assert adapters_of("clock,think", **tokens) == set()


@pytest.mark.parametrize(
    ("roles", "more", "is_open"),
    [
        ("clock", {}, False),
        ("clock", {"SALLE_PORT": 9000}, True),
        ("telegram", {}, False),
        ("telegram", {"telegram_webhook_url": "https://example.org"}, True),
        ("deliver", {"telegram_webhook_url": "https://example.org"}, False),
        ("page", {"SALLE_PORT": 9000}, False),
    ],
)
def test_a_process_without_the_page_opens_a_port_if_somebody_calls_there(roles, more, is_open):
    assert needs_port(Settings(_env_file=None, SALLE_ROLES=roles, **more)) is is_open


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [("0-3/16", (0, 1, 2, 3), 16), ("0/1", (0,), 1), ("1, 4-5/6", (1, 4, 5), 6)],
)
def test_shards_are_read(text, ids, count):
    assert Shards.parse(text) == Shards(ids, count)
    assert Shards.parse(text).has_first is (0 in ids)


@pytest.mark.parametrize(
    "wrong", ["", "0-3", "3-0/4", "4/4", "0-4/4", "0,0/2", "a/2", "0/0", "-1/2"]
)
def test_shards_that_can_not_be_are_answered_with_how_they_are_written(wrong):
    with pytest.raises(ValueError, match=r"0-3/16|1 to 10,000"):
        Shards.parse(wrong)
