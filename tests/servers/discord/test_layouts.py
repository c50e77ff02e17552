"""Components of messages, and messages made of components."""

import discord
import pytest

from tests.servers.discord.samples import TEXT, Board, button, picture, row


@pytest.mark.parametrize(
    "components",
    [
        [row(*(button(custom_id=str(n)) for n in range(6)))],
        [row(button(custom_id=str(n))) for n in range(6)],
        [row(button(), button())],
        [row(button(label="x" * 81))],
        [row(button(custom_id="x" * 101))],
        [row(button(custom_id=""))],
        [row({"type": 3, "custom_id": "s", "options": []})],
        [{"type": 10, "content": "not in a classic message"}],
    ],
)
async def test_components_that_break_the_rules_are_refused(hall, components):
    params = discord.http.handle_message_parameters(content="x")
    params.payload["components"] = components
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035


async def test_a_layout_is_read_like_any_message(hall):
    await hall.channel.send(view=Board(), file=picture(alt=None))
    message = hall.games.messages[-1]
    assert message.layout
    assert (message.text, message.labels) == ("North to move", ["Hand"])
    assert message.alt == ["the board in words"]


@pytest.mark.parametrize(
    ("view", "options"),
    [
        (Board, {}),
        (lambda: Board("x" * 4001), {"file": True}),
        (Board, {"content": "and words", "file": True}),
    ],
)
async def test_a_layout_that_breaks_the_rules_is_refused(hall, view, options):
    made = {"content": options.get("content", discord.utils.MISSING)}
    if options.get("file"):
        made["file"] = picture()
    with (
        discord.http.handle_message_parameters(view=view(), **made) as params,
        pytest.raises(discord.HTTPException) as refused,
    ):
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035


@pytest.mark.parametrize(
    "components",
    [
        [TEXT] * 41,
        [{"type": 17, "components": [TEXT] * 40}],
        [{"type": 17, "components": [{"type": 17, "components": [TEXT]}]}],
        [{"type": 9, "components": [TEXT], "accessory": TEXT}],
        [{"type": 12, "items": []}],
        [button()],
    ],
)
async def test_a_layout_has_its_own_order(hall, components):
    params = discord.http.handle_message_parameters()
    params.payload.update(components=components, flags=1 << 15)
    with pytest.raises(discord.HTTPException) as refused:
        await hall.bot.http.send_message(hall.games.id, params=params)
    assert refused.value.code == 50035
