"""Places that a net closes: a balcony, a shaft, a warehouse; and a tank on a terrace."""

import math

import bpy

import studio
from geometry import MM, Shape, copies, moved, place
from materials import cardboard, galvanised, plastic, rough, steel
from models import fittings, monkey_guards, nets, packs
from scenes.ledges import look
from scenes.outdoors import daylight, house, plant, town, tree


def balcony(net=True, mesh=45):
    """Seen from the room: floor, side walls, a railing, and the net from slab to slab."""
    plaster = rough('#e4dccb', '#f0eadd', 0.6, 0.14, 20)
    floor = rough('#a98464', '#bd9876', 2.5, 0.05, 6, roughness=0.35)
    wide, high = 3000, 2650
    Shape().box((wide, 1800, 100), (0, -700, -100)).object(floor)
    joints = Shape()
    for k in range(7):
        joints.box((4, 1800, 0.6), (-1200 + k * 400, -700, 0))
    for k in range(5):
        joints.box((wide, 4, 0.6), (0, -1500 + k * 400, 0))
    joints.object(rough('#7d6a58', '#8a7765'))
    for side in (-1, 1):
        Shape().box((160, 2400, high), (side * (wide / 2 + 80), -900, 0)).object(plaster, 6)
    Shape().box((wide + 320, 2600, 160), (0, -900, high)).object(plaster, 6)
    rail = Shape()
    for z in (120, 1000):
        rail.tube([(-wide / 2, 60, z), (wide / 2, 60, z)], 16 if z < 500 else 22, 16)
    for k in range(27):
        x = -wide / 2 + 60 + k * (wide - 120) / 26
        rail.tube([(x, 60, 120), (x, 60, 1000)], 7, 10)
    rail.object(plastic('#2d3a3c', 0.4))
    if net:
        parts = nets.hung(wide - 40, high - 40, mesh, 1.5, 'clear', 10, knot=1.8)
        moved(parts, place(0, 130, 20))
        frame = Shape()
        corners = [(-wide / 2 + 20, 130, 20), (wide / 2 - 20, 130, 20), (wide / 2 - 20, 130, high - 20), (-wide / 2 + 20, 130, high - 20)]
        frame.tube(corners, 3, 8, closed=True)
        frame.object(plastic('#f1eee6', 0.6))


def balcony_inside():
    daylight(160, 40, 3.4, 1.25, exposure=0.45)
    balcony()
    plant((-1080, -250, 0), (150, 250), 70, 520, 2)
    plant((-760, -110, 0), (110, 180), 50, 330, 6)
    plant((1120, -180, 0), (130, 230), 60, 620, 9)
    stool(650, -500)
    town(0, 30000, -14000, seed=6)
    tree((-5200, 9000, -1200), 2600, seed=8)
    look((-520, -2250, 1380), (180, 60, 1180), 26, 0.5, (0, 100, 1100))


def stool(x, y):
    wood = rough('#7a4f30', '#95653f', 3, 0.1, 8, roughness=0.5)
    Shape().lathe([(0, 430), (170, 430), (176, 440), (170, 456), (0, 458)], (x, y, 0), 48).object(wood)
    legs = Shape()
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        legs.tube([(x + 110 * math.cos(a), y + 110 * math.sin(a), 432), (x + 165 * math.cos(a), y + 165 * math.sin(a), 0)], 14, 10)
    legs.object(wood)
    cup = [(0, 458), (32, 458), (38, 540), (35, 540), (30, 464), (0, 464)]
    Shape().lathe(cup, (x - 40, y + 20, 0), 40).object(plastic('#0b6169', 0.2))


def banner_balcony():
    daylight(158, 42, 3.4, 1.25, exposure=0.45)
    balcony()
    plant((1130, -220, 0), (150, 250), 70, 560, 2)
    plant((800, -90, 0), (110, 180), 50, 330, 6)
    stool(480, -420)
    town(0, 30000, -14000, seed=16)
    tree((6200, 9500, -1200), 2800, seed=18)
    look((160, -2300, 1300), (-60, 60, 1250), 24, 0.5, (0, 100, 1100))


