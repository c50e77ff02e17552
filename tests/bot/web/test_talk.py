"""Table talk, as the page asks for it."""

from tests.bot.web.test_events import tab


async def says(visitor, table, text, **more):
    return await visitor.post(f"/api/table/{table}/talk", {"text": text, **more})


async def heard(visitor, table):
    return [(line["who"], line["text"]) for line in (await visitor.visit(table))["talk"]]


async def test_the_rivals_open_tab_hears_that_something_was_said(lobby, anna, bea, table):
    async with lobby.delivering(), tab(bea, table) as news:
        await says(anna, table, "Good luck")
        while not await heard(bea, table):
            await news()
    assert await heard(bea, table) == [("Anna", "Good luck")]


async def test_a_line_says_who_and_when(anna, table):
    await says(anna, table, "Good luck")
    visit = await anna.visit(table)
    (line,) = visit["talk"]
    assert set(line) == {"number", "who", "seat", "text", "at"}
    assert line["seat"] == visit["sides"][0]["seat"]


async def test_who_looks_on_reads_along_and_may_not_write(lobby, anna, table):
    eve = await lobby.visitor().arrive("Eve")
    await says(anna, table, "Good luck")
    assert await heard(eve, table) == [("Anna", "Good luck")]
    assert not (await eve.visit(table))["may_talk"]
    assert (await says(eve, table, "Hello")).status == 422


async def test_a_line_that_is_too_long_is_refused_in_words(anna, table):
    refused = await says(anna, table, "x" * 300)
    assert (refused.status, refused["ack"]) == (422, "That line has 300 characters; up to 280 fit.")


async def test_who_mutes_a_table_isnt_shown_what_is_said_there(anna, bea, table):
    await says(anna, table, "Good luck")
    await bea.post(f"/api/table/{table}/talk/mute", {"is_muted": True})
    muted = await bea.visit(table)
    assert (muted["talk"], muted["is_muted"]) == ([], True)
    await bea.post(f"/api/table/{table}/talk/mute", {"is_muted": False})
    assert await heard(bea, table) == [("Anna", "Good luck")]


async def test_a_line_changes_no_button(lobby, to_move, table):
    mover, waiter = to_move
    ticket = (await mover.moves(table))[0]["ticket"]
    await says(waiter, table, "Take your time")
    assert (await mover.tap(table, ticket)).status == 200


async def test_a_line_that_the_page_sends_again_is_said_once(anna, table):
    await says(anna, table, "Good luck", nonce="0a1b")
    await says(anna, table, "Good luck", nonce="0a1b")
    assert await heard(anna, table) == [("Anna", "Good luck")]
