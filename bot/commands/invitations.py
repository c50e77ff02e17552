"""Invitations: links to a challenge, which is for the first person who opens one.

Nothing is stored before it is opened. The link names the challenger, the game and a nonce, and is
signed, so that nobody invites in another's name. The nonce is the request of the challenge, so that
one link opens one table however often it is followed.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass
from typing import Final

from bot.application import profile
from bot.application.challenge_limits import TooManyChallengesError
from bot.application.model import Address, Ask, Person, Reply
from bot.application.open_tables import TooManyTablesError
from bot.application.refused import RefusedError
from bot.application.table_names import invitation_nonce
from bot.application.time_controls import usual_clock
from bot.commands import boards, challenges
from bot.commands.challenges import Terms
from bot.commands.context import Context

_SIGNATURE: Final = 8  # hexadecimal digits
_TEXT: Final = re.compile(
    r"(?P<challenger>\w+?)_(?P<nonce>\w+?)_(?P<signature>[0-9a-f]{8})_(?P<game>\w+)", re.ASCII
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """Who invites, to which game; `nonce` is the platform's, and tells one from the next."""

    challenger: Address
    game: str
    nonce: str

    def sign(self, secret: bytes) -> str:
        """The invitation as a link carries it: ASCII letters, digits and underscores."""
        return f"{self.challenger.id}_{self.nonce}_{self._signature(secret)}_{self.game}"

    @classmethod
    def read(cls, text: str, platform: str, secret: bytes) -> Invitation:
        """Read back what `sign` wrote. Raises RefusedError: it was never made by Salle."""
        found = _TEXT.fullmatch(text)
        if found is None:
            raise RefusedError("inline-no-invitation", text)
        made = cls(
            challenger=Address(platform=platform, id=found["challenger"]),
            game=found["game"],
            nonce=found["nonce"],
        )
        if not hmac.compare_digest(made._signature(secret), found["signature"]):
            raise RefusedError("inline-no-invitation", text)
        return made

    def _signature(self, secret: bytes) -> str:
        said = f"invitation:{self.challenger}:{self.nonce}:{self.game}".encode()
        return hmac.new(secret, said, hashlib.sha256).hexdigest()[:_SIGNATURE]


async def open_invitation(context: Context, ask: Ask, text: str) -> Reply:
    """Show the challenge of an invitation, whose table opens when it is shown first.

    Raises RefusedError: it was never made by Salle, or names no game.
    """
    invitation = Invitation.read(text, ask.where.platform, await context.store.secret())
    theirs = await _challengers_ask(context, invitation)
    try:
        terms = Terms(game=invitation.game, clock=usual_clock(is_alone=False))
        table = await challenges.open_table(context, theirs, terms)
    except (TooManyChallengesError, TooManyTablesError):
        say = await context.say(ask)
        return Reply(ack=say("limit-invitation", name=theirs.who.name), is_error=True)
    return await boards.hand(context, ask, table.key)


# As if the inviter had asked for the challenge in their private chat.
async def _challengers_ask(context: Context, invitation: Invitation) -> Ask:
    who = invitation.challenger
    known = await context.store.profile(str(who))
    person = Person(
        address=who, name=known.get(profile.NAME, ""), locale=known.get(profile.LOCALE, "")
    )
    return Ask(who=person, where=who, nonce=invitation_nonce(invitation.nonce), is_private=True)
