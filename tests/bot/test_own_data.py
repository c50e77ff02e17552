"""The file of all that is kept of somebody: theirs, whole, and nothing that they may not know."""

import json
from pathlib import Path

import pytest

from bot.application import profile
from bot.application.deleting import Deleting
from bot.commands import preferences, privacy
from bot.commands.own_data import OwnData
from engines.core.match_state import Status
from storage.base import Following
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, button
from tests.bot.test_deleting import deletes
from tests.bot.test_results import played, resigns
from tests.bot.test_talk import says

DOCS = Path(__file__).parents[2] / "docs"


async def exports(who):
    page = (await who.salle.app.run(privacy.privacy, who.ask())).private
    reply = await who.taps(button(page, "Export"))
    return json.loads(reply.private.file[1])


def test_the_schema_is_documented():
    written = json.loads((DOCS / "own_data.schema.json").read_text(encoding="utf-8"))
    assert written == OwnData.model_json_schema()


async def test_the_file_holds_settings_talk_matches_results_and_whom_one_follows(
    salle, anna, bea, eve
):
    over = await played(salle, anna, bea)
    await resigns(salle, over, bea)
    await says(anna, over, "A pleasure")
    await says(bea, over, "Indeed")
    others = await salle.match(bea, eve)
    await salle.store.follow(others, str(anna.address), Following.END, most=9)
    await salle.app.run(preferences.choose, anna.ask(), "theme", "dark")
    await salle.store.update_profile(
        str(anna.address), {profile.BLOCKED: "test:zoe", f"{profile.PUSH}0a": "{}", "zone": "UTC"}
    )
    found = await exports(anna)
    assert (found["address"], found["name"]) == (str(anna.address), "Anna")
    assert found["settings"]["theme"] == "dark"
    assert found["calendar"] == {"zone": "UTC"}
    assert found["browsers"] == {f"{profile.PUSH}0a": "{}"}
    assert found["blocked"] == ["test:zoe"]
    assert found["follows"] == {str(others): "end"}
    assert found["games"]["gyges"]["standing"]["won"] == 1
    (table,) = found["tables"]
    assert [line["text"] for line in table["said"]] == ["A pleasure"]
    assert table["record"]["log"][-1]["act"] == "resign"
    assert table["server_seed"]


@pytest.mark.parametrize("game", ["en_garde", "audatia"])
async def test_of_a_match_that_runs_nothing_hidden_is_told(salle, anna, bea, game):
    key = await salle.challenge(anna, opponent=bea.person, game=game)
    await salle.app.tap(bea.ask(ROOM), f"ca:{key}:0:" + "0" * (game == "audatia"))
    table = await salle.tables.load(key)
    assert table.match.status is Status.PLAYING
    (found,) = (await exports(anna))["tables"]
    assert found["record"] is None
    assert found["server_seed"] == ""
    assert {act["act"] for act in found["acts"]} <= {"move"}
    assert "draws" not in json.dumps(found)
    drawn = table.record.log[0].draws
    assert json.dumps(drawn)[1:-1] not in json.dumps(found)


async def test_what_others_answer_in_advance_and_say_is_not_in_it(salle, anna, bea):
    key = await salle.match(anna, bea)
    await says(bea, key, "My secret plan")
    await salle.store.set_preset_answers(
        key,
        {"one.a": "yes", "two.a": "no", "one:moves": "{}", "two:moves": "[]"},
        expected=1,
        seen={},
        answer_at=None,
    )
    table = await salle.tables.load(key)
    seat = table.seat_of(str(anna.address))
    (found,) = (await exports(anna))["tables"]
    assert set(found["answers_in_advance"]) == {f"{seat}.a", f"{seat}:moves"}
    assert found["said"] == []


async def test_other_identities_are_in_it_too(salle, anna, bea):
    other = Elsewhere(salle, "Anna")
    await joins(other, anna)
    over = await played(salle, other, bea)
    await resigns(salle, over, bea)
    (linked,) = (await exports(anna))["linked"]
    assert linked["address"] == str(other.address)
    assert linked["games"]["gyges"]["standing"]["won"] == 1


async def test_a_button_gives_everybody_their_own_file(salle, anna, bea):
    await salle.match(anna, bea)
    page = (await salle.app.run(privacy.privacy, anna.ask())).private
    reply = await bea.taps(button(page, "Export"))
    assert json.loads(reply.private.file[1])["address"] == str(bea.address)


async def test_after_deleting_nothing_is_left_to_export(salle, anna, bea):
    over = await played(salle, anna, bea)
    await resigns(salle, over, bea)
    await deletes(anna)
    await Deleting(salle.tables).go_on()
    found = await exports(anna)
    assert (found["tables"], found["games"], found["settings"]) == ([], {}, {})
