"""Shapes built point by point. Lengths are millimetres; one Blender unit is 100 mm."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

MM = 0.01


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


class Shape:
    """Gathers points and faces of many small parts, so that one object holds them all."""

    def __init__(self):
        self.points, self.faces = [], []

    def add(self, points, faces):
        start = len(self.points)
        self.points += [Vector(p) * MM for p in points]
        self.faces += [tuple(start + i for i in face) for face in faces]
        return self

    def tube(self, path, radius, sides=8, closed=False):
        """A round bar along a path; radius is a number or one number for each point."""
        path = [Vector(p) for p in path]
        count = len(path)
        radii = radius if isinstance(radius, (list, tuple)) else [radius] * count
        points, faces, side = [], [], None
        for i, (at, r) in enumerate(zip(path, radii)):
            before = path[i - 1] if i or closed else at
            after = path[(i + 1) % count] if i < count - 1 or closed else at
            along = (after - before).normalized()
            if side is None:
                side = along.orthogonal().normalized()
            side = (side - along * side.dot(along)).normalized()
            other = along.cross(side)
            for k in range(sides):
                turn = 2 * math.pi * k / sides
                points.append(at + (side * math.cos(turn) + other * math.sin(turn)) * r)
        rings = count if closed else count - 1
        for i in range(rings):
            a, b = i * sides, ((i + 1) % count) * sides
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((a + k, a + n, b + n, b + k))
        if not closed:
            faces.append(tuple(reversed(range(sides))))
            faces.append(tuple(range((count - 1) * sides, count * sides)))
        return self.add(points, faces)

    def pin(self, foot, tip, thick, thin, sides=10):
        """A tapering spike with a rounded tip."""
        foot, tip = Vector(foot), Vector(tip)
        along = (tip - foot).normalized()
        path = [foot, tip - along * thin]
        radii = [thick, thin]
        for step in (30, 60, 85):
            a = math.radians(step)
            path.append(tip - along * thin * (1 - math.sin(a)))
            radii.append(thin * math.cos(a))
        return self.tube(path, radii, sides)

    def lathe(self, profile, at=(0, 0, 0), sides=48, axis='Z', closed=False):
        """Turns (radius, height) pairs around an axis."""
        points, faces = [], []
        for r, h in profile:
            for k in range(sides):
                a = 2 * math.pi * k / sides
                x, y = r * math.cos(a), r * math.sin(a)
                p = {'Z': (x, y, h), 'X': (h, x, y), 'Y': (y, h, x)}[axis]
                points.append(Vector(p) + Vector(at))
        rings = len(profile) if closed else len(profile) - 1
        for i in range(rings):
            a, b = i * sides, ((i + 1) % len(profile)) * sides
            for k in range(sides):
                n = (k + 1) % sides
                faces.append((a + k, a + n, b + n, b + k))
        return self.add(points, faces)

    def box(self, size, at=(0, 0, 0)):
        """A block whose middle of the underside is `at`."""
        x, y, z = size[0] / 2, size[1] / 2, size[2]
        points = [
            Vector(at) + Vector(p)
            for p in [
                (-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0),
                (-x, -y, z), (x, -y, z), (x, y, z), (-x, y, z),
            ]
        ]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        return self.add(points, faces)

    def sweep(self, profile, along):
        """A closed (y, z) profile drawn along x from `along[0]` to `along[1]`."""
        n = len(profile)
        points = [(x, y, z) for x in along for y, z in profile]
        faces = [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)]
        faces += [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
        return self.add(points, faces)

    def grid(self, across, deep, at):
        """A sheet of (across × deep) cells; `at(u, v)` tells where a point lies, u and v 0 to 1."""
        points = [at(i / across, j / deep) for j in range(deep + 1) for i in range(across + 1)]
        w = across + 1
        faces = [
            (j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i)
            for j in range(deep)
            for i in range(across)
        ]
        return self.add(points, faces)

    def object(self, material, bevel=0.0, smooth=35, segments=2):
        mesh = bpy.data.meshes.new('part')
        mesh.from_pydata(self.points, [], self.faces)
        sheet = bmesh.new()
        sheet.from_mesh(mesh)
        bmesh.ops.recalc_face_normals(sheet, faces=sheet.faces)
        sheet.to_mesh(mesh)
        sheet.free()
        for face in mesh.polygons:
            face.use_smooth = True
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(smooth)
        mesh.materials.append(material)
        thing = link(bpy.data.objects.new('part', mesh))
        if bevel:
            edge = thing.modifiers.new('edge', 'BEVEL')
            edge.width, edge.segments, edge.limit_method = bevel * MM, segments, 'ANGLE'
            edge.harden_normals = True
        return thing


def plate(outline, holes, thickness, material, bevel=0.4, at=(0, 0, 0)):
    """A flat plate with holes; outline and holes are lists of (x, y)."""
    curve = bpy.data.curves.new('plate', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude = (thickness / 2 - bevel) * MM
    curve.bevel_depth, curve.bevel_resolution = bevel * MM, 1
    curve.offset = -bevel * MM
    for ring in [outline, *holes]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(ring) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, ring):
            point.co = (x * MM, y * MM, 0, 1)
    curve.materials.append(material)
    thing = link(bpy.data.objects.new('plate', curve))
    thing.location = Vector(at) * MM + Vector((0, 0, thickness / 2 * MM))
    return thing


def rectangle(width, height, corner=2.0, at=(0, 0), steps=4):
    points = []
    for quarter, (sx, sy) in enumerate([(1, 1), (-1, 1), (-1, -1), (1, -1)]):
        cx, cy = sx * (width / 2 - corner), sy * (height / 2 - corner)
        for step in range(steps + 1):
            a = math.pi / 2 * (quarter + step / steps)
            points.append((at[0] + cx + corner * math.cos(a), at[1] + cy + corner * math.sin(a)))
    return points


def circle(radius, at=(0, 0), steps=24):
    turn = 2 * math.pi / steps
    return [
        (at[0] + radius * math.cos(turn * k), at[1] + radius * math.sin(turn * k))
        for k in range(steps)
    ]


def place(x=0, y=0, z=0, rx=0, ry=0, rz=0, scale=1):
    """A position in millimetres and turns in degrees."""
    turn = (
        Matrix.Rotation(math.radians(rz), 4, 'Z')
        @ Matrix.Rotation(math.radians(ry), 4, 'Y')
        @ Matrix.Rotation(math.radians(rx), 4, 'X')
    )
    return Matrix.Translation(Vector((x, y, z)) * MM) @ turn @ Matrix.Scale(scale, 4)


def moved(parts, matrix):
    """Moves parts as one."""
    for part in parts:
        part.matrix_world = matrix @ part.matrix_basis
    return parts


def copies(parts, matrices):
    """More of the same, sharing their meshes; the originals take the first place."""
    everything = []
    base = [part.matrix_basis.copy() for part in parts]
    for number, matrix in enumerate(matrices):
        for part, own in zip(parts, base):
            twin = part if number == 0 else link(part.copy())
            twin.matrix_basis = matrix @ own
            everything.append(twin)
    return everything


def lettering(words, size, material, matrix, raised=0.05, align='CENTER', bold=False):
    """Printed words, facing up until moved."""
    text = bpy.data.curves.new('words', 'FONT')
    text.body, text.size, text.align_x, text.align_y = words, size * MM, align, 'CENTER'
    text.extrude = raised * MM
    if bold:
        text.offset = 0.012 * size * MM
    text.materials.append(material)
    thing = link(bpy.data.objects.new('words', text))
    thing.matrix_basis = matrix
    return thing
