"""How choices stand under a message: what takes one tap, and what is looked for in a menu."""

from bot.adapters.discord.buttons import view_of
from bot.application.model import Choice, Group, Prompt

FILES = "abcdef"
BACK = (Choice(label="Back", ticket="back"),)


def squares(count):
    """The first squares of a board six wide, row by row."""
    return tuple(
        Choice(label=name, ticket=name, cell=(n % 6, 5 - n // 6), square=name)
        for n, name in enumerate(f"{FILES[n % 6]}{n // 6 + 1}" for n in range(count))
    )


def rows(*counts):
    """What is shown in each row: the buttons' labels, or a menu's name and how long it is."""
    groups = tuple(
        Group(key=f"k{n}", label="Throw to", choices=squares(count))
        for n, count in enumerate(counts)
    )
    return [
        [c.get("label") or (c["placeholder"], len(c["options"])) for c in row["components"]]
        for row in view_of(Prompt(groups=groups, controls=BACK)).to_components()
    ]


async def test_rows_of_buttons_are_even():
    assert list(map(len, rows(6))) == [3, 3, 1]
    assert list(map(len, rows(12))) == [4, 4, 4, 1]
    assert list(map(len, rows(8, 4))) == [4, 4, 4, 1]


async def test_buttons_stand_shoulder_to_shoulder_before_any_becomes_a_menu():
    assert rows(24)[-1] == ["c4", "d4", "e4", "f4", "Back"]
    assert all(isinstance(shown, str) for row in rows(1, 11, 10) for shown in row)


async def test_squares_that_are_too_many_for_buttons_are_found_by_their_rows():
    assert rows(25) == [
        [("Throw to · a1 – f1", 6)],
        [("Throw to · a2 – f2", 6)],
        [("Throw to · a3 – f3", 6)],
        [("Throw to · a4 – a5", 7)],
        ["Back"],
    ]


async def test_only_the_longest_kind_is_looked_for_in_menus():
    *menus, _, _, last = rows(24, 11, 1)
    assert menus == [[("Throw to · a1 – f2", 12)], [("Throw to · a3 – f4", 12)]]
    assert last == ["e2", "a1", "Back"]
