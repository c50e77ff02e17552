"""A match between two platforms: its link, both chats, what each sees of the other."""

import json
from dataclasses import replace

import pytest

from bot.application import left_places
from bot.application.message_refs import came_from
from bot.application.model import Address
from bot.application.table_aliases import ALIAS
from bot.application.time_controls import usual_clock
from bot.commands import boards, draws, exports, pauses, resignations
from bot.commands.arguments import Given
from bot.commands.declaration import Place
from bot.commands.registry import registry
from engines.core.match_state import Status
from engines.core.record import Act
from tests.bot.salle import ROOM, Doors, Someone, button, deliverer_of, labels, main_button
from tests.bot.test_results import acts

THERE = Address(platform="other", id="club")


class Elsewhere(Someone):
    """Somebody on another platform."""

    def __init__(self, salle, name):
        super().__init__(salle, name)
        self.address = Address(platform="other", id=f"9000{len(name)}")
        self.person = replace(self.person, address=self.address)


@pytest.fixture
def there(salle):
    """The other platform, as this process serves it."""
    return Doors(platform="other")


@pytest.fixture
def deliver(salle, there):
    """Both platforms are told all that waits."""
    deliverer = deliverer_of(salle, {"test": salle.doors, "other": there}, quiet_delay=0.0)

    async def all_that_waits():
        while entries := await salle.store.take(deliverer.name, count=1000, wait=0):
            await deliverer.deliver(entries)

    return all_that_waits


@pytest.fixture
def carla(salle, there):
    return Elsewhere(salle, "Carla")


async def says(who, words, where=None, command="challenge"):
    found = registry().commands[command]
    ask = who.ask(where) if where else who.ask()
    place = Place.GROUP if where else Place.PRIVATE
    given = Given(arguments=found.arguments, words=words)
    return await who.salle.app.say(found, ask, given, place)


async def link_of(salle, anna, table):
    reply = await salle.app.tap(anna.ask(ROOM), f"cl:{table}:0:")
    return reply.private.text.removeprefix("/challenge ")


@pytest.fixture
async def table(salle, anna, carla, deliver):
    """A match that Anna proposed in her room, and Carla accepted in a chat of her platform."""
    key = await salle.challenge(anna, game="gyges", clock=usual_clock(is_alone=False))
    reply = await says(carla, await link_of(salle, anna, key), THERE)
    await carla.taps(main_button(reply.private), THERE, is_private=True)
    await deliver()
    return key


def told(doors, to):
    return [sent.post for sent in doors.sent if sent.to == to]


async def test_who_opens_the_link_in_a_chat_and_accepts_plays_there(salle, table, carla):
    loaded = await salle.tables.load(table)
    assert loaded.match.status is Status.PLAYING
    seat = loaded.seat_of(str(carla.address))
    assert loaded.match.players[seat].chat == str(THERE)


async def test_both_chats_see_the_board(salle, table, there):
    assert any(post.picture for post in told(there, THERE))
    assert any(post.picture for post in told(salle.doors, ROOM))


async def test_neither_chat_and_nobody_is_told_an_address_of_the_other_side(
    salle, table, there, anna, carla
):
    theirs = [repr(replaced(sent.post)) for sent in there.sent]
    assert theirs
    for secret in (str(anna.address), f"test:{ROOM.id}:"):
        assert not [post for post in theirs if secret in post]
    ours = [repr(sent.post) for sent in salle.doors.sent]
    assert not [post for post in ours if str(carla.address) in post]
    assert not [post for post in ours if f"id={str(carla.address.id)!r}" in post]


def replaced(post):
    # What an adapter may show of it: the key itself is how it notes where messages are.
    return replace(post, table=None, follows=None)


async def test_buttons_of_the_other_platform_name_the_table_by_its_alias(there, table):
    boards = [post for post in told(there, THERE) if post.prompt]
    tickets = [choice.ticket for post in boards for choice in post.prompt.choices if choice.ticket]
    assert tickets
    assert all(f":{ALIAS}:" in ticket for ticket in tickets)


async def test_an_alias_that_nobody_made_is_no_table(carla):
    reply = await carla.salle.app.tap(carla.ask(THERE), f"hd:{ALIAS}:x:{'0' * 12}:0:")
    assert reply.is_error
    assert "can't find that table" in reply.ack.casefold()