def shaft():
    """A plumbing shaft, looked up from inside, closed by a black net on wire rope."""
    daylight(30, 66, 3.2, 1.2, exposure=0.75)
    plaster = rough('#bdb3a0', '#d3cab8', 0.35, 0.3, 12)
    size, high = 2600, 9000
    for k in range(4):
        wall = Shape().box((size + 400, 200, high + 600), (0, size / 2 + 100, -600)).object(plaster)
        moved([wall], place(rz=k * 90))
    ledges = Shape()
    for floor in range(3):
        z = 900 + floor * 2900
        for k in (0, 1, 3):
            a = k * math.pi / 2
            if k % 2 == 0:
                ledges.box((900, 140, 70), (0, size / 2 - 60, z))
            else:
                ledges.box((140, 900, 70), (size / 2 * (-1 if k == 1 else 1) * 0.975, 0, z))
    ledges.object(rough('#a89f8e', '#bab1a0'), 5)
    panes = Shape()
    for floor in range(3):
        z = 1000 + floor * 2900
        panes.box((620, 20, 560), (0, size / 2 - 8, z))
        panes.box((20, 620, 560), (-size / 2 + 8, 0, z))
        panes.box((20, 620, 560), (size / 2 - 8, 0, z))
    panes.object(plastic('#39464b', 0.12))
    pipes = Shape()
    for x, r in ((-1000, 55), (-800, 55), (-620, 38), (960, 80)):
        pipes.tube([(x, size / 2 - 90, -600), (x, size / 2 - 90, high - 300)], r, 24)
        for k in range(7):
            pipes.lathe([(r + 1, 0), (r + 9, 2), (r + 9, 70), (r + 1, 72)], (x, size / 2 - 90, k * 1400), 24)
    pipes.object(plastic('#d8d4ca', 0.4))
    across = 30

    def at(i, j):
        u, v = i / across, j / across
        sag = 130 * math.sin(math.pi * u) * math.sin(math.pi * v)
        return ((u - 0.5) * size, (v - 0.5) * size, high - 700 - sag)

    nets.sheet(across, across, at, 5.5, nets.twine_material('black'), 2.0, 6)
    rope = Shape()
    half = size / 2 - 14
    rope.tube([(-half, -half, high - 700), (half, -half, high - 700), (half, half, high - 700), (-half, half, high - 700)], 6, 8, closed=True)
    rope.object(steel(0.3, False))
    studio.lamp((0, -3, -4), (0, 0, 40), 20, 5200, '#fff4e4')
    look((120, -700, 4300), (0, 330, 8500), 20)


