"""Bird spike strips: Guard and Slim of polycarbonate, Crest of steel wire."""

import math
import random

from geometry import Shape, circle, plate, rectangle
from materials import clear, plastic, steel

LENGTH = 500


def _joints(length):
    """The ledges where the base snaps, every 100 mm."""
    return [x for x in range(-length // 2 + 100, length // 2, 100)]


def _base(length, width, thickness, material, holes):
    parts = []
    for start in range(-length // 2, length // 2, 100):
        middle = start + 50
        ring = rectangle(98.6, width, 3, (middle, 0))
        rounds = [circle(r, (middle + x, y)) for x, y, r in holes]
        parts.append(plate(ring, rounds, thickness, material, 0.5))
    bridges = Shape()
    for x in _joints(length):
        for y in (-width * 0.3, 0, width * 0.3):
            bridges.box((2.4, width * 0.16, thickness * 0.55), (x, y, thickness * 0.2))
    parts.append(bridges.object(material))
    return parts


def guard(colour=None, length=LENGTH):
    """Three rows of blunt spikes, 110 mm high; clear unless it has a colour."""
    material = plastic(colour, 0.5) if colour else clear()
    parts = _base(length, 45, 4, material, [(-25, 0, 2.6), (25, 0, 2.6), (0, 14, 2.2), (0, -14, 2.2)])
    pins, bosses = Shape(), Shape()
    for k in range(length // 25):
        x = -length / 2 + 12.5 + k * 25
        for y, lean in ((-13, -38), (0, 0), (13, 38)):
            shift = 6 if y == 0 else -6
            dx = 4 if k % 2 else -4
            foot = (x + shift, y, 3.2)
            tip = (x + shift + dx, y + math.sin(math.radians(lean)) * 118, 112)
            pins.pin(foot, tip, 1.9, 1.0)
            bosses.lathe([(4.6, 3.6), (4.2, 5.0), (2.6, 6.4), (1.7, 9)], (x + shift, y, 0), 16)
    parts += [pins.object(material), bosses.object(material)]
    return parts


def crest(rows=3, length=LENGTH, seed=1):
    """Steel wires in a clear base: three rows, or five on the wide one."""
    chance = random.Random(seed)
    width = 45 if rows == 3 else 70
    base, wire = clear(roughness=0.1), steel(0.2, brushed=False)
    parts = _base(length, width, 5, base, [(-25, 0, 2.4), (25, 0, 2.4)])
    wires, sockets = Shape(), Shape()
    if rows == 3:
        leans = [(-11, -42), (0, 0), (11, 42)]
    else:
        leans = [(-24, -65), (-12, -32), (0, 0), (12, 32), (24, 65)]
    for k in range(length // 50):
        for number, (y, lean) in enumerate(leans):
            x = -length / 2 + 13 + k * 50 + number * (24 / (rows - 1)) * 1.0
            a = math.radians(lean + chance.uniform(-1.2, 1.2))
            reach = 118 if abs(lean) > 1 else 110
            foot = (x, y, 2)
            tip = (x + chance.uniform(-2, 2), y + math.sin(a) * reach, 2 + math.cos(a) * reach)
            wires.tube([foot, tip], 0.75, 8)
            along = [(x, y, 4)] + [(x, y + math.sin(a) * 9, 4 + math.cos(a) * 9)]
            sockets.tube(along, [3.4, 2.2], 14)
    ridge = Shape()
    for y in (-width / 2 + 4, width / 2 - 4):
        ridge.box((length - 6, 2.2, 2.4), (0, y, 4.6))
    parts += [wires.object(wire), sockets.object(base), ridge.object(base, 0.5)]
    return parts


def all_steel(length=LENGTH, seed=2):
    """Wires welded to a folded base of steel, 25 mm wide."""
    chance = random.Random(seed)
    metal, wire = steel(0.27), steel(0.2, brushed=False)
    slots = [rectangle(18, 4.2, 2.05, (x, 0)) for x in range(-length // 2 + 25, length // 2, 50)]
    parts = [plate(rectangle(length, 25, 0.8), slots, 0.9, metal, 0.2, (0, 0, 5))]
    flanges = Shape()
    for y in (-12.1, 12.1):
        flanges.box((length, 0.8, 5.6), (0, y, 0))
    parts.append(flanges.object(metal, 0.2))
    wires, welds = Shape(), Shape()
    for k in range(length // 25):
        x = -length / 2 + 12.5 + k * 25
        for y, lean in ((-8, -40), (0, 0), (8, 40)):
            shift = {-8: -4, 0: 0, 8: 4}[y] + (12.5 if k % 2 and y == 0 else 0) * 0
            if y == 0 and k % 2 == 0:
                shift = 8
            a = math.radians(lean + chance.uniform(-1, 1))
            foot = (x + shift, y, 5.5)
            wires.tube([foot, (x + shift, y + math.sin(a) * 124, 5.5 + math.cos(a) * 118)], 0.85, 8)
            welds.lathe([(2.1, 5.8), (1.6, 6.7), (0.7, 7.4)], (x + shift, y, 0), 10)
    parts += [wires.object(wire), welds.object(metal)]
    return parts


def slim(length=LENGTH):
    """Dark grey, 20 mm wide, with a saddle beneath and two rows leaning outwards."""
    material = plastic('#3d4346', 0.42, 0.05)
    saddle = [(-10, 0), (-10, 5), (10, 5), (10, 0), (7, 0.2), (3.5, 1.9), (0, 2.5), (-3.5, 1.9), (-7, 0.2)]
    base = Shape().sweep(saddle, (-length / 2, length / 2)).object(material, 0.6)
    pins = Shape()
    for k in range(length // 25):
        x = -length / 2 + 12.5 + k * 25
        for y, lean in ((-5, -30), (5, 30)):
            shift = 6 if y < 0 else -6
            foot = (x + shift, y, 4)
            pins.pin(foot, (x + shift, y + math.sin(math.radians(lean)) * 92, 84), 1.9, 1.0)
            pins.lathe([(4.0, 4.6), (3.4, 6), (1.8, 9)], (x + shift, y, 0), 12)
    return [base, pins.object(material)]
