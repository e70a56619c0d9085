"""What holds strips and nets: hooks and plugs, rings, rope and tensioners, clamps, ties."""

import math
import random

from mathutils import Vector

from geometry import Shape, copies, moved, place
from materials import plastic, steel


def arc(centre, radius, start, end, steps=20, plane='XZ'):
    points = []
    for k in range(steps + 1):
        a = math.radians(start + (end - start) * k / steps)
        x, y = radius * math.cos(a), radius * math.sin(a)
        offset = {'XZ': (x, 0, y), 'XY': (x, y, 0), 'YZ': (0, x, y)}[plane]
        points.append(Vector(centre) + Vector(offset))
    return points


def thread(shape, start, end, radius, pitch=1.6, rise=0.35):
    """A screw thread between two heights on the z axis, as seen from arm's length."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    profile = [start]
    radii = [radius * 0.25]
    turns = int(length / pitch)
    for k in range(turns * 2):
        profile.append(start.lerp(end, (k + 1) / (turns * 2 + 1)))
        taper = min(1, 0.25 + k / 8)
        radii.append((radius + (rise if k % 2 else -rise * 0.4)) * taper)
    profile.append(end)
    radii.append(radius)
    shape.tube(profile, radii, 12)


def hook():
    """A screw hook: 20 mm of thread below, an open mouth of 8 mm above. It stands on its point."""
    shape = Shape()
    thread(shape, (0, 0, 0), (0, 0, 20), 1.7)
    shank = [(0, 0, 20), (0, 0, 26), (1.2, 0, 28.4)]
    shape.tube(shank + [tuple(p) for p in arc((-0.2 + 4.2, 0, 32), 5.4, 215, -85 + 360 - 360, 22)][:0], 1.6, 12)
    mouth = [Vector(p) for p in shank] + arc((0, 0, 34), 5.6, -70, 200, 26)
    shape.tube(mouth, 1.6, 12)
    collar = [(0, 19.5), (3.2, 19.6), (3.4, 20.6), (3.2, 21.4), (0, 21.6)]
    shape.lathe(collar, (0, 0, 0), 24)
    return [shape.object(steel(0.2, False), smooth=50)]


def plug(colour='#8d9498'):
    """A nylon plug with ribs and a slit."""
    shape = Shape()
    profile = [(0, 0), (1.5, 0), (2.1, 2)]
    for k in range(7):
        z = 3 + k * 3
        profile += [(2.4, z), (3.1, z + 0.5), (2.5, z + 2.4)]
    profile += [(2.9, 25), (2.9, 29), (4, 29.4), (4, 30.4), (2.2, 30.4), (2.0, 20)]
    shape.lathe(profile, sides=20)
    wings = Shape().box((7.2, 0.8, 14), (0, 0, 8))
    return [shape.object(plastic(colour, 0.45), smooth=40), wings.object(plastic('#6c7276', 0.6), 0.2)]


def ring(opening=70, radius=6, wire=1.0):
    """An open ring of steel wire, with blunt ends; it lies flat."""
    shape = Shape()
    points = arc((0, 0, wire), radius, 90 + opening / 2, 450 - opening / 2, 26, 'XY')
    shape.tube(points, wire, 10)
    return [shape.object(steel(0.18, False), smooth=60)]


def pile(parts, count, spread, rise, seed=1, lie=25):
    """Scattered copies that lie on each other like a heap poured out by hand."""
    chance = random.Random(seed)
    matrices = []
    for number in range(count):
        r = spread * math.sqrt(chance.random()) * (0.55 + 0.45 * chance.random())
        a = chance.uniform(0, 2 * math.pi)
        top = rise * max(0, 1 - r / spread) * chance.random()
        tilt = lie * min(1, top / 4 + 0.12)
        matrices.append(
            place(
                r * math.cos(a), r * math.sin(a), top,
                chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 360),
            )
        )
    return copies(parts, matrices)


def rope(path, radius=1.0, closed=False):
    """Wire rope: six strands, seen as ridges that wind around it."""
    path = [Vector(p) for p in path]
    shape = Shape()
    points, faces, travelled, side = [], [], 0.0, None
    for i, at in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = along.orthogonal().normalized() if side is None else side
        side = (side - along * side.dot(along)).normalized()
        other = along.cross(side)
        if i:
            travelled += (at - path[i - 1]).length
        twist = travelled / (radius * 9) * 2 * math.pi
        for k in range(12):
            a = 2 * math.pi * k / 12 + twist
            r = radius * (1.08 if k % 2 else 0.84)
            points.append(at + (side * math.cos(a) + other * math.sin(a)) * r)
    for i in range(len(path) - 1):
        for k in range(12):
            n = (k + 1) % 12
            faces.append((i * 12 + k, i * 12 + n, i * 12 + 12 + n, i * 12 + 12 + k))
    shape.add(points, faces)
    return [shape.object(steel(0.26, False), smooth=80)]


def coil(radius=95, loops=15, wire=1.3, seed=4):
    chance = random.Random(seed)
    points, turn = [], 0
    steps = 220
    drift = [(chance.uniform(-7, 7), chance.uniform(0.8, 13)) for _ in range(loops + 2)]
    for k in range(loops * steps):
        lap, part = divmod(k, steps)
        a = 2 * math.pi * part / steps
        mix = part / steps
        dr = drift[lap][0] * (1 - mix) + drift[lap + 1][0] * mix
        z = drift[lap][1] * (1 - mix) + drift[lap + 1][1] * mix
        r = radius + dr + 2.5 * math.sin(3 * a + lap)
        points.append((r * math.cos(a), r * math.sin(a), wire + z + 1.2 * math.sin(2 * a + lap * 1.7)))
    parts = rope(points, wire)
    ties = Shape()
    for a in (25, 145, 265):
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        loop = []
        for k in range(24):
            t = 2 * math.pi * k / 24
            out = radius + 14 * math.cos(t)
            loop.append((out * c, out * s, max(0.7, 8 + 9 * math.sin(t))))
        ties.tube(loop, 1.7, 8, closed=True)
    return parts + [ties.object(plastic('#1b1d1e', 0.5))]


def tensioner():
    """A turnbuckle that lies on the floor: frame, an eye on one end and a hook on the other."""
    bright, metal = steel(0.2, False), steel(0.26)
    frame, bolts = Shape(), Shape()
    for y in (-6.5, 6.5):
        frame.tube([(-33, y * 0.7, 7), (-28, y, 7), (28, y, 7), (33, y * 0.7, 7)], 2.4, 12)
    for x in (-34, 34):
        frame.lathe([(2.6, -4), (6.2, -4), (6.6, 0), (6.2, 4), (2.6, 4)], (x, 0, 7), 24, 'X', True)
    for way in (-1, 1):
        start, end = (way * 14, 0, 7), (way * 56, 0, 7)
        thread(bolts, start, end, 2.3, 1.4, 0.28)
    bolts.tube(arc((64.5, 0, 7), 8, 0, 360, 30, 'XY')[:-1], 2.3, 12, closed=True)
    bolts.tube(arc((-64.5, 0, 7), 8, 0, 285, 26, 'XY'), 2.3, 12)
    return [frame.object(metal, smooth=50), bolts.object(bright, smooth=50)]


def eye_bolt():
    """An eye-bolt with its anchor sleeve, lying along x."""
    bright = steel(0.2, False)
    bolt, sleeve = Shape(), Shape()
    bolt.tube(arc((0, 0, 5), 8.5, 0, 360, 30, 'XY')[:-1], 2.6, 12, closed=True)
    bolt.tube([(8.5, 0, 5), (22, 0, 5)], 2.6, 12)
    thread(bolt, (62, 0, 5), (22, 0, 5), 2.6, 1.4, 0.25)
    sleeve.lathe([(2.8, 30), (4.0, 30), (4.0, 55), (4.9, 60), (4.9, 63), (3, 63)], (0, 0, 5), 24, 'X')
    nut = Shape().lathe([(2.8, 23), (5.6, 23), (5.6, 27.5), (2.8, 27.5)], (0, 0, 5), 6, 'X')
    return [bolt.object(bright, smooth=50), sleeve.object(steel(0.35, False, '#b9b6ae')), nut.object(bright, 0.4)]


def rope_clamp():
    """A U-bolt with saddle and two nuts, standing on its nuts' side."""
    bright, cast = steel(0.2, False), steel(0.4, False, '#bdb9b0')
    bolt = [Vector((-4.5, 0, 3)), Vector((-4.5, 0, 14))] + arc((0, 0, 14), 4.5, 180, 0, 14) + [Vector((4.5, 0, 3))]
    saddle = Shape().box((16, 8, 4.5), (0, 0, 5))
    nuts = Shape()
    for x in (-4.5, 4.5):
        nuts.lathe([(0, 0), (3.2, 0), (3.2, 3), (0, 3)], (x, 0, 1.4), 6)
    return [Shape().tube(bolt, 1.4, 10).object(bright), saddle.object(cast, 1.4), nuts.object(bright, 0.3)]


