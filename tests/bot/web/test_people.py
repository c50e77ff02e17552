"""Profiles and leaderboards, as the page's typed commands answer."""

from tests.bot.web.conftest import control


async def test_a_profile_has_a_picture_and_words_and_a_leaderboard_of_nobody_words_alone(
    anna, bea, table
):
    ask = f"/api/table/{table}/act"
    asked = (await anna.post(f"{ask}/resign"))["post"]
    await anna.tap(table, control(asked, "ry"))
    assert (await bea.post(f"{ask}/profile", {"words": "anna"}))["post"]["title"] == "Anna"
    shown = (await anna.post(f"{ask}/profile"))["post"]
    assert "Given up at once: 1" in shown["lines"]
    assert (shown["sheet"]["width"], shown["sheet"]["height"]) == (1200, 630)
    assert "Given up at once: 1" in shown["sheet"]["alt"]
    status, body = (await anna.raw(shown["sheet"]["src"]))[:2]
    assert status == 200
    assert body.startswith(b"\x89PNG")
    assert (await bea.raw(shown["sheet"]["src"]))[0] == 404
    board = (await anna.post(f"{ask}/leaderboard", {"words": "gyges"}))["post"]
    assert board["sheet"] is None
    assert board["lines"][0].startswith("Nobody has a settled rating in Gygès yet")
