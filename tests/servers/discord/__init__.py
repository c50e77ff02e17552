"""A Discord of the project's own: real HTTP, a real gateway, and people who act on it.

The bot's real process runs against it unmodified, with `DISCORD_API_BASE` set to
`server.api_base`. What Discord refuses is refused here, with its codes. What is not here:
voice, reactions, roles, webhooks of channels, forums, polls, user installs, sharded limits.
"""

from .catalogue import check_commands
from .errors import ApiError
from .interactions import Answer, Interaction
from .look import Button, Select
from .modal import Modal
from .model import Attachment, Channel, Guild, Message, Permission
from .person import NoAnswerError, Person, Reply, Suggestion
from .rest import Request
from .server import DiscordServer

__all__ = [
    "Answer",
    "ApiError",
    "Attachment",
    "Button",
    "Channel",
    "DiscordServer",
    "Guild",
    "Interaction",
    "Message",
    "Modal",
    "NoAnswerError",
    "Permission",
    "Person",
    "Reply",
    "Request",
    "Select",
    "Suggestion",
    "check_commands",
]
