"""What Audatia's locales say besides the table: refusals, rules, cards, ways to end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.messages.words import LANGUAGES, refusal, say_in
from engines.audatia.game import GAME
from engines.audatia.rules.decision_windows import WINDOWS, YES_WINDOWS
from engines.audatia.terms import Blow, Card, Posta, Virtue
from engines.core.game import InvalidMoveError
from engines.core.seat import Seat
from renderers.audatia import card_names
from renderers.audatia.cards import ENTRIES, SHELVES
from tests.every import every
from tests.harness import few, walk, walks
from tests.renderers.text_checks import check_whole

some_picks = st.lists(st.integers(0, 2**32), max_size=30)


# ---- why not


@every("language", LANGUAGES)
@few
@given(way=walks(some_picks))
def test_whatever_is_refused_is_refused_in_words(language, way) -> None:
    *_, (_, match) = walk(GAME, way)
    tried = (*Card, *Blow, "counter:MFl", "parry:P", "exchange:P", "posta:longa", "change:bicorno",
             "salute:P", "virtue:audatia", "second:P", "cycle:deny", "spend:turn", "trade:P,turn",
             "mulligan:P", "inside", "bold", "pass", "nosalute", "MFl+villano")  # fmt: skip
    for seat in Seat:
        moves = GAME.legal_moves(match.game_state, seat)
        for word in tried:
            move = GAME.parse(word)
            if move not in moves:
                said = refusal(
                    GAME.why_not(match.game_state, seat, move), say_in(language), "audatia"
                )
                assert said.endswith(".")
                check_whole(said)


@every("language", LANGUAGES)
@every("typed", ["hop", "posta:attic", "virtue:mercy", "trade:P", "trade:MF,P"])
def test_nonsense_is_answered_with_what_would_be_right(typed: str, language: str) -> None:
    with pytest.raises(InvalidMoveError) as caught:
        GAME.parse(typed)
    check_whole(refusal(caught.value, say_in(language), "audatia"))


# ---- the cards, and what else is named


@every("language", LANGUAGES)
@every("code", [*dict.fromkeys(ENTRIES.values()), *Virtue])
def test_every_card_tells_what_it_does(code: str, language: str) -> None:
    say = say_in(language)
    assert say(f"audatia-about-{code}.title")
    assert 60 < len(say(f"audatia-about-{code}")) < 330


@every("language", LANGUAGES)
def test_every_shelf_of_cards_has_a_name_that_fits_on_a_button(language: str) -> None:
    named = [say_in(language)(f"audatia-shelf-{kind}") for kind in SHELVES]
    assert all(0 < len(name) <= 24 for name in named)
    assert len(set(named)) == len(SHELVES)


@every("language", LANGUAGES)
@every("card", list(Card))
def test_a_card_is_named_as_it_is_printed(card: Card, language: str) -> None:
    named = say_in(language)("audatia-card.full", card=card)
    assert card_names.full_name(card).lower() in named.lower()


@every("language", LANGUAGES)
@every("posta", list(Posta))
def test_a_guard_is_named_as_it_is_printed(posta: Posta, language: str) -> None:
    assert say_in(language)("audatia-posta", posta=posta) == card_names.POSTE[posta]


@every("language", LANGUAGES)
def test_whatever_may_be_answered_in_advance_has_a_name_of_its_own(language: str) -> None:
    named = [say_in(language)(f"audatia-window-{window}") for window in WINDOWS]
    assert len(set(named)) == len(WINDOWS)
    assert set(YES_WINDOWS) <= set(WINDOWS)
