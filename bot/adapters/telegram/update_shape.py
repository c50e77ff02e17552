"""What an update must look like, of all that Salle reads of it.

Telegram's library checks no types: it takes a number for a chat. An update of another shape is
refused before, even if Telegram sent it.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field, StrictBool, StrictInt, StrictStr, ValidationError

from bot.adapters.shape_faults import first_fault

# Telegram promises at most 52 significant bits.
Id = Annotated[StrictInt, Field(gt=-(2**53), lt=2**53)]
Number = Annotated[StrictInt, Field(ge=0, lt=2**31)]

# Of all models here: fields that aren't named are as they like.


class _User(BaseModel):
    id: Id
    is_bot: StrictBool
    first_name: StrictStr
    last_name: StrictStr | None = None
    username: StrictStr | None = None
    language_code: StrictStr | None = None


class _Chat(BaseModel):
    id: Id
    type: StrictStr
    title: StrictStr | None = None
    username: StrictStr | None = None
    is_forum: StrictBool | None = None


class _Entity(BaseModel):
    type: StrictStr
    offset: Number
    length: Number
    user: _User | None = None


class _Button(BaseModel):
    text: StrictStr
    callback_data: StrictStr | None = None


class _Keyboard(BaseModel):
    inline_keyboard: list[list[_Button]]


class _Document(BaseModel):
    file_id: StrictStr
    file_name: StrictStr | None = None
    file_size: StrictInt | None = Field(default=None, ge=0)


class _Message(BaseModel):
    message_id: Number
    date: Number
    edit_date: Number | None = None
    chat: _Chat
    sender: _User | None = Field(default=None, alias="from")
    sender_chat: _Chat | None = None
    text: StrictStr | None = None
    entities: list[_Entity] = []
    reply_to_message: _Message | None = None
    message_thread_id: Number | None = None
    is_topic_message: StrictBool | None = None
    migrate_to_chat_id: Id | None = None
    migrate_from_chat_id: Id | None = None
    via_bot: _User | None = None
    document: _Document | None = None
    reply_markup: _Keyboard | None = None


class _Tap(BaseModel):
    id: StrictStr
    sender: _User = Field(alias="from")
    chat_instance: StrictStr
    message: _Message | None = None
    inline_message_id: StrictStr | None = None
    data: StrictStr | None = None


class _Typing(BaseModel):
    id: StrictStr
    sender: _User = Field(alias="from")
    query: StrictStr
    offset: StrictStr
    chat_type: StrictStr | None = None


class _Member(BaseModel):
    status: StrictStr
    user: _User


class _Change(BaseModel):
    chat: _Chat
    sender: _User = Field(alias="from")
    date: Number
    old_chat_member: _Member
    new_chat_member: _Member


class _Update(BaseModel):
    update_id: Number
    message: _Message | None = None
    edited_message: _Message | None = None
    callback_query: _Tap | None = None
    inline_query: _Typing | None = None
    my_chat_member: _Change | None = None


def fault_in(raw: dict[str, Any]) -> str:
    """Which field isn't what it should be; "" if all are. Quotes nothing of what was written."""
    try:
        _Update.model_validate(raw)
    except ValidationError as err:
        return first_fault(err)
    except RecursionError:
        return "too deep"
    return ""
