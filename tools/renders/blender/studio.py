"""The set that all product pictures share: a coloured sweep, soft lamps, one camera."""

import math

import bpy
from mathutils import Euler, Vector

from geometry import MM, Shape
from materials import principled, rgb

# One colour for each category: dark enough that clear plastic and steel wires stand out bright,
# light enough that a black net and a black tank do not sink into it.
BACKDROPS = {
    'bird-spikes': '#164c52',
    'bird-nets': '#94683f',
    'monkey-spikes': '#47573c',
    'accessories': '#435066',
}


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    return scene


def lamp(at, target, size, power, colour='#fff4e6', deep=None):
    light = bpy.data.lights.new('lamp', 'AREA')
    light.energy, light.color = power, rgb(colour)[:3]
    light.shape, light.size, light.size_y = 'RECTANGLE', size, deep or size
    thing = bpy.data.objects.new('lamp', light)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def sweep(colour, turn=0.0, reach=1.0):
    """Floor and wall in one, without an edge between them; it stands square to the camera."""
    material, tree, shader = principled('sweep', Base_Color=rgb(colour), Roughness=0.9)
    shader.inputs['Specular'].default_value = 0
    profile = [(-4000 * reach, 0), (600 * reach, 0)]
    radius = 900 * reach
    for step in range(1, 17):
        a = math.pi / 2 * step / 16
        profile.append((600 * reach + radius * math.sin(a), radius * (1 - math.cos(a))))
    profile.append((600 * reach + radius, 5000 * reach))
    shape = Shape()
    shape.grid(
        1,
        len(profile) - 1,
        lambda u, v: (
            (u - 0.5) * 12000 * reach,
            *profile[round(v * (len(profile) - 1))],
        ),
    )
    thing = shape.object(material, smooth=60)
    thing.rotation_euler = Euler((0, 0, turn))
    return thing


def sky_dome(top='#ffffff', low='#4b4946', strength=0.42):
    """Light from everywhere: bright above, darker near the floor, so that steel has something
    to reflect."""
    tree = bpy.context.scene.world.node_tree
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgb(low), rgb(top)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.0, 0.75
    back = tree.nodes['Background']
    back.inputs['Strength'].default_value = strength
    tree.links.new(place.outputs['Generated'], parts.inputs[0])
    tree.links.new(parts.outputs['Z'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], back.inputs['Color'])


def light(centre=(0, 0, 0), size=5.0, turn=0.0, strength=1.0):
    """Key from the left, a rim from behind, and a sky that is bright above and dark around, which
    draws the edges of steel and clear plastic; `size` is the product's radius."""
    scene = bpy.context.scene
    sky_dome(low='#1c1e20', strength=0.75)
    # Smooth as it is, the sky is found by chance soon enough; all samples go to the lamps.
    scene.world.cycles.sampling_method = 'NONE'
    reach = max(1.0, size / 5)
    ground = sweep(BACKDROPS[scene['category']], turn, reach)
    middle = Vector(centre)
    ground.location = (middle.x, middle.y, 0)
    around = Euler((0, 0, turn)).to_matrix()
    power = 105 * size * size * strength

    def beside(x, y, z):
        return middle + around @ Vector((x, y, z)) * size

    lamp(beside(-2.0, -0.5, 2.4), middle, 0.9 * size, power, '#fff3e3')
    lamp(beside(0.5, 2.0, 2.8), middle, 2.6 * size, power * 0.5, '#ffffff', 0.9 * size)
    scene.view_settings.exposure = 0.8


def corners(parts):
    """Where the parts' points lie, thinned out: enough to frame them."""
    bpy.context.view_layer.update()
    found = []
    for part in parts:
        for corner in part.bound_box:
            found.append(part.matrix_world @ Vector(corner))
    return found


def centre_of(points):
    low = Vector(min(p[i] for p in points) for i in range(3))
    high = Vector(max(p[i] for p in points) for i in range(3))
    return (low + high) / 2, (high - low).length / 2


def camera(at, target, lens=80, blur=None, focus=None):
    lens_data = bpy.data.cameras.new('camera')
    lens_data.lens, lens_data.sensor_width = lens, 36
    lens_data.sensor_fit = 'HORIZONTAL'
    lens_data.clip_end = 10000
    thing = bpy.data.objects.new('camera', lens_data)
    scene = bpy.context.scene
    scene.collection.objects.link(thing)
    scene.camera = thing
    thing.location = at
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if blur:
        lens_data.dof.use_dof = True
        lens_data.dof.aperture_fstop = blur
        lens_data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.view_layer.update()
    return thing


def frame(points, azimuth, elevation, lens=80, fill=0.84, blur=None, lift=0.0, aside=0.0):
    """A camera that sees all points from this side; `fill` is how much of the picture they take.
    `lift` and `aside` move them in the picture, in parts of its width."""
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    middle, radius = centre_of(points)
    a, e = math.radians(azimuth), math.radians(elevation)
    to_camera = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    half = 18 / lens * fill
    tall = half * height / width
    thing = camera(middle + to_camera * radius * 10, middle, lens)
    turn = thing.rotation_euler.to_matrix().inverted()
    seen = [turn @ (p - middle) for p in points]
    distance = radius
    shift = [0.0, 0.0]
    for _ in range(60):
        spans = []
        for axis, limit in ((0, half), (1, tall)):
            rays = [(s[axis]) / (distance - s[2]) for s in seen]
            spans.append((min(rays), max(rays), limit))
        shift = [(low + high) / 2 for low, high, _ in spans]
        grow = max((high - low) / 2 / limit for low, high, limit in spans)
        distance *= 1 + (grow - 1) * 0.7
    thing.location = middle + to_camera * distance
    data = thing.data
    unit = 36 / lens
    data.shift_x = shift[0] / unit - aside
    data.shift_y = shift[1] / unit - lift
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = blur
        data.dof.focus_distance = distance
    return math.radians(azimuth), middle, radius


def quality(width, height, samples, threshold=0.03):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = threshold
    cycles.adaptive_min_samples = 16
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.5
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.render.threads_mode = 'AUTO'
    scene.render.use_persistent_data = False
