"""Many groups at once: none waits for another."""

import asyncio

import pytest


async def test_ten_matches_that_begin_at_once_all_have_their_boards(evening):
    server, pairs = evening.server, []
    for number in range(10):
        one, two = server.user(f"One{number}"), server.user(f"Two{number}")
        group = server.group(f"Group{number}", [one, two])
        await one.sends(group, f"/challenge {two.name} en_garde", mentions=[two])
        pairs.append((two, group, await group.wait(lambda m: "Accept" in m.labels)))
    await asyncio.gather(*(two.taps(card, "Accept") for two, _, card in pairs))
    for _, group, _ in pairs:
        await group.wait(lambda m: m.photo is not None)


@pytest.mark.long
async def test_groups_that_are_flooded_hold_up_no_other(evening):
    server, store = evening.server, evening.salle.store
    groups = []
    for number in range(4):
        people = [server.user(f"P{number}{n}") for n in range(4)]
        groups.append(server.group(f"Group{number}", people))
        server.rate_limit(groups[-1], retry_after=600)
        for person in people:
            for _ in range(5):
                await person.sends(groups[-1], "/challenge en_garde")
    async with asyncio.timeout(60):
        for group in groups:
            chat = f"telegram:{group.id}"
            while len(await store.running_tables(chat)) < 20:  # noqa: ASYNC110 - no event tells
                await asyncio.sleep(0.01)
    await evening.match()
