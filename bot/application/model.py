"""What commands take and return: requests, posts, replies. No platform types here."""

from __future__ import annotations

import base64
import hashlib
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from engines.core.former import is_former
from engines.core.names import plain_name
from engines.core.obstacles import Obstacles
from engines.core.record import Head, Player
from engines.core.seat import Seat
from engines.core.values import View
from renderers.finished_match import FinishedMatch
from renderers.people.sheets import Sheet
from renderers.style import RenderStyle
from renderers.wording import Cell, Grid
from storage.base import COMPUTER, TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Address:
    """A person or a chat on some platform."""

    platform: str
    id: str

    def __str__(self) -> str:
        return f"{self.platform}:{self.id}"

    @classmethod
    def parse(cls, text: str) -> Address:
        """Read back what `str` wrote."""
        platform, _, id_ = text.partition(":")
        return cls(platform=platform, id=id_)

    @classmethod
    def of_name(cls, platform: str, username: str) -> Address:
        """Somebody of whom only the unique name on the platform is known; case doesn't count."""
        return cls(platform=platform, id=f"@{username.casefold()}")

    @property
    def is_name(self) -> bool:
        """Whether only somebody's unique name is known: nothing can be sent there."""
        return self.id.startswith("@")


def is_computer_address(address: str) -> bool:
    """Whether this is a computer player's."""
    return address.startswith(f"{COMPUTER}:")


def is_reachable(address: str) -> bool:
    """Whether this is somebody's to whom something can be sent: a person whose id is known."""
    is_somebody = not (is_computer_address(address) or is_former(address))
    return is_somebody and not Address.parse(address).is_name


def level_of(player: Player | None) -> str:
    """The level of a computer player; "" if it is a person, or nobody."""
    platform, _, level = player.address.partition(":") if player else ("", "", "")
    return level if platform == COMPUTER else ""


def is_solo(head: Head) -> bool:
    """Whether only the challenger plays: against the computer, or on both seats."""
    rival = head.players[head.challenger.other]
    return head.is_study or (rival is not None and is_computer_address(rival.address))


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """A person, as authenticated by the platform."""

    address: Address
    name: str
    locale: str = ""  # what the platform says they read; their own choice goes before it
    username: str = ""  # unique on their platform for now: it may be somebody else's later

    def __post_init__(self) -> None:
        """Sanitise the name, so that it can't affect the text around it."""
        object.__setattr__(self, "name", plain_name(self.name))


