import asyncio
import json
import re

from bot.application.challenge_limits import OF_A_PERSON
from storage.base import StoreAwayError
from tests.bot import novel_refusal
from tests.bot.web.conftest import control


async def test_whoever_takes_an_open_challenge_plays(anna, bea, table):
    for visitor in (anna, bea):
        visit = await visitor.visit(table)
        assert visit["status"] == "playing"
        assert visit["title"] == "En Garde · Anna – Bea"
    assert {(await v.side(table))["seat"] for v in (anna, bea)} == {"one", "two"}


async def test_a_move_is_shown_before_it_is_sent(table, to_move):
    mover, _ = to_move
    version = (await mover.visit(table))["version"]
    move = (await mover.moves(table))[0]
    preview = await mover.tap(table, move["ticket"])
    assert preview["post"]["is_preview"]
    assert preview["post"]["prompt"]["lead"].startswith("Forward")
    assert (await mover.visit(table))["version"] == version
    undone = await mover.tap(table, control(preview["post"], "pw"))
    assert undone["post"]["prompt"]["groups"][0]["choices"][0]["notation"] == move["notation"]


async def test_a_sent_move_stands_and_the_other_is_asked(table, to_move):
    mover, waiter = to_move
    await mover.plays(table)
    assert not await mover.moves(table)
    assert await waiter.moves(table)


async def test_a_double_tap_plays_once(table, to_move):
    mover, _ = to_move
    preview = await mover.tap(table, (await mover.moves(table))[0]["ticket"])
    send = control(preview["post"], "ps")
    assert (await mover.tap(table, send)).status == 200
    version = (await mover.visit(table))["version"]
    again = await mover.tap(table, send)
    assert again.status == 200
    assert (await mover.visit(table))["version"] == version


async def test_a_typed_move_is_shown_and_nonsense_is_answered(table, to_move):
    mover, _ = to_move
    move = (await mover.moves(table))[0]["notation"]
    shown = await mover.post(f"/api/table/{table}/type", {"text": move})
    assert shown["post"]["is_preview"]
    wrong = await mover.post(f"/api/table/{table}/type", {"text": "+6"})
    assert wrong.status == 422
    assert "cards go from 1 to 5" in wrong["ack"]


async def test_completion_offers_legal_moves_only(table, to_move):
    mover, waiter = to_move
    legal = {choice["notation"] for choice in await mover.moves(table)}
    offers = (await mover.get(f"/api/table/{table}/complete?text=%2B"))["offers"]
    assert {offer["notation"] for offer in offers} == {m for m in legal if m.startswith("+")}
    assert (await waiter.get(f"/api/table/{table}/complete?text=%2B"))["offers"] == []


async def test_the_log_tells_what_came_after_a_version(table, to_move):
    mover, _ = to_move
    before = (await mover.visit(table))["version"]
    await mover.plays(table)
    (row,) = (await mover.get(f"/api/table/{table}?after={before}"))["log"]
    assert (row["version"], row["number"]) == (before + 1, 1)
    assert re.fullmatch(r"forward (\d) → \d+", row["words"])
    assert row["result"] == str(22 - int(row["words"].split()[1]))  # the distance


async def test_the_log_never_tells_what_was_drawn(table, to_move):
    mover, waiter = to_move
    await mover.plays(table)
    for visitor in (mover, waiter):
        told = json.dumps((await visitor.visit(table))["log"])
        assert "drew" not in told
        assert "dealt" not in told


async def test_a_past_position_is_shown_as_they_saw_it_then(table, to_move):
    mover, waiter = to_move
    then = (await mover.side(table))["post"]
    await mover.plays(table)
    (seen,) = (await mover.get(f"/api/table/{table}/at/{then['version']}"))["sides"]
    assert seen["hands"] == then["hands"]
    (of_waiter,) = (await waiter.get(f"/api/table/{table}/at/{then['version']}"))["sides"]
    assert [hand["seat"] for hand in of_waiter["hands"]] != [hand["seat"] for hand in seen["hands"]]
    assert len(of_waiter["hands"]) == 1


