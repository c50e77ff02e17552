"""Guy Windsor's Audatia behind the contract of the games."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.events import DuelBegan
from engines.audatia.moves import AudatiaMove
from engines.audatia.notation.move_parser import parse
from engines.audatia.notation.positions import EXAMPLE, read, write
from engines.audatia.perft import perft
from engines.audatia.resample import resample
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.assaults import dealt_first_hands
from engines.audatia.rules.decision_windows import WINDOWS, YES_WINDOWS, window
from engines.audatia.rules.legal_moves import NONE, LegalMoves, active
from engines.audatia.rules.objections import objection
from engines.audatia.state import AudatiaState, Rules
from engines.audatia.terms import Answer, Character, Ending, LastAct, Window
from engines.audatia.view_builder import build_view
from engines.audatia.view_preview import possible_moves, preview_view
from engines.audatia.views import AudatiaView
from engines.core.chance import Chance
from engines.core.game import Event, IllegalMoveError, Outcome, Step
from engines.core.moves import Moves
from engines.core.options import Option, Options, switch
from engines.core.perft import Perft
from engines.core.seat import Seat
from engines.core.window import DecisionWindow


class Audatia:
    """Rules: `rules.legal_acts` lists the acts of each window; `rules.act_checks` and
    `rules.blow_checks` say which rule an act breaks; `rules.apply` plays an act, by its phase:
    `preparation`, `out_of_measure`, `blows`, `close_quarters`, `skills`, `assaults`.
    Tables of cards and poste: `rules.data`. Virtues: `rules.virtues`. Text: `notation`.
    What is seen: `view_builder`, `view_preview`, `resample`. Computer players: `computer`.
    """

    id = "audatia"
    rules = 2
    opener = Seat.ONE  # the Challenger
    options = (
        Option(
            name="challenger",
            values=tuple(Character),
            default=Character.GALEAZZO,
            seat=Seat.ONE,
        ),
        Option(
            name="challenged",
            values=tuple(Character),
            default=Character.BOUCICAULT,
            seat=Seat.TWO,
        ),
        Option(name="counterattack_answer", values=("parry", "none"), default="parry"),
        Option(name="imperfect_counter", values=tuple(Answer), default=Answer.BREAK_OFF),
        switch("break_off_saves_from_exchange", default=True),
        switch("auto_pass"),
    )
    example = EXAMPLE
    windows = WINDOWS
    yes_windows = YES_WINDOWS

    def setup(self, options: Options, chance: Chance) -> Step[AudatiaState]:
        """Both have their first hands and a shuffled action deck; seat ONE is the challenger."""
        state = dealt_first_hands(Rules.of(options), chance)
        one, two = state.rules.characters
        return Step(state=state, events=(DuelBegan(challenger=one, challenged=two),))

    def active(self, state: AudatiaState) -> frozenset[Seat]:
        """Who decides: both at once where they choose in secret."""
        return active(state)

    def legal_moves(self, state: AudatiaState, seat: Seat) -> Moves[AudatiaMove]:
        """Acts, and chains of them; mulligans and trades are computed only by iteration."""
        return LegalMoves(state, seat) if seat in active(state) else NONE

    def parse(self, text: str) -> AudatiaMove:
        """The move that `text` writes. Raises InvalidMoveError."""
        return parse(text)

    def why_not(self, state: AudatiaState, seat: Seat, move: AudatiaMove) -> IllegalMoveError:
        """The first rule that `move` breaks."""
        return objection(state, seat, move)

    def apply(
        self, state: AudatiaState, seat: Seat, move: AudatiaMove, chance: Chance
    ) -> Step[AudatiaState]:
        """The state at the next decision; the decks were shuffled at the start."""
        events: list[Event] = []
        acts = LegalMoves(state, seat).canonical_acts(move) or ()
        shown: tuple[LastAct, ...] = ()
        for number, act in enumerate(acts, start=1):
            before = state.last_act
            state = apply_act(state, seat, act, events, is_followed=number < len(acts))
            if state.last_act is not None and state.last_act is not before:
                shown += (state.last_act,)
        if len(shown) > 1:
            state = replace(state, last_act=replace(shown[-1], earlier=shown[:-1]))
        return Step(state=state, events=tuple(events))

    def window(self, state: AudatiaState, seat: Seat) -> DecisionWindow | None:
        """The window open for `seat` now; None if he must decide himself."""
        return window(state, seat)

    def outcome(self, state: AudatiaState) -> Outcome | None:
        """Won, in one of the five ways; a duel is never drawn."""
        if state.winner is None or state.ending is None:
            return None
        return Outcome(winner=state.winner, reason=state.ending)

    def conclude(self, state: AudatiaState) -> AudatiaState:
        """The duel is broken off, and both hands are opened."""
        return replace(
            state,
            window=Window.OVER,
            to_act=None,
            skill=None,
            ending=Ending.BROKEN_OFF,
            men=state.men.map(lambda man: replace(man, chosen=None)),
        )

    def view(self, state: AudatiaState, onlooker: Seat | None) -> AudatiaView:
        """What `onlooker` may know."""
        return build_view(state, onlooker)

    def resample(self, state: AudatiaState, onlooker: Seat | None, chance: Chance) -> AudatiaState:
        """Decks, hands and secret choices that `onlooker` can't see, dealt again."""
        return resample(state, onlooker, chance)

    def possible_moves(self, view: AudatiaView) -> Moves[AudatiaMove]:
        """What those who decide may do for some hand that fits the view."""
        return possible_moves(view)

    def preview_view(self, view: AudatiaView, path: tuple[str, ...]) -> AudatiaView:
        """The table after the acts of `path`, before a card is drawn or the rival answers."""
        return preview_view(view, path)

    def read(self, text: str, options: Options) -> AudatiaState:
        """The position that `text` writes. Raises PositionError."""
        return read(text, options)

    def write(self, state: AudatiaState) -> str:
        """The position as text; `notation.positions` says what it leaves out."""
        return write(state)

    def perft(self, state: AudatiaState, depth: int) -> Perft:
        """Sequences of single acts in this one world, to the duel's end."""
        return perft(state, depth)


GAME = Audatia()
