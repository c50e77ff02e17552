"""Half a minute of it; `make chaos` takes two."""

from tests.chaos.run import run


async def test_what_fails_around_salle_robs_nobody():
    told: list[str] = []
    verdict = await run(0.5, seed=11, tell=told.append)
    assert verdict.is_clean, "\n".join([*told, *map(str, verdict.findings.items())])
    assert verdict.moves > 20
