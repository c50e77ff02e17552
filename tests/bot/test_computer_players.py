"""What a computer player is handed: its own view, and what follows from it."""

from __future__ import annotations

from types import SimpleNamespace

from bot.workers.computer_players import ComputerPlayers
from tests.harness import every_game, seated, some


class ViewsOnly:
    """A game that can only be looked at: whoever asks it for anything made from a state fails."""

    def __init__(self, game):
        self.id, self.windows = game.id, game.windows
        self.view, self.possible_moves = game.view, game.possible_moves


@every_game
async def test_a_computer_is_handed_its_view_and_the_moves_that_follow_from_it(game, monkeypatch):
    _, match = seated(game)
    seat = min(match.active)
    handed, played = [], []

    async def think(*given):
        handed.append(given)
        return "a move"

    async def act(_, entry):
        played.append(entry.move)

    players = ComputerPlayers(SimpleNamespace(), floor=0)
    monkeypatch.setattr(players, "_think", think)
    monkeypatch.setattr(players, "_act", act)
    table = SimpleNamespace(game=ViewsOnly(game), match=match, computer_level=lambda _: "novice")
    await players.answer(table, seat)
    (name, view, moves, level), *more = handed
    assert (name, view, level, more) == (game.id, game.view(match.state, seat), "novice", [])
    assert some(moves) == some(game.possible_moves(view))
    assert played == ["a move"]
