"""blender -b --factory-startup -P tools/renders/blender/render.py -- SHOT OUTPUT [--preview | --share=0.6]
blender -b --factory-startup -P tools/renders/blender/render.py -- list

Renders one shot to OUTPUT.png (16 bit), with OUTPUT.albedo.png and OUTPUT.normal.png, which
tell clean.py where edges are."""

import os
import sys
import time

import bpy

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)

import studio  # noqa: E402
from shots import everything, find  # noqa: E402


def passes_to(output):
    """Writes the picture and its guides beside each other."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered = tree.nodes.new('CompositorNodeRLayers')
    writer = tree.nodes.new('CompositorNodeOutputFile')
    writer.base_path = os.path.dirname(output)
    writer.format.file_format = 'PNG'
    writer.format.color_depth, writer.format.color_mode = '16', 'RGB'
    name = os.path.basename(output)
    writer.file_slots.clear()
    normal = tree.nodes.new('CompositorNodeMixRGB')
    normal.blend_type = 'MIX'
    normal.inputs['Fac'].default_value = 0.5
    normal.inputs[1].default_value = (1, 1, 1, 1)
    tree.links.new(rendered.outputs['Denoising Normal'], normal.inputs[2])
    sources = {
        '': rendered.outputs['Image'],
        '.albedo': rendered.outputs['Denoising Albedo'],
        '.normal': normal.outputs[0],
    }
    written = []
    for number, (kind, source) in enumerate(sources.items()):
        slot = f'{os.getpid()}-{number}-#'  # a slot's name is cut at 63 letters
        writer.file_slots.new(slot)
        tree.links.new(source, writer.inputs[slot])
        written.append((f'{slot[:-1]}1.png', f'{name}{kind}.png'))
    return written


def main():
    name, *rest = sys.argv[sys.argv.index('--') + 1 :]
    if name == 'list':
        print('\n'.join(f'shot {shot.name}' for shot in everything()))
        return
    output, *flags = rest
    shot = find(name)
    studio.empty()['category'] = shot.category
    width, height = shot.size
    samples = shot.samples
    for flag in flags:
        share = 0.25 if flag == '--preview' else float(flag.removeprefix('--share='))
        width, height = round(width * share), round(height * share)
        samples = max(6, round(samples * share))
    studio.quality(width, height, samples)
    started = time.time()
    shot.build()
    folder = os.path.dirname(os.path.abspath(output))
    os.makedirs(folder, exist_ok=True)
    bpy.context.scene.frame_set(1)
    written = passes_to(os.path.abspath(output))
    bpy.ops.render.render(write_still=False)
    for before, after in written:
        os.replace(os.path.join(folder, before), os.path.join(folder, after))
    print(f'{name}: {time.time() - started:.0f} s')


main()
