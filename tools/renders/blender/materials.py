"""What things are made of. Every function makes a new material, so shots share nothing."""

import bpy


def rgb(code):
    """'#rrggbb' in the linear light that Cycles counts in."""
    parts = [int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p < 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts) + (1,)


def principled(name, **settings):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = material.node_tree.nodes['Principled BSDF']
    for key, value in settings.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return material, material.node_tree, shader


def _mapped_noise(tree, scale, detail, stretch, roughness=0.6):
    place = tree.nodes.new('ShaderNodeTexCoord')
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    noise.inputs['Roughness'].default_value = roughness
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs['Vector'], noise.inputs['Vector'])
    return noise


def mottle(tree, shader, dark, light, scale=3, detail=5, stretch=(1, 1, 1), edges=(0.3, 0.7)):
    """Colour that wanders between two."""
    noise = _mapped_noise(tree, scale, detail, stretch)
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = rgb(dark), rgb(light)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = edges
    tree.links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    return ramp


def relief(tree, shader, scale, strength, distance=0.02, detail=4, stretch=(1, 1, 1)):
    """A rough surface without more points."""
    noise = _mapped_noise(tree, scale, detail, stretch)
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    previous = shader.inputs['Normal'].links
    if previous:
        tree.links.new(previous[0].from_socket, bump.inputs['Normal'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])


def steel(roughness=0.24, brushed=True, tint='#c9c7c2'):
    material, tree, shader = principled(
        'steel', Base_Color=rgb(tint), Metallic=1.0, Roughness=roughness
    )
    if brushed:
        relief(tree, shader, 14, 0.16, 0.004, 2, (0.6, 30, 30))
    return material


def galvanised():
    material, tree, shader = principled('zinc', Metallic=0.85, Roughness=0.45)
    mottle(tree, shader, '#8f9494', '#b9bcba', 6, 3)
    return material


def plastic(colour, roughness=0.38, grain=0.0):
    material, tree, shader = principled('plastic', Base_Color=rgb(colour), Roughness=roughness)
    if grain:
        relief(tree, shader, 60, grain, 0.004, 2)
    return material


def clear(tint='#eef8f7', roughness=0.08, edge='#f4fbfb'):
    """Clear, thin-walled plastic: the ground shows through the middle of a surface, and edges are
    white, as plastic carries light to its edges. Solid glass would reflect the dark surroundings and
    look like steel."""
    material = bpy.data.materials.new('clear')
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    links = tree.links
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    through.inputs['Color'].default_value = rgb(tint)
    rim = tree.nodes.new('ShaderNodeBsdfDiffuse')
    rim.inputs['Color'].default_value = rgb(edge)
    gloss = tree.nodes.new('ShaderNodeBsdfGlossy')
    gloss.inputs['Roughness'].default_value = roughness
    angle = tree.nodes.new('ShaderNodeLayerWeight')
    angle.inputs['Blend'].default_value = 0.36
    share = tree.nodes.new('ShaderNodeMapRange')
    share.inputs['To Min'].default_value, share.inputs['To Max'].default_value = 0.04, 0.62
    links.new(angle.outputs['Facing'], share.inputs['Value'])
    body = tree.nodes.new('ShaderNodeMixShader')
    links.new(share.outputs[0], body.inputs['Fac'])
    links.new(through.outputs[0], body.inputs[1])
    links.new(rim.outputs[0], body.inputs[2])
    surface = tree.nodes.new('ShaderNodeMixShader')
    surface.inputs['Fac'].default_value = 0.07
    links.new(body.outputs[0], surface.inputs[1])
    links.new(gloss.outputs[0], surface.inputs[2])
    links.new(surface.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material


def frosted(colour='#f2f5f2', opacity=0.35, roughness=0.3):
    """Nylon and thin polythene: half lets light through, half shows its own colour."""
    material, tree, shader = principled('frosted', Base_Color=rgb(colour), Roughness=roughness)
    shader.inputs['Alpha'].default_value = opacity
    return material


def rough(dark, light, scale=3.0, bump=0.4, grain=40, roughness=0.85, distance=0.02):
    """Plaster, concrete, stone, clay: mottled and grainy."""
    material, tree, shader = principled('rough', Roughness=roughness)
    mottle(tree, shader, dark, light, scale, 4)
    relief(tree, shader, grain, bump, distance, 3)
    return material


def cardboard():
    material, tree, shader = principled('kraft', Roughness=0.78)
    mottle(tree, shader, '#a07a50', '#b38c61', 5, 8, (1, 1, 6))
    relief(tree, shader, 30, 0.12, 0.004, 3, (1, 1, 8))
    return material


def paper(colour='#fbf8f1'):
    material, _, _ = principled('paper', Base_Color=rgb(colour), Roughness=0.6)
    return material


def foil():
    """Holographic film: its colour turns with the angle it is seen from."""
    material, tree, shader = principled('foil', Metallic=1.0, Roughness=0.16)
    nodes, links = tree.nodes, tree.links
    place = nodes.new('ShaderNodeTexCoord')
    facing = nodes.new('ShaderNodeLayerWeight')
    wave = nodes.new('ShaderNodeTexWave')
    wave.inputs['Scale'].default_value = 1.1
    wave.inputs['Distortion'].default_value = 5
    add = nodes.new('ShaderNodeMath')
    hue = nodes.new('ShaderNodeCombineColor')
    hue.mode = 'HSV'
    hue.inputs[1].default_value, hue.inputs[2].default_value = 0.34, 0.92
    links.new(place.outputs['Object'], wave.inputs['Vector'])
    links.new(facing.outputs['Facing'], add.inputs[0])
    links.new(wave.outputs['Fac'], add.inputs[1])
    links.new(add.outputs[0], hue.inputs[0])
    links.new(hue.outputs[0], shader.inputs['Base Color'])
    return material


def leaf(dark='#3f5c2c', light='#7d9a4d'):
    material, tree, shader = principled('leaf', Roughness=0.5)
    mottle(tree, shader, dark, light, 1.5, 3)
    return material


def glow(colour, strength=1.0):
    material = bpy.data.materials.new('glow')
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes.new('ShaderNodeEmission')
    shader.inputs['Color'].default_value = rgb(colour)
    shader.inputs['Strength'].default_value = strength
    tree.links.new(shader.outputs[0], tree.nodes['Material Output'].inputs['Surface'])
    return material
