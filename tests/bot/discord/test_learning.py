"""Hints, playing on and the puzzle of the day on Discord's test server."""

import pytest

from tests.bot.discord.evening import main
from tests.bot.reviewing import judges
from tests.bot.solving import shown_solution


async def with_hints(evening):
    """A friendly match with hints that has just begun: its thread, who is to move, who waits."""
    card = await evening.challenge(
        evening.anna, evening.bea, game="gyges", variant=None, options="friendly hints"
    )
    await card.click(evening.bea, "Accept")
    mover, _ = await evening.mover()
    thread = await evening.server.wait(
        lambda: card.thread and card.thread.messages and card.thread, what="thread"
    )
    return thread, mover, evening.bea if mover is evening.anna else evening.anna


async def hinted(person, where):
    return await (await person.slash(where, "match hint")).done()


async def over(evening):
    """Bea has given a match up; Anna's last message."""
    thread = await evening.match(game="gyges", variant=None, options="friendly")
    await evening.resign(evening.bea)
    return thread, await evening.anna.wait_dm(lambda m: "Go through it" in m.labels)


async def test_a_hint_is_read_by_its_asker_alone_and_the_others_read_that_it_was_taken(
    evening, hint_thoughts
):
    thread, mover, rival = await with_hints(evening)
    look = await hinted(mover, thread)
    assert look.ephemeral
    assert "Hint: Think about where your triples can start from" in look.text
    move = (await (await look.click(mover, "Hint")).done()).message
    assert "Salle would play " in move.text
    await (await mover.click(move, "Send")).done()
    told = await rival.wait_dm(lambda m: "2 hints" in m.text)
    assert f"{mover.name} took a hint." in told.text
    seen = [*rival.dm.messages, *(m for m in thread.messages if not m.ephemeral)]
    assert not any("Hint:" in m.text or "Salle would" in m.text for m in seen)


@pytest.mark.long
async def test_who_waits_and_who_watches_are_refused_a_hint_before_nobody_else(
    evening, hint_thoughts
):
    thread, mover, rival = await with_hints(evening)
    for person, words in ((rival, f"{mover.name} is to move."), (evening.eve, "are playing here")):
        refused = await hinted(person, thread)
        assert refused.ephemeral
        assert words in refused.text
    assert not hint_thoughts


@pytest.mark.long
async def test_one_plays_on_against_salle_from_a_position_that_one_went_through_to(evening):
    _, end = await over(evening)
    review = await (await evening.anna.click(end, "Go through it")).done()
    menu = await (await evening.anna.click(review.message, "Play on")).done()
    assert "You play from the beginning of the match, in Anna's place." in menu.text
    back = await (await evening.anna.click(menu.message, "Back")).done()
    assert "Play on" in back.labels
    menu = await (await evening.anna.click(back.message, "Play on")).done()
    level = next(label for label in menu.labels if label.startswith("Salle ("))
    card = await (await evening.anna.click(menu.message, level)).done()
    await (await evening.anna.click(card.message, "Play now")).done()
    await evening.anna.wait_dm(
        lambda m: "Set up your six rings" in m.text and "sits down opposite you" in m.text
    )


@pytest.mark.long
async def test_who_watched_plays_on_and_challenges_a_friend_by_the_command(evening):
    thread, _ = await over(evening)
    menu = await (await evening.eve.slash(thread, "match playon", move=0)).done()
    assert menu.ephemeral
    assert "Both sides myself" in menu.labels
    await evening.eve.slash(thread, "match playon", move=0, opponent=evening.bea)
    card = await evening.bea.wait_message(evening.games, lambda m: "Eve challenges" in m.text)
    assert "Begins where a finished match began." in card.text
    await (await card.click(evening.bea, "Accept")).done()


@pytest.mark.long
async def test_the_puzzle_of_the_day_is_solved_in_private_and_its_message_counts_it(evening):
    asked = await (await evening.anna.slash(evening.games, "setup")).done()
    page = await (await asked.click(evening.anna, "Puzzle of the day")).done()
    await (await page.click(evening.anna, "#games")).done()
    evening.salle.time.now += 8 * 3_600
    await evening.salle.clock.sweep()
    daily = await evening.bea.wait_message(evening.games, lambda m: "Solve it" in m.labels)
    assert "nobody has tried it yet" in daily.text
    solving = await (await evening.bea.click(daily, "Solve it")).done()
    assert solving.ephemeral
    one, paths = shown_solution(evening.salle, solving.text)
    message = solving.message
    for path in paths:
        message = (await evening.bea.click(message, f"pz:{one.name}/pw{path}")).message
    solved = await (await evening.bea.click(message, main(message))).done()
    assert "That's it, at once" in solved.text
    evening.salle.time.now += 60
    await evening.salle.clock.sweep()
    await evening.server.wait(lambda: "1 of 1 found it" in daily.text, what="the count")
    assert evening.games.messages[-1] is daily


@pytest.mark.long
async def test_a_past_match_of_a_profile_is_gone_through_before_nobody_else(evening):
    await over(evening)
    said = await (await evening.eve.slash(evening.games, "profile", person=evening.bea)).done()
    listed = await (await evening.eve.click(said.message, "Last matches")).done()
    plate = await (await evening.eve.click(listed.message, "1")).done()
    start = await (await evening.eve.click(plate.message, "Go through it")).done()
    assert start.ephemeral
    assert "Nothing was played in this match." in start.text


@pytest.mark.long
async def test_who_watched_and_asked_is_told_once_in_private_what_the_moves_were_worth(
    evening, monkeypatch
):
    thread = await evening.match()
    for _ in range(2):
        await evening.play(*reversed(await evening.mover()))
    await evening.resign(evening.bea)
    await evening.anna.wait_dm(lambda m: "Go through it" in m.labels)
    start = await (await evening.eve.slash(thread, "match review")).done()
    await evening.eve.click(start.message, "How far is it?")
    assert await judges(evening.salle, monkeypatch)
    told = await evening.eve.wait_dm(lambda m: "turning point" in m.text)
    assert told.silent
    await evening.eve.click(told, "Next ›")
