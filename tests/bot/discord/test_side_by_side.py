"""Many channels at once: none waits for another."""

import asyncio

import pytest


@pytest.mark.long
async def test_ten_matches_that_begin_at_once_all_have_their_boards(evening):
    server, cards = evening.server, []
    for number in range(10):
        one, two = server.user(f"One{number}", "en-US"), server.user(f"Two{number}", "en-US")
        guild = server.guild(f"Guild{number}", [one, two])
        channel = guild.channel("games")
        await one.slash(channel, "challenge", opponent=two, game="en_garde", variant="standard")
        cards.append((two, await two.wait_message(channel, lambda m: "Accept" in m.labels)))
    await asyncio.gather(*(card.click(two, "Accept") for two, card in cards))

    def shown():
        threads = [card.thread for _, card in cards]
        return all(t and any(m.attachments for m in t.messages) for t in threads)

    await server.wait(shown, 30.0, "ten boards")


async def test_channels_that_are_flooded_hold_up_no_other(evening):
    server = evening.server
    server.bucket("POST /channels/{channel}/messages", 1, 600.0)
    people = [server.user(f"P{n}", "en-US") for n in range(8)]
    for number in range(5):
        channel = server.guild(f"Guild{number}", people).channel("games")
        for person in people:
            for _ in range(2):
                await person.slash(channel, "challenge", game="en_garde", variant="standard")
    channel = server.guild("Another", [evening.anna, evening.bea]).channel("games")
    await evening.anna.slash(channel, "challenge", game="en_garde", variant="standard")
    await evening.bea.wait_message(channel, lambda m: "Take it" in m.labels)
