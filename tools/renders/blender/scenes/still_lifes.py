"""Things laid out together: on the studio sweep, on a bench, on a ledge."""

import math
import random

from mathutils import Vector

import studio
from geometry import MM, Shape, copies, moved, place
from materials import cardboard, plastic, rough, steel
from models import fittings, monkey_guards, nets, packs
from models import spike_strips as strips
from scenes.ledges import look
from scenes.outdoors import daylight, plant, town
from shots.views import near, row, whole

WIDE = dict(fill=0.95, lens=60)
LONG = dict(fill=1.2, lens=40)  # strips run out of the picture, so that spikes are more than hairs


def bird_spikes():
    parts = moved(strips.crest(), place(0, 120, 0)) + moved(strips.guard(), place(30, -40, 0))
    parts += moved(strips.guard('#b5482b'), place(60, -190, 0))
    whole(parts, -42, 26, **LONG)


def monkey_spikes():
    parts = moved(monkey_guards.cone_plate(), place(30, -110, 0))
    parts += moved(monkey_guards.steel_rail(600), place(0, 40, 0)) + moved(monkey_guards.steel_rail(600), place(-10, 150, 0))
    whole(parts, -42, 26, **LONG)


def bird_nets():
    parts = nets.bundle('black', (300, 210), 18, radius=0.75, cell=11, rise=4)
    parts += moved(nets.bundle('green', (240, 170), 12, radius=0.5, cell=8, rise=3.2, seed=8), place(250, -130, 0, rz=-18))
    parts += moved(nets.bundle('clear', (250, 180), 14, radius=0.42, cell=9, rise=2.8, seed=9), place(-110, -250, 0, rz=12))
    whole(parts, -18, 32, fill=1.0, lens=60, lift=-0.05)


def accessories():
    parts = moved(packs.cartridge(), place(-40, 60, 25, rz=-24) @ place(ry=90) @ place(rz=-62))
    parts += moved(fittings.coil(), place(150, -60, 0)) + moved(fittings.tensioner(), place(0, -130, 0, rz=16))
    hooks = fittings.hook()
    for part in hooks:
        part.matrix_basis = place(z=3, rx=90)
    parts += copies(hooks, [place(-150 + k * 24, -60, 0.6, rz=(k * 41 % 19) - 9) for k in range(5)])
    parts += moved(fittings.girder_clamp(), place(-190, 0, 0, rz=24))
    parts += moved(packs.tape_roll(False), place(80, -170, 0))
    whole(parts, -8, 34, **WIDE)


def spikes_and_net():
    parts = row(strips.guard(), 2, 110) + moved(nets.bundle('clear', (260, 190), 16, radius=0.42, cell=9, rise=2.8), place(70, 260, 0, rz=-10))
    whole(parts, -24, 26, fill=1.1, lens=45)


def steel_close():
    parts = row(strips.crest(), 3, 120)
    near(parts, (140, -60, 45), 250, -42, 17, 4)


def polycarbonate_close():
    parts = row(strips.guard(), 3, 120)
    near(parts, (120, -60, 45), 240, 36, 18, 4)


def cleaning():
    """A bucket of soapy water, a brush and a mask on a tiled floor."""
    parts = packs.bucket()
    wood, bristle = rough('#a67a4c', '#bd9262', 3, 0.1), plastic('#e3d7b8', 0.7)
    brush = [Shape().box((210, 62, 22), (0, 0, 34)).object(wood, 9)]
    hairs = Shape()
    chance = random.Random(3)
    for k in range(30):
        for j in range(8):
            x, y = -96 + k * 6.6, -25 + j * 7
            hairs.tube([(x, y, 36), (x + chance.uniform(-5, 5), y + chance.uniform(-6, 6), 1)], 1.5, 5)
    brush.append(hairs.object(bristle))
    parts += moved(brush, place(-210, -150, 0, rz=24))
    mask = Shape()

    def cup(u, v):
        x, z = (u - 0.5) * 130, (v - 0.5) * 120
        fall = 1 - min(1, (x / 68) ** 2 + (z / 64) ** 2)
        return (x * (0.75 + 0.25 * fall), z, 2 + 52 * fall**0.6)

    mask.grid(32, 32, cup)
    cloth = [mask.object(plastic('#f3f2ee', 0.8, 0.1), smooth=70)]
    bands = Shape()
    for side in (-1, 1):
        bands.tube([(side * 44, 26, 14), (side * 96, 60, 3), (side * 104, 0, 2), (side * 90, -44, 3), (side * 44, -26, 14)], 2, 6)
    cloth.append(bands.object(plastic('#e2b63c', 0.6)))
    parts += moved(cloth, place(200, -170, 0, rz=-20))
    whole(parts, -10, 26, **WIDE)


