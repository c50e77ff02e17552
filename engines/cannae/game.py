"""The Battle of Cannae behind the contract of the games."""

from __future__ import annotations

from dataclasses import replace

from engines.cannae import perft, view_builder, view_preview
from engines.cannae.events import Began
from engines.cannae.moves import Turn
from engines.cannae.notation import move_parser, positions
from engines.cannae.notation.plain_turns import read_plain
from engines.cannae.notation.positions import (
    new_state,
    read_board,
    without_lost_cavalry,
)
from engines.cannae.obstacles import obstacles
from engines.cannae.rules import objections
from engines.cannae.rules.action_effects import cavalry_losses
from engines.cannae.rules.apply import loss_events, play
from engines.cannae.rules.board import relative_to
from engines.cannae.rules.legal_moves import LegalTurns
from engines.cannae.state import DEFAULT_LAYOUT, CannaeState, Rules
from engines.cannae.terms import LAYOUTS, End
from engines.core.chance import Chance
from engines.core.game import Outcome, Step
from engines.core.moves import NO_MOVES, Moves
from engines.core.options import Option, Options, switch
from engines.core.seat import ALONE, Seat


class Cannae:
    """Rules: `rules.move_generator` lists actions and turns; `rules.objections` says which rule a
    turn breaks; `rules.action_effects`, what an action changes; `rules.apply` plays a turn and ends
    the game; `rules.board` tells wins and draws on the board. Layouts: `terms`. Text: `notation`.
    What is seen: `view_builder`, `view_preview`. Computer players: `computer`.
    """

    id = "cannae"
    rules = 1
    has_luck = False
    opener = Seat.ONE
    options = (
        switch("immobilised_cavalry"),
        Option(name="layout", values=tuple(LAYOUTS), default=DEFAULT_LAYOUT),
    )
    example = positions.EXAMPLE
    windows = ()
    yes_windows = ()

    def setup(self, options: Options, chance: Chance) -> Step[CannaeState]:
        """The layout agreed, without cavalry that could not stand in it; white acts first."""
        rules = Rules.of(options)
        drawn = read_board(LAYOUTS[rules.layout])
        state = new_state(rules, without_lost_cavalry(drawn, rules), Seat.ONE)
        began = Began(seat=Seat.ONE, layout=rules.layout)
        losses = tuple(cavalry_losses(drawn, shut_in=rules.shut_in))
        return Step(state=state, events=(began, *loss_events(losses, by=Seat.ONE)))

    def active(self, state: CannaeState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return ALONE[state.to_act]

    def legal_moves(self, state: CannaeState, seat: Seat) -> Moves[Turn]:
        """A pass, an action of infantry, one of cavalry, and both in either order."""
        if seat is not state.to_act:
            return NO_MOVES
        return LegalTurns(relative_to(state.board, seat), shut_in=state.rules.shut_in)

    parse = staticmethod(move_parser.parse)
    why_not = staticmethod(objections.objection)
    meant = staticmethod(read_plain)
    obstacles = staticmethod(obstacles)

    def apply(
        self, state: CannaeState, seat: Seat, move: Turn, chance: Chance
    ) -> Step[CannaeState]:
        """The position after a legal turn; nothing is left to luck."""
        return play(state, move)

    def window(self, state: CannaeState, seat: Seat) -> None:
        """None: there is no decision that could be answered in advance."""

    def outcome(self, state: CannaeState) -> Outcome | None:
        """Won by taking all infantry; drawn without cavalry, by repetition or without progress."""
        if state.end is None or state.end is End.BROKEN_OFF:
            return None
        return Outcome(winner=state.winner, reason=state.end.value)

    def conclude(self, state: CannaeState) -> CannaeState:
        """The match is broken off; there was nothing hidden."""
        return replace(state, to_act=None, end=End.BROKEN_OFF)

    view = staticmethod(view_builder.build_view)

    def resample(self, state: CannaeState, onlooker: Seat | None, chance: Chance) -> CannaeState:
        """The same state: nothing is hidden."""
        return state

    possible_moves = staticmethod(view_preview.possible_turns)
    preview_view = staticmethod(view_preview.preview_view)
    read = staticmethod(positions.read)
    write = staticmethod(positions.write)
    perft = staticmethod(perft.perft)


GAME = Cannae()
