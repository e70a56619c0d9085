"""Every picture of the shop: its name, its size and what is built for it."""

from dataclasses import dataclass
from typing import Callable


@dataclass
class Shot:
    name: str
    build: Callable[[], None]
    size: tuple[int, int] = (960, 960)
    samples: int = 96
    category: str = 'bird-spikes'  # gives the studio its colour


def everything():
    """In the order in which they are worth having."""
    from shots import pages, products

    first = [shot for shot in products.shots if shot.name.endswith('-1')]
    second = [shot for shot in products.shots if shot.name.endswith('-2')]
    rest = [shot for shot in products.shots if shot not in first + second]
    shown_first = pages.categories + pages.banners + pages.about + pages.blogs[:1]
    return shown_first + first + pages.gallery + pages.blogs[1:] + second + rest


def find(name):
    for shot in everything():
        if shot.name == name:
            return shot
    raise SystemExit(f'No shot is named {name}')
