"""On Telegram, what is asked for twice is done once; and nobody fills a group with challenges."""

from __future__ import annotations

import asyncio

import pytest

from bot.adapters.telegram.adapter import make_adapter
from bot.application.challenge_limits import IN_A_CHAT, OF_A_PERSON
from engines.core.match_state import Status
from tests.bot.running import at_work
from tests.bot.salle import game_names
from tests.bot.telegram.evening import Evening, is_over


async def running(evening, person):
    return await evening.salle.store.running_tables(f"telegram:{person.id}")


def cards(chat):
    return [m for m in chat.from_bot if "Take it" in m.labels or "Accept" in m.labels]


async def challenges(evening, person, count=OF_A_PERSON):
    """So many that stand in the group."""
    before = len(cards(evening.group))
    for _ in range(count):
        await person.sends(evening.group, "/challenge gyges")
    await evening.group.wait(lambda _: len(cards(evening.group)) == before + count)


async def test_a_command_that_comes_again_after_a_kill_opens_nothing_new(server):
    """The kill came after the table was opened, and before the update was noted as seen."""
    evening = Evening(server)
    async with evening.open():
        await evening.greeted()
        await evening.anna.sends(evening.group, "/challenge gyges")
        command = server.updates.sent[-1]
        card = await evening.group.wait(lambda m: "Take it" in m.labels)
    evening.salle.store.peek("DEL", *evening.salle.store.found("seen:*"))
    adapter = make_adapter(evening.settings, evening.salle.app, evening.pictures)
    async with at_work(evening.salle, evening.pictures, "telegram", adapter):
        server.redeliver(command)
        mark = server.mark()
        await evening.anna.sends(evening.group, "/help")  # answered after it, as it came later
        await evening.group.wait(lambda m: "/challenge" in m.text, since=mark)
        await asyncio.sleep(0.1)
        assert cards(evening.group) == [card]
    assert len(await running(evening, evening.anna)) == 1


async def test_a_challenge_that_is_tapped_on_two_devices_is_one(evening):
    """One of them still shows the menu as it was, with another game's button."""
    await evening.anna.sends(evening.group, "/challenge")
    menu = await evening.group.wait(lambda m: "Challenge a friend" in m.labels)
    opens = []
    await evening.anna.taps(menu, "Challenge a friend")
    await menu.changes(lambda m: game_names()[0] in m.labels)
    for game in game_names()[:2]:
        await evening.anna.taps(menu, game)
        await menu.changes(lambda m: "Challenge" in m.labels)
        opens.append(menu.button("Challenge").data)
        await evening.anna.taps(menu, "Back")
        await menu.changes(lambda m: "Challenge" not in m.labels)
    taps = [evening.anna.presses(menu, data=data) for data in (*opens, *opens)]
    assert not any([(await tap.answered()).alert for tap in taps])
    await evening.group.wait(lambda m: "Take it" in m.labels)
    await evening.server.settled()
    assert len(cards(evening.group)) == 1
    assert len(await running(evening, evening.anna)) == 1


async def test_the_same_menu_asked_for_again_opens_another_challenge(evening):
    for count in (1, 2):
        mark = evening.server.mark()
        await evening.anna.sends(evening.group, "/challenge")
        menu = await evening.group.wait(lambda m: "Challenge a friend" in m.labels, since=mark)
        for label, then in (("Challenge a friend", "Gygès"), ("Gygès", "Challenge")):
            await evening.anna.taps(menu, label)
            await menu.changes(lambda m, then=then: then in m.labels)
        await evening.anna.taps(menu, "Challenge")
        await evening.group.wait(lambda m: "Take it" in m.labels, since=mark)
        assert len(await running(evening, evening.anna)) == count


