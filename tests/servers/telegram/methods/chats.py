"""Questions about chats, people and files; typing signs; leaving."""

from typing import TYPE_CHECKING, Any

from tests.servers.telegram.chats import Group
from tests.servers.telegram.errors import bad_request
from tests.servers.telegram.files import DOWNLOAD_BYTES
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

_TOPIC_NAME = 128
_ACTIONS = {
    "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice",
    "upload_document", "choose_sticker", "find_location", "record_video_note",
    "upload_video_note",
}  # fmt: skip
_RIGHTS = (
    "can_be_edited", "is_anonymous", "can_manage_chat", "can_delete_messages",
    "can_manage_video_chats", "can_restrict_members", "can_promote_members", "can_change_info",
    "can_invite_users", "can_post_stories", "can_edit_stories", "can_delete_stories",
)  # fmt: skip
# What the members of a group may do.
MEMBERS_MAY = (
    "can_send_messages", "can_send_audios", "can_send_documents", "can_send_photos",
    "can_send_videos", "can_send_video_notes", "can_send_voice_notes", "can_send_polls",
    "can_send_other_messages", "can_add_web_page_previews", "can_change_info",
    "can_invite_users", "can_pin_messages", "can_manage_topics",
)  # fmt: skip
_GIFTS = (
    "unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription",
    "gifts_from_channels",
)  # fmt: skip


async def get_chat(server: "TelegramServer", parameters: Parameters) -> dict[str, Any]:
    chat = server.open_chat(parameters)
    permissions = (
        {"permissions": {right: right not in chat.forbidden for right in MEMBERS_MAY}}
        if isinstance(chat, Group)
        else {}
    )
    return (
        chat.json()
        | permissions
        | {
            "accent_color_id": 0,
            "max_reaction_count": 11,
            "accepted_gift_types": dict.fromkeys(_GIFTS, False),
        }
    )


async def get_chat_member(server: "TelegramServer", parameters: Parameters) -> dict[str, Any]:
    chat = server.open_chat(parameters)
    number = parameters.integer("user_id")
    if number == server.id:
        if not isinstance(chat, Group):
            return standing(server, "member")
        return standing(server, chat.bot_status, manages_topics=chat.bot_manages_topics)
    user = server.people.get(number)
    if user is None:
        raise bad_request("invalid user_id specified")
    return chat.member(user)


def standing(
    server: "TelegramServer", status: str, *, manages_topics: bool = True
) -> dict[str, Any]:
    """The bot as a ChatMember."""
    body: dict[str, Any] = {"status": status, "user": server.me()}
    if status == "administrator":
        body |= {right: right in {"can_manage_chat", "can_delete_messages"} for right in _RIGHTS}
        body["can_manage_topics"] = manages_topics
    if status == "kicked":
        body["until_date"] = 0
    return body


async def get_chat_member_count(server: "TelegramServer", parameters: Parameters) -> int:
    chat = server.open_chat(parameters)
    return len(chat.members) + 1 if isinstance(chat, Group) else 2


async def leave_chat(server: "TelegramServer", parameters: Parameters) -> bool:
    chat = server.open_chat(parameters)
    if not isinstance(chat, Group):
        raise bad_request("chat member status can't be changed in private chats")
    chat.adds_bot("left")
    return True


async def send_chat_action(server: "TelegramServer", parameters: Parameters) -> bool:
    server.open_chat(parameters)
    if parameters.text("action") not in _ACTIONS:
        raise bad_request("wrong parameter action in request")
    return True


async def create_forum_topic(server: "TelegramServer", parameters: Parameters) -> dict[str, Any]:
    chat = server.open_chat(parameters)
    if not isinstance(chat, Group) or not chat.is_forum:
        raise bad_request("the chat is not a forum")
    if chat.bot_status != "administrator" or not chat.bot_manages_topics:
        raise bad_request("not enough rights to create a topic")
    name = parameters.text("name")
    if not 1 <= len(name) <= _TOPIC_NAME:
        raise bad_request("topic name is invalid")
    topic = chat.opens(name, by_bot=True)
    return {"message_thread_id": topic.id, "name": name, "icon_color": 7322096}


async def pin(server: "TelegramServer", parameters: Parameters) -> bool:
    chat, number = server.open_chat(parameters), parameters.integer("message_id")
    message = chat.messages.get(number)
    if message is None or message.deleted:
        raise bad_request("message to pin not found")
    message.pinned = True
    server.touch(message)
    return True


async def unpin(server: "TelegramServer", parameters: Parameters) -> bool:
    message = server.open_chat(parameters).messages.get(parameters.integer("message_id"))
    if message is None or not message.pinned:
        raise bad_request("message to unpin not found")
    message.pinned = False
    server.touch(message)
    return True


async def get_file(server: "TelegramServer", parameters: Parameters) -> dict[str, Any]:
    media = server.files.find(parameters.text("file_id"))
    if len(media.data) > DOWNLOAD_BYTES:
        raise bad_request("file is too big")
    return {
        "file_id": media.file_id,
        "file_unique_id": media.unique_id,
        "file_size": len(media.data),
        "file_path": media.path,
    }


METHODS = {
    "getChat": get_chat,
    "getChatMember": get_chat_member,
    "getChatMemberCount": get_chat_member_count,
    "leaveChat": leave_chat,
    "sendChatAction": send_chat_action,
    "createForumTopic": create_forum_topic,
    "pinChatMessage": pin,
    "unpinChatMessage": unpin,
    "getFile": get_file,
}
