"""The settings as operators read them: the page, and what is said of names that are none."""

from __future__ import annotations

from typing import Annotated

import pytest
import structlog
from pydantic import Field

from bot.composition import warn_of_settings
from bot.doctor.main import read_well
from bot.settings import Deprecated, Settings
from bot.settings_list import UnknownName, all_settings, deprecated_in_use, unknown_names
from tests import settings_page


def test_the_page_in_docs_lists_every_setting_as_the_code_has_it():
    kept = settings_page.PAGE.read_text("utf-8")
    assert kept == settings_page.page(kept), "make settings writes it anew"


def test_every_setting_says_what_it_does():
    for setting in all_settings():
        assert setting.about, setting.names


@pytest.fixture
def env_file(tmp_path):
    return tmp_path / ".env"


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("SALLE_PROT", "SALLE_PORT"),
        ("SALLE_KEEP_DAY", "SALLE_KEEP_DAYS"),
        ("SALLE_DISCORD_TOKEN", "DISCORD_TOKEN"),
        ("SALLE_REDIS_URL", "REDIS_URL"),
        ("TELEGRAM_BOT_TOKEN", "TELEGRAM_TOKEN"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("salle_prot", "SALLE_PORT"),
    ],
)
def test_the_nearest_setting_is_named_for_one_that_is_misspelt(wrong, meant, env_file):
    (found,) = unknown_names([wrong], env_file)
    assert found == UnknownName(wrong.upper(), meant)
    assert meant in found.advice


def test_a_name_like_no_setting_is_unknown_all_the_same(env_file):
    assert unknown_names(["SALLE_XYLOPHONE"], env_file) == [UnknownName("SALLE_XYLOPHONE", "")]


def test_names_of_settings_and_of_other_programs_are_left_alone(env_file):
    settings = [name for setting in all_settings() for name in setting.names]
    others = ["PATH", "TELEGRAM_CHANNEL_OF_CLUB", "DISCORD_INVITE", "REDIS_EXPORTER_PORT"]
    assert unknown_names([*settings, *map(str.lower, settings), *others], env_file) == []


def test_the_file_is_read_too_and_none_of_its_values_is_kept(env_file):
    env_file.write_text("SALLE_TOKEN=123:sekrit\nSALLE_PORT=80\nSALLE_sekrit-word=1\n", "utf-8")
    (found,) = unknown_names(["PATH"], env_file)
    assert found.name == "SALLE_TOKEN"
    assert "sekrit" not in f"{found}{found.advice}"


class Announcing(Settings):
    """One of these settings will go."""

    old: Annotated[str, Deprecated("use SALLE_HOST")] = Field(
        "", validation_alias="SALLE_OLD", description="what it does"
    )


def test_whoever_sets_what_will_go_is_warned_at_the_start_and_by_the_doctor(monkeypatch):
    monkeypatch.setenv("SALLE_OLD", "sekrit")
    settings = Announcing()
    with structlog.testing.capture_logs() as logged:
        warn_of_settings(settings)
    assert ("deprecated setting", "SALLE_OLD", "use SALLE_HOST") in [
        (one["event"], one["name"], one["advice"]) for one in logged
    ]
    found = [(one.what, one.advice) for one in read_well(settings)]
    assert ("SALLE_OLD will go in a later version", "use SALLE_HOST") in found
    assert "sekrit" not in f"{logged}{found}"


def test_nobody_else_is_warned(monkeypatch):
    monkeypatch.delenv("SALLE_OLD", raising=False)
    assert deprecated_in_use(Announcing(_env_file=None)) == []


def test_the_table_says_what_will_go():
    (row,) = (one for one in settings_page.table(Announcing).splitlines() if "SALLE_OLD" in one)
    assert "what it does **Will go: use SALLE_HOST.**" in row