async def test_a_button_of_the_board_counts_in_the_other_chat_and_nowhere_else(
    salle, there, table, carla
):
    zoe = Elsewhere(salle, "Zoe")
    post = [post for post in told(there, THERE) if post.prompt][-1]
    look = post.prompt.choices[-1]
    assert not (await salle.app.tap(zoe.ask(THERE), look.ticket)).is_error
    elsewhere = Address(platform="other", id="square")
    assert (await salle.app.tap(zoe.ask(elsewhere), look.ticket)).is_error


async def test_talk_goes_across(salle, there, table, anna, carla, deliver):
    assert not (await says(carla, "Good evening", THERE, command="say")).is_error
    await deliver()
    assert any("Carla: Good evening" in post.lines for post in told(salle.doors, ROOM))
    assert any("Carla: Good evening" in post.lines for post in told(there, THERE))


async def test_who_accepted_in_private_is_told_what_is_said(salle, there, anna, carla, deliver):
    key = await salle.challenge(anna, game="gyges")
    reply = await says(carla, await link_of(salle, anna, key))
    await carla.taps(main_button(reply.private))
    await says(anna, "Hello there", ROOM, command="say")
    await deliver()
    assert any("Anna: Hello there" in post.lines for post in told(there, carla.address))


async def test_a_draw_is_offered_and_accepted_across(salle, there, table, anna, carla, deliver):
    await salle.app.run(draws.offer_draw, anna.ask(), table)
    await deliver()
    choices = [one for post in told(there, carla.address) for one in post.prompt.choices]
    accept = next(one for one in choices if one.ticket.startswith("da:"))
    await carla.taps(accept)
    assert (await salle.tables.load(table)).match.status is Status.OVER


async def test_a_pause_is_asked_for_and_granted_across(salle, there, table, anna, carla, deliver):
    assert not (await salle.app.run(pauses.pause, anna.ask(), table, "3")).is_error
    await deliver()
    await carla.taps(asked_with(there, carla, "bg:"))
    assert (await salle.tables.load(table)).match.paused_until > salle.time.now


async def test_a_takeback_is_asked_for_and_allowed_across(
    salle, there, table, anna, carla, deliver
):
    loaded = await salle.tables.load(table)
    if loaded.seat_of(str(anna.address)) not in loaded.match.active:
        await carla.plays(table)
    await anna.plays(table)
    version = (await salle.tables.load(table)).version
    await salle.app.tap(anna.ask(), f"tb:{table}:{version}:")
    await deliver()
    await carla.taps(asked_with(there, carla, "tg:"))
    log = (await salle.tables.load(table)).record.log
    assert log[-1].act is Act.ALLOW_TAKEBACK


async def test_a_fallen_flag_is_told_in_both_chats(salle, there, table, anna, carla, deliver):
    loaded = await salle.tables.load(table)
    (seat,) = loaded.match.active
    there.sent.clear()
    salle.doors.sent.clear()
    await acts(salle, table, Act.FLAG, seat)
    await acts(salle, table, Act.TIMEOUT, seat)
    await deliver()
    assert any(post.is_over for post in told(there, THERE))
    assert any(post.is_over for post in told(salle.doors, ROOM))


def asked_with(doors, who, begin):
    choices = [one for post in told(doors, who.address) for one in post.prompt.choices]
    return [one for one in choices if one.ticket.startswith(begin)][-1]


async def test_a_rematch_is_shown_in_both_chats_again(salle, there, table, anna, carla, deliver):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(asked, "Resign"))
    await salle.app.tap(anna.ask(), f"rm:{table}:1:")
    await salle.app.tap(carla.ask(), f"rm:{table}:1:")
    there.sent.clear()
    await deliver()
    assert any(post.picture for post in told(there, THERE))


async def test_an_export_names_nobody_of_the_other_platform(salle, table, anna, carla):
    asked = (await salle.app.run(resignations.resign, anna.ask(), table)).private
    await anna.taps(button(asked, "Resign"))
    for who, others in ((anna, carla), (carla, anna)):
        file = (await salle.app.run(exports.export, who.ask(), table)).private.file[1]
        assert str(who.address) in file.decode()
        assert str(others.address) not in file.decode()
        assert json.loads(file)["server_seed"]


async def test_a_link_said_twice_or_too_late_says_that_the_seat_is_taken(salle, table, anna, there):
    zoe = Elsewhere(salle, "Zoe")
    reply = await says(zoe, salle.tables.aliases.code(table), THERE)
    assert reply.ack == "This seat is already taken."


