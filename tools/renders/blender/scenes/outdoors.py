"""Daylight, and what is seen far behind: houses and trees."""

import math
import random

import bpy
from mathutils import Euler, Vector

from geometry import Shape, moved, place
from materials import leaf, plastic, rgb, rough

WALLS = [('#d9c6a0', '#e6d6b6'), ('#c9b8a4', '#d8cab8'), ('#b8c4c4', '#ccd6d4'), ('#d3a98a', '#dfbb9e'), ('#d8d2c4', '#e8e3d7')]


# Colours of the sky from below the horizon to high above it.
NOON = ('#c9c3b4', '#efe9dd', '#d5e3ec', '#8fb9dd')
EVENING = ('#c9a98c', '#ffd9a8', '#cfe0dc', '#3f93a6')


def daylight(
    azimuth=-60, height=38, sun=3.6, sky=1.0, warm='#ffe9cc', exposure=0.1, soft=3.0, colours=NOON
):
    scene = bpy.context.scene
    tree = scene.world.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, rgb(colours[0])
    stops[1].position, stops[1].color = 0.6, rgb(colours[3])
    for at, colour in ((0.02, colours[1]), (0.18, colours[2])):
        stop = stops.new(at)
        stop.color = rgb(colour)
    back = tree.nodes['Background']
    back.inputs['Strength'].default_value = sky
    tree.links.new(where.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], back.inputs['Color'])
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun, math.radians(soft), rgb(warm)[:3]
    thing = bpy.data.objects.new('sun', light)
    scene.collection.objects.link(thing)
    thing.rotation_euler = Euler((math.radians(90 - height), 0, math.radians(azimuth)))
    scene.view_settings.exposure = exposure


def house(width, deep, height, wall, seed=0, at=(0, 0, 0), storey=3000):
    """A plain block of flats with windows, chajjas and a parapet; metres matter, not details."""
    chance = random.Random(seed)
    body, dark, trim = Shape(), Shape(), Shape()
    body.box((width, deep, height), at)
    trim.box((width + 240, deep + 240, 260), (at[0], at[1], at[2] + height))
    for floor in range(int(height // storey)):
        z = at[2] + floor * storey + 900
        trim.box((width + 160, deep + 160, 120), (at[0], at[1], at[2] + floor * storey))
        count = max(2, int(width // 2600))
        for k in range(count):
            x = at[0] - width / 2 + (k + 0.5) * width / count
            wide = chance.choice((900, 1200, 1500))
            for side in (-1, 1):
                y = at[1] + side * deep / 2
                dark.box((wide, 60, 1300), (x, y, z))
                trim.box((wide + 300, 620, 90), (x, y + side * 250, z + 1380))
        count = max(2, int(deep // 2600))
        for k in range(count):
            y = at[1] - deep / 2 + (k + 0.5) * deep / count
            for side in (-1, 1):
                x = at[0] + side * width / 2
                dark.box((60, 1100, 1300), (x, y, z))
    return [
        body.object(rough(*wall, 0.02, 0.1, 0.3)),
        dark.object(plastic('#3a4a52', 0.15)),
        trim.object(rough(wall[1], '#f0ebe0', 0.02, 0.1, 0.3)),
    ]


def town(ahead, distance=40000, ground=-12000, count=9, seed=4, spread=1.0):
    """Houses in an arc in front of the camera, which looks along `ahead` (degrees from +y)."""
    chance = random.Random(seed)
    parts = []
    for k in range(count):
        a = math.radians(ahead + (k - (count - 1) / 2) * 11 * spread + chance.uniform(-2, 2))
        far = distance * chance.uniform(0.8, 1.7)
        x, y = -math.sin(a) * far, math.cos(a) * far
        size = (chance.uniform(7000, 14000), chance.uniform(7000, 12000), chance.choice((9000, 12000, 15000, 18000)))
        block = house(*size, chance.choice(WALLS), k)
        parts += moved(block, place(x, y, ground, rz=ahead + chance.uniform(-25, 25)))
    floor = Shape().box((400000, 400000, 100), (0, 0, ground - 100)).object(rough('#8f887a', '#a39c8c', 0.01))
    return parts + [floor]


def tree(at, radius=2600, leaves=2600, size=190, seed=1, trunk=True):
    """A crown of separate leaves, good for a place that is out of focus."""
    chance = random.Random(seed)
    crown = Shape()
    clumps = []
    for _ in range(14):
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.75))).normalized()
        clumps.append(Vector(at) + d * radius * chance.uniform(0.25, 0.75))
    for _ in range(leaves):
        c = chance.choice(clumps)
        d = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1))).normalized()
        p = c + d * radius * 0.45 * chance.uniform(0.7, 1.05)
        u = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 0.6))).normalized()
        v = u.orthogonal().normalized()
        long, wide = size * chance.uniform(0.7, 1.3), size * 0.36
        tip, tail = p + u * long * 0.5, p - u * long * 0.5
        crown.add([tail, p + v * wide, tip, p - v * wide], [(0, 1, 2, 3)])
    parts = [crown.object(leaf())]
    if trunk:
        x, y, z = at
        stem = Shape().tube([(x, y, z - radius * 3), (x + 80, y, z - radius), (x, y, z)], radius * 0.07, 10)
        parts.append(stem.object(rough('#5d4a3a', '#77614d')))
    return parts


