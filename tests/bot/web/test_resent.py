"""A move is sent again because its answer got lost: it is made once, whatever happened since."""

from tests.bot.web.conftest import control


async def test_a_move_that_is_sent_twice_is_made_once(table, to_move):
    mover, _ = to_move
    preview = await mover.tap(table, (await mover.moves(table))[0]["ticket"])
    send = control(preview["post"], "ps")
    version = (await mover.visit(table))["version"]
    first, again = [await mover.tap(table, send, nonce="0c") for _ in range(2)]
    assert (first.status, again.status) == (200, 200)
    assert first["post"]["lines"] == again["post"]["lines"]
    assert (await mover.visit(table))["version"] == version + 1


async def test_who_hears_late_that_their_move_was_made_hears_their_rivals_answer_too(
    table, to_move
):
    mover, waiter = to_move
    preview = await mover.tap(table, (await mover.moves(table))[0]["ticket"])
    send = control(preview["post"], "ps")
    await mover.tap(table, send, nonce="0c")
    await waiter.plays(table)
    version = (await mover.visit(table))["version"]
    again = await mover.tap(table, send, nonce="0c")
    assert not again.json["is_error"], again
    assert again["post"]["prompt"]["groups"]
    assert (await mover.visit(table))["version"] == version
