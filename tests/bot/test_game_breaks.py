"""A game that breaks while it is played closes its own tables, and nobody's way to the others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.commands import boards, forgetting, inline_offers, moves, table_list
from engines.core.match_state import Status
from engines.registry import load_game
from renderers.games import module_of
from storage.base import TableKey
from tests.bot.salle import Salle, Someone, labels

RULES, TEXT = type(load_game("gyges")), module_of("gyges", "text")
FAULTS = [
    *((RULES, name) for name in ("setup", "active", "apply", "outcome", "conclude", "view")),
    *((RULES, name) for name in ("legal_moves", "possible_moves", "parse")),
    *((TEXT, name) for name in ("step", "preview", "hand", "summary", "rounds")),
]
"""What every game has to have; Gygès breaks in one of them."""


def a_third(first: int) -> pytest.MarkDecorator:
    """Usually a third of the faults, and others for the next claim; all in the long profile."""
    return pytest.mark.parametrize(
        ("owner", "name"),
        [
            pytest.param(
                *fault,
                id=f"{fault[0].__name__.rpartition('.')[2]}.{fault[1]}",
                marks=() if number % 3 == first % 3 else pytest.mark.long,
            )
            for number, fault in enumerate(FAULTS)
        ],
    )


every_fault = pytest.mark.parametrize(
    ("owner", "name"), FAULTS, ids=[f"{o.__name__.rpartition('.')[2]}.{n}" for o, n in FAULTS]
)
HIDDEN = "Bea holds a 5"


def breaks(*_: Any, **__: Any) -> Any:
    """In place of what a game does: a fault that nobody has foreseen."""
    raise TypeError(HIDDEN)


@dataclass(frozen=True)
class Started:
    """Salle, started anew over what Anna plays: Cannae and Gygès, and it is her turn at both."""

    salle: Salle
    cannae: TableKey
    gyges: TableKey

    @property
    def anna(self) -> Someone:
        return self.salle.someone("Anna")


@pytest.fixture
async def started(salle, anna, bea, eve, monkeypatch, owner, name) -> Started:
    """By now Gygès breaks in `name` of `owner`."""
    cannae = await salle.match(anna, eve, game="cannae")
    gyges = await salle.match(anna, bea, game="gyges")
    for who in (anna, bea):
        await who.plays(gyges, (await who.turn(gyges)).prompt.example)
    monkeypatch.setattr(owner, name, breaks, raising=False)  # some need not be there
    return Started(Salle(salle.store), cannae, gyges)


@every_fault
async def test_the_list_still_has_the_others_and_the_operator_is_told_where_it_broke(started):
    """And they are told nothing that is hidden."""
    with capture_logs() as logs:
        reply = await started.salle.app.run(table_list.tables, started.anna.ask())
        assert "Battle of Cannae · Eve" in labels(reply.private)
        await started.salle.app.query(inline_offers.offers, (), started.anna.ask(), "")
    assert HIDDEN not in str(logs)
    assert all("test_game_breaks.py" in line["why"] for line in logs)


@a_third(0)
async def test_a_typed_move_finds_the_table_whose_game_understands_it(started):
    move = (await started.anna.turn(started.cannae)).prompt.example
    reply = await started.salle.app.run(moves.typed, started.anna.ask(), move)
    assert reply.private.table == started.cannae


@a_third(1)
async def test_what_is_no_move_is_answered_with_an_example_of_the_other_games(started):
    reply = await started.salle.app.run(moves.typed, started.anna.ask(), "blub")
    assert "“blub”" in reply.ack
    assert "(Battle of Cannae)" in reply.ack or reply.table == started.cannae


@a_third(2)
async def test_inline_mode_offers_the_other_games_and_a_move(started):
    ask = started.anna.ask()
    found = await started.salle.app.query(inline_offers.offers, (), ask, "")
    assert f"table:{started.cannae}" in [offer.key for offer in found]
    assert [offer.key for offer in found if offer.key.startswith("move:")]


@a_third(3)
async def test_who_asks_for_their_hand_is_asked_at_which_table(started):
    reply = await started.salle.app.run(boards.hand, started.anna.ask(), None)
    shown = labels(reply.private)
    assert "Battle of Cannae · Eve" in shown or reply.private.table == started.cannae


@a_third(4)
async def test_who_wants_to_be_forgotten_is_forgotten(started):
    salle, anna = started.salle, started.anna
    asked = await salle.app.run(forgetting.forget, anna.ask())
    reply = await salle.app.tap(anna.ask(), asked.private.prompt.controls[0].ticket)
    assert reply.is_forgotten
    assert await salle.store.running_tables(anna.ask().me) == []
    assert (await salle.tables.load(started.cannae)).match.status is Status.OVER
