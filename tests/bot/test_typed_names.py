"""What people have learned to type is understood for good, whatever it is called today.

A name leaves `names_typed_in_1_0.json` in a new major version alone. Whoever renames a thing adds
its earlier name to `bot/messages/earlier_names.py`. New names are frozen in a file of their own
when they are released (`typed_names.py` prints it).
"""

import json
from pathlib import Path

import pytest

from bot.application.refused import named
from bot.commands.read_choice import read_choice
from bot.messages import earlier_names
from tests.bot.typed_names import names_and_readers

FROZEN = sorted(Path(__file__).parent.glob("names_typed_in_*.json"))


@pytest.mark.parametrize("frozen", FROZEN, ids=[path.stem for path in FROZEN])
def test_every_name_that_was_typed_means_what_it_meant(frozen):
    readers = names_and_readers()
    lost = [
        (thing, meaning, name)
        for thing, meant in json.loads(frozen.read_text("utf-8")).items()
        for meaning, names in meant.items()
        for name in names
        if readers[thing][1](name) != meaning
    ]
    assert lost == []


def test_a_value_of_an_argument_is_understood_by_its_earlier_names(monkeypatch):
    was = {"fr": {"hall-answer-yes": ("volontiers", "bien sûr")}}
    monkeypatch.setattr(earlier_names, "_EARLIER", was)
    called = {one: named(f"hall-answer-{one}") for one in ("yes", "no")}
    for name in ("oui", "Volontiers", "bien sur", "yes"):
        assert read_choice(name, called) == "yes"
