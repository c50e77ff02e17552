"""An export is checked by a short program that has nothing of ours (docs/verify.py)."""

import copy
import json
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from bot.commands import exports
from engines.core.record import Act, Entry
from engines.replay_lab import plies
from tests.harness import GAMES

PROGRAM = Path(__file__).parents[2] / "docs" / "verify.py"
DRAWN = ("audatia", "en_garde", "shields")

faults = runpy.run_path(str(PROGRAM))["faults"]
every_game = pytest.mark.parametrize("game", list(GAMES))
games_of_luck = pytest.mark.parametrize("game", DRAWN)


def first_move(table):
    seat = min(table.match.active)
    move = next(iter(table.game.legal_moves(table.match.game_state, seat)))
    return Entry(act=Act.MOVE, seat=seat, move=str(move), at=0)


@pytest.fixture
async def exported(salle, anna, bea, game):
    """The export of a match of some moves, and the seal that its card showed."""
    table = await salle.challenge(anna, opponent=bea.person, game=game)
    seal = (await salle.tables.load(table)).record.head.commitment
    await salle.app.tap(bea.ask(), f"ca:{table}:0:" + "0" * (game == "audatia"))
    loaded = await salle.tables.load(table)
    while loaded.match.active and loaded.version < 7:
        loaded = await salle.tables.act(table, first_move, table=loaded)
    version = loaded.version
    await salle.app.tap(anna.ask(), f"{'ry'}:{table}:{version}:")
    _, body = (await salle.app.run(exports.export, anna.ask(), table)).private.file
    return json.loads(body), seal


def test_the_program_is_fifty_lines_of_the_standard_library():
    text = PROGRAM.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 50
    imported = re.findall(r"^(?:import|from) (\w+)", text, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


@every_game
async def test_an_export_is_found_true_without_anything_of_ours(exported, game):
    export, seal = exported
    assert list(faults(export, seal)) == []
    assert bool(export["luck"]["draws"]) == (game in DRAWN)


@pytest.mark.parametrize("game", ["en_garde"])
async def test_the_program_says_in_a_line_what_holds_or_what_does_not(exported, game, tmp_path):
    export, seal = exported
    file = tmp_path / "export.json"
    file.write_text(json.dumps(export), encoding="utf-8")
    true, false = (
        subprocess.run(  # noqa: ASYNC221  # the test has nothing else to do
            [sys.executable, PROGRAM, file, shown], capture_output=True, text=True, check=False
        )
        for shown in (seal, "0" * 64)
    )
    draws = len(export["luck"]["draws"])
    assert true.stdout == f"Checked, and all holds: the seal, the seed, {draws} draws.\n"
    assert (true.stderr, true.returncode) == ("", 0)
    assert (false.stdout, false.stderr, false.returncode) == ("", "the seal is another\n", 1)


@games_of_luck
async def test_every_draw_that_was_tampered_with_is_found(exported, game):
    export, seal = exported
    for number, one in enumerate(export["luck"]["draws"]):
        forged = copy.deepcopy(export)
        forged["luck"]["draws"][number]["value"] = (one["value"] + 1) % one["below"]
        entry = forged["log"][one["entry"]]["draws"]
        first = next(d["number"] for d in export["luck"]["draws"] if d["entry"] == one["entry"])
        entry[number - first] = forged["luck"]["draws"][number]["value"]
        assert f"draw {number} is wrong" in list(faults(forged, seal))


@games_of_luck
@pytest.mark.parametrize("what", ["server_seed", "challenger", "accepter"])
async def test_another_seed_and_another_nonce_are_found(exported, game, what):
    export, seal = exported
    if what == "server_seed":
        export["server_seed"] = "00" * 32
    elif what == "challenger":
        export["head"]["nonce"] += "x"
    else:
        export["log"][0]["joining"]["nonce"] += "x"
    assert "the seed doesn't follow from server_seed and the nonces" in list(faults(export, seal))
    export["luck"]["seed"] = "as it was told"
    wrong = [fault for fault in faults(export, seal) if fault.startswith("draw ")]
    assert len(wrong) > 10 or game == "shields"


@every_game
async def test_another_seal_than_the_card_showed_is_found(exported, game):
    export, _ = exported
    assert "the seal is another" in list(faults(export, "0" * 64))


@pytest.mark.parametrize("game", ["audatia", "en_garde"])
async def test_a_bound_and_a_card_that_were_tampered_with_are_found(exported, game):
    export, seal = exported
    bound, card = copy.deepcopy(export), copy.deepcopy(export)
    bound["luck"]["draws"][-1]["below"] += 1
    assert list(faults(bound, seal))
    made = next(one for one in card["luck"]["made"] if "shuffle" in one)
    pile = next(iter(made["piles"].values()))
    pile[0], pile[1] = (pile[1], pile[0]) if pile[0] != pile[1] else ("another", pile[1])
    assert list(faults(card, seal))


@pytest.mark.parametrize("game", ["en_garde"])
async def test_the_piles_are_the_hands_that_were_dealt(exported, game):
    export, _ = exported
    first = next(one for one in export["luck"]["made"] if "shuffle" in one)
    assert {name: len(cards) for name, cards in first["piles"].items()} == {
        "hand of one": 5, "hand of two": 5, "deck": 15,
    }  # fmt: skip


@every_game
async def test_as_a_text_it_is_read_back_to_the_positions_of_the_match(salle, anna, bea, game):
    table = await salle.challenge(anna, opponent=bea.person, game=game)
    await salle.app.tap(bea.ask(), f"ca:{table}:0:" + "0" * (game == "audatia"))
    loaded = await salle.tables.load(table)
    while loaded.match.active and loaded.version < 5:
        loaded = await salle.tables.act(table, first_move, table=loaded)
    await salle.app.tap(anna.ask(), f"{'ry'}:{table}:{loaded.version}:")
    over = await salle.tables.load(table)
    reply = await salle.app.run(exports.export, anna.ask(), table, form="text")
    name, body = reply.private.file
    assert re.fullmatch(rf"{game}-\d{{4}}-\d\d-\d\d-[a-z0-9]+-[a-z0-9]+\.salle\.txt", name)
    told = [line["position"] for line in plies(body.decode(), GAMES.get)]
    assert told == [line["position"] for line in plies(over.record.model_dump_json(), GAMES.get)]


async def test_a_running_match_is_exported_in_neither_form(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, game="en_garde")
    await salle.app.tap(bea.ask(), f"ca:{table}:0:")
    for form in ("json", "text"):
        reply = await salle.app.run(exports.export, anna.ask(), table, form=form)
        assert reply.is_error
        assert reply.private is None or reply.private.file is None
