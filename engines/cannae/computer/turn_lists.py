"""Lists the turns of a board with their values, or finds the best of them by bounds.

Infantry acts first, but where that makes no difference to what can be reached: after a charge, and
where cavalry rides off a square that infantry then moves over. What the board can be worth at most
once the infantry stands tells whether it is worthwhile to see where the cavalry may stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engines.cannae.computer.fields import Field, pushed_line
from engines.cannae.computer.front import WON, Front, at_most, evaluate, falling_short
from engines.cannae.computer.signed_masks import DIRECTIONS, adjacent, beside, count, lowest
from engines.cannae.computer.turn_codes import RIDE_FIRST, advance, number_of, played, ride

if TYPE_CHECKING:
    from mypy_extensions import i64

_LEAST: Final[i64] = -1_000_000
_OFFSET: Final[i64] = 0x80000  # makes values positive
_PLACE: Final[i64] = 14  # bits of the place in a list
_PLACES: Final[i64] = 0x3FFF
_BATCH: Final = 512  # kept turns, of which the best are chosen then
_ALL: Final[i64] = 10_000
_GAIN: Final[i64] = 400  # what infantry gains by one action, at most


class Half:
    """A board amid a turn: `most` is what no place of its cavalry makes worth more."""

    __slots__ = ("cavalry", "enemy_cavalry", "front", "most", "touched", "turn")

    def __init__(self, front: Front, cavalry: i64, enemy_cavalry: i64, turn: i64) -> None:
        self.front = front
        self.cavalry: i64 = cavalry
        self.enemy_cavalry: i64 = enemy_cavalry
        self.turn: i64 = turn
        self.touched: i64 = 0  # squares that its infantry left, pushed over or came to
        horse: i64 = count(cavalry)
        self.most: i64 = at_most(front, horse, enemy_cavalry)
        # It may lose its last cavalry, and draw.
        if horse == 1 and enemy_cavalry == 0 and self.most < 0:
            self.most = 0

    def field(self) -> Field:
        """The board alone."""
        return Field(self.front.own, self.cavalry, self.front.enemies, self.enemy_cavalry, 0)

    def is_decided(self) -> bool:
        """As `Field.is_decided`."""
        front = self.front
        return front.own == 0 or front.enemies == 0 or self.cavalry | self.enemy_cavalry == 0


class TurnList:
    """Finds the turns of one board after another; `looked` counts the boards judged.

    `turn` is the code of the best of the last board.
    """

    __slots__ = (
        "_best",
        "_empty",
        "_found",
        "_high",
        "_keys",
        "_low",
        "_shut_in",
        "_stop",
        "_width",
        "looked",
        "turn",
    )

    def __init__(self, *, shut_in: bool) -> None:
        self._shut_in = shut_in
        self._found: list[Field] = []
        self._keys: list[int] = []
        self._low: i64 = 0
        self._high: i64 = 0
        self._best: i64 = 0
        self._width: i64 = 0
        self._stop: i64 = 0
        self._empty: i64 = 0
        self.turn: i64 = 0
        self.looked = 0

    def worth(self, field: Field) -> i64:
        """The value of a board to the side that has just moved."""
        self.looked += 1
        return evaluate(Front(field.own, field.enemies), field.cavalry, field.enemy_cavalry)

    def best(self, field: Field, low: i64, high: i64) -> i64:
        """The value of the best turn; a bound if it isn't between `low` and `high`.

        The turn that was good enough the last time is tried first.
        """
        self._start(0, low, high)
        self.turn = 0
        if self._stop:
            self._try(field, self._stop)
            if self._best >= high:
                return self._best
        self._walk(field)
        if self._best >= high:
            self._stop = self.turn
        return self._best

    def promising(self, field: Field, width: i64) -> list[Field]:
        """The boards after the `width` best turns, the best first, none twice."""
        self._start(width, _LEAST, -_LEAST)
        self._walk(field)
        self._prune()
        return self._found

    def all(self, field: Field) -> list[Field]:
        """The boards after every turn, the best first, some twice; but no lost cavalry."""
        self._start(_ALL, _LEAST, -_LEAST)
        self._walk(field)
        self._keys.sort(reverse=True)
        found = self._found
        return [found[key & _PLACES] for key in self._keys]

    def _try(self, field: Field, turn: i64) -> None:
        # Judges a turn, if it is legal.
        after = played(field, turn, self._shut_in)
        if after is not None:
            half = Half(Front(after.own, after.enemies), after.cavalry, after.enemy_cavalry, 0)
            self._judge(half, half.cavalry, turn)

    def _start(self, width: i64, low: i64, high: i64) -> None:
        self._found = []
        self._keys = []
        self._best = _LEAST
        self._low = low
        self._high = high
        self._width = width

    def _walk(self, field: Field) -> None:
        self._empty = ~(field.own | field.cavalry | field.enemies | field.enemy_cavalry)
        whole = Half(Front(field.own, field.enemies), field.cavalry, field.enemy_cavalry, 0)
        self._judge(whole, whole.cavalry, 0)
        if self._best >= self._high:
            return
        halves = self._advances(whole, False)
        charged: list[Half] = []
        self._rides(whole, charged)
        for half in halves:
            if self._best >= self._high:
                return
            if half.most > self._low or half.front.enemy_loose:
                self._rides(half, None)
            if half.most > self._low:
                self._slides_before(whole, half)
        for half in charged:
            if self._best >= self._high:
                return
            most: i64 = half.most + _GAIN if count(half.front.enemies) > 1 else WON
            if half.is_decided():
                continue
            if most > self._low:
                self._advances(half, True)
            elif most > self._best:
                self._best = most
        if self._best < self._high:
            self._clearings(whole)

    def _judge(self, half: Half, cavalry: i64, turn: i64) -> None:
        # The value of a settled board; the board is kept if it is among the best.
        if half.most <= self._low:
            if half.most > self._best:
                self._best = half.most
                self.turn = turn
            return
        self.looked += 1
        front = half.front
        enemy_cavalry: i64 = half.enemy_cavalry
        value: i64 = half.most - falling_short(front, cavalry, enemy_cavalry)
        if half.most == 0 and cavalry | enemy_cavalry:
            value = evaluate(front, cavalry, enemy_cavalry)
        if value > self._best:
            self._best = value
            self.turn = turn
        if self._width == 0:
            if value > self._low:
                self._low = value
        elif value > self._low:
            found = self._found
            self._keys.append((value + _OFFSET) << _PLACE | len(found))
            after = Field(front.own, cavalry, front.enemies, enemy_cavalry, value)
            after.turn = turn
            found.append(after)
            if self._width < _ALL and len(found) >= _BATCH:
                self._prune()
                if len(self._found) >= self._width:
                    self._low = self._found[len(self._found) - 1].value

    def _prune(self) -> None:
        # Only the best are kept, and each board once.
        self._keys.sort(reverse=True)
        found: list[Field] = []
        kept: list[int] = []
        for key in self._keys:
            field = self._found[key & _PLACES]
            if not _is_among(field, found):
                kept.append(key & ~_PLACES | len(found))
                found.append(field)
                if len(found) >= self._width:
                    break
        self._found = found
        self._keys = kept

    def _settled(self, front: Front, cavalry: i64, enemy_cavalry: i64, turn: i64) -> Half:
        self.looked += 1
        safe: i64 = ~front.barred
        enemy_safe: i64 = ~front.enemy_barred
        if self._shut_in:
            room: i64 = adjacent(~(front.own | cavalry | front.enemies | enemy_cavalry))
            safe &= room
            enemy_safe &= room
        return Half(front, cavalry & safe, enemy_cavalry & enemy_safe, turn)

    def _advances(self, half: Half, is_last: bool) -> list[Half]:
        # Judges every step and push; those that a ride may follow.
        front = half.front
        field = Field(front.own, half.cavalry, front.enemies, half.enemy_cavalry, 0)
        kept: list[Half] = []
        left: i64 = front.own
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            number: i64 = number_of(origin)
            direction: i64 = 0
            while direction < DIRECTIONS:
                if beside(origin, direction):
                    line: i64 = pushed_line(field, origin, direction)
                    if line:
                        turn: i64 = half.turn | advance(number, direction)
                        if is_last:
                            turn |= RIDE_FIRST
                        after = self._moved(field, line, direction, turn)
                        self._judge(after, after.cavalry, turn)
                        if after.cavalry and not is_last and not after.is_decided():
                            kept.append(after)
                direction += 1
            if self._best >= self._high:
                break
        return kept

    def _moved(self, field: Field, line: i64, direction: i64, turn: i64) -> Half:
        rest: i64 = ~line
        front = Front(
            field.own & rest | beside(field.own & line, direction),
            field.enemies & rest | beside(field.enemies & line, direction),
        )
        cavalry: i64 = field.cavalry
        enemy_cavalry: i64 = field.enemy_cavalry
        if (cavalry | enemy_cavalry) & line:
            cavalry = cavalry & rest | beside(cavalry & line, direction)
            enemy_cavalry = enemy_cavalry & rest | beside(enemy_cavalry & line, direction)
        after = self._settled(front, cavalry, enemy_cavalry, turn)
        after.touched = line | beside(line, direction)
        return after

    def _rides(self, half: Half, charged: list[Half] | None) -> None:
        # Judges every slide that may be good enough, and every charge, which go to `charged`.
        left: i64 = half.cavalry
        loose: i64 = half.front.enemy_loose
        while left and self._best < self._high:
            origin: i64 = lowest(left)
            left ^= origin
            if loose or half.most > self._low:
                self._rides_of(half, origin, half.turn, charged)

    def _rides_of(self, half: Half, origin: i64, turn: i64, charged: list[Half] | None) -> None:
        front = half.front
        cavalry: i64 = half.cavalry
        loose: i64 = front.enemy_loose
        empty: i64 = ~(front.own | cavalry | front.enemies | half.enemy_cavalry)
        number: i64 = number_of(origin)
        direction: i64 = 0
        while direction < DIRECTIONS:
            square: i64 = beside(origin, direction) & empty
            distance: i64 = 1
            while square:
                rode: i64 = cavalry ^ origin ^ square
                if half.most > self._low:
                    self._slid(half, square, rode, turn | ride(number, direction, distance))
                square = beside(square, direction)
                distance += 1
                if square & loose:
                    rode = cavalry ^ origin ^ square
                    code: i64 = turn | ride(number, direction, distance)
                    onward = Front(front.own, front.enemies ^ square)
                    after = self._settled(onward, rode, half.enemy_cavalry, code)
                    self._judge(after, after.cavalry, code)
                    if charged is not None:
                        charged.append(after)
                square &= empty
            direction += 1

    def _slid(self, half: Half, square: i64, cavalry: i64, turn: i64) -> None:
        # Cavalry that lies down beside two enemies is only of use where it makes a draw.
        front = half.front
        if self._shut_in or (square & front.barred and half.enemy_cavalry == 0):
            after = self._settled(front, cavalry, half.enemy_cavalry, turn)
            self._judge(after, after.cavalry, turn)
        elif square & front.barred == 0:
            self._judge(half, cavalry, turn)

    def _clearings(self, whole: Half) -> None:
        # Judges turns on which infantry moves over the square that cavalry has ridden off.
        front = whole.front
        left: i64 = whole.cavalry
        while left and self._best < self._high:
            origin: i64 = lowest(left)
            left ^= origin
            others: i64 = whole.cavalry ^ origin
            field = Field(front.own, others, front.enemies, whole.enemy_cavalry, 0)
            direction: i64 = 0
            while direction < DIRECTIONS:
                occupied: i64 = front.own | others | front.enemies | whole.enemy_cavalry
                rear: i64 = beside(origin, direction ^ 4) & occupied
                while rear:
                    if rear & front.own:
                        self._cleared(whole, field, origin, rear, direction)
                    rear = beside(rear, direction ^ 4) & occupied
                direction += 1

    def _cleared(self, whole: Half, field: Field, origin: i64, rear: i64, direction: i64) -> None:
        line: i64 = pushed_line(field, rear, direction)
        if line == 0:
            return
        turn: i64 = advance(number_of(rear), direction) | RIDE_FIRST
        after = self._moved(field, line, direction, turn)
        self._lands(whole, after, origin, slides(origin, self._empty))

    def _slides_before(self, whole: Half, half: Half) -> None:
        # Judges slides over squares that the infantry moves to afterwards.
        front = half.front
        empty: i64 = ~(front.own | half.cavalry | front.enemies | half.enemy_cavalry)
        left: i64 = whole.cavalry & half.cavalry & ~half.touched
        while left:
            origin: i64 = lowest(left)
            left ^= origin
            more: i64 = slides(origin, self._empty) & ~slides(origin, empty) & ~half.touched
            if more:
                half.turn |= RIDE_FIRST
                half.cavalry ^= origin
                self._lands(whole, half, origin, more)
                half.cavalry ^= origin

    def _lands(self, whole: Half, half: Half, origin: i64, targets: i64) -> None:
        # Judges slides to these squares that the infantry's action follows.
        front = half.front
        barred: i64 = whole.front.barred | front.barred | half.touched
        number: i64 = number_of(origin)
        direction: i64 = 0
        while direction < DIRECTIONS:
            square: i64 = beside(origin, direction) & self._empty
            distance: i64 = 1
            while square:
                if square & targets & ~barred:
                    turn: i64 = half.turn | ride(number, direction, distance)
                    if self._shut_in:
                        self._try(whole.field(), turn)
                    else:
                        cavalry: i64 = half.cavalry | square
                        after = self._settled(front, cavalry, half.enemy_cavalry, turn)
                        self._judge(after, after.cavalry, turn)
                        if after.most <= self._low:
                            return
                square = beside(square, direction) & self._empty
                distance += 1
            direction += 1


def slides(origin: i64, empty: i64) -> i64:
    """Where cavalry can slide to."""
    found: i64 = 0
    direction: i64 = 0
    while direction < DIRECTIONS:
        square: i64 = beside(origin, direction) & empty
        while square:
            found |= square
            square = beside(square, direction) & empty
        direction += 1
    return found


def _is_among(field: Field, found: list[Field]) -> bool:
    # Whether a board is there; those of equal value stand together, at the end.
    index: i64 = len(found) - 1
    while index >= 0:
        other = found[index]
        if other.value != field.value:
            return False
        if other.is_like(field):
            return True
        index -= 1
    return False
