"""The command line of the lab: its commands, their arguments, its help."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final, NoReturn

from engines.core.seat import Seat
from engines.new_game import ABOUT, ABOUT_PACKAGE

_EPILOG: Final = """\
examples:
  python -m engines list
  python -m engines legal en_garde \\
      "advanced L8-R16 L turn L[13455] R[12234] deck[1112] top- score0:0"
  python -m engines apply en_garde \\
      "standard L8-R15 R turn L[12345] R[11255] deck[24] top3 score2:1" +5 --seed 7
  python -m engines legal audatia --seat two \\
      "measure - assault1 draws0 | galeazzo audatia+celeritas hand[P] \\
      | boucicault prudentia+fortitudo hand[MFl]"
  python -m engines perft en_garde --depth 4 --divide \\
      "standard L8-R15 R turn L[12345] R[12355] deck[24] top- score0:0"
  python -m engines play en_garde --players random,computer --option variant=advanced
  python -m engines legal en_garde - --json < positions.txt
  python -m engines ratings < results.txt
  python -m engines pair tournament.json
  python -m engines replay gyges-2026-11-29-anna-bea.salle.txt
  python -m engines puzzles gyges --count 20 --seed 1 --out more.jsonl
  python -m engines strength gyges --match keen,novice --match keen,keen~50 --matches 100
  python -m engines analyse gyges salle-gyges-k3zq7.json --seconds 60

With - in place of POSITION, positions come a line each on standard input, for `apply` with a tab
and the move after each. A bad line answers {"error": ...} on its own line and the rest goes on.
`ratings` reckons results in the order in which they come, a line each on standard input, such as
{"at": 1790000000, "game": "gyges", "one": "a", "two": "b", "score": 1}
`pair` reads {"system": "swiss", "players": [{"name": "a", "rating": 1700}, …], "rounds":
[[{"one": "a", "two": "b", "score": 1}, …]], "withdrawn": []}; docs/lab.md says more.
`strength` prints a line for the score of each two who played, which it reads again with --scores,
then one for each player. keen~50 is keen who plays 50 moves of 100 at random.
`analyse` reads a finished match as /export writes it, and prints a JSON object a move: what it was
worth by what its player could know; docs/analysis.md says more.
Bad input: exit code 2.
"""


class UsageError(ValueError):
    """The command line is not one that the lab understands."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message}; {' '.join(self.format_usage().split())}")


def parser() -> argparse.ArgumentParser:
    """Reads the words of a command line. Raises UsageError: they are not understood."""
    whole = _Parser(
        prog="python -m engines",
        description="The rules of the games from the shell.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    commands = whole.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, about: str) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        sub.add_argument("--json", action="store_true", help="answer one JSON object a line")
        return sub

    def question(name: str, about: str, *, asks_position: bool = True) -> argparse.ArgumentParser:
        sub = command(name, about)
        sub.add_argument("game", metavar="GAME", help="a game's name, as `list` prints it")
        if asks_position:
            sub.add_argument("position", metavar="POSITION", help="in notation, or - for stdin")
        sub.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help="an option of the game; may be repeated",
        )
        return sub

    command("list", "games, their options and defaults, their players")
    legal = question("legal", "one legal move a line, in canonical notation")
    apply = question("apply", "the position after a move, then what happened, an event a line")
    apply.add_argument("move", metavar="MOVE", nargs="?", default="", help="the move to play")
    perft = question("perft", "counts of move sequences, as one JSON object")
    perft.add_argument("--depth", type=int, required=True, metavar="N", help="moves to look ahead")
    perft.add_argument("--divide", action="store_true", help="split the last level by first move")
    play = question("play", "a whole game as text, to its end", asks_position=False)
    play.add_argument(
        "--players",
        default="random",
        metavar="ONE,TWO",
        help="random, computer (its strongest level), or a level that `list` names",
    )
    command(
        "ratings", "Glicko-2 ratings from results on standard input, a line each player and game"
    )
    pair = command("pair", "the next round of a tournament and its standings, as one JSON object")
    pair.add_argument("file", metavar="FILE", help="players and rounds as JSON, or - for stdin")
    replay = command("replay", "an exported match, JSON or text: the position after each move")
    replay.add_argument("file", metavar="FILE", help="what /export gave, or - for stdin")
    strength = question(
        "strength", "how strong the computers are, by matches among them", asks_position=False
    )
    strength.add_argument(
        "--match",
        action="append",
        default=[],
        metavar="ONE,TWO",
        help="who plays; may be repeated (each level and the next weaker one)",
    )
    strength.add_argument("--matches", type=int, default=20, metavar="N", help="of each (20)")
    strength.add_argument(
        "--scores", action="store_true", help="reckon scores from standard input as well"
    )
    _add_analyse(command("analyse", "where a finished match turned, as a JSON object a move"))
    puzzles = command("puzzles", "positions with one right move, proved, as a JSON line each")
    puzzles.add_argument("game", metavar="GAME", help="a game's name, as `list` prints it")
    puzzles.add_argument("--count", type=int, default=10, metavar="N", help="how many (10)")
    puzzles.add_argument("--out", type=Path, metavar="FILE", help="write them there, as found")
    puzzles.add_argument("--after", type=Path, metavar="FILE", help="unlike those of a file")
    puzzles.add_argument("--cut", type=Path, metavar="MATCH", help="that of an exported match")
    puzzles.add_argument("--prove", type=Path, metavar="FILE", help="prove those of a file anew")
    new = commands.add_parser("new", help=ABOUT, description=ABOUT, allow_abbrev=False)
    new.add_argument("game", metavar="GAME", help="its name in the code, such as nim")
    new.add_argument("--title", default="", help="its name for people; the same if left out")
    new.add_argument("--package", type=Path, metavar="FOLDER", help=ABOUT_PACKAGE)
    for sub in (legal, apply):
        sub.add_argument("--seat", choices=[*Seat], help="whose move, where both choose at once")
    for sub in (apply, play, strength, puzzles):
        sub.add_argument("--seed", type=int, default=0, metavar="N", help="of all luck (0)")
    return whole


def _add_analyse(sub: argparse.ArgumentParser) -> None:
    sub.add_argument("game", metavar="GAME", help="a game's name, as `list` prints it")
    sub.add_argument("file", metavar="FILE", help="an exported match, or - for stdin")
    sub.add_argument(
        "--seconds",
        type=float,
        default=60.0,
        metavar="S",
        help="of processor time for the whole match, about (60)",
    )
    sub.add_argument(
        "--playouts",
        type=int,
        default=0,
        metavar="N",
        help="a decision, however long that takes: then equal matches get equal answers",
    )
    sub.add_argument("--seed", type=int, default=0, metavar="N", help="of all luck (0)")
