"""What a card or a form says of a challenge is read as its terms."""

from dataclasses import replace

import pytest

from bot.application.loaded_table import LoadedTable
from bot.application.replay_cache import ReplayedMatch
from bot.application.time_controls import DAILY_CLOCK, DAY, PRESETS
from bot.commands.challenges import Terms
from bot.commands.term_settings import has_sides
from bot.commands.terms_form import TermsForm, proposal_of
from bot.messages import challenge_card
from bot.messages.perspective import Perspective
from bot.messages.preferences import Preferences
from bot.messages.words import LANGUAGES, refusal, say_in
from engines.core.match_state import open_challenge
from engines.core.options import complete
from engines.core.record import Head, Player, Record, Series
from engines.core.seat import Pair, Seat
from engines.core.time_control import TimeControl
from storage.base import COMPUTER, TableKey
from tests.bot.test_challenge_request import BEA, GAMES, HOURS_24, PLAYERS, read_all


def loaded(terms):
    """A table that was just opened with these terms, by Anna."""
    game, anna = GAMES[terms.game], Player(address="test:anna", name="Anna")
    rival = terms.opponent and Player(address=str(terms.opponent.address), name=terms.opponent.name)
    if terms.level:
        rival = Player(address=f"{COMPUTER}:{terms.level}", name=COMPUTER)
    seats = Pair[Player | None](one=None, two=None).put(terms.challenger, anna)
    head = Head(
        game=game.id,
        rules=game.rules,
        options=terms.options,
        players=seats.put(terms.challenger.other, anna if terms.is_study else rival),
        challenger=terms.challenger,
        clock=terms.clock,
        is_study=terms.is_study,
        is_rated=bool(terms.is_rated),
        series=terms.series or Series.NONE,
        created=0,
        commitment="0" * 64,
    )
    record = Record(head=head)
    replayed = ReplayedMatch(game=game, record=record, match=open_challenge(record))
    return LoadedTable(key=TableKey("test", "room", "t"), replayed=replayed)


def all_terms():
    """Terms in which each thing takes each of its values."""
    for game in GAMES.values():
        usual = Terms(game=game.id, clock=DAILY_CLOCK, opponent=BEA, is_rated=False)
        for option in game.options:
            for value in option.values:
                chosen = {option.name: str(value)} if value != option.default else {}
                yield replace(usual, options=chosen)
                yield replace(usual, options=chosen, challenger=Seat.TWO)
        for clock in CLOCKS:
            yield replace(usual, clock=clock, is_rated=True)
        for series in Series:
            yield replace(usual, series=series)
        for level in PLAYERS[game.id].levels:
            yield replace(usual, opponent=None, level=level, clock=None, is_rated=None)
        yield replace(usual, opponent=None)
        yield replace(usual, opponent=None, is_study=True, is_rated=None)


CLOCKS = [
    *PRESETS.values(),
    HOURS_24,
    TimeControl.per_decision(5 * DAY),
    TimeControl(bank=DAY, increment=3_600, cap=9 * DAY),
]
ALL_TERMS = [t for t in all_terms() if has_sides(GAMES[t.game]) or t.challenger is Seat.ONE]


def whole(terms):
    """With every option, as usual or not, and how many matches, said or not."""
    options = complete(GAMES[terms.game].options, terms.options)
    return replace(terms, options=options, series=terms.series or Series.NONE)


def half(language, *, other):
    """Usually one of two halves of all terms: the form says the other."""
    return ALL_TERMS[(LANGUAGES.index(language) + other) % 2 :: 2]


both_halves = pytest.mark.parametrize("other", [False, pytest.param(True, marks=pytest.mark.long)])


@both_halves
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_card_says_is_read_as_its_terms(language, other):
    for terms in half(language, other=other):
        seen = Perspective(table=loaded(terms), preferences=Preferences(language=language))
        text = " · ".join(challenge_card.card(seen).lines)
        read = read_all(text, challenger="Anna", opponent=terms.opponent)
        assert [refusal(one, say_in("en")) for one in read.refused] == [], text
        assert [whole(one) for one in read.terms] == [whole(terms)], text


@both_halves
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_form_says_is_read_as_its_terms(language, other):
    say = say_in(language)
    for terms in half(language, other=not other):
        if terms.level or terms.is_study:
            continue
        game, is_swapped = GAMES[terms.game], terms.challenger is Seat.TWO
        rival = terms.opponent.name if terms.opponent else say("hall-anybody")
        form = TermsForm(
            game=game,
            proposal=proposal_of(
                game,
                terms.options,
                terms.clock,
                is_swapped=is_swapped,
                is_rated=bool(terms.is_rated),
                series=terms.series or Series.NONE,
            ),
            says_rating=True,
            names=Pair(one="Anna", two=rival),
        )
        for settings in (form.settings(say), reversed(form.settings(say))):
            said = (setting.now(say) for setting in settings)
            text = f"{say(f'{game.id}-name')}, {', '.join(said)}"
            read = read_all(text, challenger="Anna", opponent=terms.opponent)
            assert [refusal(one, say_in("en")) for one in read.refused] == [], text
            assert [whole(one) for one in read.terms] == [whole(terms)], text
