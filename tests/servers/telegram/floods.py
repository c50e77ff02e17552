"""Flood control: 429 on demand, and by Telegram's limits when asked."""

import math
from collections import defaultdict, deque
from collections.abc import Callable

from tests.servers.telegram.chats import Chat
from tests.servers.telegram.errors import flooded
from tests.servers.telegram.people import User

# (messages, seconds): the FAQ's 1 a second in a chat, with its short bursts; 20 a minute in a
# group; 30 a second over all.
CHAT = (3, 3.0)
GROUP = (20, 60.0)
OVERALL = (30, 1.0)


class Floods:
    """Says no, with the time to wait; the clock counts seconds."""

    def __init__(self, clock: Callable[[], float], *, real_limits: bool) -> None:
        self.real_limits = real_limits
        self._clock = clock
        self._halted: dict[int | None, tuple[float, float]] = {}
        self._sent: defaultdict[tuple[int | None, tuple[int, float]], deque[float]]
        self._sent = defaultdict(deque)

    def halt(self, chat: Chat | None, seconds: float) -> None:
        """Refuse everything to this chat (or to all, None) for so long."""
        self._halted[chat.id if chat else None] = (self._clock() + seconds, seconds)

    def check(self, chat: Chat) -> None:
        """Raise a 429 where the chat, or the bot, must wait; else count one message."""
        now = self._clock()
        for key in (chat.id, None):
            end, asked = self._halted.get(key, (0.0, 0.0))
            if end > now:
                raise flooded(_told(end - now, asked))
        if not self.real_limits:
            return
        limits = [(chat.id, CHAT), (None, OVERALL)]
        if not isinstance(chat, User):
            limits.append((chat.id, GROUP))
        for window in [self._window(key, limit, now) for key, limit in limits]:
            window.append(now)

    def _window(self, key: int | None, limit: tuple[int, float], now: float) -> deque[float]:
        count, seconds = limit
        window = self._sent[key, limit]
        while window and window[0] + seconds <= now:
            window.popleft()
        if len(window) >= count:
            raise flooded(math.ceil(window[0] + seconds - now))
        return window


def _told(rest: float, asked: float) -> float:
    """Telegram tells whole seconds; a test that asked for a fraction is told a fraction."""
    return math.ceil(rest) if asked >= 1 and asked == int(asked) else round(rest, 3)
