"""Positions of Audatia in notation, as somebody sees them."""

from engines.audatia.game import GAME
from engines.audatia.views import AudatiaView
from engines.core.options import complete
from engines.core.seat import Seat

ATTACKED = (
    "defend two assault1 draws0 attacker:one pending:attack/one/MFl "
    "| galeazzo audatia+celeritas side:R hand[RFl,P,turn,kick] deck[MFr,xbind] pile[MFl] "
    "| boucicault prudentia+fortitudo posta:tutta_porta "
    "hand[MFr,MSl,cover,deny,measure] known[cover,deny] deck[P]"
)
LAST_CALL = (
    "last-call one assault2 draws{draws} "
    "| galeazzo audatia posta:donna_destra hand[MFl,RFl,turn] deck[MFr] "
    "| boucicault prudentia+fortitudo+celeritas posta:longa hand[P,cover] deck[P]"
)
REMEDY = (
    "remedy two assault1 draws0 attacker:one bind:stretto inside:one "
    "| galeazzo audatia+celeritas side:L hand[RFl,xelbow,kick] deck[MFr,xbind] pile[MFl] "
    "| boucicault prudentia+fortitudo side:R hand[turn,elbow,bind,deny] deck[P] pile[MSr]"
)


def seen(position: str, onlooker: Seat | None, **options: str) -> AudatiaView:
    return GAME.view(GAME.read(position, complete(GAME.options, options)), onlooker)