def girder_clamp():
    """A folded C of steel plate, 30 mm wide, with a grub screw below and two tongues above."""
    metal, bright = steel(0.27), steel(0.22, False)
    c = [(-24, 0), (22, 0), (24, 2), (24, 34), (22, 36), (-24, 36), (-24, 34.4), (21.4, 34.4), (22.4, 33.4)]
    c += [(22.4, 2.6), (21.4, 1.6), (-24, 1.6)]
    body = Shape().sweep(c, (-15, 15)).object(metal, 0.35)
    tongues = Shape()
    for x in (-8, 8):
        profile = [(-10, 36), (-10, 41), (-14, 43), (-14, 44.4), (-8.6, 44.4), (-8.6, 36)]
        tongues.sweep(profile, (x - 3, x + 3))
        tongues.sweep([(10, 36), (10, 41), (14, 43), (14, 44.4), (8.6, 44.4), (8.6, 36)], (x - 3, x + 3))
    screw = Shape()
    thread(screw, (0, -10, 27), (0, -10, -11), 2.5, 1.3, 0.25)
    screw.lathe([(0, -17), (4.4, -17), (4.4, -11), (0, -11)], (0, -10, 0), 6)
    screw.lathe([(0, 1.6), (5, 1.6), (5, 5), (0, 5)], (0, -10, 0), 6)
    parts = [body, tongues.object(metal, 0.3), screw.object(bright, 0.2)]
    return moved(parts, place(0, 0, 17))


