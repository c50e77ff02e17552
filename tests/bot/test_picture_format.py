"""Whether a table's pictures are tall or wide: as suits the platform, or as a reader wishes."""

import pytest

from bot.application import profile
from bot.application.model import Address, Person
from bot.commands import boards, card_browser, game_rules, preferences
from bot.messages import preferences as reading
from bot.messages.preferences import Preferences
from bot.messages.words import LANGUAGES, say_in
from engines.core.seat import Pair
from renderers.gyges import draw
from renderers.style import Framing
from tests.bot.salle import ROOM, button

ELSEWHERE = Address(platform="elsewhere", id="carl")
NAMES = Pair(one="Anna", two="Bea")


@pytest.fixture(autouse=True)
def wide_gyges(monkeypatch):
    monkeypatch.setattr(draw, "FRAMINGS", tuple(Framing))


@pytest.fixture
def wide_on(monkeypatch):
    """Some platforms are such as Discord."""

    def suit(*platforms):
        monkeypatch.setattr(reading, "_WIDE", frozenset(platforms))
        reading._read.cache_clear()

    yield suit
    reading._read.cache_clear()


def frame(platform, chosen="", game="gyges"):
    settings = {profile.PICTURE_FORMAT: chosen} if chosen else {}
    return Preferences.of(settings, platform=platform).render_style(NAMES, game).framing


def test_discord_shows_wide_pictures_and_all_else_tall_ones():
    shown = {platform: frame(platform) for platform in ("discord", "telegram", "web", "")}
    assert shown == {
        "discord": Framing.WIDE,
        "telegram": Framing.TALL,
        "web": Framing.TALL,
        "": Framing.TALL,
    }


@pytest.mark.parametrize("platform", ["discord", "telegram", "web"])
@pytest.mark.parametrize("chosen", [Framing.TALL, Framing.WIDE])
def test_what_a_reader_chose_holds_on_every_platform(platform, chosen):
    assert frame(platform, chosen) is chosen


def test_what_is_stored_and_no_format_is_as_if_nothing_were():
    assert frame("discord", "round") is Framing.WIDE


def test_a_game_that_has_no_wide_pictures_is_drawn_tall(monkeypatch):
    monkeypatch.setattr(draw, "FRAMINGS", (Framing.TALL, Framing.TABLE))
    assert frame("discord") is frame("telegram", Framing.WIDE) is Framing.TALL


async def test_the_settings_offer_it_and_say_what_holds(salle, anna):
    shown = (await salle.app.run(preferences.show, anna.ask())).private
    assert "Picture format: automatic" in shown.lines
    values = (await anna.taps(button(shown, "Picture format"))).private
    done = await anna.taps(button(values, "wide"))
    assert done.ack == "Picture format: wide."
    assert "Picture format: wide" in done.private.lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words_in_every_language(language):
    say = say_in(language)
    for value in ("auto", Framing.TALL, Framing.WIDE):
        assert f"hall-set-picture_format-{value}" in say


async def test_a_choice_is_the_choosers_own(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    await salle.app.run(preferences.choose, anna.ask(), profile.PICTURE_FORMAT, "wide")
    assert (await anna.turn(table)).picture.style.framing is Framing.WIDE
    assert (await bea.turn(table)).picture.style.framing is Framing.TALL


async def test_a_chats_board_is_drawn_as_its_platform_shows_it(salle, anna, bea, wide_on):
    wide_on(ROOM.platform)
    table = await salle.match(anna, bea, game="gyges")
    await salle.deliver()
    assert salle.doors.to(ROOM)[-1].picture.style.framing is Framing.WIDE
    assert salle.doors.to(anna.address)[-1].picture.style.framing is Framing.WIDE
    shown = await salle.app.run(boards.back_to_board, anna.ask(ROOM), table)
    assert shown.public.picture.style.framing is Framing.WIDE


async def test_a_player_elsewhere_is_told_as_their_own_platform_shows_it(salle, bea, wide_on):
    wide_on(ELSEWHERE.platform)
    carl = salle.someone("Carl")
    carl.address, carl.person = ELSEWHERE, Person(address=ELSEWHERE, name="Carl", locale="en")
    table = await salle.match(bea, carl, game="gyges")
    assert (await carl.turn(table)).picture.style.framing is Framing.WIDE
    assert (await bea.turn(table)).picture.style.framing is Framing.TALL


async def test_rules_and_cards_are_tall_and_have_no_ribbon(salle, anna):
    await salle.app.run(preferences.choose, anna.ask(), profile.PICTURE_FORMAT, "wide")
    rules = (await salle.app.run(game_rules.rules, anna.ask(), "gyges")).private
    styles = [paragraph.picture.style for paragraph in rules.paragraphs]
    settings = await salle.store.profile(str(anna.address))
    shelves = card_browser.shelves(salle.context, Preferences.of(settings), "audatia")
    styles += [card.picture.style for _, cards in shelves for card in cards if card.picture]
    assert styles
    assert {(style.framing, style.has_ribbon) for style in styles} == {(Framing.TALL, False)}


async def test_a_tables_picture_has_a_ribbon(salle, anna, bea):
    table = await salle.match(anna, bea, game="gyges")
    assert (await anna.turn(table)).picture.style.has_ribbon
