"""Pictures as the page reads them: addresses, squares, pieces, hands of cards, films."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bot.adapters.web.fractions import fractions
from bot.adapters.web.picture_tokens import PictureTokens
from bot.adapters.web.serialise_lists import Json, ListSerialiser
from bot.application.model import Picture, Post, SheetPicture
from bot.application.summaries import TableMoment
from engines.core.seat import Seat, both
from engines.core.values import View
from renderers import album, cards, framings, pieces, places, size
from renderers.finished_match import PLATE_SIZE
from renderers.game_text import deed, hand_cards, lost, seen_cards
from renderers.people import size_of
from renderers.style import Framing
from renderers.wording import HandCard

# Of the board's picture in large windows, and where the screen has two pixels a CSS pixel.
LARGE_SCALE: Final = 1.5
_TOGETHER: Final = 16


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureSerialiser(ListSerialiser):
    """Makes JSON of what one reader may see; each picture has an address for them alone."""

    picture_tokens: PictureTokens
    person: str

    def picture(self, picture: Picture | SheetPicture) -> Json:
        """A picture by an address at which this reader alone may fetch it."""
        width, height = self._size(picture)
        return {
            "src": self._address(picture),
            "width": width,
            "height": height,
            "alt": picture.alt,
        }

    def plate(self, picture: Picture) -> Json:
        """The same with its squares, where a move may be entered on it."""
        view, style = picture.view, picture.style
        found = {} if picture.finished else places(view, style)
        whole = (1, 1) if picture.finished else size(view, style)
        squares = {name: fractions(box, whole) for name, box in found.items()}
        return {**self.picture(picture), "places": squares}

    def _size(self, picture: Picture | SheetPicture) -> tuple[int, int]:
        if isinstance(picture, SheetPicture):
            return size_of(picture.sheet, picture.style)
        return PLATE_SIZE if picture.finished else size(picture.view, picture.style)

    def _address(self, picture: Picture | SheetPicture) -> str:
        token = self.picture_tokens.put(self.person, picture)
        return f"/picture/{token}.{picture.style.file_type}"

    def moment(self, moment: TableMoment) -> Json:
        """The board, the hands beside it, and what was done last."""
        picture = moment.picture
        hands = self.hands(moment.hands, picture) if picture else []
        made = deed(picture.view, picture.style.names, self.say) if picture else None
        fallen = lost(picture.view) if picture else both(())
        return {
            "version": moment.version,
            "board": self._board(picture) if picture else None,
            "hands": hands,
            "seen": self._seen(picture) if picture and len(hands) < len(Seat) else [],
            "lost": {"one": fallen.one, "two": fallen.two},
            "deed": {
                "seat": made.seat,
                "sign": made.sign,
                "words": made.words,
                "result": made.result,
            }
            if made
            else None,
        }

    def _board(self, picture: Picture) -> Json:
        offered = framings(picture.view.game)
        return {
            "alt": picture.alt,
            "upright": self._drawing(picture, Framing.TABLE),
            "turned": self._drawing(picture, Framing.TURNED) if Framing.TURNED in offered else None,
        }

    def _drawing(self, picture: Picture, framing: Framing) -> Json:
        # Without the time, or the board would be loaded again whenever that is shown differently.
        # What a ribbon alone shows makes no other picture.
        shown = replace(
            picture.style, framing=framing, time_left=None, is_rated=False, series_score=""
        )
        view, style = picture.view, shown
        picture = replace(picture, finished=None)
        width, height = whole = size(view, style)
        return {
            "src": self._address(replace(picture, style=style)),
            "dense": self._address(replace(picture, style=replace(style, scale=LARGE_SCALE))),
            "width": width,
            "height": height,
            "places": {name: fractions(box, whole) for name, box in places(view, style).items()},
            "pieces": [
                {"kind": one.kind, "box": fractions(one.box, whole)} for one in pieces(view, style)
            ],
            "cards": [
                {"code": code, "box": fractions(box, whole)} for code, box in cards(view, style)
            ],
        }

    def hands(self, views: Iterable[tuple[Seat, View]], picture: Picture) -> list[Json]:
        """The cards of hands that lie open to the reader."""
        game = picture.view.game
        return [self._hand(seat, hand_cards(view, self.say), game) for seat, view in views]

    def _seen(self, picture: Picture) -> list[Json]:
        cards = seen_cards(picture.view, self.say)
        game = picture.view.game
        return [self._hand(seat, cards[seat], game) for seat in Seat if cards[seat]]

    def _hand(self, seat: Seat, cards: Iterable[HandCard], game: str) -> Json:
        shown = album(game)
        return {
            "seat": seat,
            "cards": [
                {
                    "code": card.code,
                    "face": card.face,
                    "name": card.name,
                    "pips": card.pips,
                    "is_playable": card.is_playable,
                    "is_drawn": card.code in shown,  # as a sprite; else its face is set in type
                }
                for card in cards
            ],
        }

    def film_frames(self, post: Post) -> list[Json]:
        """The pictures of a post's film one by one; or its only picture."""
        small = post.film or ((post.picture,) if post.picture else ())
        film = tuple(replace(one, style=replace(one.style, scale=LARGE_SCALE)) for one in small)
        return [
            {
                **dict(zip(("width", "height"), self._size(picture), strict=True)),
                "src": f"/picture/{token}/{number}.png",
                "alt": picture.alt,
            }
            for token, few in self._tokens_of(film)
            for number, picture in enumerate(few)
        ]

    # A few pictures have a name together: one for each would replace others' pictures,
    # and one for all be as long to check as they are many.
    def _tokens_of(self, film: tuple[Picture, ...]) -> Iterator[tuple[str, tuple[Picture, ...]]]:
        for start in range(0, len(film), _TOGETHER):
            few = film[start : start + _TOGETHER]
            yield self.picture_tokens.put(self.person, *few), few

    def film(self, film: tuple[Picture, ...]) -> str:
        """The address of a film; "" if there is none."""
        return f"/picture/{self.picture_tokens.put(self.person, *film)}.mp4" if film else ""
