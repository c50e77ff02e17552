"""A game that another package brings, from the challenge to the end, on Discord."""

import asyncio

import pytest

from tests.bot.discord.evening import is_over, moves


async def next_turn(evening):
    """Who has to decide, and their message; None at the end. Time passes for the hall's answers."""
    async with asyncio.timeout(60):
        while True:
            evening.salle.time.now += 100
            await evening.salle.clock.sweep()
            last = [(p, p.dm.messages[-1]) for p in (evening.anna, evening.bea) if p.dm.messages]
            if len(last) == 2 and all(is_over(message) for _, message in last):
                return None
            if turns := [turn for turn in last if moves(turn[1])]:
                return turns[0]
            await asyncio.sleep(0.02)


@pytest.mark.long
async def test_it_is_played_to_the_end(evening):
    await evening.anna.slash(evening.games, "challenge", opponent=evening.bea, game="shields")
    card = await evening.bea.wait_message(evening.games, lambda m: "Accept" in m.labels)
    assert "Shields" in card.text
    await card.click(evening.bea, "Accept")
    turns = 0
    while turn := await next_turn(evening):
        person, message = turn
        assert message.attachments
        await evening.play(message, person, moves(message)[-1])
        turns += 1
    assert turns > 3
    texts = [person.dm.messages[-1].text for person in (evening.anna, evening.bea)]
    assert all("It is over." in text for text in texts)


async def test_its_rules_are_told(evening):
    rules = await evening.anna.slash(evening.anna.dm, "rules", game="shields")
    assert "deny the blow with a shield" in rules.message.text
