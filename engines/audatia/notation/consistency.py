"""What a written position may not say, taken together, although each word is well written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engines.audatia.rules.assaults import DRAWS
from engines.audatia.rules.data import BLOW_OF, BLOWS, DECKS, REMEDIES, SKILLS
from engines.audatia.state import AudatiaState, Man
from engines.audatia.terms import HAND, SECRET_WINDOWS, Bind, Card, Posta, Use, Virtue, Window
from engines.core.seat import Seat

# Windows in which something must be answered, and what it may be.
_PENDING: Final = {
    Window.DEFEND: (Use.ATTACK, Use.COUNTERATTACK),
    Window.ESCAPE: (Use.EXCHANGE,),
    Window.COUNTER: (Use.REMEDY,),
}

_PREPARATION: Final = (
    *(Window.MULLIGAN, Window.VIRTUE, Window.SALUTE, Window.RETURN, Window.MEASURE),
)
_DEALING: Final = (Window.MULLIGAN, Window.VIRTUE, Window.OVER)
_AFTER_A_PARRY: Final = (Window.VILLANO, Window.ENTRY, Window.BOLD, Window.AGAIN)
_CLOSE: Final = (Window.REMEDY, Window.COUNTER)


def objections(state: AudatiaState) -> Iterator[str]:
    """Each a sentence; none for a position that can be played on."""
    for seat in Seat:
        name = f"the {'challenger' if seat is Seat.ONE else 'challenged'}"
        yield from (f"{name}: {why}" for why in _of_a_man(state, seat))
    yield from _of_the_moment(state)
    yield from _of_what_is_pending(state)
    yield from _of_the_end(state)


def _of_a_man(state: AudatiaState, seat: Seat) -> Iterator[str]:
    man = state.men[seat]
    every = Counter(DECKS[state.rules.characters[seat]].cards)
    more = Counter((*man.hand, *man.deck, *man.discard, *man.pile)) - every
    for card, count in more.items():
        yield f"{count} more of {card} than the deck has"
    if Counter(man.known) - Counter(man.seen) or Counter(man.seen) - Counter(man.hand):
        yield "what is known of a hand is in what is seen of it, and that in the hand"
    if len(man.hand) > HAND:
        yield f"a hand of {len(man.hand)} cards: {HAND} at most"
    if man.posta and man.side:
        yield "the man stands in a posta, or the sword is on a side"
    if man.side and not man.pile:
        yield "a sword on a side has a pile under it"
    if man.launched and (man.pile[-1:] == () or man.pile[-1] not in BLOW_OF):
        yield "from a posta comes a blow, and it tops the pile"
    if man.mods and not man.pile:
        yield "what is lent lies with the top of a pile"
    yield from _of_a_choice(state, man)


def _of_a_choice(state: AudatiaState, man: Man) -> Iterator[str]:
    if man.chosen is None:
        return
    if isinstance(man.chosen, Posta):
        if state.window is not Window.MEASURE and _interrupted(state) is not Window.MEASURE:
            yield "a posta is chosen in the window measure"
        if man.has_spent_bicorno and man.chosen is Posta.BICORNO:
            yield "bicorno has been spent"
    elif state.window is not Window.MULLIGAN:
        yield "cards are chosen in the window mulligan"
    elif Counter(man.chosen) - Counter(man.hand):
        yield "cards are chosen that are not in the hand"


def _interrupted(state: AudatiaState) -> Window | None:
    return state.skill.window if state.skill else None


def _of_the_moment(state: AudatiaState) -> Iterator[str]:
    window, men = state.window, state.men
    nobody = window is Window.OVER or window in SECRET_WINDOWS
    if (state.to_act is None) != nobody:
        yield f"who decides is - in {', '.join(SECRET_WINDOWS)} and over, and only there"
    if window in SECRET_WINDOWS and all(man.chosen is not None for man in men):
        yield "when both have chosen, the window is over"
    if (window is Window.DENY) != (state.skill is not None):
        yield "a skill may be denied in the window deny, and only there"
    elif state.skill and (
        state.skill.card not in SKILLS
        or state.skill.seat is state.to_act
        or state.skill.window not in SKILLS[state.skill.card].windows
        or state.skill.window is Window.DENY
        or (state.skill.fetched is None) == bool(SKILLS[state.skill.card].fetches)
    ):
        yield f"{state.skill.card} is no skill that is denied now"
    given = [virtue for man in men for virtue in man.virtues]
    if len(given) != len(set(given)):
        yield "a virtue's card is held by one man"
    if window not in _DEALING and set(given) != set(Virtue):
        yield "all four virtues have been dealt"
    if window is Window.VIRTUE and len(given) > 2:
        yield "one or two virtues have been dealt while they are chosen"
    if not state.assault >= 1 or not 0 <= state.declined <= 1:
        yield "assaults are counted from 1, and at most one man has declined"
    yield from _of_the_swords(state, _interrupted(state) or window)


def _of_the_swords(state: AudatiaState, window: Window) -> Iterator[str]:
    # Where the men must be; `window` is the one that a skill interrupted.
    men = state.men
    is_out = window in _PREPARATION or window is Window.OVER
    if not is_out and any(man.posta is None and man.side is None for man in men):
        yield "once poste are revealed, each man has a posta: or a side:"
    if is_out and window is not Window.OVER and any(man.posta or man.side for man in men):
        yield f"nobody stands in a posta in the window {window}"
    if window is Window.DUTY and (state.duty is None or state.duty.seat is not _decides(state)):
        yield "duty: names the seat that decides in the window duty"
    if window in (*_AFTER_A_PARRY, Window.ORIENT, Window.REMEDY) and not (
        state.attacker and all(man.pile for man in men)
    ):
        yield f"in the window {window} there is an attacker:, and each man has a pile"
    is_blow = all(man.pile and man.pile[-1] in BLOW_OF for man in men)
    if window in _AFTER_A_PARRY and not is_blow:
        yield f"in the window {window} both piles are topped by blows"
    if window in (Window.ENTRY, Window.BOLD, Window.AGAIN) and state.bind is None:
        yield "after a parry bind: is largo or stretto"
    if window is Window.AGAIN and state.bind is not Bind.LARGO:
        yield "a feint follows a largo bind"
    if window in _CLOSE and state.inside is None:
        yield "at close quarters inside: says who stands there"


def _decides(state: AudatiaState) -> Seat | None:
    return state.skill.seat if state.skill else state.to_act


def _of_what_is_pending(state: AudatiaState) -> Iterator[str]:
    pending, window = state.pending, _interrupted(state) or state.window
    if window is Window.OVER:
        return
    if pending is None:
        if window in _PENDING:
            yield f"in the window {window} pending: says what must be answered"
        return
    if pending.use not in _PENDING.get(window, ()):
        yield f"nothing is pending as {pending.use} in the window {window}"
    if pending.seat is _decides(state):
        yield "what is pending is the other man's"
    if pending.use in _PENDING[Window.DEFEND] and pending.seat is not state.attacker:
        yield "whose attack is pending is the attacker:"
    if (pending.flank is None) == (pending.use is Use.REMEDY):
        yield "a remedy is pending with its side, and nothing else"
    if state.men[pending.seat].pile[-1:] != (pending.card,):
        yield "what is pending tops its owner's pile"
    if not _may_be(pending.card, pending.use):
        yield f"{pending.card} is no {pending.use}"


def _may_be(card: Card, use: Use) -> bool:
    if use is Use.REMEDY:
        return card in REMEDIES
    if card not in BLOW_OF:
        return False
    return use is Use.ATTACK or use in BLOWS[BLOW_OF[card]].uses


def _of_the_end(state: AudatiaState) -> Iterator[str]:
    is_over = state.window is Window.OVER
    if is_over != (state.ending is not None):
        yield "won: or ended: says how the duel ended when the window is over, and only then"
    if not 0 <= state.draws <= DRAWS - (not is_over):
        yield f"draws{state.draws}: the second drawn assault ends the duel"