def person_of(player: Player) -> Person:
    """Who sits at a table, by the name that they had when they sat down."""
    return Person(address=Address.parse(player.address), name=player.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """Who asks, and where. The command called with it is what they ask for."""

    who: Person
    where: Address  # the chat; a private chat has the person's own address
    thread: Address | None = None  # the thread or topic within it: perhaps a table's own
    nonce: str = ""  # from the platform, for the shuffle: the operator can't choose it
    message: str = ""  # the message whose button was tapped, as its platform names it
    chat_locale: str = ""
    zone: str = ""  # their time zone, if the platform knows it; they are asked to confirm it
    community: str = ""  # what the chat belongs to, where links to it must say so
    is_private: bool = False  # nobody but `who` sees the message that this came from
    has_readers: bool = True  # people read along in the chat, if it is nobody's private one
    is_overheard: bool = False  # everybody in the chat will read the answer
    is_guest: bool = False  # Salle can't write in the chat of her own accord, only answer there
    may_manage: bool = False  # the settings of the chat are theirs to change
    may_manage_place: bool = False  # and those of its whole server or group
    is_tap: bool = False  # by a button: its table must belong to this place
    seen_in: tuple[Address, ...] = ()  # chats that the platform says they are in, besides `where`
    network: str = ""  # the network that they come from, where anybody may be somebody new at once
    by_alert: bool = False  # the answer is an alert for `who`, and no message of their own
    as_seat: Seat | None = None  # at a study table: which of their two seats acts

    @property
    def me(self) -> str:
        """The asker's address as the store writes it."""
        return str(self.who.address)

    @property
    def is_home(self) -> bool:
        """Whether this is the asker's own private chat."""
        return self.where == self.who.address

    @property
    def id(self) -> str:
        """Identifies this request, short enough for a log; "" if nothing does.

        The same if the platform delivers it twice.
        """
        if not self.nonce:
            return ""
        digest = hashlib.sha256(f"{self.me} {self.nonce}".encode(errors="replace")).digest()
        return base64.urlsafe_b64encode(digest[:6]).decode()

    @property
    def idempotency_key(self) -> str:
        """The same however often the request arrives; "" if it can't be known.

        A menu asks for one thing, however often and on however many devices it is tapped.
        """
        return self.message or self.nonce

    def by_button(self) -> Ask:
        """The same, asked by a button: its ticket may be another than the one we put there."""
        return replace(self, is_tap=True)


class ButtonStyle(StrEnum):
    """How prominent a button is."""

    MOVE = "move"  # one of several equal moves
    GO = "go"  # the one main thing to do; at most one a post
    QUIET = "quiet"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """A button. Its ticket names the command, the table and the version."""

    label: str  # "2"; beside its group's label
    ticket: str
    detail: str = ""  # "to 7"
    alone: str = ""  # words where groups aren't shown: "Forward 2"; empty: the label
    name: str = ""  # whole, for the ear; empty: `alone` or the label
    notation: str = ""  # of a move: the path typed so far and this step; of a card: its code
    cell: Cell | None = None  # the square of a board that it names, as the reader sees it
    face: str = ""  # what that square says, in at most two characters
    style: ButtonStyle = ButtonStyle.QUIET
    url: str = ""  # a link instead of a ticket
    square: str = ""  # where it leads, as `renderers.places` has it
    card: str = ""  # the code of the card of one's hand that it plays
    sign: str = ""  # a symbol of its game's icon

    @property
    def words(self) -> str:
        """What a button says that stands by itself."""
        return self.alone or self.label


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Choices of one kind, in a row of their own; or a menu, of which one choice holds now."""

    key: str
    label: str
    choices: tuple[Choice, ...]
    menu: str = ""  # of a menu: a ticket that opens it alone, where all have no room
    present: str = ""  # of a menu: the label of the choice that holds


@dataclass(frozen=True, slots=True, kw_only=True)
class Prompt:
    """A question, and the possible answers."""

    lead: str = ""  # "Your move."
    rest: str = ""  # "Distance 4: your 4s can attack."
    purpose: str = ""  # what such a decision is for, where it comes for the first time
    groups: tuple[Group, ...] = ()  # moves
    controls: tuple[Choice, ...] = ()  # Send, Undo, My hand, Accept, …
    grid: Grid | None = None  # the board as a keypad, for choices that have a cell
    idle_ticket: str = ""  # changes nothing: for squares where there is nothing to choose
    example: str = ""  # a move as it may be typed
    # For entering a move in secret where taps are answered by alerts; other doors leave them out.
    keys: tuple[tuple[Choice, ...], ...] = ()

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All buttons, moves first."""
        return (*(choice for group in self.groups for choice in group.choices), *self.controls)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """What to draw: a view, with its style and its alt text; or the plate of a match's end.

    Or a loop: the move that led to the view from the one `before` it. Where that can't be shown in
    motion, it is the view's picture. Or the view with what stands in the way of a refused move.
    """

    view: View
    style: RenderStyle
    alt: str
    finished: FinishedMatch | None = None
    before: View | None = None
    obstacles: Obstacles | None = None

    @property
    def game(self) -> str:
        """The game that it shows."""
        return self.view.game


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPicture:
    """A picture of people and their matches, not of a table."""

    sheet: Sheet
    style: RenderStyle
    alt: str

    @property
    def game(self) -> str:
        """What stands for a game, where pictures are counted and set aside."""
        return "people"


@dataclass(frozen=True, slots=True, kw_only=True)
class Seal:
    """The seal of a shuffle, to be compared later: shown small, its digits as code."""

    words: str  # "Shuffle sealed:"
    digits: str  # all 64


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """A part of a text that is too long for one message: a rule of a game."""

    chapter: str  # the heading of several paragraphs
    heading: str
    text: str
    picture: Picture
    ticket: str  # opens the text here


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending:
    """A finished match, for people who want to see how it went."""

    rounds: tuple[Seat | None, ...]  # who won each; None: a drawn one
    seconds: float  # from the challenge to the end


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedLine:
    """A line of a list, which may be a link as a whole."""

    text: str
    url: str = ""
    time: str = ""  # beside it: "3 h left"
    until: float | None = (
        None  # the moment that `time` means, where a platform shows moments itself
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Part of a list, with its title."""

    title: str
    lines: tuple[ListedLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockLine:
    """What there is to say of a clock: "Bea: 3 days"; or "Bea:" and the moment that follows."""

    words: str
    moment: float | None = None  # as its platform tells moments, in the reader's own zone
    is_date: bool = False  # "3 May 18:40", and not "in 2 days"


ALL_PUZZLES: Final = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """What a post is about where the page shows that at an address of its own."""

    person: str = ""  # an address: whose profile it is
    game: str = ""  # or whose leaderboard of all
    puzzle: str = ""  # or its puzzle of this number, or `ALL_PUZZLES`
    table: str = ""  # or what a table is called there
    link_code: str = ""  # or a code for linking, which is asked about there
    tournament: str = ""  # or the id of a tournament
    lessons: str = ""  # or the game whose lessons they are


@dataclass(frozen=True, slots=True, kw_only=True)
class Post:
    """One message. Adapters render it; an equal post looks the same everywhere."""

    title: str = ""  # "En Garde · Anna – Bea"
    lines: tuple[str, ...] = ()  # what happened, what there is to know
    gist: tuple[str, ...] = ()  # `lines` without what the picture shows, where space is short
    seal: Seal | None = None  # under the lines
    sections: tuple[Section, ...] = ()  # a list, under `lines`
    text: str = ""  # a block to keep as it is (text board, history), monospaced
    picture: Picture | None = None
    sheet: SheetPicture | None = None  # of people; chats show it in the place of `picture`
    paragraphs: tuple[Paragraph, ...] = ()  # a text of several pages: the rules
    start: int = 0  # the number of the paragraph at which it is open
    film: tuple[Picture, ...] = ()  # to be shown one after the other, or a loop alone
    film_failed: str = ""  # what is said if it can't be made
    prompt: Prompt | None = None
    subject: Subject | None = None  # of a profile, or of a leaderboard of all
    table: TableKey | None = None
    alias: str = ""  # of the table, where links lead to it from another platform than its own
    version: int = 0  # of the table's log
    deadline: float | None = None  # until when a challenge is open: seconds since the epoch
    deadline_words: str = ""  # before it
    clocks: tuple[ClockLine, ...] = ()  # how the players' time stands, in a line
    # The table of which this is the rematch, or the match before in a series: shown where that was.
    follows: TableKey | None = None
    mentions: tuple[Person, ...] = ()  # whom to ping, in public
    players: tuple[Person, ...] = ()  # the people at the table, once a match has begun
    is_private: bool = False  # the table's chat is one player's private one
    is_silent: bool = True
    is_update: bool = False  # in the place of the last one in the chat; edited, unless it rings
    is_pinned: bool = False  # it stays on top of its reader's private chat
    has_thread: bool = False  # it belongs into a thread of its table's own, where there can be one
    is_over: bool = False
    is_preview: bool = False  # a move that has not been sent
    is_question: bool = False  # its answer ends something; its buttons go when the table moves on
    ending: Ending | None = None
    file: tuple[str, bytes] | None = field(default=None, repr=False)  # name and content: an export


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyNot:
    """Beside the sentence that refuses a move: what stands in its way, for its mover alone."""

    picture: Picture
    button: Choice | None = None  # shows it where only words can be said; None: it would be no use


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """The answer to an ask, for the asker alone unless it says `public`."""

    ack: str = ""  # one short sentence (at most 200 characters): an alert, a toast
    is_error: bool = False  # `ack` says what was wrong
    why_not: WhyNot | None = None  # where that is a move: in the same message as `ack`
    stays: bool = False  # `ack` is to be read before anything else is done: no toast
    is_away: bool = False  # the store can't be reached: the same ask will be answered later
    private: Post | None = None  # replaces the private message tapped on, or is new
    is_apart: bool = False  # `private` is a message of its own: the one tapped on stays as it is
    public: Post | None = None  # what the public message tapped on becomes
    table: TableKey | None = None  # the table concerned
    unpinned: str = ""  # the message that needn't stay on top any more, as its platform names it
    language: tuple[Address, str] | None = None  # chosen: whose, or of which chat, and which
    is_forgotten: bool = False  # nothing is kept of the asker: adapters drop what they keep
