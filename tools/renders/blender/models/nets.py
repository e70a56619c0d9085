"""Nets: folded bundles, hung sheets with real knots, and welded mesh."""

import math
import random

from mathutils import Vector

from geometry import Shape, lettering, place
from materials import frosted, paper, plastic, steel


def twine_material(kind):
    if kind == 'clear':
        return frosted('#eef3f2', 0.62, 0.22)
    return plastic({'black': '#16181a', 'green': '#2f7a46', 'grey': '#8b8f8a'}[kind], 0.55)


def sheet(across, down, at, radius, material, knot=2.2, sides=6, between=1):
    """A knotted net: `at(i, j)` tells where each knot lies, in millimetres."""
    shape = Shape()
    knots = [[Vector(at(i, j)) for j in range(down + 1)] for i in range(across + 1)]
    for i in range(across + 1):
        shape.tube(knots[i], radius, sides)
    for j in range(down + 1):
        shape.tube([knots[i][j] for i in range(across + 1)], radius, sides)
    if knot:
        r = radius * knot
        ball = [(0.02, -r), (r * 0.75, -r * 0.6), (r, 0), (r * 0.75, r * 0.6), (0.02, r)]
        for row in knots:
            for p in row:
                shape.lathe(ball, p, 6)
    return shape.object(material, smooth=80)


def twisted(path, radius, shape, strands=3, pitch=9.0, sides=7):
    """Twine laid of strands along a path of two or more points."""
    path = [Vector(p) for p in path]
    dense = []
    for a, b in zip(path, path[1:]):
        steps = max(2, int((b - a).length / (pitch / 8)))
        dense += [a.lerp(b, k / steps) for k in range(steps)]
    dense.append(path[-1])
    for strand in range(strands):
        run, travelled = [], 0.0
        for k, p in enumerate(dense):
            ahead = dense[min(k + 1, len(dense) - 1)]
            back = dense[max(k - 1, 0)]
            along = (ahead - back).normalized()
            side = along.cross(Vector((0.3, 0.2, 1))).normalized()
            other = along.cross(side)
            if k:
                travelled += (p - dense[k - 1]).length
            a = 2 * math.pi * (travelled / pitch + strand / strands)
            run.append(p + (side * math.cos(a) + other * math.sin(a)) * radius * 0.55)
        shape.tube(run, radius * 0.56, sides)


def knotted_close(meshes=5, mesh=50, radius=1.25, material=None, seed=3, tilt=0.18):
    """A near view of twisted twine with knots that can be followed by the eye; it stands in x–z."""
    chance = random.Random(seed)
    shape = Shape()
    jitter = {
        (i, j): Vector((chance.uniform(-1, 1) * mesh * 0.05, chance.uniform(-1, 1) * 2, chance.uniform(-1, 1) * mesh * 0.05))
        for i in range(meshes + 1)
        for j in range(meshes + 1)
    }

    def at(i, j):
        x, z = (i - meshes / 2) * mesh, j * mesh + 4
        return Vector((x + z * tilt, 0, z)) + jitter[(i, j)]

    for i in range(meshes + 1):
        twisted([at(i, j) for j in range(meshes + 1)], radius, shape)
        twisted([at(j, i) for j in range(meshes + 1)], radius, shape)
    for i in range(meshes + 1):
        for j in range(meshes + 1):
            c, r = at(i, j), radius
            for turn, rise in ((0.5, 0.0), (-0.7, 0.9)):
                loop = []
                for k in range(25):
                    a = 2 * math.pi * k / 18
                    flat = Vector((math.cos(a) * r * 2.6, math.sin(a * 0.5) * r * 1.3 + rise, math.sin(a) * r * 1.9))
                    c2, s2 = math.cos(turn), math.sin(turn)
                    loop.append(c + Vector((flat.x * c2 - flat.z * s2, flat.y - r * 0.4, flat.x * s2 + flat.z * c2)))
                twisted(loop, r * 0.92, shape)
    return [shape.object(material or twine_material('black'), smooth=80)]


