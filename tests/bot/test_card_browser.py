"""Cards to be looked at one by one."""

import pytest

from bot.application.tickets import Ticket, Verb
from bot.commands import card_browser, game_rules
from bot.messages.preferences import Preferences
from bot.messages.words import LANGUAGES, say_in
from renderers import album, cards_of
from renderers.audatia.cards import STEPS
from storage.base import TableKey
from tests.bot.salle import ROOM, button, labels
from tests.every import every
from tests.harness import GAMES

AUDATIA = cards_of("audatia")


@pytest.fixture
async def duel(salle, anna, bea):
    return await salle.match(anna, bea, game="audatia")


def group(post, key):
    return next(group for group in post.prompt.groups if group.key == key)


async def test_one_looks_at_ones_own_hand(anna, bea, duel):
    shown = (await anna.taps(button(await anna.turn(duel), "Cards"))).private
    hand = group(shown, "hand")
    assert len(hand.choices) == 12
    card = (await anna.taps(hand.choices[0])).private
    assert card.title == hand.choices[0].name == "Mandritto Fendente · MF ◖"
    assert card.picture.alt.startswith("Mandritto Fendente · MF ◖. A descending cut")
    assert group(card, "hand") == hand
    back = await anna.taps(button(card, "Back to the table"))
    assert back.private == await anna.turn(duel)


async def test_nobody_looks_at_anothers_hand(salle, anna, bea, eve, duel):
    ticket = Ticket(verb=Verb.CARDS, table=duel, version=1)
    hers = {card.value for card in (await bea.turn(duel)).picture.view.hand}
    for person in (bea, eve):
        shown = (await salle.app.tap(person.ask(ROOM), str(ticket))).private
        offered = {choice.notation for one in shown.prompt.groups for choice in one.choices}
        keys = {one.key for one in shown.prompt.groups}
        assert keys == ({"hand"} if person is bea else set(AUDATIA.SHELVES))
        assert offered == (hers if person is bea else set(AUDATIA.ALBUM) - set(STEPS))


async def play_until(people, table, kind):
    """Both take what is offered last in one step, until somebody is asked for this; their turn."""
    while True:
        for person in people:
            groups = (post := await person.turn(table)).prompt.groups
            if kind in [group.key for group in groups]:
                return person, post
            whole = [group for group in groups if group.key != "cycle"]  # which takes more steps
            if whole:
                await person.plays(table, whole[-1].choices[-1].notation)


async def test_the_guards_are_one_tap_away_when_one_is_to_be_chosen(anna, bea, duel):
    assert "The twelve guards" not in labels(await anna.turn(duel))
    person, turn = await play_until([anna, bea], duel, "posta")
    sheet = (await person.taps(button(turn, "The twelve guards"))).private
    assert sheet.picture.view == album("audatia")["poste"]


@every(("typed", "title"), [
    ("feint", "Feint (Finta)"), ("FINTA", "Feint (Finta)"), ("mf", "Mandritto Fendente · MF ◖"),
    ("MFr", "Mandritto Fendente · MF ◗"), ("roverso sottano", "Roverso Sottano · RS ◖"),
    ("dente di cinghiaro", "Dente di Zenghiaro"), ("corona", "Frontale"),
    ("poste", "The twelve guards"),
    ("eye of", "Eye of the Lynx (Occhio di Lince)"),
])  # fmt: skip
async def test_a_card_is_found_by_any_of_its_names(salle, anna, typed, title):
    assert (await salle.app.run(card_browser.named, anna.ask(), typed)).private.title == title


async def test_a_card_is_told_in_the_askers_language(salle):
    shown = (
        await salle.app.run(card_browser.named, salle.someone("Ida", "it").ask(), "feint")
    ).private
    assert shown.title == "Finta"
    assert shown.lines[0].startswith("Di Galeazzo")


async def test_a_wrong_name_is_answered_with_the_nearest_or_with_all(salle, anna):
    near = (await salle.app.run(card_browser.named, anna.ask(), "fenster")).private
    assert near.prompt.lead == "There is no card called “fenster”. The nearest:"
    assert "Fenestra Destra" in labels(near)
    none = (await salle.app.run(card_browser.named, anna.ask(), "xyz")).private
    assert none.prompt.lead == "There is no card called “xyz”."
    assert labels(none) == ["All cards"]


async def test_all_cards_can_be_looked_at_without_a_table(salle, anna):
    every = (await salle.app.run(card_browser.named, anna.ask(), "")).private
    for choice in every.prompt.choices:
        shown = (await anna.taps(choice)).private
        assert shown.title == choice.name
        assert shown.lines[0]


async def test_a_card_that_is_not_there_is_no_card(salle, anna):
    ticket = Ticket(verb=Verb.CARDS, table=TableKey("hall", "0", "audatia"), version=0, path=(99,))
    assert (await salle.app.tap(anna.ask(), str(ticket))).is_error


@pytest.mark.parametrize("game", GAMES)
async def test_only_games_with_cards_offer_them(salle, anna, bea, game):
    has_cards = cards_of(game) is not None
    turn = await anna.turn(await salle.match(anna, bea, game=game))
    read = (await salle.app.run(game_rules.rules, anna.ask(), game)).private
    assert ("Cards" in labels(turn)) == ("Cards" in labels(read)) == has_cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words(language):
    say = say_in(language)
    assert [kind for kind in AUDATIA.SHELVES if f"audatia-shelf-{kind}" not in say] == []
    for code, entry in AUDATIA.ENTRIES.items():
        assert f"audatia-about-{entry}" in say
        assert f"audatia-about-{entry}.title" in say
        assert AUDATIA.face(code, say)


def test_the_shelves_hold_every_card_once_and_the_course_as_a_whole():
    codes = [code for shelf in AUDATIA.SHELVES.values() for code in shelf]
    assert sorted([*codes, *STEPS]) == sorted(AUDATIA.ENTRIES) == sorted(album("audatia"))


def test_a_page_has_room_for_every_step_of_the_course(salle):
    shelves = card_browser.shelves(salle.context, Preferences.of({}), "audatia")
    codes = [card.code for _, cards in shelves for card in cards]
    assert sorted(codes) == sorted(album("audatia"))
