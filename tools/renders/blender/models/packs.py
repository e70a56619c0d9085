"""Cartons, the cartridge and its gun, the tape, and a ruler to show how large things are."""

import math
import os

import bpy

from geometry import MM, Shape, circle, lettering, link, moved, place, plate, rectangle
from materials import cardboard, clear, foil, frosted, paper, plastic, steel

TEAL, CREAM = '#08525a', '#fbf8f1'


def carton(size, line, amount, tape=True):
    """A closed carton with the maker's teal band; `size` is (long, deep, high)."""
    long, deep, high = size
    kraft, ink = cardboard(), paper(CREAM)
    parts = [Shape().box(size).object(kraft, min(4, high * 0.03), segments=3)]
    seam = Shape().box((long + 0.2, 0.8, 0.1), (0, 0, high + 0.05))
    parts.append(seam.object(plastic('#6d4f2d', 0.9)))
    if tape:
        strip = Shape().box((long + 0.6, deep * 0.16, 0.4), (0, 0, high))
        for x in (-1, 1):
            strip.box((0.5, deep * 0.16, high * 0.24), (x * (long / 2 + 0.2), 0, high * 0.76))
        parts.append(strip.object(plastic('#c9a877', 0.25)))
    label = Shape().box((long * 1.002, 0.4, high * 0.5), (0, -deep / 2 - 0.1, high * 0.2))
    parts.append(label.object(paper(TEAL)))
    unit = min(high * 0.5, long * 0.3)
    face = -deep / 2 - 0.6
    bird(parts, ink, place(-long / 2 + unit * 0.62, face, high * 0.45, rx=90), unit * 0.62)
    left = -long / 2 + unit * 1.2
    parts += [
        lettering('PARINDA', unit * 0.4, ink, place(left, face, high * 0.535, rx=90), align='LEFT', bold=True),
        lettering(line, unit * 0.2, ink, place(left, face, high * 0.365, rx=90), align='LEFT'),
        lettering(amount, unit * 0.2, ink, place(left, face, high * 0.265, rx=90), align='LEFT'),
    ]
    return parts


def bird(parts, material, matrix, size):
    """The mark of the shop: a bird in one stroke."""
    outline = [(-0.5, -0.22), (-0.2, -0.05), (-0.02, 0.12), (0.1, 0.3), (0.27, 0.32), (0.36, 0.22)]
    outline += [(0.5, 0.17), (0.36, 0.1), (0.33, -0.12), (0.12, -0.3), (-0.2, -0.3)]
    mark = plate([(x * size, y * size) for x, y in outline], [], 0.3, material, 0.02)
    mark.matrix_basis = matrix
    parts.append(mark)


def wrapped(words, size, material, radius, height, turn=0, raised=0.25, bold=True):
    """Words printed around an upright cylinder."""
    flat = lettering(words, size, material, place(), 0, 'CENTER', bold)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    out = (radius + raised) * MM
    for point in mesh.vertices:
        a = point.co.x / out + math.radians(turn)
        point.co = (out * math.sin(a), -out * math.cos(a), height * MM + point.co.y)
    mesh.materials.clear()
    mesh.materials.append(material)
    return link(bpy.data.objects.new('words', mesh))


