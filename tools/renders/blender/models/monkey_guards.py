"""Fort: cone plates, steel rails, pipe collars and the ring around a water tank."""

import math

from geometry import Shape, circle, plate, rectangle
from materials import plastic, rough, steel

CONE = [(11.5, 0), (10.6, 1.2), (9.6, 3.5), (3.5, 31.5), (3.1, 33.3), (2.2, 34.5), (1.1, 35), (0, 35.1)]


def cone_plate(length=500, colour='#b8a587'):
    """Three rows of blunt cones on a plate of 120 mm."""
    material = plastic(colour, 0.46, 0.06)
    holes = [circle(3, (x, y)) for x in (-length / 2 + 37, 0.5, length / 2 - 37) for y in (-20, 20)]
    parts = [plate(rectangle(length, 120, 7), holes, 4, material, 0.8)]
    cones = Shape()
    for k in range(length // 25):
        for row in (-1, 0, 1):
            x = -length / 2 + 12.5 + k * 25
            cones.lathe([(r, h + 3.7) for r, h in CONE], (x, row * 40, 0), 24)
    parts.append(cones.object(material))
    return parts


def steel_rail(length=1000):
    """Prongs of 75 mm welded in threes every 50 mm: one upright, two leaning out."""
    metal, bright = steel(0.28), steel(0.2, brushed=False)
    holes = [circle(4.5, (-length / 2 + 50 + k * (length - 100) / 4, 0)) for k in range(5)]
    parts = [plate(rectangle(length, 40, 1.5), holes, 1.6, metal, 0.3)]
    prongs, welds = Shape(), Shape()
    for k in range(length // 50):
        x = -length / 2 + 25 + k * 50
        for dx, y, lean in ((0, 0, 0), (-7, -6, -40), (7, 6, 40)):
            a = math.radians(lean)
            foot = (x + dx, y, 1)
            prongs.pin(foot, (x + dx, y + math.sin(a) * 78, 1 + math.cos(a) * 76), 1.6, 1.35, 12)
            welds.lathe([(3.4, 1.4), (2.9, 2.3), (1.5, 3.6)], (x + dx, y, 0), 12)
    parts += [prongs.object(bright), welds.object(steel(0.42, False, '#a9a49b'))]
    return parts


def arc_rail(radius, start, end, count, height=60):
    """One curved rail of the tank ring, with prongs up and out."""
    metal, bright = steel(0.28), steel(0.2, brushed=False)
    band = Shape()
    steps = 40

    def at(u, v):
        a = math.radians(start + (end - start) * u)
        ring = [(radius, 0), (radius + 1.5, 0), (radius + 1.5, 40), (radius, 40), (radius, 0)]
        r, z = ring[round(v * 4)]
        return (r * math.cos(a), r * math.sin(a), z)

    band.grid(steps, 4, at)
    prongs = Shape()
    for k in range(count):
        a = math.radians(start + (end - start) * (k + 0.5) / count)
        for out, up in ((0, 1), (0.75, 0.66), (-0.6, 0.8)):
            foot = ((radius + 2) * math.cos(a), (radius + 2) * math.sin(a), 36)
            r = radius + 2 + out * height
            prongs.pin(foot, (r * math.cos(a), r * math.sin(a), 36 + up * height), 1.7, 1.4, 10)
    lugs = Shape()
    for a in (start + 1.2, end - 1.2):
        a = math.radians(a)
        for z in (12, 28):
            lugs.lathe([(5, -6), (5, 9), (0, 9)], ((radius + 1) * math.cos(a), (radius + 1) * math.sin(a), z), 6)
    return [band.object(metal, smooth=50), prongs.object(bright), lugs.object(bright, 0.4)]


def tank_ring(radius=520):
    parts = []
    for k in range(6):
        parts += arc_rail(radius, k * 60 + 0.4, k * 60 + 59.6, 8)
    return parts


def tank(radius=500, height=900):
    """A black polyethylene water tank with ribs, shoulder and lid."""
    skin = plastic('#1d2022', 0.42, 0.08)
    wall = [(0, 0), (radius - 12, 0), (radius, 12)]
    for k in range(5):
        z = 60 + k * (height - 140) / 5
        wall += [(radius, z), (radius + 14, z + 18), (radius + 14, z + 62), (radius, z + 80)]
    wall += [(radius, height - 40), (radius - 12, height), (radius - 60, height + 60)]
    wall += [(radius - 190, height + 130), (230, height + 160), (220, height + 165), (220, height + 200)]
    lid = [(236, height + 188), (240, height + 192), (240, height + 222), (228, height + 232)]
    lid += [(150, height + 246), (140, height + 256), (0, height + 262)]
    return [
        Shape().lathe(wall, sides=96).object(skin, smooth=40),
        Shape().lathe(lid, sides=72).object(skin, smooth=40),
    ]


def pipe(radius=55, height=560, at=(0, 0, 0), colour='#d9d6cc'):
    ring = [(radius - 3, 0), (radius, 0), (radius, height), (radius - 3, height), (radius - 3, 0)]
    return [Shape().lathe(ring, at, 64).object(plastic(colour, 0.4), smooth=30)]


def pipe_collar(radius=58, height=280):
    """A hinged ring with twenty-four prongs that point outwards and a little down."""
    metal, bright, rubber = steel(0.28), steel(0.2, brushed=False), plastic('#1b1c1d', 0.7)
    parts = []
    for z in (0, 46):
        band = [(radius, z), (radius + 1.6, z), (radius + 1.6, z + 22), (radius, z + 22), (radius, z)]
        lining = [(radius - 3, z - 2), (radius, z - 2), (radius, z + 24), (radius - 3, z + 24)]
        parts.append(Shape().lathe(band, (0, 0, height), 72).object(metal, smooth=30))
        parts.append(Shape().lathe(lining, (0, 0, height), 72).object(rubber, smooth=30))
    flange = [(radius + 1, 25), (radius + 30, 20), (radius + 30, 22), (radius + 1, 43)]
    parts.append(Shape().lathe(flange, (0, 0, height), 72, closed=True).object(metal, smooth=30))
    prongs, bolts = Shape(), Shape()
    for k in range(24):
        a = math.radians(k * 15 + 4)
        c, s = math.cos(a), math.sin(a)
        foot = ((radius + 14) * c, (radius + 14) * s, height + 27)
        prongs.pin(foot, ((radius + 160) * c, (radius + 160) * s, height - 18), 2.2, 1.9, 12)
    for a in (math.radians(-80), math.radians(100)):
        for z in (11, 57):
            x, y = (radius + 9) * math.cos(a), (radius + 9) * math.sin(a)
            bolts.box((6, 17, 20), (x - 5, y, height + z - 10)).box((6, 17, 20), (x + 6, y, height + z - 10))
            bolts.lathe([(0, -16), (6, -16), (6, -10), (3, -10), (3, 12), (5.5, 12), (5.5, 16), (0, 16)], (x, y, height + z), 6, 'X')
    parts += [prongs.object(bright), bolts.object(bright, 0.6)]
    return parts


def stone_wall(length=1600, deep=230, height=420, colours=('#b48a63', '#d3ab80')):
    return [Shape().box((length, deep, height), (0, 0, -height)).object(rough(*colours), 6)]