async def test_after_the_end_both_hands_lie_open_at_every_position(table, to_move):
    mover, waiter = to_move
    begun = (await mover.visit(table))["version"]
    await mover.plays(table)
    ticket = control((await waiter.post(f"/api/table/{table}/act/resign"))["post"], "ry")
    assert (await waiter.tap(table, ticket)).status == 200
    for version in (begun, begun + 1):
        (seen,) = (await mover.get(f"/api/table/{table}/at/{version}"))["sides"]
        assert [len(hand["cards"]) for hand in seen["hands"]] == [5, 5]
    assert len((await mover.side(table))["post"]["hands"]) == 2


async def test_a_position_that_never_was_is_not_there(anna, table):
    assert (await anna.get(f"/api/table/{table}/at/99")).status == 404


async def test_a_study_table_gives_both_seats_to_one(anna):
    table = await anna.begin(is_study=True, partner="Bea")
    visit = await anna.visit(table)
    assert [side["seat"] for side in visit["sides"]] == ["one", "two"]
    assert visit["names"] == {"one": "Anna", "two": "Bea"}
    acting = next(s for s in visit["sides"] if s["post"]["prompt"]["groups"])
    ticket = acting["post"]["prompt"]["groups"][0]["choices"][0]["ticket"]
    preview = await anna.tap(table, ticket, seat=acting["seat"])
    sent = await anna.tap(table, control(preview["post"], "ps"), seat=acting["seat"])
    assert not sent["post"]["prompt"]["groups"]
    sides = (await anna.visit(table))["sides"]
    (next_one,) = (side for side in sides if side["post"]["prompt"]["groups"])
    assert next_one["seat"] != acting["seat"]


async def test_both_names_have_a_shield_and_the_rail_has_the_rivals(anna, bea, table):
    shields = (await anna.visit(table))["shields"]
    assert (await bea.visit(table))["shields"] == shields
    for player in (anna, bea):
        line = (await player.get("/api/tables"))["tables"][0]
        assert line["shield"] == shields[line["seat"]] != []


async def test_the_rail_lists_the_most_urgent_first(anna, bea, table, to_move):
    mover, waiter = to_move
    open_table = await mover.begin()
    groups = [(t["table"], t["group"]) for t in (await mover.get("/api/tables"))["tables"]]
    assert groups == [(table, "your-turn"), (open_table, "challenges")]
    line = (await waiter.get("/api/tables"))["tables"][0]
    assert line["group"] == "waiting"
    assert line["who"].startswith(f"{mover.name}, since ")


async def test_resigning_asks_once_and_ends_with_a_result(anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    assert (await anna.visit(table))["status"] == "playing"
    ended = await anna.tap(table, control(asked["post"], "ry"))
    assert ended["post"]["is_over"]
    assert "Bea wins the match" in ended["post"]["prompt"]["lead"]
    assert "seal" not in ended["post"]["ending"]  # which Verify shows
    verbs = [c["verb"] for c in ended["post"]["prompt"]["controls"]]
    assert verbs == ["rm", "rp", "gt", "vf", "ex"]


async def test_a_move_is_taken_back_by_consent(anna, bea):
    table = await anna.begin(game="gyges")
    await bea.takes(table)
    first, other = (anna, bea) if await anna.moves(table) else (bea, anna)
    assert not (await first.visit(table))["may_ask_takeback"]
    await first.plays(table)
    assert (await first.visit(table))["may_ask_takeback"]
    await first.post(f"/api/table/{table}/act/takeback")
    asked = (await other.side(table))["post"]
    assert (
        f"{first.name} asks to take back their last move and everything after it." in asked["lines"]
    )
    await other.tap(table, control(asked, "tg"))
    assert await first.moves(table)
    assert not await other.moves(table)


async def test_after_the_end_the_shuffle_is_opened_and_the_record_given(anna, bea, table):
    await anna.post(f"/api/table/{table}/act/resign")
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, control(asked["post"], "ry"))
    proof = (await bea.post(f"/api/table/{table}/act/verify"))["post"]
    assert "server_seed" in proof["text"]
    assert '"0a", "0b"' in proof["text"]  # what each browser gave to the shuffle
    file = (await bea.post(f"/api/table/{table}/act/export"))["post"]["file"]
    assert json.loads(file["text"])["salle"] == 2


