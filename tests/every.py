"""`every`: all cases in one test, where they are many and each is quick."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any


@contextmanager
def _noted(case: Mapping[str, Any]) -> Iterator[None]:
    try:
        yield
    except Exception as err:
        err.add_note(f"where {case}")
        raise


def every(names: str | Sequence[str], values: Iterable[Any], **_: Any) -> Callable[..., Any]:
    """As `pytest.mark.parametrize`, but the cases are no tests of their own.

    A test costs each worker a place in its list, fixtures and a report; these cost a call. The
    error of the case that fails says which one it is; those behind it are not looked at.
    """
    several = names.split(",") if isinstance(names, str) else names
    taken = [name.strip() for name in several]
    cases = [
        dict(zip(taken, value if len(taken) > 1 else (value,), strict=True)) for value in values
    ]
    assert cases

    def over(test: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(test)
        left = [each for name, each in signature.parameters.items() if name not in taken]

        @wraps(test)
        def each(**more: Any) -> None:
            for case in cases:
                with _noted(case):
                    test(**case, **more)

        @wraps(test)
        async def each_awaited(**more: Any) -> None:
            for case in cases:
                with _noted(case):
                    await test(**case, **more)

        if inspect.iscoroutinefunction(test):
            each = each_awaited
        each.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        return each

    return over