async def test_rematches_that_both_tap_at_once_are_one(evening):
    await evening.bea.starts()
    await evening.bea.wait()
    await evening.match("cannae")
    await evening.anna.sends("/resign")
    asked = await evening.anna.wait(lambda m: "Resign" in m.labels)
    await evening.anna.taps(asked, "Resign")
    finals = [await person.wait(is_over) for person in (evening.anna, evening.bea)]
    finals.append(await evening.group.wait(is_over))
    people = (evening.anna, evening.bea, evening.bea)
    taps = [who.presses(m, "Rematch") for who, m in zip(people, finals, strict=True)]
    taps += [who.presses(m, "Rematch") for who, m in zip(people, finals, strict=True)]
    await asyncio.gather(*(tap.answered() for tap in taps))
    await evening.server.settled()
    (again,) = await running(evening, evening.anna)
    assert (await evening.salle.tables.load(again)).match.status is Status.PLAYING


async def test_an_invitation_whose_link_two_follow_at_once_is_one_challenge(evening):
    offered = await evening.anna.asks_inline(evening.group, "Gyg")
    link = offered.results[0].keyboard[0][0].url
    await asyncio.gather(evening.bea.follows(link), evening.eve.follows(link))
    for person in (evening.bea, evening.eve):
        assert await person.wait(lambda m: "Take it" in m.labels)
    assert len(await running(evening, evening.anna)) == 1


@pytest.mark.long
async def test_one_challenge_too_many_is_refused_in_the_group_in_words(evening):
    await challenges(evening, evening.anna)
    mark = evening.server.mark()
    wish = await evening.anna.sends(evening.group, "/challenge gyges")
    refused = await evening.group.wait(since=mark)
    assert "10 of your challenges are waiting" in refused.text
    assert refused.reply_to is wish
    assert len(cards(evening.group)) == OF_A_PERSON
    await evening.bea.taps(cards(evening.group)[0], "Take it")
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/challenge gyges")
    await evening.group.wait(lambda m: "Take it" in m.labels and m.sent > mark)


@pytest.mark.long
async def test_in_the_private_chat_it_is_refused_with_buttons_to_ones_own(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    for _ in range(OF_A_PERSON):
        mark = evening.server.mark()
        await evening.anna.sends("/challenge gyges")
        await evening.anna.wait(lambda m: "Withdraw" in m.labels, since=mark)
    mark = evening.server.mark()
    await evening.anna.sends("/challenge cannae")
    refused = await evening.anna.wait(lambda m: "10 challenges" in m.text, since=mark)
    assert len(refused.labels) == OF_A_PERSON
    assert refused.labels[0].startswith("Gygès · anybody · your challenge")
    await evening.anna.taps(refused, refused.labels[0])
    await refused.changes(lambda m: "Withdraw" in m.labels)
    await evening.anna.taps(refused, "Withdraw")
    await refused.changes(lambda m: "Withdraw" not in m.labels)
    mark = evening.server.mark()
    await evening.anna.sends("/challenge cannae")
    await evening.anna.wait(lambda m: "to the Battle of Cannae" in m.text, since=mark)


async def test_a_group_with_thirty_challenges_takes_no_more_and_a_menu_says_so(evening):
    for number in range(IN_A_CHAT // OF_A_PERSON):
        person = evening.server.user(f"P{number}")
        evening.group.members.append(person)
        await challenges(evening, person)
    mark = evening.server.mark()
    await evening.anna.sends(evening.group, "/challenge")
    menu = await evening.group.wait(lambda m: "Challenge a friend" in m.labels, since=mark)
    for label, then in (("Challenge a friend", "Gygès"), ("Gygès", "Challenge")):
        await evening.anna.taps(menu, label)
        await menu.changes(lambda m, then=then: then in m.labels)
    refused = await evening.anna.taps(menu, "Challenge")
    assert refused.alert
    assert "30 challenges are waiting here" in refused.text
    assert not menu.deleted
    await evening.bea.taps(cards(evening.group)[0], "Take it")
    assert not (await evening.anna.taps(menu, "Challenge")).alert


async def test_an_invitation_of_somebody_with_too_many_challenges_opens_later(evening):
    await evening.anna.starts()
    await evening.anna.wait()
    offered = await evening.anna.asks_inline(evening.group, "Gyg")
    await challenges(evening, evening.anna)
    await evening.bea.follows(offered.results[0].keyboard[0][0].url)
    assert "Anna already has as many challenges waiting" in (await evening.bea.wait()).text
