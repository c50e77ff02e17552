"""On Discord, what is asked for twice is done once; and nobody fills a channel with challenges."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from bot.application.challenge_limits import IN_A_CHAT, OF_A_PERSON
from engines.core.match_state import Status
from tests.bot.discord.evening import is_over, main
from tests.bot.salle import meanwhile


@contextlib.asynccontextmanager
async def another_process(evening):
    """A second Salle with the same token, as there is while one takes the other's place."""
    before = evening.server.gateway.identifies
    adapter = evening._adapter()
    await adapter.start()
    try:
        async with meanwhile(adapter.run()):
            await evening.server.wait(
                lambda: evening.server.gateway.identifies > before, 10, "the second process"
            )
            yield
    finally:
        await adapter.close()


async def running(evening, person):
    return await evening.salle.store.running_tables(f"discord:{person.id}")


async def settled(evening, person, count):
    """When that many cards stand in the channel, and a moment later."""
    await evening.server.wait(lambda: len(evening.games.messages) >= count, 10, "cards")
    await asyncio.sleep(0.2)
    return evening.games.messages


async def test_a_command_that_two_processes_hear_opens_one_table(evening):
    async with another_process(evening):
        await evening.anna.slash(evening.games, "challenge", opponent=evening.bea, game="gyges")
        cards = await settled(evening, evening.anna, 1)
    assert len(cards) == 1
    assert len(await running(evening, evening.anna)) == 1


async def test_two_commands_sent_at_once_are_two_challenges(evening):
    commands = (evening.anna.slash(evening.games, "challenge", game="gyges") for _ in range(2))
    menus = await asyncio.gather(*commands)
    for menu in menus:
        assert "on the table" in menu.text
    assert len(await settled(evening, evening.anna, 2)) == 2


async def test_a_level_that_is_tapped_twice_is_one_table(evening):
    menu = await evening.anna.slash(evening.games, "challenge")
    for label in ("Play now", "Battle of Cannae"):
        menu = await menu.click(evening.anna, label)
    keen, weakest = menu.labels[4], menu.labels[1]
    levels = (keen, keen, weakest)
    await asyncio.gather(*(menu.click(evening.anna, label) for label in levels))
    assert len(await running(evening, evening.anna)) == 1


@pytest.mark.long
async def test_a_form_that_is_opened_and_sent_on_two_devices_opens_one_table(evening):
    menu = await evening.anna.slash(evening.games, "challenge", opponent=evening.bea)
    forms = [await menu.click(evening.anna, "Gygès") for _ in range(2)]
    await asyncio.gather(*(form.submit() for form in forms))
    assert len(await settled(evening, evening.anna, 1)) == 1


@pytest.mark.long
async def test_rematches_that_both_tap_at_once_are_one(evening):
    thread = await evening.match()
    asked = await evening.anna.slash(thread, "match resign")
    await asked.click(evening.anna, main(asked.message))
    finals = [await person.wait_dm(is_over) for person in (evening.anna, evening.bea)]
    await asyncio.gather(
        *(
            person.click(final, "Rematch")
            for person, final in zip((evening.anna, evening.bea), finals, strict=True)
            for _ in range(2)
        )
    )
    (again,) = await running(evening, evening.anna)
    assert (await evening.salle.tables.load(again)).match.status is Status.PLAYING
    assert is_over(finals[0])


async def test_one_challenge_too_many_is_refused_with_buttons_to_ones_own(evening):
    for _ in range(OF_A_PERSON):
        await evening.anna.slash(evening.games, "challenge", game="gyges")
    refused = await evening.anna.slash(evening.games, "challenge", game="gyges")
    assert refused.ephemeral
    assert "10 of your challenges are waiting" in refused.text
    assert refused.labels == ["Gygès · anybody"] * OF_A_PERSON
    card = await refused.click(evening.anna, refused.message.buttons[0].custom_id)
    await card.click(evening.anna, "Withdraw")
    opened = await evening.anna.slash(evening.games, "challenge", game="gyges")
    assert "on the table" in opened.text


@pytest.mark.long
async def test_a_full_channel_takes_no_form_until_there_is_room(evening):
    for number in range(IN_A_CHAT // OF_A_PERSON):
        person = evening.server.user(f"P{number}")
        evening.guild.members.append(person)
        for _ in range(OF_A_PERSON):
            await person.slash(evening.games, "challenge", game="gyges")
    menu = await evening.anna.slash(evening.games, "challenge", opponent=evening.bea)
    form = await menu.click(evening.anna, "Gygès")
    refused = await form.submit()
    assert "30 challenges are waiting here" in refused.text
    await evening.games.messages[0].click(evening.bea, "Take it")
    sent = await (await menu.click(evening.anna, "Gygès")).submit()
    assert "on the table" in sent.text
