"""A game that another package brings, from the challenge to the end, on Telegram."""

import asyncio

from tests.bot.telegram.evening import data, is_over, moves


async def next_turn(evening):
    """Who has to decide, and their message; None at the end. Time passes for the hall's answers."""
    async with asyncio.timeout(60):
        while True:
            evening.salle.time.now += 100
            await evening.salle.clock.sweep()
            last = [(person, person.from_bot[-1]) for person in (evening.anna, evening.bea)]
            if all(is_over(message) for _, message in last):
                return None
            if turns := [turn for turn in last if moves(turn[1])]:
                return turns[0]
            await asyncio.sleep(0.02)


async def test_it_is_played_to_the_end(evening):
    for person in (evening.anna, evening.bea):
        await person.starts()
        await person.wait()
    await evening.accepted(await evening.challenge("shields"))
    turns = 0
    while turn := await next_turn(evening):
        person, message = turn
        assert message.photo
        await person.taps(message, data=moves(message)[-1])
        await message.changes(lambda m: bool(data(m, "ps")))
        await person.taps(message, data=data(message, "ps")[0])
        await message.changes(lambda m: not data(m, "ps"))
        turns += 1
    assert turns > 3
    await evening.group.wait(is_over)
    texts = [person.from_bot[-1].text for person in (evening.anna, evening.bea)]
    assert all("It is over." in text for text in texts)


async def test_its_rules_are_told(evening):
    await evening.anna.starts()
    await evening.anna.sends("/rules shields")
    await evening.anna.wait(lambda m: "deny the blow with a shield" in m.text)