def cartridge():
    """Adhesive, 300 ml, standing on its piston with the nozzle up."""
    body, cap = plastic('#f3f1ec', 0.34), frosted('#e9efee', 0.7, 0.25)
    tube = [(22, 0), (24.4, 0.5), (24.8, 2), (24.8, 212), (24, 216), (20, 219), (7, 222), (7, 226)]
    neck = [(7, 222), (7.6, 223), (7.6, 230), (6.2, 231)]
    nozzle = [(9.5, 227), (9.5, 236), (7.4, 240), (6.8, 244), (2.9, 318), (2.0, 318), (2.0, 310)]
    label = [(25.0, 26), (25.05, 26.2), (25.05, 186), (25.0, 186.2)]
    stripe = [(25.1, 40), (25.12, 40.2), (25.12, 58), (25.1, 58.2)]
    ink = paper(CREAM)
    return [
        Shape().lathe(tube, sides=72).object(body, smooth=30),
        Shape().lathe(neck, sides=40).object(body),
        Shape().lathe(nozzle, sides=40).object(cap, smooth=30),
        Shape().lathe(label, sides=72).object(plastic(TEAL, 0.3), smooth=60),
        Shape().lathe(stripe, sides=72).object(plastic('#e2a33b', 0.3), smooth=60),
        wrapped('PARINDA', 10.5, ink, 25.05, 160),
        wrapped('HOLD', 18, ink, 25.05, 132),
        wrapped('outdoor adhesive', 5.4, ink, 25.05, 106, bold=False),
        wrapped('clear · neutral cure', 4.6, ink, 25.05, 94, bold=False),
        wrapped('300 ml', 9, paper('#15262a'), 25.12, 49),
    ]


def gun():
    """A skeleton gun that lies along x with a cradle for the cartridge; its axis is at z = 0."""
    paint, bright, grip = plastic('#c7402f', 0.35), steel(0.22, False), plastic('#24282a', 0.5)
    cradle = Shape()

    def at(u, v):
        a = math.radians(200 + v * 140)
        return (-115 + u * 232, 26.5 * math.cos(a), 26.5 * math.sin(a))

    cradle.grid(1, 24, at)
    trough = cradle.object(paint, smooth=60)
    trough.modifiers.new('thick', 'SOLIDIFY').thickness = 1.6 * MM
    ends = Shape()
    ends.lathe([(11, 117), (27.5, 117), (27.5, 120), (11, 120)], (0, 0, 0), 48, 'X', True)
    ends.lathe([(0, -121), (27.5, -121), (27.5, -115), (0, -115)], (0, 0, 0), 48, 'X')
    rod = Shape().tube([(-330, 0, 0), (-90, 0, 0)], 4, 6)
    rod.tube([(-330, 0, 0), (-330, 0, -34)], 4, 8)
    rod.lathe([(0, -92), (21, -92), (21, -88), (0, -88)], (0, 0, 0), 40, 'X')
    outline = [(-118, 16), (-150, 14), (-166, 4), (-178, -30), (-196, -104), (-190, -112), (-172, -112)]
    outline += [(-164, -100), (-148, -42), (-136, -26), (-118, -20)]
    handle = plate(outline, [], 15, grip, 2.5)
    handle.matrix_basis = place(0, 7.5, 0, rx=90)
    lever = [(-128, -16), (-120, -20), (-128, -60), (-142, -98), (-150, -100), (-150, -94), (-138, -58)]
    trigger = plate(lever, [], 11, paint, 1.6)
    trigger.matrix_basis = place(0, 5.5, 0, rx=90)
    return [trough, ends.object(paint, 0.5), rod.object(bright), handle, trigger]


def loaded_gun():
    """The gun with a cartridge in it."""
    tube = moved(cartridge(), place(-101, 0, 0, ry=90) @ place(rz=-10))
    return gun() + tube


def tape_roll(loose=True):
    """Reflective tape, 25 mm wide, standing on its edge face with a loose end that twists."""
    film, core = foil(), cardboard()
    roll = [(27, 0), (46, 0), (46, 25), (27, 25), (27, 0)]
    inner = [(24, 0.5), (27, 0.5), (27, 24.5), (24, 24.5), (24, 0.5)]
    parts = [
        Shape().lathe(roll, sides=96).object(film, smooth=30),
        Shape().lathe(inner, sides=64).object(core, smooth=30),
    ]
    if loose:
        parts.append(ribbon([(46, 0, 12.5)], 190, film, 400))
    return parts


