"""Options that belong to a seat: proposed by the challenger, chosen by whoever accepts."""

import pytest

from engines.audatia.game import GAME
from engines.core.match import advance, agreed_options
from engines.core.match_state import MatchError, open_challenge
from engines.core.options import complete, own_options, swapped
from engines.core.record import Act, Joining, Player
from engines.core.replay import replay
from engines.core.seat import Pair, Seat
from tests.harness import ANN, BEA, GAMES, SERVER_SEED, challenge, entry, every_game

ONE, TWO = Seat.ONE, Seat.TWO


def accepted(record, seat=TWO, player=BEA, **chosen):
    joining = Joining(player=player, nonce="2", options=chosen)
    act = entry(Act.ACCEPT, seat, joining=joining)
    return advance(GAME, record, open_challenge(record), act, SERVER_SEED)


def characters(match):
    return tuple(match.game_state.rules.characters)


def test_the_challenged_chooses_their_own_character_when_they_accept():
    record, match = accepted(challenge(GAME), challenged="galeazzo")
    assert characters(match) == ("galeazzo", "galeazzo")
    assert agreed_options(GAME, record)["challenged"] == "galeazzo"
    assert replay(GAME, record) == match


def test_a_character_that_the_challenger_proposed_stands_unless_it_is_chosen_anew():
    proposed = challenge(GAME, {"challenged": "galeazzo"})
    assert agreed_options(GAME, proposed)["challenged"] == "galeazzo"
    assert characters(accepted(proposed)[1]) == ("galeazzo", "galeazzo")
    assert characters(accepted(proposed, challenged="boucicault")[1]) == ("galeazzo", "boucicault")


def test_in_the_second_seat_the_challenger_leaves_the_first_character_to_their_rival():
    players = Pair[Player | None](one=None, two=ANN)
    record = challenge(GAME, {"challenged": "galeazzo"}, players=players, challenger=TWO)
    _, match = accepted(record, ONE, challenger="boucicault")
    assert characters(match) == ("boucicault", "galeazzo")


@pytest.mark.parametrize(
    "chosen", [{"challenger": "boucicault"}, {"auto_pass": "true"}, {"challenged": "agnes"}]
)
def test_who_accepts_chooses_nothing_but_their_own(chosen):
    with pytest.raises(MatchError) as refusal:
        accepted(challenge(GAME), **chosen)
    assert refusal.value.code == "bad-option"


def test_in_a_rematch_decks_stay_with_their_owners():
    agreed = complete(
        GAME.options, {"challenger": "boucicault", "challenged": "galeazzo", "auto_pass": "true"}
    )
    again = swapped(GAME.options, agreed)
    assert (again["challenger"], again["challenged"]) == ("galeazzo", "boucicault")
    assert again["auto_pass"] == "true"
    assert swapped(GAME.options, again) == agreed


def test_a_rematch_of_a_game_without_own_options_is_on_the_same_options():
    game = GAMES["cannae"]
    agreed = complete(game.options, {})
    assert swapped(game.options, agreed) == agreed


@every_game
def test_each_seat_has_the_same_choices_of_its_own(game):
    ones, twos = (own_options(game.options, seat) for seat in Seat)
    assert [option.values for option in ones] == [option.values for option in twos]
