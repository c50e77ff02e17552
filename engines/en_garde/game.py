"""Reiner Knizia's En Garde behind the contract of the games."""

from __future__ import annotations

from typing import Final

from engines.core.chance import Chance, picked
from engines.core.game import IllegalMoveError, Outcome, Step
from engines.core.moves import Listed
from engines.core.options import Option, Options, beginner, begins, switch
from engines.core.perft import Perft
from engines.core.seat import Pair, Seat
from engines.en_garde.moves import Action
from engines.en_garde.notation.move_parser import parse
from engines.en_garde.notation.positions import EXAMPLE, read, write
from engines.en_garde.perft import perft
from engines.en_garde.resample import resample
from engines.en_garde.rules.apply import play
from engines.en_garde.rules.legal_moves import NONE, legal_actions
from engines.en_garde.rules.objections import objection
from engines.en_garde.rules.refusals import illegal
from engines.en_garde.rules.round_ends import break_off, deal, score_round
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import Rules, Variant
from engines.en_garde.view_builder import build_view
from engines.en_garde.view_preview import possible_moves, preview_view
from engines.en_garde.views import EnGardeView

_ACTIVE: Final = {
    Seat.ONE: frozenset({Seat.ONE}),
    Seat.TWO: frozenset({Seat.TWO}),
    None: frozenset[Seat](),
}


class EnGarde:
    """En Garde behind the contract `Game`.

    What is legal and why not: `rules/objections.py`; what an action does: `rules/apply.py`; who
    acts next: `rules/turn_sequence.py`; score and next deal: `rules/round_ends.py`; views:
    `view_builder.py` (from a state), `view_preview.py` (of a move); text: `notation/`.
    """

    id = "en_garde"
    rules = 1
    opener = None  # by lot
    options = (
        Option(name="variant", values=tuple(Variant), default=Variant.STANDARD),
        Option(name="touches", values=("1", "2", "3", "4", "5"), default="5"),
        begins(),
        switch("final_attack", default=True),
        switch("riposte_after_final_parry"),
        switch("cards_after_final_retreat"),
    )
    example = EXAMPLE
    windows = ()
    yes_windows = ()

    def setup(self, options: Options, chance: Chance) -> Step[EnGardeState]:
        """The first round, dealt; who begins it is drawn by lot, unless the options name him."""
        starter = beginner(options) or picked((Seat.ONE, Seat.TWO), chance, name="who begins")
        bare = EnGardeState(
            rules=Rules.of(options),
            hands=Pair(one=(), two=()),
            deck=(),
            to_act=starter,
            starter=starter,
        )
        return deal(bare, chance)

    def active(self, state: EnGardeState) -> frozenset[Seat]:
        """The seat to act; nobody when the match is over."""
        return _ACTIVE[state.to_act]

    def legal_moves(self, state: EnGardeState, seat: Seat) -> Listed[Action]:
        """Steps forward, each with the attacks that may follow, back, attacks, parry, pass."""
        return legal_actions(state.situation) if seat is state.to_act else NONE

    def parse(self, text: str) -> Action:
        """The action that `text` writes. Raises InvalidMoveError."""
        return parse(text)

    def why_not(self, state: EnGardeState, seat: Seat, move: Action) -> IllegalMoveError:
        """The first rule that `move` breaks."""
        if state.to_act is None:
            return illegal("match-over")
        if seat is not state.to_act:
            return illegal("not-your-turn")
        return objection(state.situation, move)

    def apply(
        self, state: EnGardeState, seat: Seat, move: Action, chance: Chance
    ) -> Step[EnGardeState]:
        """The round after a legal action; where it ended, the score and the next round's deal."""
        played = play(state, move)
        if played.verdict is None:
            return Step(state=played.state, events=played.events)
        scored = score_round(played.state, played.verdict, chance)
        return Step(state=scored.state, events=played.events + scored.events)

    def window(self, state: EnGardeState, seat: Seat) -> None:
        """Every decision is a real one."""

    def outcome(self, state: EnGardeState) -> Outcome | None:
        """Won by the touches agreed; a match of En Garde has no draw of its own."""
        if max(state.scores) < state.rules.touches:
            return None
        winner = max(Seat, key=lambda seat: state.scores[seat])
        return Outcome(winner=winner, reason="touches")

    def conclude(self, state: EnGardeState) -> EnGardeState:
        """The round is broken off, and both hands are opened."""
        return break_off(state)

    def view(self, state: EnGardeState, onlooker: Seat | None) -> EnGardeView:
        """What `onlooker` may know."""
        return build_view(state, onlooker)

    def resample(self, state: EnGardeState, onlooker: Seat | None, chance: Chance) -> EnGardeState:
        """The deck and the hands that `onlooker` can't see, dealt again."""
        return resample(state, onlooker, chance)

    def possible_moves(self, view: EnGardeView) -> Listed[Action]:
        """What the seat to act may do for some hand that fits the view."""
        return possible_moves(view)

    def preview_view(self, view: EnGardeView, path: tuple[str, ...]) -> EnGardeView:
        """The fencer moved and the cards laid, before anything is drawn or answered."""
        return preview_view(view, path)

    def read(self, text: str, options: Options) -> EnGardeState:
        """The position that `text` writes. Raises PositionError."""
        return read(text, options)

    def write(self, state: EnGardeState) -> str:
        """The position in the notation of the rules page; see `notation` for what it leaves out."""
        return write(state)

    def perft(self, state: EnGardeState, depth: int) -> Perft:
        """Sequences of actions within the round; its end is a leaf, won by L, by R, or drawn.

        `nodes` ends where the tree does. A position without a legal action is a lost leaf.
        """
        return perft(state, depth)


GAME = EnGarde()
