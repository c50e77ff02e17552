"""What a place lacks is told first; what is set for it is obeyed."""

from dataclasses import dataclass, field

import pytest

from bot.application import place, profile
from bot.application.model import Address
from bot.application.permissions import InspectedChat, Inspection, NotInspectedError, Permission
from bot.commands import (
    challenge_dialogue,
    challenges,
    entrance,
    quiet,
    setup,
)
from bot.commands.arguments import Given
from bot.commands.challenge_request import ChallengeRequest
from bot.commands.challenges import Terms
from bot.commands.declaration import Place
from bot.commands.registry import registry
from bot.messages.words import LANGUAGES
from tests.bot.salle import ROOM, button, labels

HALL = "test:hall"  # what the room belongs to
OTHER = Address(platform="test", id="other")


@dataclass
class Platform:
    """One where Salle needs permissions, and lacks these, by channel."""

    missing: dict[str, set[Permission]] = field(default_factory=dict)
    is_away: bool = False

    async def inspect(self, place):
        if self.is_away:
            raise NotInspectedError
        return Inspection(
            chats=tuple(
                InspectedChat(id=id_, name=f"#{id_}", missing=frozenset(self.missing.get(id_, ())))
                for id_ in ("room", "other")
            )
        )


@pytest.fixture
def platform(salle):
    salle.context.inspectors["test"] = made = Platform()
    return made


def ask(who, where=ROOM, **more):
    return who.ask(where, community="hall", **more)


def manages(who, where=ROOM, **more):
    return ask(who, where, may_manage_place=True, is_private=True, **more)


async def shown(salle, who, **more):
    return (await salle.app.run(setup.show, manages(who, **more))).private


async def taps(salle, who, data, **more):
    return await salle.app.tap(manages(who, **more), data)


async def challenges_with(salle, who, where=ROOM, **terms):
    terms = {"game": "gyges"} | terms
    return await salle.app.run(challenges.challenge, ask(who, where), Terms(**terms))


async def experienced(salle, *people):
    """They have finished a match with a person."""
    for one in people:
        salle.tables.experience._experienced[str(one.address)] = True


# What is missing


async def test_where_nothing_is_missing_that_is_said_first(salle, platform, anna):
    post = await shown(salle, anna)
    assert post.lines[0] == "I have every permission that I need here."


async def test_each_missing_permission_is_told_with_its_channels_and_what_fails(
    salle, platform, anna
):
    platform.missing = {"room": {Permission.PICTURES}, "other": {Permission.PICTURES}}
    post = await shown(salle, anna)
    assert post.lines[0] == (
        "⚠ “Attach Files” or “Send Photos” is missing in #room, #other. "
        "Without it boards come without their pictures, or not at all."
    )


async def test_only_channels_where_salle_plays_or_tells_results_are_looked_at(
    salle, platform, anna
):
    platform.missing = {"other": {Permission.SEND}}
    await taps(salle, anna, "su:channels:room")
    assert "every permission" in (await shown(salle, anna)).lines[0]
    await taps(salle, anna, "su:results:other")
    assert "“Send Messages” is missing in #other" in (await shown(salle, anna)).lines[0]


async def test_permissions_for_threads_are_missed_only_where_there_are_threads(
    salle, platform, anna
):
    platform.missing = {"room": {Permission.THREADS}}
    await taps(salle, anna, "su:boards:threads")
    assert "Create Public Threads" in (await shown(salle, anna)).lines[0]
    await taps(salle, anna, "su:threads:off")
    assert "every permission" in (await shown(salle, anna)).lines[0]


async def test_a_platform_that_can_not_be_asked_costs_no_setting(salle, platform, anna):
    platform.is_away = True
    post = await shown(salle, anna)
    assert "can't look at my permissions" in post.lines[0]
    assert "Games" in labels(post)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_is_said_in_every_language(salle, platform, language):
    who = salle.someone("Reader", language)
    platform.missing = {"room": set(Permission)}
    await taps(salle, who, "su:boards:threads")
    said = str(await shown(salle, who))
    assert "setup-" not in said
    for label in labels(await shown(salle, who)):
        page = await taps(salle, who, button(await shown(salle, who), label).ticket)
        assert "setup-" not in str(page)


