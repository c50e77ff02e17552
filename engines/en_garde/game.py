"""Reiner Knizia's En Garde behind the contract of the games."""

from __future__ import annotations

from engines.core.chance import Chance, picked
from engines.core.game import IllegalMoveError, Outcome, Step
from engines.core.moves import NO_MOVES, Listed
from engines.core.options import Option, Options, beginner, begins, switch
from engines.core.seat import ALONE, Pair, Seat
from engines.en_garde import perft, resample, view_builder, view_preview
from engines.en_garde.moves import Action
from engines.en_garde.notation import move_parser, positions
from engines.en_garde.obstacles import obstacles
from engines.en_garde.rules import round_ends
from engines.en_garde.rules.apply import play
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.rules.objections import objection
from engines.en_garde.rules.refusals import illegal
from engines.en_garde.rules.round_ends import deal, score_round
from engines.en_garde.state import EnGardeState
from engines.en_garde.terms import Rules, Variant


class EnGarde:
    """En Garde behind the contract `Game`.

    What is legal and why not: `rules/objections.py`; what an action does: `rules/apply.py`; who
    acts next: `rules/turn_sequence.py`; score and next deal: `rules/round_ends.py`; views:
    `view_builder.py` (from a state), `view_preview.py` (of a move); text: `notation/`.
    """

    id = "en_garde"
    rules = 1
    opener = None  # by lot
    counts_cards = True
    options = (
        Option(name="variant", values=tuple(Variant), default=Variant.STANDARD),
        Option(name="touches", values=("1", "2", "3", "4", "5"), default="5"),
        begins(),
        switch("final_attack", default=True),
        switch("riposte_after_final_parry"),
        switch("cards_after_final_retreat"),
    )
    example = positions.EXAMPLE
    windows = ()
    yes_windows = ()

    def setup(self, options: Options, chance: Chance) -> Step[EnGardeState]:
        """The first round, dealt; who begins is drawn by lot, unless the options say."""
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
        return ALONE[state.to_act]

    def legal_moves(self, state: EnGardeState, seat: Seat) -> Listed[Action]:
        """Steps forward, each with the attacks that may follow, back, attacks, parry, pass."""
        return legal_actions(state.situation) if seat is state.to_act else NO_MOVES

    parse = staticmethod(move_parser.parse)

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

    obstacles = staticmethod(obstacles)
    conclude = staticmethod(round_ends.break_off)
    view = staticmethod(view_builder.build_view)
    open_view = staticmethod(view_builder.open_view)
    reshuffle = staticmethod(resample.reshuffle)
    resample = staticmethod(resample.resample)
    possible_moves = staticmethod(view_preview.possible_moves)
    preview_view = staticmethod(view_preview.preview_view)
    read = staticmethod(positions.read)
    write = staticmethod(positions.write)
    perft = staticmethod(perft.perft)


GAME = EnGarde()
