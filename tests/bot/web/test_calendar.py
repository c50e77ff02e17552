"""My hours and vacation on the page: the server's buttons, and words that are typed."""

from zoneinfo import ZoneInfo

from bot.timing.calendars import Calendar
from storage.base import TableKey
from tests.bot.absent import pass_once_each, time_runs_out
from tests.bot.salle import START

TOKYO = {"X-Salle-Zone": "Asia/Tokyo"}


async def calendar_of(lobby, visitor):
    """The calendar of a visitor, whose table says which address is theirs."""
    table = await visitor.begin(level="novice")
    loaded = await lobby.salle.tables.load(TableKey("web", "hall", table))
    player = loaded.record.head.players[loaded.record.head.challenger]
    return Calendar.of(await lobby.salle.store.profile(player.address))


def ticket(answer, label):
    prompt = answer["post"]["prompt"]
    choices = [*prompt["controls"], *(c for group in prompt["groups"] for c in group["choices"])]
    return next(choice["ticket"] for choice in choices if choice["label"] == label)


async def test_the_browsers_time_zone_is_asked_about_and_kept_when_it_is_confirmed(lobby, anna):
    asked = await anna.post("/api/settings", {"ticket": "set:hours"}, **TOKYO)
    yes = ticket(asked, "Yes (Tokyo)")
    shown = await anna.post("/api/settings", {"ticket": yes}, **TOKYO)
    assert shown["post"]["lines"][0].startswith("Tokyo: it is ")
    assert (await calendar_of(lobby, anna)).hours.zone == ZoneInfo("Asia/Tokyo")


async def test_a_browser_that_names_no_zone_is_asked_about_utc_or_another_time(anna):
    asked = await anna.post("/api/settings", {"ticket": "set:hours"}, **{"X-Salle-Zone": "UTC"})
    assert ticket(asked, "Yes (UTC)")
    assert ticket(asked, "Another time")


async def test_hours_are_typed_on_the_page(lobby, anna):
    answer = await anna.post("/api/hours", {"text": "Rome 23-7 sun"})
    said = "Your clock runs from 7:00 to 23:00, except on Sundays."
    assert said in answer["post"]["lines"]
    assert (await calendar_of(lobby, anna)).hours.sleep == (1380, 420)


async def test_the_examples_may_be_typed_as_they_stand(lobby, anna):
    assert (await anna.post("/api/hours", {"text": "/hours Rome 23-7"})).status == 200
    assert (await anna.post("/api/vacation", {"text": "/vacation 5"})).status == 200
    assert (await calendar_of(lobby, anna)).hours.zone == ZoneInfo("Europe/Rome")


async def test_a_vacation_is_begun_and_ended_on_the_page(lobby, anna):
    answer = await anna.post("/api/vacation", {"text": "5"})
    assert (await calendar_of(lobby, anna)).away_until(START) == START + 5 * 86_400
    ended = await anna.post("/api/settings", {"ticket": ticket(answer, "End my vacation")})
    assert ended["ack"] == "Welcome back. Your clock runs again."
    assert (await calendar_of(lobby, anna)).away_until(START + 2) is None


async def test_what_can_not_be_is_answered_with_a_sentence(anna):
    for path, text, said in (
        ("/api/hours", "Xyzzy", "I don't know a place called “Xyzzy”."),
        ("/api/hours", "0-20", "Sleep can last up to 12 hours a day"),
        ("/api/vacation", "yesterday", "I don't understand “yesterday”."),
        ("/api/vacation", "31", "That would be 31 days, and 30 are left this year"),
    ):
        answer = await anna.post(path, {"text": text})
        assert answer.status == 422
        assert answer["ack"].startswith(said)


async def test_only_buttons_of_the_settings_are_taken_there(anna):
    for forged in ("", "x", "fg:0", "dr:x", "set:hours:in:../../etc/passwd", "set:" + "x" * 70):
        assert (await anna.post("/api/settings", {"ticket": forged})).status in (413, 422)


async def test_both_read_on_the_page_of_a_vacation_that_began_by_itself(lobby, anna, bea):
    name = await anna.begin(game="cannae", clock="brisk")
    await bea.takes(name)
    table = TableKey("web", "hall", name)
    await pass_once_each(lobby.salle, table)
    await anna.visit(name)  # she is told by looking
    await time_runs_out(lobby.salle, table)
    for who, said in ((anna, "your vacation has begun"), (bea, "vacation has begun")):
        post = (await who.side(name))["post"]
        assert said in " ".join(post["lines"])
        assert any("on vacation until" in line["words"] for line in post["clocks"])
