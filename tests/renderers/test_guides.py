"""Guided first games: what their bubbles say over whole games, and from what they are made."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from bot.messages.words import LANGUAGES, say_in
from engines.core.chance import SeededChance
from engines.core.computer import middle_level
from engines.core.match_state import MatchState, Status
from engines.core.options import complete
from engines.core.seat import Pair, Seat
from engines.core.values import View
from engines.registry import load_players
from renderers import places
from renderers.games import guides_of
from renderers.guided import Guide, Hint
from renderers.style import RenderStyle
from tests.every import every
from tests.harness import GAMES, moved, other_world, seated

PLAYERS = load_players()
ME = Seat.ONE
MOST = 40
"""Moves that are looked at; a battle may take more, and has nothing new to tell by then."""
AT_ONCE = 2
"""Bubbles that are shown of one position."""

EVERY_GUIDE = [(game, guide) for game in GAMES for guide in guides_of(game)]
every_guide = pytest.mark.parametrize(
    ("game", "guide"), EVERY_GUIDE, ids=[f"{game}-{guide.key}" for game, guide in EVERY_GUIDE]
)


class Shown(NamedTuple):
    """A bubble that fits a position."""

    key: str
    hint: Hint
    view: View


@cache
def guided_match(game: str, key: str, seed: int = 1) -> tuple[MatchState, ...]:
    """The positions in which somebody who plays soundly decides, and the last one."""
    guide = next(guide for guide in guides_of(game) if guide.key == key)
    return tuple(_guided_match(game, guide, seed))


def _guided_match(game: str, guide: Guide[Any], seed: int) -> Iterator[MatchState]:
    rules, player, luck = GAMES[game], PLAYERS[game], SeededChance(f"{seed}".encode())
    sound = middle_level(player)
    record, match = seated(rules, complete(rules.options, guide.options), seed=seed)
    for seat, move in guide.opening:
        record, match = moved(rules, record, match, seat, move)
    for _ in range(MOST):
        if match.status is Status.OVER:
            break
        seat = ME if ME in match.active else ME.other
        if seat is ME:
            yield match
        level = sound if seat is ME else guide.level
        move = player.choose(rules.view(match.state, seat), level, luck)
        record, match = moved(rules, record, match, seat, move)
    yield match


def fitting(guide: Guide[Any], match: MatchState, view: View) -> list[Shown]:
    is_over = match.status is Status.OVER
    found = ((b.key, b.when(view)) for b in guide.bubbles if b.at_end is is_over)
    return [Shown(key, hint, view) for key, hint in found if hint]


def told(game: str, guide: Guide[Any]) -> list[Shown]:
    """What the page tells a player who reads everything."""
    return _told(game, guide.key)


@cache
def _told(game: str, key: str) -> list[Shown]:
    guide = next(guide for guide in guides_of(game) if guide.key == key)
    shown: dict[str, Shown] = {}
    for match in guided_match(game, guide.key):
        fit = fitting(guide, match, GAMES[game].view(match.state, ME))
        new = [one for one in fit if one.key not in shown]
        shown |= {one.key: one for one in new[:AT_ONCE]}
    return list(shown.values())


@every_guide
def test_a_guided_game_explains_five_things_at_least(game, guide):
    assert len(told(game, guide)) >= 5


@every_guide
def test_something_is_explained_at_the_first_decision(game, guide):
    match = guided_match(game, guide.key)[0]
    assert fitting(guide, match, GAMES[game].view(match.state, ME))


@every_guide
def test_its_end_is_told_of_whoever_wins(game, guide):
    last, rules = guided_match(game, guide.key)[-1], GAMES[game]
    state = last.state if last.status is Status.OVER else rules.conclude(last.state)
    over = [bubble for bubble in guide.bubbles if bubble.at_end]
    assert [bubble.key for bubble in over if bubble.when(rules.view(state, ME))]


@every_guide
@every("language", LANGUAGES)
def test_every_bubble_has_words(game, guide, language):
    keys = [guide.key, f"{guide.key}.about", *(bubble.key for bubble in guide.bubbles)]
    missing = [key for key in keys if f"{game}-guide-{key}" not in say_in(language)]
    assert missing == []


@every_guide
@every("language", LANGUAGES)
def test_what_is_told_fits_a_small_bubble(game, guide, language):
    for shown in told(game, guide):
        words = say_in(language)(f"{game}-guide-{shown.key}", **shown.hint.facts)
        assert len(words) <= 200, words


@every_guide
def test_no_key_is_used_twice(game, guide):
    keys = [bubble.key for bubble in guide.bubbles]
    assert sorted(set(keys)) == sorted(keys)


@every_guide
def test_a_bubble_points_at_what_its_reader_holds_or_sees(game, guide):
    style = RenderStyle(names=Pair(one="", two=""))
    for shown in told(game, guide):
        held = {str(card) for card in getattr(shown.view, "hand", ())}
        assert not shown.hint.card or shown.hint.card in held
        assert not shown.hint.square or shown.hint.square in places(shown.view, style)


@every_guide
def test_nothing_hidden_changes_what_is_told(game, guide):
    rules = GAMES[game]
    for salt, match in enumerate(guided_match(game, guide.key)):
        twin = other_world(rules, match.state, ME, salt)
        here = fitting(guide, match, rules.view(match.state, ME))
        there = fitting(guide, match, rules.view(twin, ME))
        assert [one[:2] for one in here] == [one[:2] for one in there]
