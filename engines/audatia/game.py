"""Guy Windsor's Audatia behind the contract of the games."""

from __future__ import annotations

from dataclasses import replace

from engines.audatia import perft, resample, view_builder, view_preview
from engines.audatia.events import DuelBegan
from engines.audatia.moves import AudatiaMove
from engines.audatia.notation import move_parser, positions
from engines.audatia.obstacles import obstacles
from engines.audatia.rules import decision_windows, legal_moves, objections
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.assaults import dealt_first_hands
from engines.audatia.rules.legal_moves import LegalMoves
from engines.audatia.state import AudatiaState, Rules
from engines.audatia.terms import Answer, Character, Ending, LastAct, Window
from engines.core.chance import Chance
from engines.core.game import Event, Outcome, Step
from engines.core.moves import NO_MOVES, Moves
from engines.core.options import Option, Options, switch
from engines.core.seat import Seat


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
    has_unequal_seats = True  # the Challenged wins about 0.60 between masters
    counts_cards = True
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
    example = positions.EXAMPLE
    windows = decision_windows.WINDOWS
    yes_windows = decision_windows.YES_WINDOWS

    def setup(self, options: Options, chance: Chance) -> Step[AudatiaState]:
        """Both have their first hands and a shuffled action deck; seat ONE is the challenger."""
        state = dealt_first_hands(Rules.of(options), chance)
        one, two = state.rules.characters
        return Step(state=state, events=(DuelBegan(challenger=one, challenged=two),))

    active = staticmethod(legal_moves.active)

    def legal_moves(self, state: AudatiaState, seat: Seat) -> Moves[AudatiaMove]:
        """Acts, and chains of them; mulligans and trades are computed only by iteration."""
        return LegalMoves(state, seat) if seat in self.active(state) else NO_MOVES

    parse = staticmethod(move_parser.parse)
    why_not = staticmethod(objections.objection)
    obstacles = staticmethod(obstacles)

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

    window = staticmethod(decision_windows.window)

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

    view = staticmethod(view_builder.build_view)
    open_view = staticmethod(view_builder.open_view)
    reshuffle = staticmethod(resample.reshuffle)
    resample = staticmethod(resample.resample)
    possible_moves = staticmethod(view_preview.possible_moves)
    preview_view = staticmethod(view_preview.preview_view)
    read = staticmethod(positions.read)
    write = staticmethod(positions.write)
    perft = staticmethod(perft.perft)


GAME = Audatia()
