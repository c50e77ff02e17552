"""What a bot sends and edits."""

import io

from PIL import Image
from telegram import ForceReply, InputMediaPhoto

from tests.servers.telegram.samples import keyboard, picture, refused


async def test_a_photo_is_sent_again_by_its_file_id(server, bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture())
    assert (sent.photo[-1].width, sent.photo[-1].height) == (64, 48)
    again = await bot.send_photo(anna.id, sent.photo[-1].file_id)
    assert anna.last.photo == picture()
    assert again.photo[-1].file_unique_id == sent.photo[-1].file_unique_id
    with refused("can't use file of type Photo as Animation"):
        await bot.send_animation(anna.id, sent.photo[-1].file_id)


async def test_an_edit_replaces_the_picture_and_the_same_edit_is_refused(bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture(), reply_markup=keyboard("Yes"))
    edited = await bot.edit_message_media(
        InputMediaPhoto(picture("blue"), caption="blue"), anna.id, sent.message_id
    )
    message = anna.last
    assert (message.photo, message.text, message.buttons) == (picture("blue"), "blue", ())
    again = InputMediaPhoto(edited.photo[-1].file_id, caption="blue")
    with refused("message is not modified"):
        await bot.edit_message_media(again, anna.id, sent.message_id)
    assert message.edits == 1


async def test_an_edit_of_the_wrong_kind_is_refused(bot, anna):
    started = await anna.starts()
    text = await bot.send_message(anna.id, "text")
    photo = await bot.send_photo(anna.id, picture())
    with refused("there is no text in the message to edit"):
        await bot.edit_message_text("x", anna.id, photo.message_id)
    with refused("there is no caption in the message to edit"):
        await bot.edit_message_caption(anna.id, text.message_id, caption="x")
    with refused("message can't be edited"):
        await bot.edit_message_text("x", anna.id, started.id)
    with refused("message to edit not found"):
        await bot.edit_message_reply_markup(anna.id, 999)


async def test_an_animation_comes_back_as_one(bot, anna):
    await anna.starts()
    data = io.BytesIO()
    frames = [Image.new("P", (32, 32), colour) for colour in (1, 2)]
    frames[0].save(data, "GIF", save_all=True, append_images=frames[1:])
    sent = await bot.send_animation(anna.id, data.getvalue(), filename="replay.gif")
    assert (sent.animation.width, anna.last.animation) == (32, data.getvalue())


async def test_the_small_size_of_a_photo_can_be_fetched(bot, anna):
    await anna.starts()
    sent = await bot.send_photo(anna.id, picture(size=(1024, 512)))
    small, large = sent.photo
    assert (small.width, large.width) == (320, 1024)
    file = await bot.get_file(small.file_id)
    with Image.open(io.BytesIO(await file.download_as_bytearray())) as image:
        assert image.size == (320, 160)


async def test_what_is_no_picture_is_no_photo(bot, anna):
    await anna.starts()
    with refused("IMAGE_PROCESS_FAILED"):
        await bot.send_photo(anna.id, b"not a picture")


async def test_a_reply_stands_under_its_message_and_may_ask_for_one(bot, anna, group):
    asked = await anna.sends(group, "/move")
    await bot.send_message(
        group.id, "Which?", reply_to_message_id=asked.id, reply_markup=ForceReply(selective=True)
    )
    assert (group.last.reply_to, group.last.force_reply) == (asked, True)
    with refused("message to be replied not found"):
        await bot.send_message(group.id, "x", reply_to_message_id=999)


async def test_old_messages_cannot_be_deleted(bot, anna):
    await anna.starts()
    await bot.send_message(anna.id, "old")
    old = anna.last
    old.ages(hours=49)
    with refused("message can't be deleted"):
        await bot.delete_message(anna.id, old.id)
    new = await bot.send_message(anna.id, "new")
    await bot.delete_message(anna.id, new.message_id)
    assert anna.from_bot == [old]


async def test_a_topic_that_does_not_exist_is_refused(server, bot, anna, group):
    forum = server.group("Hall", [anna], topics=True)
    topic = forum.opens("En Garde")
    await bot.send_message(forum.id, "x", message_thread_id=topic.id)
    assert forum.last.topic is topic
    for chat, thread in ((forum, 999), (forum, 1), (group, 5)):
        with refused("message thread not found"):
            await bot.send_message(chat.id, "x", message_thread_id=thread)
