"""Shop fronts and outdoor units: what stands out of a wall above a street."""

import math

from geometry import Shape, lettering, moved, place
from materials import galvanised, plastic, rough
from models import spike_strips
from scenes.ledges import along, look
from scenes.outdoors import daylight, outdoor_unit, town, tree


def _front(wide, top, plaster):
    """A plastered wall whose face is at y = 0."""
    Shape().box((wide, 300, top + 4500), (wide / 2 - 1500, 150, -4500)).object(plaster)


def signboard():
    """A stationer's signboard with steel strips along its top, as seen from the first floor."""
    daylight(-48, 40, 3.2, warm='#ffe6c4')
    _front(7200, -120, rough('#b98a63', '#caa07a', 0.6, 0.22, 22))
    board, edge = plastic('#1f5a52', 0.35), plastic('#d9a441', 0.35)
    deep, high, wide = 260, 760, 5200
    Shape().box((wide, deep, high), (1750, -deep / 2, -high)).object(board, 6)
    trim = Shape()
    for z in (-46, -high + 16):
        trim.box((wide - 60, 10, 30), (1750, -deep - 4, z))
    trim.object(edge, 3)
    cream = plastic('#f6ecd6', 0.35)
    lettering('SAROJ STATIONERS', 330, cream, place(1560, -deep - 2, -330, rx=90), 16, bold=True)
    lettering('Books  ·  Paper  ·  Pens', 130, edge, place(1560, -deep - 2, -600, rx=90), 6)
    # A little in from the front edge, where birds would stand.
    along(spike_strips.crest(), 9, 504, -deep + 48)
    # The flat roof behind, a step below the board.
    roof = rough('#b7ab98', '#c9beab', 0.5, 0.2, 16)
    Shape().box((7200, 9000, 100), (2100, 4500, -700)).object(roof)
    Shape().box((200, 9000, 580), (5600, 4500, -700)).object(roof)
    coping = rough('#cfc4b0', '#ddd3c1', 0.8, 0.2, 20)
    Shape().box((7260, 380, 60), (2100, 150, -120)).object(coping, 6)
    tree((9500, 5200, -900), 2600, seed=71)
    town(-66, 34000, -5000, seed=72, count=11)
    look((-640, -1180, 250), (760, -120, -90), 34, 0.4, (60, -215, 40))


def ac_unit():
    """An outdoor unit on a bracket, strips on its top and along the pipe's ledge."""
    daylight(-40, 40, 3.2)
    _front(9000, 4500, rough('#7f9a98', '#91aaa7', 0.7, 0.22, 22))
    # The unit's back stands a hand's breadth from the wall, its feet on two arms.
    unit = outdoor_unit()
    moved(unit, place(0, -260, 0))
    arms = Shape()
    for x in (-300, 300):
        arms.box((40, 500, 40), (x, -250, -40))
        arms.tube([(x, -470, -20), (x, -8, -400)], 15, 8)
        arms.box((44, 8, 460), (x, -4, -440))
    arms.object(galvanised(), 2)
    for x in (-198, 202):
        moved(spike_strips.crest(length=400), place(x, -352, 580))
        moved(spike_strips.crest(length=400), place(x, -180, 580))
    pipes = Shape()
    pipes.tube([(396, -250, 140), (520, -230, 120), (560, -60, 160), (560, -34, 420), (560, -34, 3200)], 26, 16)
    pipes.object(plastic('#efede6', 0.6))
    band = rough('#b3b8b0', '#c4c9c1', 0.8, 0.2, 20)
    Shape().box((9000, 150, 120), (3000, -75, 1120)).object(band, 6)
    Shape().box((9000, 150, 120), (3000, -75, -1300)).object(band, 6)
    along(spike_strips.crest(), 10, 504, -84, -1180)
    glass = Shape().box((1300, 30, 1700), (1900, 2, -560))
    glass.object(plastic('#34464d', 0.1))
    frame = Shape()
    for x in (1250, 1900, 2550):
        frame.box((56, 80, 1700), (x, -14, -560))
    for z in (-590, 1110):
        frame.box((1356, 80, 56), (1900, -14, z))
    frame.object(plastic('#f1efe9', 0.4), 3)
    town(-74, 34000, -14000, seed=81)
    tree((9500, -1800, -2600), 2400, seed=82)
    look((-800, -1460, 1000), (210, -190, 270), 36, 0.5, (0, -330, 560))