def plant(at, pot=(110, 190), leaves=46, height=320, seed=1, colour='#9a4f33'):
    """A potted plant."""
    chance = random.Random(seed)
    r, h = pot
    wall = [(0, 0), (r * 0.68, 0), (r * 0.95, h * 0.84), (r * 1.06, h * 0.84), (r * 1.06, h), (r * 0.96, h), (r * 0.9, h * 0.86), (0, h * 0.86)]
    foliage, stems = Shape(), Shape()
    for k in range(leaves):
        a = chance.uniform(0, 6.28)
        rise, out = chance.uniform(0.45, 1) * height, chance.uniform(0.15, 0.75) * height * 0.7
        foot = Vector((0, 0, h * 0.86))
        tip = Vector((math.cos(a) * out, math.sin(a) * out, h + rise))
        bend = foot.lerp(tip, 0.5) + Vector((0, 0, rise * 0.2))
        stems.tube([foot, bend, tip], 1.6, 5)
        across = Vector((-math.sin(a), math.cos(a), 0.2 * chance.gauss(0, 1)))
        outwards = Vector((math.cos(a), math.sin(a), chance.uniform(-0.5, 0.35)))
        long, wide = chance.uniform(70, 120), chance.uniform(20, 32)
        points = [tip, tip + outwards * long * 0.45 + across * wide, tip + outwards * long, tip + outwards * long * 0.45 - across * wide]
        points[2] = points[2] - Vector((0, 0, long * 0.15))
        foliage.add(points, [(0, 1, 2, 3)])
    parts = [
        Shape().lathe(wall, sides=48).object(rough(colour, '#b06a48', 4, 0.15), smooth=40),
        foliage.object(leaf('#38602c', '#6f9a45'), smooth=80),
        stems.object(leaf('#4d6a35', '#5f7f41')),
    ]
    return moved(parts, place(*at))


def outdoor_unit():
    """An air conditioner's outdoor part, 800 mm wide, on its feet; the fan looks to -y."""
    body, dark = plastic('#e4e2da', 0.4, 0.04), plastic('#2a2e30', 0.5)
    parts = [Shape().box((800, 290, 560), (0, 0, 20)).object(body, 14)]
    fan = Shape()
    for k in range(9):
        r = 60 + k * 22
        fan.lathe([(r - 1.4, -1.4), (r + 1.4, -1.4), (r + 1.4, 1.4), (r - 1.4, 1.4)], (-140, -150, 300), 72, 'Y', True)
    for k in range(12):
        a = math.pi / 6 * k
        fan.tube([(-140, -152, 300), (-140 + 236 * math.cos(a), -152, 300 + 236 * math.sin(a))], 1.5, 6)
    parts.append(fan.object(body, smooth=60))
    parts.append(Shape().lathe([(0, 0), (240, 0)], (-140, -145.5, 300), 64, 'Y').object(dark))
    slots, feet = Shape(), Shape()
    for k in range(14):
        slots.box((210, 3, 9), (240, -146, 120 + k * 28))
    for x in (-300, 300):
        feet.box((46, 330, 20), (x, 0, 0))
    return parts + [slots.object(dark), feet.object(dark, 2)]
