"""Checks an export of Salle: python verify.py EXPORT [the seal that the challenge showed]."""

import hashlib
import hmac
import json
import sys
from collections.abc import Iterator
from pathlib import Path


def draw(seed: bytes, number: int, below: int, attempt: int = 0) -> int:
    """Draw number `number`, below `below`."""
    value = int.from_bytes(hmac.digest(seed, f"{number}:{attempt}".encode(), "sha256"), "big")
    fair = 2**256 - 2**256 % below
    return value % below if value < fair else draw(seed, number, below, attempt + 1)


def faults(export: dict, seal: str) -> Iterator[str]:
    """What is wrong with an export; nothing if its cards follow from the seal."""
    server_seed, head, luck = bytes.fromhex(export["server_seed"]), export["head"], export["luck"]
    if not hashlib.sha256(server_seed).hexdigest() == head["commitment"] == seal:
        yield "the seal is another"
    joined = [e["joining"]["nonce"] for e in export["log"] if e["act"] == "accept"]
    parts = [server_seed, head["nonce"].encode(), *(nonce.encode() for nonce in joined)]
    seed, draws = hashlib.sha256(b"\0".join(parts)).digest(), luck["draws"]
    if luck["seed"] != seed.hex():
        yield "the seed doesn't follow from server_seed and the nonces"
    if [one["value"] for one in draws] != [d for entry in export["log"] for d in entry["draws"]]:
        yield "the log has other draws"
    for number, one in enumerate(draws):
        if one["value"] != draw(seed, number, one["below"]):
            yield f"draw {number} is wrong"
    for made in luck["made"]:
        own = draws[made["first_draw"] :][: made["draws"]]
        cards = list(made.get("shuffle", ()))
        for place, one in zip(range(len(cards) - 1, 0, -1), own, strict=True) if cards else ():
            cards[place], cards[one["value"]] = cards[one["value"]], cards[place]
        result = cards or made["items"][own[0]["value"]]
        sizes = list(range(len(cards), 1, -1)) if cards else [len(made["items"])]
        piled = [card for pile in made["piles"].values() for card in pile] if cards else result
        if not (result == made["result"] == piled and [one["below"] for one in own] == sizes):
            yield f"{made} doesn't follow from its draws"


if __name__ == "__main__":
    exported = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = list(faults(exported, (sys.argv[2:] or [exported["head"]["commitment"]])[0]))
    if not found:
        print(f"Checked, and all holds: the seal, the seed, {len(exported['luck']['draws'])} draws.")
    sys.exit("\n".join(found) or None)
