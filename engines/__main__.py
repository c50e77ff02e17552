"""The lab: the rules from the shell. `python -m engines --help`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final

from engines import native, ratings_lab, strength_lab
from engines.command_line import UsageError, parser
from engines.core import lab
from engines.core.game import AnyGame, Outcome, PositionError, RuleError
from engines.core.lab_players import UnknownPlayerError, chooser, player_names
from engines.core.options import OptionError, Options, complete
from engines.core.seat import Pair, Seat
from engines.core.strength_fit import UnconnectedError
from engines.new_game import NewGame, NewGameError
from engines.packages import find_games
from engines.registry import load_game, load_maker, load_player
from engines.strength_lab import Contest

BAD_INPUT: Final = 2

Lines = Iterator[str]
Answer = Callable[[argparse.Namespace, AnyGame, Options, str], Lines]


def main(argv: Sequence[str] | None = None) -> int:
    """Answer one command line on standard output. Returns the exit code."""
    words = sys.argv[1:] if argv is None else argv
    wants_json = "--json" in words
    try:
        args = parser().parse_args(words)
        return _COMMANDS[args.command](args)
    except (
        UsageError,
        UnknownPlayerError,
        UnconnectedError,
        NewGameError,
        OptionError,
        PositionError,
        RuleError,
    ) as err:
        if wants_json:
            print(_error(err), flush=True)
        else:
            print(f"error: {err}", file=sys.stderr)
        return BAD_INPUT


def _list(args: argparse.Namespace) -> int:
    code = 0
    for id_ in find_games():
        try:
            game = load_game(id_)
        except Exception as err:  # the others are listed all the same
            print(f"error: {id_}: {type(err).__name__}: {err}", file=sys.stderr)
            code = 1
            continue
        players = player_names(load_player(game.id))
        if args.json:
            about = {"game": game.id, "rules": game.rules, "options": lab.options_json(game)}
            print(_json(about | {"players": players, "example": game.example}))
            continue
        print(f"{game.id} (rules {game.rules})")
        for option in game.options:
            print(f"  {option.name}={option.default}  ({' | '.join(option.values)})")
        print(f"  players: {', '.join(players)}")
        print(f"  example: {game.example}")
    return code


def _legal(args: argparse.Namespace, game: AnyGame, options: Options, line: str) -> Lines:
    moves = lab.legal(game, line, options, seat=_seat(args))
    yield from [_json({"moves": moves})] if args.json else moves


def _apply(args: argparse.Namespace, game: AnyGame, options: Options, line: str) -> Lines:
    position, _, written = line.partition("\t")
    move = written.strip() or args.move
    if not move:
        raise UsageError(
            f"the move is missing: it follows the position, or with - a tab; such as "
            f"apply {game.id} '{game.example}' {lab.legal(game, game.example, options)[0]}"
        )
    turn = lab.apply(game, position, move, options, seed=args.seed, seat=_seat(args))
    events = [lab.event_json(event) for event in turn.events]
    if args.json:
        yield _json({"position": turn.position, "events": events})
        return
    yield turn.position
    yield from map(_json, events)


def _perft(args: argparse.Namespace, game: AnyGame, options: Options, line: str) -> Lines:
    if args.depth < 0:
        raise UsageError(f"the depth is 0 or more, such as --depth 3, not {args.depth}")
    yield _json(lab.perft(game, line, options, depth=args.depth, divide=args.divide))


def _play(args: argparse.Namespace) -> int:
    game, options = _game(args), _options(args)
    names, computer = _pair(args.players), load_player(game.id)
    players = names.map(lambda name: chooser(computer, name))
    turns = lab.play_out(game, options, players, seed=args.seed)
    opening = next(turns)
    about = {"game": game.id, "seed": args.seed, "players": list(names), "options": dict(options)}
    if args.json:
        dealt = [lab.event_json(event) for event in opening.events]
        print(_json(about | {"position": opening.position, "events": dealt}))
    else:
        choices = " ".join(f"{name}={value}" for name, value in options.items())
        print(f"{game.id} seed={args.seed} one={names.one} two={names.two} {choices}")
        print(opening.position)
    last, number = opening, 0
    for number, last in enumerate(turns, start=1):
        if args.json:
            told = [lab.event_json(event) for event in last.events]
            facts = {"number": number, "seat": last.seat, "move": last.move}
            print(_json(facts | {"position": last.position, "events": told}))
        else:
            print(f"{number}. {last.seat} {last.move}\n{last.position}")
    _print_outcome(game.outcome(game.read(last.position, options)), number, as_json=args.json)
    return 0


def _print_outcome(outcome: Outcome | None, moves: int, *, as_json: bool) -> None:
    winner = outcome.winner if outcome else None
    reason = outcome.reason if outcome else ""
    if as_json:
        print(_json({"winner": winner, "reason": reason, "moves": moves}))
    else:
        print(f"{winner or 'nobody'} wins after {moves} moves: {reason}")


def _answers(answer: Answer) -> Callable[[argparse.Namespace], int]:
    # A command that asks about one position, or about a line each of standard input.
    def command(args: argparse.Namespace) -> int:
        game, options = _game(args), _options(args)
        if args.position != "-":
            for text in answer(args, game, options, args.position):
                print(text)
            return 0
        code = 0
        for number, line in enumerate(filter(None, map(str.strip, sys.stdin))):
            if number and not args.json:
                print()  # answers of several lines are told apart by a blank one
            try:
                print(*answer(args, game, options, line), sep="\n", flush=True)
            except (UsageError, PositionError, RuleError) as err:
                print(_error(err), flush=True)
                code = BAD_INPUT
        return code

    return command


def _new(args: argparse.Namespace) -> int:
    game = NewGame(id=args.game, title=args.title, folder=args.package)
    print(*game.write(), sep="\n")
    print(game.next_steps)
    return 0


def _ratings(_: argparse.Namespace) -> int:
    ratings = ratings_lab.Ratings()
    for wrong in ratings.reckon(sys.stdin):
        print(wrong, flush=True)
    for line in ratings.lines():
        print(line)
    return BAD_INPUT if ratings.bad_lines else 0


def _text_of(file: str) -> str:
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as err:
        raise UsageError(f"{file} can't be read: {type(err).__name__}") from None


def _pair_round(args: argparse.Namespace) -> int:
    from engines import tournament_lab  # noqa: PLC0415 - all other commands start without pydantic

    try:
        print(_json(tournament_lab.pair(_text_of(args.file))))
    except tournament_lab.TournamentFileError as err:
        raise UsageError(str(err)) from None
    return 0


def _replay(args: argparse.Namespace) -> int:
    from engines import replay_lab  # noqa: PLC0415 - as above

    try:
        for ply in replay_lab.plies(_text_of(args.file), _game_named):
            if args.json:
                print(_json(ply))
            else:
                print(f"{ply['ply']}. {ply['seat']} {ply['move']}" if ply["ply"] else "start")
                print(ply["position"])
    except replay_lab.ReplayFileError as err:
        raise UsageError(str(err)) from None
    return 0


def _analyse(args: argparse.Namespace) -> int:
    from engines import analysis_lab, replay_lab  # noqa: PLC0415 - as above
    from engines.core.analysis.analysis import Budget  # noqa: PLC0415 - as above

    game = _game(args)
    if args.seconds <= 0 or args.playouts < 0:
        raise UsageError("some seconds, or some play-outs; such as --seconds 60 or --playouts 400")
    budget = Budget(playouts=args.playouts, seconds=args.seconds, now=_processor_seconds)
    try:
        record = replay_lab.read_export(_text_of(args.file), _game_named).record
        computer = load_player(game.id)
        for line in analysis_lab.analysis_lines(game, computer, record, budget, seed=args.seed):
            print(_json(line), flush=True)
    except (analysis_lab.MatchFileError, replay_lab.ReplayFileError) as err:
        raise UsageError(str(err)) from None
    return 0


def _processor_seconds() -> float:
    times = os.times()
    return times.user + times.system


def _strength(args: argparse.Namespace) -> int:
    game, computer = _game(args), load_player(args.game)
    contest = Contest(game=game, computer=computer, options=_options(args), seed=args.seed)
    pairs = [_pair(names) for names in args.match]
    if args.matches < 1 or any(one == two for one, two in pairs):
        raise UsageError("two players, and 1 match or more; such as --match keen,novice")
    if not (pairs or args.scores):
        pairs = strength_lab.neighbours(computer)
    scores, bad_lines = strength_lab.read_scores(sys.stdin if args.scores else ())
    for wrong in bad_lines:
        print(wrong, flush=True)
    for pair in pairs:
        scores.append(contest.play(pair, args.matches))
        print(strength_lab.score_line(scores[-1]), flush=True)
    for text in strength_lab.strength_lines(computer, scores):
        print(text)
    return BAD_INPUT if bad_lines else 0


def _puzzles(args: argparse.Namespace) -> int:
    from engines import puzzle_lab, replay_lab  # noqa: PLC0415 - others start without pydantic

    game = _game(args)
    maker = load_maker(game.id)
    if maker is None:
        raise UsageError(f"{game.id} has no puzzles")
    if args.count < 1:
        raise UsageError("1 puzzle or more, such as --count 20")
    try:
        if args.prove:
            wrong = list(puzzle_lab.unproved(game, maker, args.prove))
            print(*wrong, sep="\n", end="\n" if wrong else "")
            return 1 if wrong else 0
        with args.out.open("w", encoding="utf-8") if args.out else nullcontext(sys.stdout) as out:
            if args.cut:
                record = replay_lab.read_export(_text_of(str(args.cut)), _game_named).record
                name = args.cut.stem
                found = puzzle_lab.cut_from(game, maker, record, match=name, seed=args.seed)
            else:
                computer = load_player(game.id)
                found = puzzle_lab.made(
                    game, computer, maker, seed=args.seed, count=args.count, after=args.after
                )
            for line in found:
                print(line, file=out, flush=True)
    except (puzzle_lab.PuzzleFileError, replay_lab.ReplayFileError, OSError) as err:
        raise UsageError(str(err)) from None
    return 0


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "list": _list,
    "legal": _answers(_legal),
    "apply": _answers(_apply),
    "perft": _answers(_perft),
    "play": _play,
    "ratings": _ratings,
    "pair": _pair_round,
    "replay": _replay,
    "strength": _strength,
    "analyse": _analyse,
    "puzzles": _puzzles,
    "new": _new,
}


def _game(args: argparse.Namespace) -> AnyGame:
    if args.game not in find_games():
        raise UsageError(f"no game {args.game!r}; there are: {', '.join(find_games())}")
    return load_game(args.game)


def _game_named(name: str) -> AnyGame | None:
    return load_game(name) if name in find_games() else None


def _options(args: argparse.Namespace) -> Options:
    given = {}
    for text in args.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"{text!r} is not of the form name=value, such as {_an_option(args)}")
        given[name.strip()] = value
    return complete(_game(args).options, given)


def _an_option(args: argparse.Namespace) -> str:
    return next((f"{o.name}={o.default}" for o in _game(args).options), "name=value")


def _seat(args: argparse.Namespace) -> Seat | None:
    return Seat(args.seat) if args.seat else None


def _pair(players: str) -> Pair[str]:
    names = [name.strip().lower() for name in players.split(",")]
    if len(names) > len(Seat):
        raise UsageError(f"two players, such as random,computer, not {players!r}")
    return Pair(one=names[0], two=names[-1])


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _error(err: Exception) -> str:
    return _json({"error": str(err)})


def _run() -> int:
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        stream.reconfigure(encoding="utf-8", errors=errors)  # type: ignore[union-attr] # a file
    try:
        code = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has closed it; keep Python from complaining at its exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    native.use()  # no game has been imported yet
    sys.exit(_run())
