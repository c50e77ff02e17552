"""People who are linked: the same manners on another platform, and how two become one."""

from __future__ import annotations

from bot.application.model import Address, Person
from bot.commands.arguments import Given
from bot.commands.link import COMMAND as LINK
from bot.commands.unlink import COMMAND as UNLINK
from tests.bot.salle import Someone, button

TEN_MINUTES = 600.0


class Elsewhere(Someone):
    """The same manners, on another platform."""

    def __init__(self, salle, name, platform="other"):
        super().__init__(salle, name)
        self.address = Address(platform=platform, id=name.lower())
        self.person = Person(address=self.address, name=name, locale="en")


async def says(who, words=""):
    return await who.salle.app.run(
        LINK.run, who.ask(), Given(arguments=LINK.arguments, words=words)
    )


async def code_of(who):
    return (await says(who)).private.text.removeprefix("/link ")


async def joins(who, other):
    """`other` says the code of `who`, and taps."""
    question = (await says(other, await code_of(who))).private
    return await other.taps(button(question, "Join them"))


async def parts(who):
    """This identity is parted from the others."""
    question = (await who.salle.app.run(UNLINK.run, who.ask(), Given())).private
    return await who.taps(button(question, "Separate them"))
