"""Linked identities have one coat, wherever it is shown; parted again each has its own."""

from bot.commands import leaderboard, profile, table_page
from bot.commands.arguments import Given
from bot.messages.table_lines import table_summary
from engines.core.seat import Seat
from renderers.coat import coat_of
from tests.bot.linked import Elsewhere, joins, parts
from tests.bot.ranked import rank
from tests.bot.salle import Salle
from tests.bot.test_coats import coat_by_name, seen

HERS = coat_of("test:anna")
ELSEWHERE = coat_of("other:anna")


async def annas(salle, table):
    """Her coat as each reader sees it: at the table, in the channel, and in the lists."""
    found = set()
    for seat in (None, *Seat):
        perspective = await seen(salle, table, seat)
        found.add(coat_by_name(perspective)["Anna"])
        style = perspective.picture(perspective.view).style
        found.add(dict(zip(perspective.names, style.coats, strict=True))["Anna"])
        summary = table_summary(perspective)
        found |= {summary.coat} if summary.who == "Anna" else set()
    return found


async def coat_in_profile(who):
    given = Given(arguments=profile.COMMAND.arguments)
    reply = await who.salle.app.run(profile.COMMAND.run, who.ask(), given)
    return reply.private.sheet.sheet.coat


async def test_at_every_table_the_coat_is_that_of_the_first_identity(salle, anna, bea, anna_there):
    tables = [await salle.match(who, bea, game="gyges") for who in (anna, anna_there)]
    assert HERS != ELSEWHERE
    assert [await annas(salle, table) for table in tables] == [{HERS}, {ELSEWHERE}]
    await joins(anna, anna_there)
    assert [await annas(salle, table) for table in tables] == [{HERS}, {HERS}]
    await parts(anna_there)
    assert [await annas(salle, table) for table in tables] == [{HERS}, {ELSEWHERE}]


async def test_a_process_that_has_never_seen_the_table_shows_the_same(salle, anna, bea, anna_there):
    table = await salle.match(bea, anna_there)
    await joins(anna, anna_there)
    assert await annas(Salle(salle.store), table) == {HERS}


async def test_the_page_shows_the_same_coat_to_both_and_to_who_only_looks(
    salle, anna, bea, eve, anna_there
):
    table = await salle.match(bea, anna_there, game="gyges")
    await joins(anna, anna_there)
    for who in (anna, anna_there, bea, eve):
        page = await table_page.load_page(salle.context, who.ask(), table)
        assert dict(zip(page.names, page.coats, strict=True))["Anna"] == HERS


async def test_the_profile_has_it_whichever_identity_is_asked_for(salle, anna, anna_there):
    await rank(salle.store, "test:anna", "Anna", 1700.0, at=salle.time.now - 60)
    await rank(salle.store, "other:anna", "Anna", 1700.0, at=salle.time.now - 60)
    assert await coat_in_profile(anna_there) == ELSEWHERE
    await joins(anna, anna_there)
    assert await coat_in_profile(anna) == HERS
    assert await coat_in_profile(anna_there) == HERS


async def test_the_leaderboard_has_it_whichever_identity_has_played(
    salle, anna, bea, anna_there, monkeypatch
):
    monkeypatch.setattr("engines.core.rating.PROVISIONAL", 1_000.0)  # one match is enough
    await rank(salle.store, "other:anna", "Anna", 1700.0, at=salle.time.now - 60)
    await joins(anna, anna_there)
    shown = (await salle.app.run(leaderboard.of_all, bea.ask(), "gyges")).private
    assert [row.coat for row in shown.sheet.sheet.rows] == [HERS]


async def test_a_third_identity_takes_the_coat_and_who_is_parted_gets_its_own(
    salle, anna, bea, anna_there
):
    third = Elsewhere(salle, "Anna", "web")
    table = await salle.match(bea, third, game="gyges")
    await joins(anna, anna_there)
    await joins(anna_there, third)
    assert await annas(salle, table) == {HERS}
    await parts(anna)
    assert await annas(salle, table) == {ELSEWHERE}, "the first of those who are left"