async def test_ones_own_link_can_be_said_and_accepts_nothing(salle, there, anna):
    key = await salle.challenge(anna, game="gyges")
    reply = await says(anna, await link_of(salle, anna, key))
    assert reply.private.title.startswith("Gygès")
    assert (await salle.tables.load(key)).match.status is Status.OPEN


async def test_a_challenge_to_somebody_else_cannot_be_opened_by_its_link(salle, there, anna, bea):
    key = await salle.challenge(anna, game="gyges", opponent=bea.person)
    zoe = Elsewhere(salle, "Zoe")
    reply = await says(zoe, (await salle.tables.aliases.alias(key)).table, THERE)
    assert reply.is_error
    assert not await salle.store.message_refs(key) or came_from(
        str(zoe.address)
    ) not in await salle.store.message_refs(key)


async def test_somebody_named_on_another_platform_accepts_by_the_link_of_the_card(
    salle, there, anna, carla
):
    carla.person = replace(carla.person, username="carla_c")
    person = replace(carla.person, address=Address.of_name("other", "carla_c"))
    key = await salle.challenge(anna, game="gyges", opponent=person)
    reply = await says(carla, await link_of(salle, anna, key), THERE)
    await carla.taps(main_button(reply.private), THERE, is_private=True)
    loaded = await salle.tables.load(key)
    assert loaded.match.status is Status.PLAYING
    assert loaded.seat_of(str(carla.address))


async def test_a_name_on_another_platform_is_understood(salle, anna):
    reply = await says(anna, "gyges @carla_c on Telegram", ROOM)
    loaded = await salle.tables.load(reply.table)
    players = {player.address for player in loaded.match.players if player}
    assert "telegram:@carla_c" in players
    assert "Link" in labels((await salle.app.run(boards.hand, anna.ask(), reply.table)).private)


async def test_where_a_question_would_be_left_the_game_is_asked_for_with_such_a_name(salle, anna):
    reply = await says(anna, "@carla_c on Telegram", ROOM)
    assert reply.ack == "Name the game, too: /challenge gyges @carla_c on Telegram"


async def test_what_a_chat_has_read_is_not_repeated_there(salle, there, table, carla, deliver):
    found = registry().commands["say"]
    given = Given(arguments=found.arguments, words="Good evening")
    await salle.app.say(found, carla.ask(THERE, is_overheard=True), given, Place.GROUP)
    await deliver()
    assert any("Carla: Good evening" in post.lines for post in told(salle.doors, ROOM))
    assert not any("Carla: Good evening" in post.lines for post in told(there, THERE))


async def test_a_list_of_tables_links_to_the_chat_of_ones_own_platform(
    salle, there, table, anna, carla, deliver
):
    for platform in ("test", "other"):
        salle.context.links.by_platform[platform] = lambda reference, _, at=platform: at
    assert await salle.context.links.to_table(salle.store, table, "other") == "other"
    assert await salle.context.links.to_table(salle.store, table, "test") == "test"
    assert await salle.context.links.to_table(salle.store, table, "telegram") == ""


async def test_the_link_of_the_page_is_understood(salle, there, anna, carla):
    key = await salle.challenge(anna, game="gyges")
    code = await link_of(salle, anna, key)
    reply = await says(carla, f"https://salle.example/t/{code}", THERE)
    assert reply.private.title.startswith("Gygès")


async def test_the_alias_goes_with_the_tables_name(salle, table):
    await salle.tables.aliases.alias(table)
    await salle.tables.aliases.forget(table)
    code = salle.tables.aliases.code(table)
    assert await salle.store.table_of_alias(code) is None


async def test_a_tap_after_a_restart_is_understood(salle, there, table, carla):
    salle.tables.aliases._tables.clear()
    code = salle.tables.aliases.code(table)
    reply = await salle.app.tap(carla.ask(), f"hd:{ALIAS}:x:{code}:1:")
    assert reply.table == table


async def test_a_table_of_the_same_platform_has_its_own_name(salle, table):
    assert await salle.tables.aliases.on("test", table) == table
    assert await salle.tables.aliases.meant(table) == table


async def test_where_salle_is_taken_out_of_the_other_chat_its_player_alone_is_told(
    salle, there, table, anna, carla, deliver
):
    there.sent.clear()
    salle.doors.sent.clear()
    await left_places.leave(salle.tables, THERE)
    await deliver()
    assert told(there, carla.address)
    assert not told(salle.doors, anna.address)