# Who may


async def test_who_does_not_manage_the_place_is_shown_and_changes_nothing(salle, platform, anna):
    command = registry().commands["setup"]
    for may in ({}, {"may_manage": True}):
        reply = await salle.app.say(command, ask(anna, **may), Given(), Place.GROUP)
        assert "manages this server or group" in reply.ack
        forged = await salle.app.tap(ask(anna, **may), "su:rated:never")
        assert "manages this server or group" in forged.ack
    assert await salle.store.profile(HALL) == {}


@pytest.mark.parametrize(
    "data", ["su:rated:always", "su:nothing", "su:channels:elsewhere", "su:x:y"]
)
async def test_a_value_that_was_never_offered_changes_nothing(salle, platform, anna, data):
    reply = await taps(salle, anna, data)
    assert reply.is_error
    assert await salle.store.profile(HALL) == {}


async def test_one_place_knows_nothing_of_another(salle, platform, anna):
    await taps(salle, anna, "su:rated:never")
    reply = await salle.app.run(
        challenges.challenge,
        anna.ask(OTHER, community="elsewhere"),
        Terms(game="gyges", is_rated=True),
    )
    assert not reply.is_error


# What is set, and obeyed


async def test_a_setting_is_shown_with_its_value_and_can_be_taken_back(salle, platform, anna):
    assert "Ratings: as the two agree" in (await shown(salle, anna)).lines
    done = await taps(salle, anna, "su:rated:never")
    assert "Ratings: always friendly" in done.private.lines
    page = (await taps(salle, anna, "su:rated")).private
    assert "✓ always friendly" in labels(page)
    await taps(salle, anna, "su:rated:as_agreed")
    assert not (await salle.store.profile(HALL)).get(place.RATED)


async def test_a_challenge_in_another_channel_is_refused_with_where_to_go(salle, platform, anna):
    page = (await taps(salle, anna, "su:channels:room")).private
    assert "✓ #room" in labels(page)
    refused = await challenges_with(salle, anna, OTHER)
    assert refused.ack == "I don't play in this channel, but in these: room."
    assert not (await challenges_with(salle, anna, ROOM)).is_error


async def test_without_a_choice_every_channel_is_allowed_again(salle, platform, anna):
    await taps(salle, anna, "su:channels:room")
    await taps(salle, anna, "su:channels:room")
    assert not (await challenges_with(salle, anna, OTHER)).is_error


async def test_a_game_that_is_not_offered_is_in_no_menu_and_is_refused(salle, platform, anna):
    await taps(salle, anna, "su:games:gyges")
    assert (await challenges_with(salle, anna)).ack.startswith("Gygès isn't offered here. These")
    menu = (await salle.app.run(entrance.tapped, ask(anna, is_private=True), "nw:f::::")).private
    assert "Gygès" not in labels(menu)
    said = await salle.app.run(
        challenge_dialogue.open_or_ask, ask(anna), ChallengeRequest(text="gyges")
    )
    assert said.ack.startswith("Gygès isn't offered here.")


async def test_with_the_last_game_taken_away_all_are_offered_again(salle, platform, anna):
    *others, last = salle.games
    for game in (*others, last):
        await taps(salle, anna, f"su:games:{game}")
    offered = place.PlaceSettings.of(HALL, await salle.store.profile(HALL)).offered(salle.games)
    assert offered == list(salle.games), "to take the last one away begins anew with all"


