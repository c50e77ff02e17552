"""What a counter-offer changes of a challenge, in words: each thing as it was and as it is."""

from __future__ import annotations

from bot.messages.clock_words import clock_name
from bot.messages.perspective import Perspective
from bot.messages.words import Words
from engines.core.game import AnyGame
from engines.core.options import BEGINS, Options, beginner, complete, swapped
from engines.core.record import Proposal, Series
from engines.core.seat import Pair, Seat


def changes(perspective: Perspective, before: Proposal, now: Proposal) -> str:
    """What `now` makes of `before`: "standard → advanced · daily → brisk"."""
    table, say = perspective.table, perspective.say
    names = perspective.names  # as they sit by the terms that stand at the table
    if now.is_swapped != table.match.proposal.is_swapped:
        names = names.swap()
    found = _options(table.game, before, now, names, say)
    if before.clock != now.clock:
        found.append(_change(clock_name(before.clock, say), clock_name(now.clock, say), say))
    if before.is_rated != now.is_rated:
        was, is_ = (rating_words(say, is_rated=one.is_rated) for one in (before, now))
        found.append(_change(was, is_, say))
    if before.has_memory != now.has_memory:
        was, is_ = (memory_words(say, has_memory=one.has_memory) for one in (before, now))
        found.append(_change(was, is_, say))
    if before.has_hints != now.has_hints:
        was, is_ = (hints_words(say, has_hints=one.has_hints) for one in (before, now))
        found.append(_change(was, is_, say))
    if before.series != now.series:
        was, is_ = (series_words(table.game, say, one.series) for one in (before, now))
        found.append(_change(was, is_, say))
    if before.is_swapped != now.is_swapped:
        opener = table.game.opener or Seat.ONE
        was, is_ = names[opener.other], names[opener]
        found.append(say("entrance-other-begins", was=was, now=is_))
    return " · ".join(found)


def begins_words(game: AnyGame, values: Options, names: Pair[str], say: Words) -> str:
    """Who begins, by an option, by their seat, or by lot."""
    if seat := beginner(values):
        return say("hall-begins", name=names[seat])
    if game.opener is None:
        return say("hall-begins-by-lot")
    return side_words(game, names[game.opener], say)


def rating_words(say: Words, *, is_rated: bool) -> str:
    """Whether a match counts for both players' ratings."""
    return say("entrance-rated" if is_rated else "entrance-friendly")


def memory_words(say: Words, *, has_memory: bool) -> str:
    """Whether both are told which cards are out, or play from memory."""
    return say("seen-on" if has_memory else "seen-off")


def hints_words(say: Words, *, has_hints: bool) -> str:
    """Whether both may ask for hints."""
    return say("hint-on" if has_hints else "hint-off")


def series_words(game: AnyGame, say: Words, series: Series) -> str:
    """How many matches are played: "best of 3"; in words of the game, if it has any."""
    key = f"series-{series.value or 'one'}"
    own = f"{key}-{game.id}"
    return say(own if own in say else key)


def side_words(game: AnyGame, name: str, say: Words) -> str:
    """The side that begins, in words of the game."""
    key = f"entrance-side-{game.id}"
    return say(key if key in say else "hall-begins", name=name)


def _options(
    game: AnyGame, before: Proposal, now: Proposal, names: Pair[str], say: Words
) -> list[str]:
    old, new = (complete(game.options, one.options) for one in (before, now))
    if before.is_swapped != now.is_swapped:  # what each chose for themselves goes along with them
        old = swapped(game.options, old)
    found = []
    for option in game.options:
        key, values = f"{game.id}-option-{option.name}", (old[option.name], new[option.name])
        if values[0] == values[1]:
            continue
        was, is_ = (say(f"{key}-{value}") for value in values)
        if option.name != BEGINS:
            found.append(_change(was, is_, say))
            continue
        seats = (beginner(old), beginner(new))
        was, is_ = (
            names[seat] if seat else lot for seat, lot in zip(seats, (was, is_), strict=True)
        )
        found.append(say("entrance-other-begins", was=was, now=is_))
    return found


def _change(was: str, now: str, say: Words) -> str:
    return say("entrance-was-is", was=was, now=now)