def cable_tie(length=200, bend=0.0, colour='#17191a'):
    """Black nylon, 4.8 mm wide, lying on its flat side; `bend` curves it."""
    material = plastic(colour, 0.4)
    strap = Shape()
    steps = 36

    def at(u, v):
        x = u * length
        ring = [(-2.4, 0.0), (2.4, 0.0), (2.4, 1.2), (-2.4, 1.2), (-2.4, 0.0)]
        y, z = ring[round(v * 4)]
        y *= 1 if u < 0.88 else 1 - (u - 0.88) * 5
        return (x, y + bend * (u * u), z + 1.4 + 3 * math.sin(math.pi * u) * 0.4)

    strap.grid(steps, 4, at)
    head = Shape().box((7.6, 8, 5.2), (-2.5, 0, 0))
    teeth = Shape()
    for k in range(60):
        teeth.box((0.9, 3, 0.3), (25 + k * 2.4, bend * ((25 + k * 2.4) / length) ** 2, 2.6 + 1.2 * math.sin(math.pi * (25 + k * 2.4) / length)))
    return [strap.object(material, smooth=30), head.object(material, 0.8), teeth.object(material)]


def tied_loop(radius, at=(0, 0, 0), plane='YZ', colour='#17191a'):
    """A tie drawn tight around something, with its head and cut tail."""
    material = plastic(colour, 0.42)
    loop = Shape().tube(arc(at, radius, 0, 360, 28, plane)[:-1], [1.3] * 28, 6, closed=True)
    head = Shape().box((7, 8, 6), (at[0], at[1], at[2] + radius - 1))
    return [loop.object(material), head.object(material, 0.8)]
