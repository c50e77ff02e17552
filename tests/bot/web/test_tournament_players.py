"""A tournament's page for who takes part, or may: joining, answering, managing, one's own lines."""

from engines.core.record import Player
from engines.core.tournaments.acts import Answered, Challenged, Joined
from engines.core.tournaments.head import Admission, Kind
from tests.bot.web.tournament_visits import ODO, address_of, joined, names_in, opened, presses, sees


async def test_whose_line_and_match_are_ones_own_is_marked(lobby, anna):
    played = await opened(lobby)
    await joined(played, anna)
    await played.begins()
    shown = await sees(anna, played)
    assert [row["is_me"] for row in shown["standings"]["rows"]].count(True) == 1


async def test_only_who_is_not_in_is_offered_to_join(lobby, anna, bea):
    played = await opened(lobby)
    await joined(played, anna)
    labels = [[act["label"] for act in (await sees(who, played))["acts"]] for who in (anna, bea)]
    assert labels == [["Leave", "Rules"], ["Join", "Rules"]]


async def test_one_joins_and_leaves_on_the_page(lobby, anna):
    played = await opened(lobby)
    assert (await presses(anna, played, "Join"))["post"]["lines"][0].startswith("You're in.")
    assert names_in(await sees(anna, played))[-1] == "Anna"
    assert (await presses(anna, played, "Leave")).status == 200
    assert len(names_in(await sees(anna, played))) == 4


async def test_who_has_no_name_yet_gives_one_before_they_join(lobby):
    played, nobody = await opened(lobby), lobby.visitor()
    await nobody.get("/api/hello")
    answer = await presses(nobody, played, "Join")
    assert (answer.status, answer["error"]) == (422, "First tell me your name.")


async def test_a_button_of_a_tournament_is_for_whom_it_was_shown_to(lobby, anna, bea):
    played = await opened(lobby)
    ticket = (await sees(anna, played))["acts"][0]["ticket"]
    assert played.name not in ticket
    for odd in (ticket, f"tn:jo:{played.name}:1:"):
        answer = await bea.post("/api/tap", {"ticket": odd, "nonce": "0e"})
        assert answer.status == 422


async def test_the_organiser_manages_it_from_its_page(lobby, anna, bea):
    organiser = Player(address=await address_of(anna), name="Anna")
    played = await opened(lobby, organiser=organiser)
    assert "Manage" not in [act["label"] for act in (await sees(bea, played))["acts"]]
    post = (await presses(anna, played, "Manage"))["post"]
    assert post["prompt"]["controls"] or post["prompt"]["groups"]


async def test_on_a_ladder_who_stands_near_above_may_be_challenged(lobby, anna):
    played = await opened(lobby, kind=Kind.LADDER, tie_breaks=())
    await joined(played, anna)
    await played.begins()
    shown = (await sees(anna, played))["standings"]
    offered = [row["challenge"] and row["challenge"]["name"] for row in shown["rows"]]
    assert offered == [None, "Challenge: Bea", "Challenge: Chiara", "Challenge: Dario", None]
    await played.act(
        Challenged(
            at=int(lobby.salle.time()),
            by="test:dario",
            challenger=await address_of(anna),
            challenged="test:dario",
        )
    )
    shown = (await sees(anna, played))["standings"]
    assert shown["kind"] == "ladder"
    assert shown["rows"][4]["figures"] == ["challenges place 4 · 7 d"]
    assert not any(row["challenge"] for row in shown["rows"])


async def test_who_is_challenged_answers_on_the_page(lobby, anna):
    played = await opened(lobby, kind=Kind.LADDER, tie_breaks=())
    await joined(played, anna)
    await played.act(Joined(at=int(lobby.salle.time()), by="test:odo", player=ODO, rating=0))
    await played.begins()
    at, me = int(lobby.salle.time()), await address_of(anna)
    await played.act(Challenged(at=at, by=ODO.address, challenger=ODO.address, challenged=me))
    labels = [act["label"] for act in (await sees(anna, played))["acts"]]
    assert labels[:2] == ["Accept the challenge of Odo", "Decline"]
    await played.act(Answered(at=at, by=me, challenge=1))
    (match,) = (await anna.get(f"/api/tournament/{played.name}/round/0"))["matches"]
    assert {match["one"]["name"], match["two"]["name"]} == {"Anna", "Odo"}


async def test_who_has_seen_its_present_state_is_sent_nothing_again(lobby, anna):
    played = await opened(lobby)
    version = (await sees(anna, played))["version"]
    path = f"/api/tournament/{played.name}?version={version}"
    assert (await anna.get(path)).json is None
    await joined(played, anna)
    assert (await anna.get(path))["version"] == version + 1


async def test_answers_are_for_those_whom_the_page_knows(lobby):
    played = await opened(lobby)
    for path in ("", "/standings", "/round/0"):
        answer = await lobby.visitor().get(f"/api/tournament/{played.name}{path}")
        assert answer.status == 401


async def test_a_match_leads_back_to_its_tournament(lobby, anna):
    played = await opened(lobby)
    now = await played.begins()
    key = await played.key(now.state.open_bouts[0])
    shown = (await anna.visit(key.table))["tournament"]
    assert shown == {"page": f"/tournament/{played.name}", "words": "Autumn Cup, round 1"}


async def test_the_entrance_lists_what_may_be_joined_and_what_one_plays_in(lobby, anna, bea):
    free = await opened(lobby, name="Free Cup")
    await opened(lobby, name="Full Cup", most=4)
    await opened(lobby, name="Club Cup", admission=Admission(place="discord:1"))
    mine = await opened(lobby, name="My Cup", most=5)
    await joined(mine, anna)

    async def listed(visitor):
        return [one["title"] for one in (await visitor.get("/api/open"))["tournaments"]]

    assert await listed(anna) == ["My Cup", "Free Cup"]
    assert await listed(bea) == ["Free Cup"]
    await free.begins()
    assert await listed(bea) == []
