""" "Not sent yet" is said of no move that was sent, or that another one took the place of."""

from tests.bot.discord.evening import main

UNSENT = "Not sent yet"
NEWER = "There is a newer board below."


async def begun(evening):
    """Cannae in a thread, where Anna is to move; she types her moves."""
    card = await evening.challenge(evening.anna, evening.bea, game="cannae", variant="", options="")
    await card.click(evening.bea, "Accept")
    return await evening.anna.wait_dm(lambda m: bool(m.attachments))


async def typed(evening, channel):
    shown = await evening.anna.slash(channel, "move", move="-")
    assert UNSENT in shown.text
    return shown


async def test_a_preview_that_only_its_player_sees_is_outdated_by_the_same_move_elsewhere(evening):
    await begun(evening)
    preview = await typed(evening, evening.games)
    other = await typed(evening, evening.anna.dm)
    await evening.server.wait(lambda: UNSENT not in preview.text, what="outdated preview")
    sent = await (await other.click(evening.anna, main(other.message))).done()
    assert "You passed." in sent.text
    await evening.bea.wait_dm(lambda m: "Anna passed." in m.text)
    assert (preview.text, preview.labels) == (NEWER, [])
    assert UNSENT not in sent.text


async def test_what_was_sent_from_a_preview_stays_as_it_is(evening):
    await begun(evening)
    preview = await typed(evening, evening.games)
    sent = await (await preview.click(evening.anna, main(preview.message))).done()
    await evening.bea.wait_dm(lambda m: "Anna passed." in m.text)
    await evening.server.wait(lambda: told(evening), what="the board in the thread")
    assert "You passed." in sent.text


def told(evening):
    (thread,) = evening.guild.threads
    return any("Anna passed." in m.text for m in thread.messages)


async def test_a_preview_in_the_private_chat_is_outdated_by_a_move_from_the_channel(evening):
    await begun(evening)
    preview = await typed(evening, evening.anna.dm)
    other = await evening.anna.slash(evening.games, "move", move="-")
    await evening.server.wait(lambda: UNSENT not in preview.text, what="outdated preview")
    await (await other.click(evening.anna, main(other.message))).done()
    await evening.bea.wait_dm(lambda m: "Anna passed." in m.text)
    every = [*evening.anna.dm.messages, other.message]
    assert not [m for m in every if UNSENT in m.text]
