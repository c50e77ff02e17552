"""Claude Leroy's Gygès behind the contract of the games."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.core.chance import Chance
from engines.core.game import IllegalMoveError, Outcome, PositionError, Step
from engines.core.moves import Moves
from engines.core.options import Option, Options, switch
from engines.core.perft import Perft
from engines.core.seat import Seat
from engines.gyges.events import SetupBegan
from engines.gyges.moves import GygesMove
from engines.gyges.notation.move_parser import parse
from engines.gyges.notation.positions import EXAMPLE, read, write
from engines.gyges.perft import perft
from engines.gyges.rules.apply import play
from engines.gyges.rules.legal_moves import NONE, SetUps, ring_moves
from engines.gyges.rules.objections import objection
from engines.gyges.state import Ended, GygesState, Rules, SettingUp
from engines.gyges.terms import End
from engines.gyges.view_builder import build_view
from engines.gyges.view_preview import possible_moves, preview_view
from engines.gyges.views import GygesView

_ACTIVE: Final = {
    Seat.ONE: frozenset({Seat.ONE}),
    Seat.TWO: frozenset({Seat.TWO}),
    None: frozenset[Seat](),
}


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
    example = EXAMPLE
    windows = ()
    yes_windows = ()

    def setup(self, options: Options, chance: Chance) -> Step[GygesState]:
        """An empty board; South sets up first."""
        rules = Rules.of(options)
        state = GygesState(rules=rules, rings=0, phase=SettingUp(seat=Seat.ONE))
        return Step(state=state, events=(SetupBegan(seat=Seat.ONE, rows=rules.setup_rows),))

    def active(self, state: GygesState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return _ACTIVE[state.to_act]

    def legal_moves(self, state: GygesState, seat: Seat) -> Moves[GygesMove]:
        """Set-ups, or moves by effect: none is listed before somebody asks for it."""
        if seat is not state.to_act:
            return NONE
        if isinstance(state.phase, SettingUp):
            return SetUps(state.rules.setup_rows)
        return ring_moves(state.rings, seat, origin_end=state.rules.origin_end)

    def parse(self, text: str) -> GygesMove:
        """The move that `text` writes. Raises InvalidMoveError."""
        return parse(text)

    def why_not(self, state: GygesState, seat: Seat, move: GygesMove) -> IllegalMoveError:
        """The first rule that `move` breaks."""
        return objection(state, seat, move)

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

    def view(self, state: GygesState, onlooker: Seat | None) -> GygesView:
        """All there is to know."""
        return build_view(state, onlooker)

    def resample(self, state: GygesState, onlooker: Seat | None, chance: Chance) -> GygesState:
        """The same world: nothing is hidden."""
        return state

    def possible_moves(self, view: GygesView) -> Moves[GygesMove]:
        """What the seat to act may do."""
        return possible_moves(view)

    def preview_view(self, view: GygesView, path: tuple[str, ...]) -> GygesView:
        """The ring chosen with its targets, the ring hit, or the move with its path."""
        return preview_view(view, path)

    def read(self, text: str, options: Options) -> GygesState:
        """The position that `text` writes. Raises PositionError."""
        return read(text, options)

    def write(self, state: GygesState) -> str:
        """The position in the notation of the rules page; see `notation` for what it leaves out."""
        return write(state)

    def perft(self, state: GygesState, depth: int) -> Perft:
        """Sequences of moves by effect; a goal is a leaf, and draws are not looked for.

        `positions` counts the same tree with moves to one position merged at every node,
        `goal_moves` the sequences whose last move enters a goal; both by depth, as `nodes`.
        Raises PositionError while rings are set up.
        """
        if isinstance(state.phase, SettingUp):
            raise PositionError(f"moves are counted once all rings stand; such as {EXAMPLE}")
        return perft(state, depth)


GAME = Gyges()
