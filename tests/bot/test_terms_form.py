"""The form of a challenge's terms: one tap a thing, and all of it one number."""

import pytest

from bot.application.tickets import MAX_TICKET, Ticket, Verb
from bot.application.time_controls import (
    BRISK,
    DAILY,
    DAILY_CLOCK,
    LEISURELY,
    NO_CLOCK,
    PRESETS,
    in_hours,
)
from bot.commands.terms_form import TermsForm
from bot.messages.words import say_in
from engines.core.record import Proposal
from storage.base import TableKey
from tests.bot.salle import button, labels
from tests.bot.test_counter_offers import card_of, form_of, proposed


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
def test_a_form_is_one_number_and_fits_a_button(salle, game):
    rules = salle.games[game]
    assert TermsForm(game=rules, proposal=Proposal()).number == 0
    last = {option.name: str(option.values[-1]) for option in rules.options}
    form = TermsForm(game=rules, proposal=Proposal()).plus({**last, "clock": "30d+7d/60d"})
    assert TermsForm.read(rules, form.number) == form
    longest = TableKey("telegram", "-1001234567890.1234567", "abcde")
    form = form.with_rating(is_rated=True).plus({"rated": "false"})  # the longest number
    assert TermsForm.read(rules, form.number) == form
    ticket = Ticket(verb=Verb.CHANGE, table=longest, version=9, path=(form.number, 5))
    assert len(str(ticket)) <= MAX_TICKET


@pytest.mark.parametrize(
    ("number", "clock"),
    [(0, NO_CLOCK), (1, BRISK), (2, DAILY), (3, LEISURELY), (4, NO_CLOCK)],
)
def test_a_button_of_before_there_were_banks_means_what_its_clock_has_become(salle, number, clock):
    form = TermsForm.read(salle.games["en_garde"], number)
    assert form.proposal.clock == PRESETS[clock]
    assert form.proposal.options == ({"variant": "basic"} if number == 4 else {})


@pytest.mark.parametrize("game", ["en_garde", "audatia"])
def test_a_button_of_before_matches_were_rated_says_nothing_of_that(salle, game):
    rules = salle.games[game]
    figures = TermsForm(game=rules, proposal=Proposal()).plus({"clock": "30d+7d/60d"})
    for number in (0, 7, figures.number):
        form = TermsForm.read(rules, number)
        assert (form.number, form.says_rating, form.proposal.is_rated) == (number, False, False)
    for is_rated in (True, False):
        said = figures.with_rating(is_rated=is_rated)
        assert said.with_rating(is_rated=not is_rated) == said
        assert TermsForm.read(rules, said.number).proposal.is_rated is is_rated


def test_any_number_makes_a_form(salle):
    for number in (0, 1, 17, 10**12):
        form = TermsForm.read(salle.games["audatia"], number)
        assert TermsForm.read(form.game, form.number) == form
        assert all(0 <= one.chosen < len(one.values) for one in form.settings(say_in("it")))


async def test_one_tap_changes_one_thing_and_says_what_it_was(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, clock=DAILY_CLOCK)
    form = await form_of(bea, table)
    assert "✓ daily" in labels(form)
    form = (await bea.taps(button(form, "leisurely"))).private
    assert "Your changes: daily → leisurely" in form.lines
    assert "✓ leisurely" in labels(form)
    await bea.taps(button(form, "Propose"))
    assert (await card_of(anna, table)).lines[1] == "Bea proposes: daily → leisurely"


async def test_clock_variant_length_and_who_begins_are_each_one_tap_away(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    offered = set(labels(await form_of(bea, table)))
    assert {"brisk", "daily", "leisurely", "✓ no clock"} <= offered
    assert {"basic", "✓ standard", "advanced", "first to 3"} <= offered
    assert {"✓ begins: at random", "begins: Anna", "begins: Bea"} <= offered


@pytest.mark.parametrize("game", ["en_garde", "gyges", "cannae", "audatia"])
async def test_no_two_buttons_of_a_form_are_the_same(salle, anna, bea, game):
    table = await salle.challenge(anna, opponent=bea.person, game=game, clock=DAILY_CLOCK)
    form = await form_of(bea, table)
    for shown in (form, (await bea.taps(button(form, "your own…"))).private):
        tickets = [choice.ticket for choice in shown.prompt.choices]
        assert len(set(tickets)) == len(tickets)


async def test_a_tap_on_what_stands_changes_nothing(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person, clock=DAILY_CLOCK)
    form = await form_of(bea, table)
    assert (await bea.taps(button(form, "✓ daily"))).private == form


async def test_the_clock_that_is_looked_at_is_explained_in_a_sentence(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    form = (await bea.taps(button(await form_of(bea, table), "daily"))).private
    said = "You each start with 3 days. Every move you make adds 12 h, up to 5 days in all."
    assert said in form.lines


async def test_own_figures_are_three_taps(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "your own…", "2 days", "4 h", "10 days")
    loaded = await salle.tables.load(table)
    assert loaded.match.proposal.clock == in_hours(48, 4, 240)
    card = await card_of(anna, table)
    assert "2 days, +4 h a move, at most 10 days" in card.lines[1]


async def test_a_clock_to_which_no_move_adds_has_no_third_figure(salle, anna, bea):
    table = await salle.challenge(anna, opponent=bea.person)
    await proposed(bea, table, "your own…", "7 days", "0 h")
    card = await card_of(anna, table)
    assert card.lines[1] == "Bea proposes: no clock → 7 days for the whole match"