def nest():
    """A nest of twigs with two white eggs, in the corner of a ledge."""
    daylight(-140, 48, 3.0)
    chance = random.Random(12)
    twigs = Shape()
    for k in range(420):
        a = chance.uniform(0, 6.28)
        r = chance.gauss(120, 22)
        z = max(3, 8 + 40 * (1 - abs(r - 120) / 70) * chance.random() + chance.uniform(0, 14))
        long = chance.uniform(60, 170)
        turn = a + math.pi / 2 + chance.gauss(0, 0.42)
        at = Vector((r * math.cos(a), r * math.sin(a), z))
        way = Vector((math.cos(turn), math.sin(turn), chance.gauss(0, 0.14)))
        bend = Vector((-math.cos(a), -math.sin(a), 0)) * long * 0.1
        thick = chance.uniform(0.8, 2.3)
        path = [at - way * long / 2 + bend, at, at + way * long / 2 + bend]
        twigs.tube([(p.x, p.y, max(1.5, p.z)) for p in path], [thick * 0.6, thick, thick * 0.5], 5)
    twigs.object(rough('#5b4632', '#8f7556', 6, 0.2))
    straw = Shape()
    for k in range(160):
        a, r = chance.uniform(0, 6.28), 95 * math.sqrt(chance.random())
        turn = chance.uniform(0, 6.28)
        at = Vector((r * math.cos(a), r * math.sin(a), chance.uniform(4, 16)))
        way = Vector((math.cos(turn), math.sin(turn), chance.gauss(0, 0.1))) * chance.uniform(30, 60)
        straw.tube([at - way, at + way], 0.9, 4)
    straw.object(rough('#b29a63', '#cbb47c', 6, 0.1))
    shell = [(0.01, -19), (7, -17.6), (12, -13), (14.6, -5), (14.2, 3), (11.6, 11), (7, 16.6), (2.6, 19), (0.01, 19.4)]
    egg = Shape().lathe([(r * 1.05, h * 1.05) for r, h in shell], sides=40).object(rough('#efe9dc', '#f7f3ea', 4, 0.05, 60, 0.45), smooth=80)
    copies([egg], [place(-17, -12, 24, ry=82, rz=24), place(18, 10, 25, ry=80, rz=-38)])
    plaster = rough('#d6c9b1', '#e7dcc8', 1.0, 0.25, 26)
    Shape().box((3000, 420, 80), (0, 20, -80)).object(plaster, 6)
    Shape().box((3000, 100, 1500), (0, 260, 0)).object(plaster)
    Shape().box((100, 1200, 1500), (330, 0, 0)).object(plaster)
    plant((-330, 90, 0), (85, 150), 40, 260, 4)
    town(0, 26000, -9000)
    look((-250, -620, 420), (-10, 10, 30), 48, 0.6, (0, -60, 25))


def fitting():
    """A cartridge above a strip on a ledge, with a dab of adhesive between."""
    daylight(-140, 44)
    concrete = rough('#aaa398', '#c0baae', 1.0, 0.3, 24)
    Shape().box((4000, 320, 70), (300, 60, -70)).object(concrete, 7)
    Shape().box((4000, 260, 900), (300, 80, -970)).object(concrete)
    copies(strips.guard(), [place(k * 502, 0, 0) for k in range(-1, 4)])
    moved(packs.loaded_gun(), place(-215, -98, 27, rx=72, rz=14))
    town(-60, 26000, -11000, seed=71)
    look((-620, -620, 420), (20, -10, 30), 44, 0.4, (-20, -60, 40))


def workshop():
    """The bench: strips, cartons, tools, a lamp's warm light."""
    wood = rough('#8b6038', '#a97a4b', 2, 0.12, 10, roughness=0.5)
    top = Shape()
    for k in range(6):
        top.box((2400, 148, 50), (0, -300 + k * 151, -50))
    top.object(wood, 4)
    Shape().box((5000, 60, 2400), (0, 700, -600)).object(rough('#d9d0bf', '#e8e0d1', 0.4, 0.15, 16))
    board = Shape().box((1500, 24, 700), (-160, 656, 260)).object(rough('#b99a6d', '#c9ab7e', 2, 0.1), 4)
    _ = board
    shelf = Shape().box((900, 260, 30), (780, 540, 430)).object(wood, 4)
    _ = shelf
    moved(packs.carton((300, 210, 150), 'CREST', '5 strips'), place(620, 540, 460, rz=4))
    moved(packs.carton((300, 210, 120), 'GUARD', '10 strips'), place(960, 540, 460, rz=-3))
    moved(packs.carton((540, 200, 170), 'CREST bird spikes', '5 strips · 2.5 m'), place(560, 220, 0, rz=-7))
    moved(row(strips.crest(), 3, 100), place(-240, 10, 0, rz=5))
    moved(strips.guard(), place(140, -230, 0, rz=-9))
    moved(packs.screwdriver(), place(-480, -250, 0, rz=24))
    moved(packs.cartridge(), place(-560, 240, 0, rz=20))
    moved(fittings.coil(80, 10), place(-760, 60, 0))
    moved(packs.ruler(), place(-330, -180, 0.4, rz=3))
    hang = [(-640, 'coil'), (-400, 'rail')]
    for x, kind in hang:
        parts = fittings.coil(85, 9) if kind == 'coil' else monkey_guards.steel_rail(400)
        moved(parts, place(x, 630, 560, rx=90) if kind == 'coil' else place(x + 260, 630, 620, rx=90))
    studio.sky_dome(strength=0.5)
    studio.lamp((-11, -9, 16), (0, 0, 0), 9, 2900, '#ffe7c6')
    studio.lamp((14, -8, 10), (0, 0, 2), 9, 1100, '#eaf1ff')
    import bpy

    bpy.context.scene.view_settings.exposure = 0.3
    look((-330, -1350, 620), (-30, 60, 90), 46, 1.6, (0, -60, 60))
