"""Pictures of the products. The first of each is the one on its card."""

from geometry import copies, moved, place
from models import fittings, monkey_guards, nets, packs
from models import spike_strips as strips
from shots import Shot
from shots.views import boxed, measured, near, row, whole

# A card shows a picture 290 px wide: strips come close and run out of it at the far end, so that
# their spikes are more than hairs.
LONG = dict(azimuth=-52, elevation=26, lens=35, fill=1.3, aside=-0.1, lift=-0.02)


def stack(parts, count, rise, shift=0):
    """Strips lying on each other, each turned a little."""
    return copies(
        parts, [place((k % 3 - 1) * 4, (k % 2 - 0.5) * shift, k * rise, rz=(k * 37 % 5 - 2) * 0.3) for k in range(count)]
    )


def sleeves(make, count=3):
    """Strips side by side on the carton's lid."""
    return row(make(), count, 62)


def net_with_corner(kind, size, layers, radius, cell, rise):
    return nets.bundle(kind, size, layers, radius=radius, cell=cell, rise=rise)


def clear_bundle():
    return nets.bundle('clear', (280, 190), 20, radius=0.42, cell=9, rise=2.7)


def kit():
    parts = clear_bundle()
    parts += moved(packs.leaflet(), place(250, 60, 0, rz=-14))
    parts += moved(fittings.pile(fittings.hook(), 1, 1, 0), place(0, 0, 0))[:0]
    hooks = fittings.hook()
    for part in hooks:
        part.matrix_basis = place(z=2, rx=90)
    laid = []
    matrices = [place(150 + (k % 8) * 13, -70 - (k // 8) * 46, 1.5, rz=(k * 53 % 17) - 8) for k in range(16)]
    laid += copies(hooks, matrices)
    plugs = fittings.plug()
    for part in plugs:
        part.matrix_basis = place(z=3.2, rx=90)
    laid += copies(plugs, [place(278 + (k % 6) * 13, -74 - (k // 6) * 42, 0.6, rz=(k * 31 % 13) - 6) for k in range(12)])
    ties = []
    for k in range(14):
        ties += moved(fittings.cable_tie(200, (k * 7 % 9) - 4), place(-140, -150 - k * 4.6, (k % 3) * 2, rz=(k * 3 % 5) - 2))
    return parts + laid + ties


def hooks_set():
    hooks = fittings.hook()
    for part in hooks:
        part.matrix_basis = place(z=3, rx=90)
    parts = copies(hooks, [place(-66 + (k % 7) * 19, 20 - (k // 7) * 60, 0.6, rz=(k * 53 % 21) - 10) for k in range(14)])
    plugs = fittings.plug()
    for part in plugs:
        part.matrix_basis = place(z=3.4, rx=90)
    return parts + copies(plugs, [place(92 + (k % 4) * 19, 18 - (k // 4) * 42, 0.6, rz=(k * 29 % 25) - 12) for k in range(12)])


def wire_rope():
    parts = fittings.coil()
    parts += moved(fittings.tensioner(), place(40, -150, 0, rz=8)) + moved(fittings.tensioner(), place(-60, -186, 0, rz=-10))
    for k in range(3):
        parts += moved(fittings.eye_bolt(), place(150, -60 + k * 42, 0, rz=-24 + k * 9))
    for k in range(4):
        parts += moved(fittings.rope_clamp(), place(120 + (k % 2) * 32, -130 - (k // 2) * 30, 0, rz=k * 33))
    return parts


def ties_fan():
    parts = []
    for k in range(26):
        turn = -33 + k * 2.6
        parts += moved(fittings.cable_tie(200, (k * 11 % 7) - 3), place(0, 0, k * 0.5, rz=turn + 90) @ place(26, 0, 0))
    return parts


def clamps():
    spots = [(-62, 22, 18), (0, 34, -8), (60, 20, -24), (-30, -48, 34), (38, -46, 8)]
    return copies(fittings.girder_clamp(), [place(x, y, 0, rz=turn) for x, y, turn in spots])


def rails(count=3, length=500):
    return row(monkey_guards.steel_rail(length), count, 150)


def collar_on_pipe():
    return monkey_guards.pipe(55, 520) + monkey_guards.pipe_collar(58, 240)


def tape():
    return packs.tape_roll() + moved(packs.tape_roll(False), place(-100, 46, 0, rz=20))


GUARD = (520, 160, 130)

SHOTS = {
    'guard-polycarbonate-bird-spikes-pack-of-10': [
        lambda: whole(row(strips.guard(), 3, 150), **LONG),
        lambda: near(strips.guard(length=300), (60, 0, 45), 170, -48, 16),
        lambda: near(row(strips.guard(), 4, 120), (190, -120, 50), 260, 38, 30, 4),
        lambda: measured(strips.guard(), 500, -60, elevation=48, fill=0.94),
        lambda: boxed(row(strips.guard(), 2, 110), (540, 190, 150), 'GUARD bird spikes', '10 strips · 5 m', (-10, 230, 0, 4)),
    ],
    'crest-stainless-steel-bird-spikes-pack-of-5': [
        lambda: whole(row(strips.crest(), 2, 190), **LONG),
        lambda: near(strips.crest(length=300), (60, 0, 40), 160, -48, 15),
        lambda: near(row(strips.crest(), 4, 130), (190, -120, 50), 260, 40, 28, 4),
        lambda: measured(strips.crest(), 500, -60, elevation=48, fill=0.94),
        lambda: boxed(row(strips.crest(), 2, 150), (540, 190, 130), 'CREST bird spikes', '5 strips · 2.5 m', (-10, 250, 0, 4)),
    ],
    'clearview-nylon-balcony-net-10-x-10-ft': [
        lambda: whole(clear_bundle(), -32, 30, fill=0.86),
        lambda: near(nets.knotted_close(6, 30, 0.6, nets.twine_material('clear')), (16, 0, 92), 105, -14, 8, 7),
        lambda: near(clear_bundle(), (-100, -60, 30), 150, -46, 26),
        lambda: measured(clear_bundle(), 300, -130, elevation=58),
        lambda: boxed(clear_bundle(), (300, 210, 90), 'CLEARVIEW net', '10 × 10 ft', (30, 240, 0, -6), elevation=24),
    ],
    'clearview-balcony-net-kit-10-x-8-ft': [
        lambda: whole(kit(), -8, 46, fill=0.93),
        lambda: near(hooks_set(), (-10, -10, 5), 130, -24, 34),
        lambda: near(clear_bundle() + moved(packs.leaflet(), place(230, 30, 0, rz=-10)), (150, 0, 20), 300, 12, 44, 8),
        lambda: measured(hooks_set(), 300, -100, elevation=62),
        lambda: boxed(clear_bundle(), (330, 230, 120), 'CLEARVIEW kit', '10 × 8 ft', (30, 250, 0, -6), elevation=24),
    ],
    'outdoor-adhesive-for-spikes-300-ml': [
        lambda: whole(laid_and_standing(), -20, 17, fill=0.88),
        lambda: near(packs.cartridge(), (0, 0, 235), 150, -18, 14),
        lambda: whole(gun_at_rest(), -14, 52, fill=0.92),
        lambda: measured(laid_cartridge(), 300, -52, elevation=60),
        lambda: boxed(pair_of_cartridges(), (230, 150, 240), 'HOLD adhesive', '300 ml', (180, 160, 0, -8)),
    ],
    'flash-reflective-tape-45-m': [
        lambda: whole(tape(), -18, 30, fill=0.9),
        lambda: near(packs.tape_roll(), (0, -20, 14), 110, -30, 32),
        lambda: near(tape(), (60, -140, 10), 200, 20, 26),
        lambda: measured(packs.tape_roll(False), 150, -64, elevation=62, fill=0.86),
        lambda: boxed(tape(), (130, 110, 60), 'FLASH tape', '45 m', (60, 110, 0, -10), elevation=26),
    ],
    'fort-polycarbonate-monkey-spikes-pack-of-6': [
        lambda: whole(row(monkey_guards.cone_plate(), 2, 160), **LONG),
        lambda: near(monkey_guards.cone_plate(300), (50, 0, 20), 170, -44, 20),
        lambda: near(row(monkey_guards.cone_plate(), 3, 124), (190, -120, 10), 300, 36, 30, 4),
        lambda: measured(monkey_guards.cone_plate(), 500, -90, elevation=52, fill=0.94),
        lambda: boxed(monkey_guards.cone_plate(), (520, 150, 230), 'FORT monkey spikes', '6 plates · 3 m', (-10, 210, 0, 4)),
    ],
    'fort-steel-monkey-spikes-pack-of-5': [
        lambda: whole(rails(3, 600), **LONG),
        lambda: near(monkey_guards.steel_rail(400), (70, 0, 32), 180, -46, 18),
        lambda: near(rails(3, 800), (280, -150, 40), 300, 38, 26, 4),
        lambda: measured(monkey_guards.steel_rail(500), 500, -64, elevation=48, fill=0.94),
        lambda: boxed(rails(2, 1000), (1030, 200, 170), 'FORT STEEL', '5 rails · 5 m', (-10, 260, 0, 3)),
    ],
    'guard-polycarbonate-bird-spikes-pack-of-3': [
        lambda: whole(strips.guard(), **LONG),
        lambda: near(strips.guard(length=300), (-60, 0, 50), 190, 34, 20),
    ],
    'guard-terracotta-bird-spikes-pack-of-10': [
        lambda: whole(row(strips.guard('#b5482b'), 3, 150), **LONG),
        lambda: near(strips.guard('#8f3d29', 300), (60, 0, 45), 170, -48, 16),
    ],
    'crest-wide-stainless-steel-bird-spikes-pack-of-5': [
        lambda: whole(strips.crest(5), **LONG),
        lambda: near(strips.crest(5, 300), (60, 0, 40), 190, -44, 18),
    ],
    'crest-all-steel-bird-spikes-pack-of-10': [
        lambda: whole(row(strips.all_steel(), 2, 190), **LONG),
        lambda: near(strips.all_steel(300), (70, 0, 38), 160, -46, 16),
    ],
    'slim-bird-spikes-for-pipes-and-cables-pack-of-8': [
        lambda: whole(row(strips.slim(), 3, 120), **LONG),
        lambda: near(slim_on_pipe(), (60, 0, 30), 190, -44, 16),
    ],
    'guard-polycarbonate-bird-spikes-carton-50-m': [
        lambda: boxed(row(strips.guard(), 2, 120), (520, 420, 400), 'GUARD', '100 strips · 50 m', (0, 360, 0, 8), elevation=19),
        lambda: near(row(strips.guard(), 5, 90), (180, -120, 40), 320, 40, 34, 5),
    ],
    'crest-stainless-steel-bird-spikes-carton-50-m': [
        lambda: boxed(row(strips.crest(), 2, 150), (540, 420, 360), 'CREST', '100 strips · 50 m', (0, 380, 0, 8), elevation=19),
        lambda: near(row(strips.crest(), 5, 100), (180, -130, 40), 320, 40, 32, 5),
    ],
    'knotted-hdpe-net-for-shafts-10-x-10-m': [
        lambda: whole(nets.bundle('black', (360, 260), 20, radius=0.8, cell=12, rise=4.2), -32, 28, fill=0.87),
        lambda: near(nets.knotted_close(), (26, 0, 130), 170, -12, 8, 8),
    ],
    'warehouse-net-19-mm-20-x-20-m': [
        lambda: whole(nets.bundle('grey', (420, 320), 34, radius=0.75, cell=12, rise=4.0), -32, 24, fill=0.87),
        lambda: near(nets.knotted_close(9, 19, 0.8, nets.twine_material('grey')), (15, 0, 88), 90, -12, 8, 7),
    ],
    'garden-and-crop-net-5-x-3-m': [
        lambda: whole(nets.bundle('green', (260, 180), 14, radius=0.5, cell=7.5, rise=3.0), -32, 30, fill=0.86),
        lambda: near(nets.knotted_close(10, 15, 0.55, nets.twine_material('green')), (13, 0, 78), 78, -12, 8, 6),
    ],
    'stainless-steel-vent-mesh-roll-3-m': [
        lambda: whole(nets.welded_roll(), -40, 24, lens=60, fill=0.92),
        lambda: near(nets.welded_roll(), (-250, 60, 40), 240, -50, 22),
    ],
    'uv-cable-ties-pack-of-100': [
        lambda: whole(ties_fan(), 4, 48, fill=0.88),
        lambda: near(ties_fan(), (0, 26, 6), 80, -18, 34),
    ],
    'stainless-net-hooks-with-plugs-pack-of-50': [
        lambda: whole(hooks_set(), -20, 34, lens=60, fill=0.95),
        lambda: near(hooks_set(), (-30, 10, 4), 80, -28, 30),
    ],
    'net-rings-pack-of-250': [
        lambda: whole(fittings.pile(fittings.ring(), 150, 58, 22, lie=30), -20, 34, fill=0.88),
        lambda: near(fittings.pile(fittings.ring(), 90, 46, 14, seed=3), (-8, -14, 5), 56, -26, 32),
    ],
    'wire-rope-kit-20-m': [
        lambda: whole(wire_rope(), -12, 46, fill=0.92),
        lambda: near(wire_rope(), (10, -160, 8), 150, -16, 34),
    ],
    'gutter-and-girder-clamps-pack-of-10': [
        lambda: whole(clamps(), -24, 30, fill=0.9),
        lambda: near(fittings.girder_clamp(), (0, 0, 32), 92, -36, 16, 8),
    ],
    'fort-pipe-collar-pack-of-2': [
        lambda: whole(collar_on_pipe(), -28, 20, fill=0.9),
        lambda: near(collar_on_pipe(), (10, -60, 268), 210, -24, 24),
    ],
    'fort-water-tank-ring': [
        lambda: whole(monkey_guards.tank() + moved(monkey_guards.tank_ring(), place(z=800)), -20, 14, fill=0.88, strength=0.9),
        lambda: near(monkey_guards.tank() + moved(monkey_guards.tank_ring(), place(z=800)), (-150, -480, 850), 520, -24, 20),
    ],
    'fort-steel-monkey-spikes-carton-15-m': [
        lambda: boxed(rails(2, 1000), (1050, 300, 220), 'FORT STEEL', '15 rails · 15 m', (0, 330, 0, 5), elevation=18),
        lambda: near(rails(4, 900), (300, -200, 40), 340, 40, 30, 5),
    ],
}


def slim_on_pipe():
    from geometry import Shape
    from materials import galvanised

    tube = Shape().lathe([(18, -260), (21, -260), (21, 260), (18, 260)], (0, 0, 0), 48, 'X', True)
    parts = strips.slim(460) + [tube.object(galvanised())]
    moved(parts[:2], place(z=19))
    for x in (-160, -80, 0, 80, 160):
        parts += fittings.tied_loop(23, (x, 0, 0))
    return moved(parts, place(z=24))


def laid_cartridge():
    return moved(packs.cartridge(), place(-160, 0, 25, ry=90) @ place(rz=-80))


def gun_at_rest():
    """Standing on its cradle, with the handle hanging over a block's edge."""
    return moved(packs.loaded_gun(), place(z=30, rx=78))


def laid_and_standing():
    lying = moved(packs.cartridge(), place(-70, -80, 25, rz=-24) @ place(ry=90) @ place(rz=-62))
    return moved(packs.cartridge(), place(40, 40, 0, rz=-22)) + lying


def pair_of_cartridges():
    return moved(packs.cartridge(), place(rz=-20)) + moved(packs.cartridge(), place(-74, 34, 0, rz=-30))


NETS = {
    'clearview-nylon-balcony-net-10-x-10-ft',
    'clearview-balcony-net-kit-10-x-8-ft',
    'knotted-hdpe-net-for-shafts-10-x-10-m',
    'warehouse-net-19-mm-20-x-20-m',
    'garden-and-crop-net-5-x-3-m',
    'stainless-steel-vent-mesh-roll-3-m',
}


def category_of(slug):
    if slug.startswith('fort-'):
        return 'monkey-spikes'
    if 'bird-spikes' in slug:
        return 'bird-spikes'
    return 'bird-nets' if slug in NETS else 'accessories'


shots = [
    Shot(f'products/{slug}-{number + 1}', build, category=category_of(slug))
    for slug, views in SHOTS.items()
    for number, build in enumerate(views)
]
