"""A Swiss of eight between Discord, Telegram and the page: one plays from two platforms, and one
vanishes.
"""

from __future__ import annotations

import pytest

from engines.core.record import Act, Entry
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Out, Status
from tests.bot.both_platforms import both_platforms
from tests.bot.discord.evening import moves
from tests.bot.telegram.evening import moves as taps
from tests.bot.tournaments_played import DAY, Played
from tests.bot.web.conftest import Lobby

pytestmark = pytest.mark.long


@pytest.fixture
async def three(monkeypatch):
    """Salle on both platforms and on the page, in this process."""
    lobbies = []

    def page(salle):
        lobbies.append(Lobby(salle))
        return lobbies[0].adapter

    async with both_platforms(monkeypatch, page=page) as (discord, telegram):
        (lobby,) = lobbies
        await lobby.open()
        yield discord, telegram, lobby
        await lobby.close()


async def opened(discord) -> str:
    """Anna opens one in her channel."""
    form = await (
        await discord.anna.slash(discord.games, "tournament create", name="Autumn Cup")
    ).done()
    form = await (await form.message.click(discord.anna, "More…")).done()
    page = await (await form.message.click(discord.anna, "Rounds")).done()
    form = await (await page.message.click(discord.anna, "3")).done()
    form = await (await form.message.click(discord.anna, "Back")).done()
    page = await (await form.message.click(discord.anna, "Games")).done()
    for game in ("✓ En Garde", "Battle of Cannae", "Gygès", "Audatia"):
        page = await (await page.message.click(discord.anna, game)).done()
    form = await (await page.message.click(discord.anna, "Back")).done()
    await (await form.message.click(discord.anna, "Create")).done()
    (cup,) = await discord.salle.context.tournaments.of(f"discord:{discord.games.id}")
    return cup.id


async def linked(discord, telegram):
    """Anna of Discord is Anna of Telegram, and is told there."""
    offered = await discord.anna.slash(discord.anna.dm, "settings link")
    (code,) = [word for word in offered.text.split() if len(word) == 11 and word[5] == "-"]
    await telegram.anna.sends(f"/link {code}")
    question = await telegram.anna.wait(lambda m: "Join them" in m.labels)
    await telegram.anna.taps(question, "Join them")
    await telegram.anna.wait(lambda m: m.text.startswith("Joined."))


async def all_have_joined(discord, telegram, lobby, name):
    """Three on Discord, one of whom reads on Telegram; two there; three on the page."""
    visitors = {}
    card = await discord.bea.wait_message(discord.games, lambda m: "Join" in m.labels)
    for person in (discord.anna, discord.bea, discord.eve):
        await (await card.click(person, "Join")).done()
    for person in (telegram.bea, telegram.eve):
        await person.starts()
        mark = telegram.server.mark()
        await person.sends(f"/tournament join {name}")
        await person.wait(lambda m: "You're in." in m.text, since=mark)
    for guest in ("Paula", "Quentin", "Rosa"):
        visitor = await lobby.visitor().arrive(guest)
        page = await visitor.get(f"/api/tournament/{name}")
        join = next(one for one in page["acts"] if one["label"] == "Join")
        ticket = join["ticket"]
        answer = await visitor.post("/api/tap", {"ticket": ticket, "nonce": "0a"})
        assert answer.status == 200, answer
        visitors[guest] = visitor
    return visitors


async def each_moves_at_their_door(three, played, visitors):
    """Of each match of a round of En Garde who is to begin does so, by a button."""
    discord, telegram, _ = three
    here = {f"discord:{one.id}": one for one in (discord.bea, discord.eve)}
    there = {f"telegram:{one.id}": one for one in (telegram.anna, telegram.bea, telegram.eve)}
    there[f"discord:{discord.anna.id}"] = telegram.anna  # she is told where she was last
    now = await played.now()
    for bout in now.state.open_bouts:
        key = await played.key(bout)
        table = await played.salle.tables.load(key)
        (seat,) = table.match.active
        who = table.match.players[seat].address
        if who in here:
            board = await here[who].wait_dm(lambda m: "Autumn Cup" in m.text and bool(moves(m)))
            await discord.play(board, here[who])
        elif who in there:
            person = there[who]
            board = await person.wait(lambda m: "Autumn Cup" in m.text and bool(taps(m)))
            await telegram.play(person, board)
        else:
            name = table.match.players[seat].name
            if name == "Rosa":
                continue
            assert (await visitors[name].plays(key.table)).status == 200
        assert (await played.salle.tables.load(key)).version == table.version + 1


async def rounds_begin(played, number):
    for _ in range(20):
        await played.settles()
        if len((await played.now()).state.rounds) >= number:
            return
        await played.passes(DAY)
    raise AssertionError(f"round {number} doesn't begin")


async def test_a_swiss_of_eight_across_discord_telegram_and_the_page(three):
    discord, telegram, lobby = three
    salle = discord.salle
    await telegram.anna.starts()
    await linked(discord, telegram)
    name = await opened(discord)
    visitors = await all_have_joined(discord, telegram, lobby, name)
    played = Played(salle, name, {})
    now = await played.now()
    assert len(now.state.active) == 8
    assert {a.partition(":")[0] for a in now.state.entrants} == {"discord", "telegram", "web"}
    (rosa,) = [a for a, one in now.state.entrants.items() if one.player.name == "Rosa"]
    for number in (1, 2, 3):
        await rounds_begin(played, number)
        if number == 1:
            await each_moves_at_their_door(three, played, visitors)
        await round_is_played(played, rosa)
    await ends(played)
    state = (await played.now()).state
    assert state.entrants[rosa].out is Out.ABSENT
    games = [(await played.table(here.bouts[0])).record.head.game for here in state.rounds]
    assert games == ["en_garde", "cannae", "gyges"]
    assert sum(row.points for row in standings(state)) == 12
    await discord.bea.wait_message(
        discord.games, lambda m: "Autumn Cup" in m.text and "wins" in m.text
    )
    public = [m for m in discord.games.messages if "Autumn Cup" in m.text]
    assert len(public) == 5, public  # its card, three rounds, the end
    assert visitors


async def round_is_played(played, absent):
    for bout in (await played.now()).state.open_bouts:
        if bout.is_bye:
            continue
        key = await played.key(bout)
        for _ in range(4):
            table = await played.salle.tables.load(key)
            seats = [s for s in table.match.active if s not in table.match.moved]
            if not seats or table.match.players[seats[0]].address == absent:
                break
            await played.moves(key, seats[0])
        if absent not in bout.players:
            at = int(played.salle.time())
            await played.salle.tables.act(
                key, lambda now, a=bout.two, t=at: Entry(act=Act.RESIGN, seat=now.seat_of(a), at=t)
            )


async def ends(played):
    for _ in range(20):
        if (await played.settles()).state.status is Status.ENDED:
            return
        await played.passes(DAY)
    raise AssertionError("it doesn't end")
