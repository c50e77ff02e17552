"""`python -m tests.image`: what the image would hold, made and started without a container engine.

It does what the `Dockerfile` does, with the Python and the libraries of this machine in place of
those of `python:3.11`, and sums up what comes of it. By root on Linux it is started as well: as
user 10001, over a root that is read-only. Exit code 1 if it is too large, or doesn't start.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import URLError
from urllib.request import urlopen

from tests.image import root as root_builder
from tests.test_wheel import PACKAGES, ROOT, copy_source, locked

MOST: Final = 250  # megabytes
_MEGABYTE: Final = 1_000_000
_SHOWN: Final = 14
_WITHIN: Final = 60  # seconds
_USER: Final = 10_001


def main() -> int:
    """Make it, and tell what it holds; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.image", description=__doc__)
    parser.add_argument("--installed", action="store_true", help="the packages of this Python")
    parser.add_argument("--keep", type=Path, help="keep the root folder there")
    asked = parser.parse_args()
    with TemporaryDirectory(prefix="image-") as name:
        folder, image = Path(name), asked.keep or Path(name, "image")
        make(folder, image, is_installed=asked.installed)
        size = tell(image)
        starts = not can_start() or start(image)
    return int(size >= MOST or not starts)


def make(folder: Path, image: Path, *, is_installed: bool) -> None:
    """Make the image's root folder at `image`."""
    packages, source, application = (folder / one for one in ("packages", "source", "salle"))
    (copy_installed if is_installed else install)(packages)
    copy_source(source)
    for name in PACKAGES:
        shutil.move(source / name, application / name)
    native = ROOT / "build" / "native"
    if native.is_dir():
        shutil.copytree(native, application / "build" / "native")
    else:
        print("Not counted: what `make native` compiles, some 5 MB. Do that first.")
    root_builder.build(packages, application, image)


def install(target: Path) -> None:
    """Install the packages, as the `Dockerfile` does."""
    options = ("--no-compile", "--no-build-isolation", "--require-hashes", "--quiet")
    lock = ("--requirement", str(ROOT / "requirements.lock"))
    command = (sys.executable, "-m", "pip", "install", "--target", str(target), *options, *lock)
    subprocess.run(command, check=True)


def copy_installed(target: Path) -> None:
    """Copy what is installed here, where there is no network."""
    for name in locked():
        with suppress(metadata.PackageNotFoundError):  # it is for another system
            found = metadata.distribution(name)
            for file in found.files or ():
                if ".." not in file.parts and file.suffix != ".pyc":
                    place = target / file
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(str(found.locate_file(file)), place)


def tell(image: Path) -> float:
    """Print what takes how much, and the Debian packages of the libraries; megabytes of all."""
    sizes: Counter[str] = Counter()
    for path in image.rglob("*"):
        if path.is_file() and not path.is_symlink():
            sizes[_part(path.relative_to(image))] += path.stat().st_size
    for part, size in sizes.most_common(_SHOWN):
        print(f"{size / _MEGABYTE:7.1f} MB  {part}")
    rest = sum(size for _, size in sizes.most_common()[_SHOWN:])
    whole = sizes.total() / _MEGABYTE
    print(f"{rest / _MEGABYTE:7.1f} MB  {len(sizes) - _SHOWN} more")
    print(f"{whole:7.1f} MB  in all; {MOST} are allowed")
    print("From Debian:", ", ".join(debian_packages(image)) or "dpkg isn't here to tell")
    return whole


def _part(path: Path) -> str:
    found = re.match(r"usr/local/lib/python[\d.]+/site-packages/([\w.-]+)", str(path))
    if found:
        return found[1]
    return "/".join(path.parts[:2]) if path.parts[0] == "salle" else "/".join(path.parts[:1])


def debian_packages(image: Path) -> list[str]:
    """The packages that the image's libraries are from, as dpkg knows them."""
    if not shutil.which("dpkg"):
        return []
    libraries = [f"*/{path.name}" for path in image.glob("lib*/**/*.so*")]
    told = subprocess.run(
        ["dpkg", "-S", *libraries], capture_output=True, text=True, check=False
    ).stdout
    return sorted(set(re.findall(r"^([\w.+-]+)(?::\w+)?: ", told, re.MULTILINE)))


def can_start() -> bool:
    """Whether this machine lets us mount and change the root."""
    command = ("unshare", "--mount", "true")
    with suppress(OSError):
        if not subprocess.run(command, capture_output=True, check=False).returncode:
            return True
    print("Not started: that needs root on Linux.")
    return False


def start(image: Path) -> bool:
    """Start it as the `Dockerfile` says, ask for its health, and stop it; whether all went well."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    settings = dockerfile_settings() | {"SALLE_HOST": "127.0.0.1", "SALLE_PORT": port}
    given = " ".join(shlex.quote(f"{name}={value}") for name, value in settings.items())
    script = _MOUNTED.format(image=shlex.quote(str(image)), user=_USER, given=given)
    command = ("unshare", "--mount", "sh", "-ec", script)
    began = time.monotonic()
    with subprocess.Popen(command, stderr=subprocess.STDOUT, stdout=subprocess.PIPE) as process:
        is_well = _is_healthy(f"http://127.0.0.1:{port}/healthz", process)
        took = time.monotonic() - began
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=_WITHIN)
    what = f"it answers after {took:.1f} s" if is_well else "it doesn't start"
    print(f"As user {_USER} on a read-only root: {what}; exit code {process.returncode}.")
    print(said.decode().strip())
    return is_well and process.returncode == 0


def dockerfile_settings() -> dict[str, str]:
    """What stands behind ENV."""
    text = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    [names] = re.findall(r"^ENV (.*)$", text, re.MULTILINE)
    return dict(word.split("=", 1) for word in shlex.split(names))


# `exec`, so that the signal comes to Salle, and not to a shell. `chroot` has no WORKDIR.
_MOUNTED: Final = """
cd {image}
mkdir -p dev data
mount --bind . .
cd {image}
for folder in tmp dev data; do mount -t tmpfs none $folder; done
chmod 1777 tmp
mknod -m 666 dev/null c 1 3
chown {user}:{user} data
chmod 700 data
mount -o remount,bind,ro .
exec env -i {given} PYTHONPATH=/salle \\
    "$(command -v chroot)" --userspec={user}:{user} --groups= . /usr/local/bin/python -m bot
"""


def _is_healthy(address: str, process: subprocess.Popen[Any]) -> bool:
    end = time.monotonic() + _WITHIN
    while time.monotonic() < end and process.poll() is None:
        with suppress(URLError, OSError), urlopen(address) as answer:
            return answer.status == 200
        time.sleep(0.1)
    return False


if __name__ == "__main__":
    os.umask(0o022)
    sys.exit(main())
