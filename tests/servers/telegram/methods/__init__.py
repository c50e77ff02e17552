"""The methods of the Bot API that this server knows, by name in small letters."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from tests.servers.telegram.methods import account, callbacks, chats, delivery, editing, sending
from tests.servers.telegram.parameters import Parameters

if TYPE_CHECKING:
    from tests.servers.telegram.server import TelegramServer

Method = Callable[["TelegramServer", Parameters], Awaitable[Any]]

METHODS: dict[str, Method] = {
    name.lower(): method
    for module in (account, callbacks, chats, delivery, editing, sending)
    for name, method in module.METHODS.items()
}