async def test_a_rematch_opens_another_table_with_sides_swapped(anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, control(asked["post"], "ry"))
    again = await anna.post(f"/api/table/{table}/act/rematch", {"nonce": "0c"})
    assert again["table"] not in ("", table)
    assert (await anna.side(again["table"]))["seat"] == "two"


async def test_a_second_rematch_tap_accepts_the_first(anna, bea, table):
    asked = await anna.post(f"/api/table/{table}/act/resign")
    await anna.tap(table, control(asked["post"], "ry"))
    again = await anna.post(f"/api/table/{table}/act/rematch", {"nonce": "0c"})
    accepted = await bea.post(f"/api/table/{table}/act/rematch", {"nonce": "0d"})
    assert accepted["table"] == again["table"]
    assert (await anna.get(f"/api/table/{again['table']}"))["status"] == "playing"


async def test_somebody_who_watches_sees_the_public_board_and_no_buttons(lobby, table):
    eve = await lobby.visitor().arrive("Eve")
    side = await eve.side(table)
    assert side["seat"] is None
    assert side["post"]["prompt"]["groups"] == []
    assert "Your hand" not in side["post"]["board"]["alt"]
    assert side["post"]["hands"] == []


async def test_the_rules_come_with_pictures(anna):
    post = (await anna.get("/api/rules/en_garde"))["post"]
    assert len(post["paragraphs"]) > 3
    assert all(one["text"] and one["picture"]["alt"] for one in post["paragraphs"])


async def test_a_chosen_language_is_spoken(anna):
    await anna.post("/api/choose", {"name": "language", "value": "it"})
    hello = await anna.get("/api/hello")
    assert hello["language"] == "it"
    assert hello["words"]["page-your-name"] != "Your name"


async def test_ready_means_that_the_store_answers_and_alive_that_we_do(lobby, anna, monkeypatch):
    assert (await anna.get("/readyz")).status == 200
    away(lobby, monkeypatch)
    answer = await anna.get("/readyz")
    assert (answer.status, answer["ready"], answer["not_ready"]) == (503, False, ["store"])
    assert (await anna.get("/healthz")).status == 200


async def test_a_store_that_is_away_is_said_in_words(lobby, anna, table, monkeypatch):
    moves = await anna.moves(table)
    away(lobby, monkeypatch)
    answers = [
        await anna.get(f"/api/table/{table}"),
        await anna.get("/api/tables"),
        await anna.post(f"/api/table/{table}/type", {"text": "+1"}),
        *[await anna.tap(table, move["ticket"]) for move in moves[:1]],
    ]
    for answer in answers:
        assert answer.status == 503
        assert "not sent" in answer["error"]
    assert (await anna.get("/api/hello")).status == 200  # the page can still say what is wrong


def away(lobby, monkeypatch):
    async def nobody(*args, **kwargs):
        raise StoreAwayError("gone")

    for name in ("load", "profile", "running_tables", "commit"):
        monkeypatch.setattr(lobby.salle.store, name, nobody)


async def test_a_challenge_that_a_browser_sends_twice_is_one(anna):
    wish = {"game": "en_garde", "nonce": "feed"}
    sent = await asyncio.gather(*(anna.post("/api/challenge", wish) for _ in range(3)))
    assert [answer.status for answer in sent] == [200] * 3
    assert len({answer["table"] for answer in sent}) == 1


async def test_one_challenge_too_many_is_refused_in_words_and_no_place_of_others_is_taken(
    anna, bea
):
    for _ in range(OF_A_PERSON):
        await anna.begin()
    refused = await anna.post("/api/challenge", {"game": "en_garde", "nonce": "feed"})
    assert refused.status == 422
    assert refused["ack"].startswith("10 of your challenges are waiting")
    await bea.begin()


async def test_a_refusal_that_nothing_else_knows_is_told_in_its_sentence(
    anna, table, monkeypatch, tmp_path
):
    novel_refusal.refuse_all_tables(monkeypatch, tmp_path)
    told = await anna.post(f"/api/table/{table}/act/resign")
    assert (told.status, told["ack"]) == (422, novel_refusal.SAID)
    seen = await anna.get(f"/api/table/{table}", **{"Accept-Language": "it"})
    assert (seen.status, seen["error"]) == (422, novel_refusal.DETTO)