def bundle(kind, size=(300, 200), layers=22, seed=5, radius=0.5, cell=10.0, rise=2.9):
    """A net as it is sold: folded to and fro, slack, with a paper band around its middle."""
    chance = random.Random(seed)
    long, wide = size
    rows, columns = int(layers * long / cell), int(wide / cell)
    waves = [(chance.uniform(0.01, 0.05), chance.uniform(0.01, 0.06), chance.uniform(0, 6)) for _ in range(4)]

    def at(i, j):
        u = i / columns * wide - wide / 2
        layer, along = divmod(j / rows * layers, 1)
        layer = min(layer, layers - 1)
        side = 1 if layer % 2 == 0 else -1
        edge = abs(along - 0.5) * 2
        x = side * (along - 0.5) * long * (1 + 0.04 * math.sin(layer * 2.7))
        z = 3 + (layer + along) * rise
        for fx, fy, phase in waves:
            z += math.sin(x * fx + u * fy + phase + layer * 0.7) * 1.7
        pinch = 1 - 0.06 * math.exp(-((x / 40) ** 2))
        z = z * (pinch - 0.10 * edge**4)
        u *= 1 + 0.03 * math.sin(layer * 1.9 + x * 0.02)
        soft = cell * 0.42
        return (
            x + chance.uniform(-soft, soft),
            u + chance.uniform(-soft, soft) + math.sin(layer * 3.1) * 3,
            max(0.6, z + chance.uniform(-1.1, 1.1) * rise * 0.6),
        )

    net = sheet(columns, rows, at, radius, twine_material(kind), knot=1.9, sides=4)
    return [net, *band(wide, layers * rise + 7)]


def band(wide, high, width=86, title='PARINDA', line='', amount=''):
    """The paper band with the maker's name."""
    ground, ink = paper('#0b6169'), paper('#fbf8f1')
    w = wide / 2 + 5
    ring = []
    corner = 9
    for cx, cz, start in ((w - corner, high - corner, 0), (-w + corner, high - corner, 90), (-w + corner, corner, 180), (w - corner, corner, 270)):
        for k in range(7):
            a = math.radians(start + k * 15)
            ring.append((cx + corner * math.cos(a), cz + corner * math.sin(a)))
    n = len(ring)

    def at(u, v):
        y, z = ring[round(v * n) % n]
        return ((u - 0.5) * width, y, z + 0.4)

    strip = Shape().grid(1, n, at).object(ground, smooth=50)
    words = lettering(title, 25, ink, place(0, 0, high + 0.8, rz=90), bold=True)
    return [strip, words]


def hung(width, height, mesh, radius, kind, sag=14, seed=2, knot=2.0, sides=5):
    """A sheet in x–z, slightly blown inwards; its upper left corner is at (-width/2, 0, height)."""
    chance = random.Random(seed)
    across, down = round(width / mesh), round(height / mesh)
    material = twine_material(kind)

    def at(i, j):
        x, z = (i / across - 0.5) * width, (1 - j / down) * height
        u, v = i / across, j / down
        belly = math.sin(math.pi * u) * math.sin(math.pi * v) * sag * 2
        soft = mesh * 0.05
        return (
            x + chance.uniform(-soft, soft),
            belly + chance.uniform(-soft, soft),
            z + chance.uniform(-soft, soft) - math.sin(math.pi * u * 6) ** 2 * (1 - v) * 0,
        )

    return [sheet(across, down, at, radius, material, knot, sides)]


def welded_roll(width=600, cell=12.5, wire=0.55, turns=5.5, inner=52, tail=260):
    """Welded steel mesh, rolled, with its loose end on the floor."""
    shape = Shape()
    gap = 4.2
    path = []
    steps = int(turns * 40)
    for k in range(steps + 1):
        a = 2 * math.pi * k / 40
        r = inner + gap * a / (2 * math.pi)
        path.append((r, a))
    outer = path[-1][0]
    last = path[-1][1]
    points = [
        Vector((0, r * math.sin(a - last), outer + 1 - r * math.cos(a - last))) for r, a in path
    ]
    points += [Vector((0, tail * k / 12, 1 + 5 * math.sin(k / 12 * 2.2) ** 2)) for k in range(1, 13)]
    for k in range(int(width / cell) + 1):
        x = -width / 2 + k * cell
        shape.tube([p + Vector((x, 0, 0)) for p in points], wire, 5)
    run, next_at = 0.0, 0.0
    for a, b in zip(points, points[1:]):
        length = (b - a).length
        while next_at <= run + length:
            p = a.lerp(b, (next_at - run) / length)
            shape.tube([p + Vector((-width / 2 - 2, 0, 0.8)), p + Vector((width / 2 + 2, 0, 0.8))], wire, 5)
            next_at += cell
        run += length
    return [shape.object(steel(0.3, False), smooth=60)]
