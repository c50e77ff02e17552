"""Claude Leroy's Gygès behind the contract of the games."""

from __future__ import annotations

from dataclasses import replace

from engines.core.chance import Chance
from engines.core.game import Outcome, Step
from engines.core.moves import NO_MOVES, Moves
from engines.core.options import Option, Options, switch
from engines.core.seat import ALONE, Seat
from engines.gyges import perft, view_builder, view_preview
from engines.gyges.events import SetupBegan
from engines.gyges.moves import GygesMove
from engines.gyges.notation import move_parser, positions
from engines.gyges.obstacles import obstacles
from engines.gyges.rules import objections
from engines.gyges.rules.apply import play
from engines.gyges.rules.legal_moves import SetUps, ring_moves
from engines.gyges.state import Ended, GygesState, Rules, SettingUp
from engines.gyges.terms import End


class Gyges:
    """Gygès behind the contract `Game`.

    What is legal and why not: `rules/broken_rules.py`; how far a ring gets: `rules/reach.py`; what
    a move does: `rules/apply.py`; the path drawn: `rules/route.py`; views: `view_builder.py`
    (from a state), `view_preview.py` (of a move); text: `notation/`.
    """

    id = "gyges"
    rules = 1
    has_luck = False
    opener = Seat.ONE
    options = (
        Option(name="setup_rows", values=("2", "1"), default="2"),
        switch("origin_end", default=True),
    )
    example = positions.EXAMPLE
    windows = ()
    yes_windows = ()

    def setup(self, options: Options, chance: Chance) -> Step[GygesState]:
        """An empty board; South sets up first."""
        rules = Rules.of(options)
        state = GygesState(rules=rules, rings=0, phase=SettingUp(seat=Seat.ONE))
        return Step(state=state, events=(SetupBegan(seat=Seat.ONE, rows=rules.setup_rows),))

    def active(self, state: GygesState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return ALONE[state.to_act]

    def legal_moves(self, state: GygesState, seat: Seat) -> Moves[GygesMove]:
        """Set-ups, or moves by effect: none is listed before somebody asks for it."""
        if seat is not state.to_act:
            return NO_MOVES
        if isinstance(state.phase, SettingUp):
            return SetUps(state.rules.setup_rows)
        return ring_moves(state.rings, seat, origin_end=state.rules.origin_end)

    parse = staticmethod(move_parser.parse)
    why_not = staticmethod(objections.objection)
    obstacles = staticmethod(obstacles)

    def apply(
        self, state: GygesState, seat: Seat, move: GygesMove, chance: Chance
    ) -> Step[GygesState]:
        """The table after a legal move; there is no luck in it."""
        return play(state, seat, move)

    def window(self, state: GygesState, seat: Seat) -> None:
        """Every decision is a real one."""

    def outcome(self, state: GygesState) -> Outcome | None:
        """Won by a goal; drawn by repetition or length."""
        match state.phase:
            case Ended(end=End.GOAL | End.REPETITION | End.LENGTH as end, winner=winner):
                return Outcome(winner=winner, reason=end)
            case _:
                return None

    def conclude(self, state: GygesState) -> GygesState:
        """Nobody acts any more; nothing was hidden."""
        return replace(state, phase=Ended(end=End.BROKEN_OFF))

    view = staticmethod(view_builder.build_view)

    def resample(self, state: GygesState, onlooker: Seat | None, chance: Chance) -> GygesState:
        """The same world: nothing is hidden."""
        return state

    possible_moves = staticmethod(view_preview.possible_moves)
    preview_view = staticmethod(view_preview.preview_view)
    read = staticmethod(positions.read)
    write = staticmethod(positions.write)
    perft = staticmethod(perft.perft)


GAME = Gyges()
