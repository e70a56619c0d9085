"""The ways in which the studio camera looks at a product."""

import studio
from geometry import copies, moved, place
from models import packs


def whole(parts, azimuth=-34, elevation=24, strength=1.0, **view):
    """The product by itself, filling the picture."""
    turn, middle, radius = studio.frame(studio.corners(parts), azimuth, elevation, **view)
    studio.light(middle, radius, turn, strength)


def near(parts, at, reach, azimuth=-40, elevation=22, blur=5.6, lens=90):
    """A part of it, `reach` millimetres wide around `at`, before a soft background."""
    from mathutils import Vector

    unit = 0.01
    middle, half = Vector(at) * unit, reach / 2 * unit
    box = [
        middle + Vector((x, y, z)) * half * 0.7
        for x in (-1, 1)
        for y in (-1, 1)
        for z in (-1, 1)
    ]
    turn, _, radius = studio.frame(box, azimuth, elevation, lens=lens, fill=1.0)
    import bpy

    camera = bpy.context.scene.camera
    camera.data.dof.use_dof = True
    camera.data.dof.aperture_fstop = blur * 0.12
    camera.data.dof.focus_distance = (camera.location - middle).length
    everything = studio.corners(parts)
    _, whole_radius = studio.centre_of(everything)
    studio.light(middle, max(radius, min(whole_radius, radius * 2.2)), turn)


def measured(parts, length=300, y=-70, x=0, azimuth=0, elevation=64, fill=0.9, **view):
    """Seen from above beside a steel ruler."""
    rule = moved(packs.ruler(length), place(x, y, 0.3))
    whole(parts + rule, azimuth, elevation, fill=fill, **view)


def boxed(parts, size, line, amount, at=(0, 0, 0, 0), azimuth=-22, elevation=17, **view):
    """With the carton that it comes in; `at` is where the carton stands: x, y, z and its turn."""
    x, y, z, turn = at
    box = moved(packs.carton(size, line, amount), place(x, y, z, rz=turn))
    whole(parts + box, azimuth, elevation, **view)


def row(parts, count, gap):
    return copies(parts, [place(0, gap * (i - (count - 1) / 2), 0) for i in range(count)])
