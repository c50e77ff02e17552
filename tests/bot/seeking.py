"""Somebody looks for a match, and whom they got."""

from bot.commands import seek


async def seeks(who, words="gyges", **more):
    return await who.salle.app.run(seek.seek, who.ask(**more), words)


async def offers(salle, who):
    return await salle.store.seekers_of(who.ask().me, salle.games)


async def rivals(salle, who):
    """With whom somebody plays, once for each match."""
    found = []
    for key in await salle.store.running_tables(who.ask().me):
        table = await salle.tables.load(key)
        found += [p.name for p in table.match.players if p.address != who.ask().me]
    return found
