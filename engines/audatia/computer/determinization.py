"""Imagined states that fit a computer player's view.

This is the one module of the computer players that knows the state's type. `AudatiaComputer.choose`
is given a view, and every `ImaginedDuel` is made from that: the others never get a real state.
"""

from __future__ import annotations

from dataclasses import replace

from engines.audatia.resample import resample
from engines.audatia.rules.hands import in_order, without
from engines.audatia.state import AudatiaState
from engines.audatia.view_preview import state_from_view
from engines.audatia.views import AudatiaView
from engines.core.chance import Chance, shuffled
from engines.core.seat import Seat

# A state that is a guess: public things are real, hidden ones are made up.
ImaginedDuel = AudatiaState


def seat_asked(view: AudatiaView) -> Seat:
    """Whose view it is.

    Raises:
        ValueError: the onlooker isn't to decide, or is a spectator.
    """
    if view.onlooker is None or view.onlooker not in view.active:
        raise ValueError("a computer player is asked only from the view of the seat to act")
    return view.onlooker


def imagine(view: AudatiaView) -> ImaginedDuel:
    """A state that fits the view of the seat to act; equal views give equal states.

    What the rival has chosen in secret is still to be chosen there, which makes no difference.

    Raises:
        ValueError: as `seat_asked`.
    """
    seat = seat_asked(view)
    state = state_from_view(view)
    rival, size = state.men[seat.other], view.men[seat.other].hand_size
    rest = rival.hand + rival.deck if size == len(rival.seen) else rival.hand
    for card in rival.seen:
        rest = without(rest, card)
    dealt, deck = rest[: size - len(rival.seen)], rest[size - len(rival.seen) :]
    imagined = replace(rival, hand=in_order(rival.seen + dealt), deck=deck)
    return replace(state, men=state.men.put(seat.other, imagined))


def imagine_another(duel: ImaginedDuel, seat: Seat, chance: Chance) -> ImaginedDuel:
    """Another state that `seat` can't tell from this one."""
    return resample(duel, seat, chance)


def opened(duel: ImaginedDuel, rival: AudatiaView) -> ImaginedDuel:
    """The duel with the hand and the secret choice that the rival's own view shows.

    Raises ValueError: it is a spectator's.
    """
    seat = rival.onlooker
    if seat is None:
        raise ValueError("a spectator's view opens no hand")
    man = state_from_view(rival).men[seat]
    return replace(duel, men=duel.men.put(seat, man))


def with_shuffled_decks(duel: ImaginedDuel, chance: Chance) -> ImaginedDuel:
    """The duel with other cards to come, and the same hands."""
    men = duel.men.map(lambda man: replace(man, deck=shuffled(in_order(man.deck), chance)))
    return replace(duel, men=men)
