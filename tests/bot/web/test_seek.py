"""Two guests of the page look for a match by a typed command, and are found for each other."""

from bot.commands import seek


async def seeks(who, table, words="gyges"):
    answer = await who.post(f"/api/table/{table}/act/seek", {"words": words, "nonce": "1a"})
    assert answer.status == 200, answer
    return answer


async def test_guests_who_look_for_the_same_play_on_the_page(anna, bea, table):
    waits = (await seeks(anna, table))["post"]
    assert "Nobody yet." in waits["lines"][1]
    assert "Stop looking" in [one["label"] for one in waits["prompt"]["controls"]]
    found = await seeks(bea, table)
    assert "Anna plays Gygès with you" in found["post"]["lines"][0]
    begun = found["table"]
    assert begun != table
    for who in (anna, bea):
        (side,) = (await who.visit(begun))["sides"]
        assert side["seat"]
        tables = (await who.get("/api/tables"))["tables"]
        assert begun in [line["table"] for line in tables]


async def test_what_is_no_rating_is_refused_with_an_example(anna, table):
    answer = await anna.post(f"/api/table/{table}/act/seek", {"words": "gyges abc"})
    assert "I don't understand “abc”" in answer["ack"]


async def test_nobody_of_the_page_is_paired_with_somebody_of_a_chat(lobby, anna, table):
    cato = lobby.salle.someone("Cato")
    await lobby.salle.app.run(seek.seek, cato.ask(), "gyges")
    waits = (await seeks(anna, table))["post"]
    assert "Nobody yet." in waits["lines"][1]