def ribbon(start, length, material=None, twist=540, width=25):
    material = material or foil()
    shape = Shape()
    (x0, y0, z0) = start[0]

    def at(u, v):
        s = u * length
        a = math.radians(twist * max(0, u - 0.12) ** 1.2)
        x = x0 + 0.0 * s + 46 * 0.0 + s * 0.55 * u
        y = y0 - s * (0.95 - 0.25 * u) + 30 * math.sin(u * 5)
        w = (v - 0.5) * width
        across = (math.sin(a) * 0.7, math.sin(a) * 0.4, math.cos(a))
        base = z0 + 4 * math.sin(u * 9)
        z = base + across[2] * w
        return (x + across[0] * w, y + across[1] * w, max(0.4, z))

    shape.grid(160, 4, at)
    return shape.object(material, smooth=80)


def ruler(length=300):
    """A steel ruler, along x, its zero at the left end."""
    metal, ink = steel(0.34), plastic('#1a1c1d', 0.6)
    parts = [plate(rectangle(length + 12, 28, 3), [circle(3, (length / 2 - 1, 0))], 1, metal, 0.2)]
    marks = Shape()
    for mm in range(0, length + 1, 1 if length <= 300 else 5):
        long = 10 if mm % 10 == 0 else 7 if mm % 5 == 0 else 4.5
        marks.box((0.35 if mm % 10 else 0.55, long, 0.06), (mm - length / 2, 14 - long / 2, 1.0))
    parts.append(marks.object(ink))
    for cm in range(1, length // 10 + 1):
        parts.append(lettering(str(cm), 5.2, ink, place(cm * 10 - length / 2, 0.5, 1.05), 0.02))
    return parts


def leaflet(width=148, height=210):
    """The illustrated sheet from the box."""
    ink, ground = paper('#15262a'), paper('#fdfcf8')
    parts = [Shape().box((width, height, 0.5)).object(ground)]
    parts.append(Shape().box((width, 34, 0.1), (0, height / 2 - 17, 0.5)).object(paper(TEAL)))
    parts.append(lettering('PARINDA', 15, paper(CREAM), place(0, height / 2 - 17, 0.7), 0.02, bold=True))
    lines = Shape()
    for k in range(5):
        y = height / 2 - 62 - k * 30
        lines.box((26, 20, 0.06), (-width / 2 + 24, y, 0.5))
        for row in range(3):
            lines.box((74 - row * 11, 2, 0.06), (14 - row * 5.5, y + 6 - row * 6, 0.5))
    parts.append(lines.object(paper('#a9bdbb')))
    return parts


def bucket():
    """A blue plastic bucket with a wire handle and soap water."""
    skin, water = plastic('#2e6f9e', 0.35), plastic('#d8e3e3', 0.08)
    wall = [(0, 0), (96, 0), (100, 4), (132, 236), (140, 238), (140, 246), (130, 246), (97, 8), (0, 8)]
    foam = Shape().lathe([(0, 196), (124, 196)], sides=64)
    for k in range(120):
        a, r = k * 2.399, 118 * math.sqrt(k / 120)
        size = 5 + (k * 7 % 11)
        ball = [(size * math.cos(t), 196 + size * 0.7 * math.sin(t)) for t in (0, 0.5, 1.0, 1.5)]
        foam.lathe(ball, (r * math.cos(a), r * math.sin(a), 0), 10)
    handle = Shape().tube(
        [(140 * math.cos(t), 30 * math.sin(t), 236 - 120 * math.sin(t)) for t in [k * math.pi / 24 for k in range(25)]],
        2.2,
    )
    return [
        Shape().lathe(wall, sides=80).object(skin, smooth=40),
        foam.object(water),
        moved([handle.object(steel(0.2, False))], place(0, -100, 0))[0],
    ]


def screwdriver(colour=TEAL):
    """Lies along x."""
    handle = [(0, -60), (11, -58), (13, -40), (10.5, -14), (12, -2), (8, 4), (0, 4)]
    return [
        Shape().lathe(handle, (0, 0, 13), 10, 'X').object(plastic(colour, 0.4), 1),
        Shape().tube([(0, 0, 13), (118, 0, 13)], 3, 12).object(steel(0.2, False)),
    ]
