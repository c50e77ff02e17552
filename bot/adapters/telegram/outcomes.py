"""How the reply to a tap is told and shown."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from bot.adapters.telegram.tap import Tap
from bot.application.model import Reply
from bot.application.tickets import Verb
from bot.commands.challenge_draft import DRAFT_PREFIX
from bot.commands.registry import registry

_TOAST: Final = 60  # characters; what is longer is shown as an alert, which stays


class Show(Enum):
    """What becomes of a reply's posts."""

    NOTHING = auto()
    IN_PLACE = auto()  # the private one replaces the message tapped on
    APART = auto()  # it is a message of its own beside that
    IN_PRIVATE_CHAT = auto()  # from a group, what was to be looked at or is asked; or a link there
    PUBLIC = auto()  # the message tapped on becomes the public one
    MENU = auto()  # the next step of a challenge's menu
    SENT_INLINE = auto()  # the message loses its buttons; the private one is shown if that can be


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a tap is answered: in words (None: it spins until the post is shown), and by a post."""

    show: Show = Show.NOTHING
    words: str | None = ""
    is_alert: bool = False  # the words stay until they are closed


def outcome_of(tap: Tap, reply: Reply) -> Outcome:
    """How a reply is told and shown."""
    if tap.data.startswith(f"{DRAFT_PREFIX}:") and tap.message:
        return Outcome(show=Show.MENU, words=reply.ack, is_alert=reply.is_error)
    is_alert = reply.is_error or reply.stays or len(reply.ack) > _TOAST
    said = Outcome(words=reply.ack, is_alert=is_alert)
    if tap.message is None:
        is_sent = tap.verb == Verb.SEND_PUBLIC and not reply.is_error
        return replace(said, show=Show.SENT_INLINE) if is_sent else said
    if tap.ask.is_private:
        show = Show.APART if reply.is_apart else Show.IN_PLACE
        if reply.ack:
            return Outcome(
                show=show if reply.private else Show.NOTHING,
                words=reply.ack,
                is_alert=reply.is_error,
            )
        return Outcome(show=show, words=None) if reply.private and not tap.is_idle else said
    if reply.public and not tap.is_idle:
        return Outcome(show=Show.PUBLIC, words=reply.ack or None, is_alert=is_alert)
    is_asked = tap.verb == Verb.CHANGE or (tap.verb == Verb.ACCEPT and reply.is_apart)
    is_look = tap.data.partition(":")[0] in registry().looks
    if reply.private and (is_look or is_asked or reply.private.is_question):
        return Outcome(show=Show.IN_PRIVATE_CHAT, words=None)
    return said
