"""Who only looks on at the page leaves nothing in the store."""


async def test_an_onlooker_at_a_table_of_others_leaves_no_profile(lobby, anna, bea, table):
    onlooker = await lobby.visitor().arrive("Eve")
    known = set(lobby.salle.store.profiles())
    assert (await onlooker.visit(table)).status == 200
    assert (await onlooker.post(f"/api/table/{table}/act/history")).status == 200
    await onlooker.post(f"/api/table/{table}/act/resign")
    await onlooker.get("/api/tables")
    assert set(lobby.salle.store.profiles()) == known
