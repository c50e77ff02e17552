"""The rim of the shell: command lines of `python -m engines`, positions in notation among them."""

from __future__ import annotations

import contextlib
import io
import sys
from itertools import pairwise
from random import Random
from typing import Final

from engines.__main__ import BAD_INPUT, main
from engines.core import lab
from engines.core.game import AnyGame
from engines.core.options import complete
from engines.core.seat import Seat
from engines.packages import find_games
from engines.registry import load_game
from tests.fuzz.judge import Outcome
from tests.fuzz.mutators import damaged_text, odd_text

_COMMANDS: Final = ("legal", "legal", "apply", "apply", "perft", "list", "play")
_NEVER: Final = "new"  # it writes files


class Lab:
    """Command lines, and lines on standard input."""

    name = "lab"

    def __init__(self) -> None:
        self._games = {id_: load_game(id_) for id_ in find_games()}
        self._moves = {
            id_: lab.legal(game, game.example, complete(game.options, {}), seat=_first(game))[:40]
            for id_, game in self._games.items()
        }

    def make(self, random: Random) -> tuple[list[str], str]:
        id_ = random.choice(list(self._games))
        position, move = self._games[id_].example, random.choice(self._moves[id_])
        if random.random() < 0.7:
            position = damaged_text(random, position)
        if random.random() < 0.4:
            move = damaged_text(random, move)
        command, lines = random.choice(_COMMANDS), ""
        words = [command]
        if command != "list":
            words.append(id_ if random.random() < 0.97 else odd_text(random))
        if command in ("legal", "apply", "perft"):
            is_read = random.random() < 0.2
            words.append("-" if is_read else position)
            lines = f"{position}\t{move}\n{self._games[id_].example}\t{move}\n" if is_read else ""
        if command == "apply" and not lines:
            words.append(move)
        if command == "perft":
            words += ["--depth", random.choice(("0", "1", "-1", "x", ""))]
        if random.random() < 0.2:
            words += ["--option", damaged_text(random, "variant=basic")]
        if random.random() < 0.2:
            words += ["--seat", random.choice(("one", "two", "three", ""))]
        if command in ("apply", "play") and random.random() < 0.3:
            words += ["--seed", random.choice(("1", "-1", "9" * 40, "x", "1.5", ""))]
        if random.random() < 0.3:
            words.append("--json")
        if random.random() < 0.2:
            at = random.randrange(len(words))
            words[at] = damaged_text(random, words[at])
        return words, lines

    async def drive(self, given: tuple[list[str], str]) -> Outcome:
        words, lines = given
        if words[:1] == [_NEVER] or _is_long(words):
            return Outcome(is_refused=False)
        said, wrong = io.StringIO(), io.StringIO()
        stdin, sys.stdin = sys.stdin, io.StringIO(lines)
        try:
            with contextlib.redirect_stdout(said), contextlib.redirect_stderr(wrong):
                code = main(words)
        except SystemExit as ended:  # after --help
            code = int(ended.code or 0)
        finally:
            sys.stdin = stdin
        is_refused = code == BAD_INPUT
        return Outcome(is_refused=is_refused, said=wrong.getvalue() or said.getvalue())

    def state(self) -> object:
        return None


def _first(game: AnyGame) -> Seat:
    """Somebody who may act in the example."""
    return min(game.active(game.read(game.example, complete(game.options, {}))))


def _is_long(words: list[str]) -> bool:
    """Whether it would only take long: no more than a move is looked ahead here."""
    depths = [b for a, b in pairwise(words) if a == "--depth"]
    depths += [word.partition("=")[2] for word in words if word.startswith("--depth=")]
    return any(depth.strip().isdecimal() and int(depth) > 1 for depth in depths if len(depth) < 50)