def warehouse():
    """Trusses, a grey net below them, and sacks on the floor."""
    scene = bpy.context.scene
    daylight(200, 60, 0.0, 0.5, exposure=0.6)
    metal = rough('#5d6f78', '#70838c', 0.2, 0.1, 4, roughness=0.5)
    wall = rough('#c8c2b4', '#dad5c9', 0.06, 0.15, 3)
    wide, long, high = 16000, 36000, 6200
    Shape().box((wide, long, 100), (0, long / 2 - 4000, -100)).object(rough('#8c877d', '#a19c91', 0.15, 0.1, 3, roughness=0.55))
    for side in (-1, 1):
        Shape().box((200, long, high), (side * (wide / 2 + 100), long / 2 - 4000, 0)).object(wall)
    Shape().box((wide, 200, high + 3200), (0, long - 4100, 0)).object(wall)
    roof = Shape()
    for side in (-1, 1):
        roof.grid(1, 1, lambda u, v, s=side: (s * (wide / 2 + 200) * u, -4000 + v * long, high + 2600 - 2600 * u))
    roof.object(rough('#9aa3a4', '#adb5b4', 0.2))
    truss = Shape()
    top = lambda x: high + 2500 - 2500 * abs(x) / (wide / 2)  # noqa: E731
    for row in range(7):
        y = 200 + row * 5200
        truss.box((wide, 130, 170), (0, y, high))
        for side in (-1, 1):
            truss.tube([(side * wide / 2, y, high + 80), (0, y, high + 2500)], 75, 8)
        stations = [(-1 + k / 4) * wide / 2 for k in range(9)]
        for k, x in enumerate(stations):
            truss.tube([(x, y, high + 80), (x, y, top(x))], 38, 8)
            if k < 8:
                other = stations[k + 1]
                low, up = (x, other) if x >= 0 else (other, x)
                truss.tube([(low, y, high + 80), (up, y, top(up))] if abs(up) < abs(low) else [(up, y, high + 80), (low, y, top(low))], 30, 8)
    for k in range(9):
        x = (-1 + k / 4) * wide / 2 * 0.98
        truss.box((70, long, 110), (x, long / 2 - 4000, top(x) + 20))
    truss.object(metal)
    # The skylights are what lights the place.
    for side in (-1, 1):
        for row in range(6):
            x, y = side * wide * 0.24, 2800 + row * 5200
            studio.lamp((x * MM, y * MM, (top(x) - 150) * MM), (x * 0.3 * MM, y * MM, 0), 26, 34000, '#f3f7ff', 20)
    studio.lamp((0, -30, 45), (0, 90, 30), 60, 26000, '#fff2dd')
    mesh = 230  # drawn coarser than 19 mm, which no camera would see from here
    across, deep = int(wide / mesh), int(26000 / mesh)

    def at(i, j):
        x, y = (i / across - 0.5) * wide, 200 + j * mesh
        sag = 90 * math.sin(math.pi * ((y - 200) % 5200) / 5200) * abs(math.sin(math.pi * i / across * 4)) ** 0.5
        return (x, y, high - 60 - sag)

    nets.sheet(across, deep, at, 7, nets.twine_material('black'), 0, 4)
    ropes = Shape()
    for row in range(6):
        y = 200 + row * 5200
        ropes.tube([(-wide / 2, y, high - 56), (wide / 2, y, high - 56)], 12, 6)
    for k in range(5):
        x = (k / 4 - 0.5) * wide
        ropes.tube([(x, 0, high - 56), (x, 26200, high - 56)], 12, 6)
    ropes.object(steel(0.3, False))
    sack = Shape()

    def bag(u, v):
        a, b = (u - 0.5) * 2 * math.pi, (v - 0.5) * math.pi
        power = lambda c, e: math.copysign(abs(c) ** e, c)  # noqa: E731
        return (
            460 * power(math.cos(b), 0.35) * power(math.cos(a), 0.45),
            300 * power(math.cos(b), 0.35) * power(math.sin(a), 0.45),
            105 + 105 * power(math.sin(b), 0.8),
        )

    sack.grid(32, 16, bag)
    jute = rough('#a98c5d', '#c4a878', 2, 0.3, 40)
    one = [sack.object(jute, smooth=60)]
    spots = []
    for stackno, (x, y, layers) in enumerate([(-5200, 7000, 7), (-5200, 10200, 9), (-5200, 13600, 8), (5000, 8600, 8), (5000, 12000, 10), (5200, 16000, 9), (-5200, 17500, 10)]):
        for layer in range(layers):
            for a in range(3):
                for b in range(4):
                    dx, dy = (a - 1) * 930, (b - 1.5) * 620
                    spots.append(place(x + dx + (layer * 37 % 11) * 6, y + dy + (a * 53 % 7) * 6, layer * 198, rz=(layer * 7 + a * 5 + b * 3) % 5 - 2))
    copies(one, spots)
    scene.world.node_tree.nodes['Background'].inputs['Strength'].default_value = 0.6
    look((-900, -2600, 2300), (300, 9000, 4700), 24)


def warehouse_near():
    """The same place, closer to the net."""
    warehouse()
    bpy.data.objects.remove(bpy.context.scene.camera)
    look((2600, 600, 3100), (-1500, 9500, 5700), 28)


def tank_terrace():
    """A water tank on a terrace with the guard ring around its shoulder."""
    daylight(-130, 42)
    parts = monkey_guards.tank(520, 980)
    parts += moved(monkey_guards.tank_ring(540), place(z=860))
    moved(parts, place(0, 0, 300))
    strap = Shape()
    arc = [(-430, -30, 1190), (-236, -30, 1478), (0, -30, 1545), (236, -30, 1478), (430, -30, 1190)]
    strap.tube(arc, 9, 6)
    strap.object(plastic('#c9501f', 0.5))
    concrete = rough('#a39d92', '#bab4a8', 0.6, 0.3, 16)
    Shape().box((1400, 1400, 100), (0, 0, 200)).object(concrete, 10)
    legs = Shape()
    for x in (-560, 560):
        for y in (-560, 560):
            legs.box((230, 230, 200), (x, y, 0))
    legs.object(rough('#a2563a', '#b96f4e', 2, 0.3), 5)
    Shape().box((16000, 16000, 100), (0, 0, -100)).object(rough('#b3a898', '#c7bdac', 0.3, 0.2, 10))
    wall = rough('#ddd0b8', '#ebe1cd', 0.5, 0.2, 14)
    Shape().box((16000, 160, 950), (0, 4200, 0)).object(wall, 8)
    Shape().box((160, 12000, 950), (4200, 0, 0)).object(wall, 8)
    pipe = Shape().tube([(640, -180, 0), (640, -180, 420), (500, -160, 420)], 24, 20)
    pipe.object(plastic('#e4e1d8', 0.35))
    town(0, 30000, -9000, seed=61)
    tree((-5200, 9000, 200), 2600, seed=62)
    look((-1250, -2600, 1500), (40, 0, 960), 40, 0.7, (0, -500, 1200))