async def test_who_names_no_game_and_no_clock_gets_the_usual_ones(salle, platform, anna, bea):
    await taps(salle, anna, "su:game:cannae")
    await taps(salle, anna, "su:clock:leisurely")
    reply = await salle.app.run(
        challenge_dialogue.open_or_ask, ask(anna), ChallengeRequest(opponent=bea.person)
    )
    head = (await salle.tables.load(reply.table)).record.head
    assert (head.game, head.clock.bank) == ("cannae", 7 * 86_400)
    menu = (await salle.app.run(entrance.tapped, ask(anna, is_private=True), "nw:f::::")).private
    assert labels(menu)[0] == "Battle of Cannae"


async def test_where_matches_are_always_friendly_none_can_be_rated(salle, platform, anna, bea):
    await taps(salle, anna, "su:rated:never")
    refused = await challenges_with(salle, anna, is_rated=True)
    assert refused.ack == "Matches are always friendly here."
    await experienced(salle, anna, bea)
    table = (await challenges_with(salle, anna, opponent=bea.person)).table
    loaded = await salle.tables.load(table)
    assert not loaded.record.head.is_rated
    tap = await salle.app.tap(ask(anna), f"rt:{table}:0:")
    assert tap.ack == "Matches are always friendly here."


async def test_where_matches_are_usually_rated_the_first_one_is_too(salle, platform, anna, bea):
    await taps(salle, anna, "su:rated:usually")
    table = (await challenges_with(salle, anna, opponent=bea.person)).table
    assert (await salle.tables.load(table)).record.head.is_rated


async def test_newcomers_may_be_kept_from_challenging_everybody(salle, platform, anna, bea):
    await taps(salle, anna, "su:newcomers:by_name")
    assert "challenge somebody by name" in (await challenges_with(salle, anna)).ack
    assert not (await challenges_with(salle, anna, opponent=bea.person)).is_error
    await experienced(salle, anna)
    assert not (await challenges_with(salle, anna)).is_error


async def test_newcomers_may_be_kept_from_challenging_at_all(salle, platform, anna, bea):
    await taps(salle, bea, "su:newcomers:accept")
    refused = await challenges_with(salle, anna, opponent=bea.person)
    assert "accept a challenge first" in refused.ack
    level = salle.context.players["gyges"].levels[0]
    assert not (await challenges_with(salle, anna, level=level)).is_error
    await experienced(salle, bea)
    assert not (await challenges_with(salle, bea, opponent=anna.person)).is_error


async def test_how_many_messages_a_table_costs_holds_where_a_channel_has_nothing_of_its_own(
    salle, platform, anna
):
    await salle.store.update_profile(str(ROOM), {profile.COMMUNITY: "hall"})
    await taps(salle, anna, "su:boards:one")
    present = (await salle.app.run(quiet.show, ask(anna))).private
    assert "✓ one message per table" in labels(present)
    await salle.store.update_profile(str(ROOM), {profile.BOARDS: "each"})
    present = (await salle.app.run(quiet.show, ask(anna))).private
    assert "✓ one message per turn" in labels(present)


async def test_where_threads_are_not_wanted_boards_stay_in_the_channel(salle, platform, anna, bea):
    await salle.store.update_profile(str(ROOM), {profile.BOARDS: "threads"})
    await taps(salle, anna, "su:threads:off")
    await challenges_with(salle, anna, game="cannae", opponent=bea.person)
    await salle.deliver()
    card = next(sent.post for sent in salle.doors.sent if sent.to == ROOM)
    assert not card.has_thread


async def test_a_channel_without_a_language_of_its_own_is_spoken_to_in_that_of_the_place(
    salle, platform, anna, bea
):
    await taps(salle, anna, "su:language:it")
    await challenges_with(salle, anna, game="cannae", opponent=bea.person)
    await salle.deliver()
    card = next(sent.post for sent in salle.doors.sent if sent.to == ROOM)
    assert "Accetta" in labels(card)


async def test_in_a_private_chat_there_is_nothing_to_set(salle, anna):
    reply = await salle.app.tap(anna.ask(may_manage_place=True), "su:rated:never")
    assert reply.ack == "That works only in a group."
