"""Where somebody isn't there: what is asked of whom, and the buttons to answer it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.application.loaded_table import LoadedTable
from bot.application.model import Choice, Post, Prompt
from bot.application.preset_answers import has_two_people
from bot.application.tickets import Ticket, Verb
from bot.messages.perspective import Perspective
from bot.messages.words import Words
from engines.core.absence import BreakAsked, FlagFell
from engines.core.game import Event
from engines.core.match_state import MatchState, Status
from engines.core.record import Act, Wish
from engines.core.seat import Seat
from renderers.wording import Sentence

DAY: Final = 86_400
_MOST_WAITING: Final = 30 * DAY  # seconds for which somebody keeps a match adjourned
_AGREED: Final = frozenset({Act.GRANT, Act.ADJOURN, Act.MOVE})

# How one agrees to a wish, and how one doesn't.
_ANSWERS: Final = {
    Wish.PAUSE: ("absence-pause-agree", "absence-pause-decline"),
    Wish.ADJOURN: ("absence-adjourn", "absence-play-on"),
    Wish.RESUME: ("absence-go-on", "absence-not-yet"),
    Wish.VOID: ("halted-void", "halted-not-yet"),
}


def asked_version(table: LoadedTable) -> int:
    """The version at which a break, or the end of one, was asked for last."""
    asks = (n for n, entry in enumerate(table.record.log, start=1) if entry.act is Act.ASK)
    return max(asks, default=0)


def may_wait(table: LoadedTable) -> bool:
    """Whether a match that is adjourned may be kept so, though the other side wishes to go on.

    For a month from when that was asked first: nobody puts off a match for ever that they lose.
    """
    first: int | None = None
    for entry in table.record.log:
        if entry.act in _AGREED:
            first = None
        elif entry.act is Act.ASK and entry.wish is Wish.RESUME and first is None:
            first = entry.at
    return first is None or table.loaded_at < first + _MOST_WAITING


# Whether this player's time is up, and the other is to choose what happens.
def _has_fallen(match: MatchState, seat: Seat) -> bool:
    is_playing = match.status is Status.PLAYING
    return is_playing and not match.is_adjourned and bool(match.flagged[seat])


def asked(perspective: Perspective, by_game: Sentence) -> Sentence:
    """What is asked of the reader, or what they wait for; `by_game` is what the game says of it."""
    match, seat, say = perspective.table.match, perspective.seat, perspective.say
    if match.is_adjourned:
        return Sentence(lead=stands_still(match, say))
    if seat and seat not in match.active and _has_fallen(match, seat.other):
        (fell,) = perspective.narrate([FlagFell(seat=seat.other)])
        return Sentence(
            lead=fell, rest=say("absence-choose-rest", name=perspective.names[seat.other])
        )
    if seat and _has_fallen(match, seat):
        key = "absence-late" if has_two_people(match) else "absence-late-alone"
        late = say(key, name=perspective.names[seat.other])
        return Sentence(lead=by_game.lead, rest=f"{late} {by_game.rest}".strip())
    return by_game


def stands_still(match: MatchState, say: Words) -> str:
    """Why nobody moves in a match that is adjourned."""
    return say("absence-is-adjourned" if match.halted_at is None else "halted-stands")


def what_waits(match: MatchState) -> Iterator[Event]:
    """What has fallen, and what was asked for, as long as that waits for somebody."""
    yield from (FlagFell(seat=seat) for seat in Seat if _has_fallen(match, seat))
    if match.asked and match.status is Status.PLAYING:
        request = match.asked
        yield BreakAsked(seat=request.seat, wish=request.wish, seconds=request.seconds)


def controls(perspective: Perspective) -> tuple[Choice, ...]:
    """The choice after a flag, the answers to a wish, the way on: for a player, or for anybody."""
    if perspective.table.match.status is not Status.PLAYING:
        return ()
    return (*_flag_choices(perspective), *_answers(perspective), *_way_on(perspective))


def _flag_choices(perspective: Perspective) -> tuple[Choice, ...]:
    match, seat = perspective.table.match, perspective.seat
    has_fallen_for_him = any(_has_fallen(match, other) for other in Seat if other is not seat)
    if not has_fallen_for_him or not has_two_people(match):
        return ()
    return (
        _choice(perspective, "absence-claim", Verb.CLAIM),
        _choice(perspective, "absence-give-day", Verb.GIVE_DAY),
        _choice(perspective, "absence-adjourn", Verb.ADJOURN),
        _choice(perspective, "absence-let-salle", Verb.LET_SALLE),
    )


def _answers(perspective: Perspective) -> tuple[Choice, ...]:
    request = perspective.table.match.asked
    if request is None or request.seat is perspective.seat:
        return ()
    agree, decline = _ANSWERS[request.wish]
    may_decline = request.wish is not Wish.RESUME or may_wait(perspective.table)
    return (
        _choice(perspective, agree, Verb.GRANT),
        *((_choice(perspective, decline, Verb.REFUSE),) if may_decline else ()),
    )


# How a match goes on that was adjourned, where nobody has asked for it yet; or how one ends that
# can't go on.
def _way_on(perspective: Perspective) -> tuple[Choice, ...]:
    match, seat = perspective.table.match, perspective.seat
    if match.halted_at is not None and (match.asked is None or match.asked.seat is seat):
        return (_choice(perspective, "halted-void", Verb.END_HALTED),)
    if not match.is_adjourned or match.asked:
        return ()
    return (_choice(perspective, "absence-go-on", Verb.RESUME),)


def rare_controls(perspective: Perspective) -> tuple[Choice, ...]:
    """What a player may ask for at any time: a pause, to adjourn; and a day that they may give.

    Matches of tournaments aren't adjourned.
    """
    match = perspective.table.match
    if match.status is not Status.PLAYING or match.is_adjourned or not has_two_people(match):
        return ()
    ask_adjourn = _choice(perspective, "absence-ask-adjourn", Verb.ADJOURN)
    adjourn = () if match.tournament else (ask_adjourn,)
    if not match.proposal.clock:
        return adjourn
    return (
        _choice(perspective, "absence-give-day", Verb.GIVE_DAY),
        _choice(perspective, "absence-ask-pause", Verb.PAUSE),
        *adjourn,
    )


def question(perspective: Perspective, lead: str, *answers: Choice) -> Post:
    """What is asked once more, or how long; and the way back."""
    back = _choice(perspective, "hall-to-board", Verb.PLAY_ON)
    return perspective.post(prompt=Prompt(lead=lead, controls=(*answers, back)), is_question=True)


def left(perspective: Perspective) -> Post:
    """For somebody whose seat the computer has taken: that, and nothing of the table."""
    table, say = perspective.table, perspective.say
    taken = [e.seat for e in table.record.log if e.act is Act.SUBSTITUTE and e.seat]
    line = say(
        "absence-left",
        rival=perspective.names[taken[-1].other] if taken else say("entrance-somebody"),
        game=say(f"{table.game.id}-name"),
    )
    return perspective.post(lines=(line,), is_silent=False, clocks=())


# It counts at this version, and shows the table of that day at a later one.
def _choice(perspective: Perspective, key: str, verb: Verb) -> Choice:
    table = perspective.table
    ticket = Ticket(verb=verb, table=table.key, version=table.version)
    return Choice(label=perspective.say(key), ticket=str(ticket))
