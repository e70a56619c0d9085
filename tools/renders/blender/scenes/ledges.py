"""Strips and rails on what they are made for: parapets, cornices, wall tops, roofs."""

import math

from mathutils import Vector

import studio
from geometry import MM, Shape, copies, moved, place
from materials import rough
from models import monkey_guards, spike_strips
from scenes.outdoors import EVENING, daylight, house, outdoor_unit, plant, town, tree


def along(parts, count, gap, y=0, z=0):
    """Strip after strip along x, the first at x = 0."""
    return copies(parts, [place(k * gap, y, z) for k in range(count)])


def look(at, target, lens=50, blur=None, focus=None):
    mm = lambda p: Vector(p) * MM  # noqa: E731
    studio.camera(mm(at), mm(target), lens, blur, mm(focus or target))


def parapet(strip=None, colours=('#d8cdb8', '#e9e0ce'), width=150, count=6):
    """A plastered parapet that runs away from the camera, with a row of strips on it."""
    strip = strip or spike_strips.guard()
    along(strip, count, 502)
    plaster = rough(*colours, 1.2, 0.22, 30)
    Shape().box((12000, width, 60), (2500, 0, -60)).object(plaster, 7)
    Shape().box((12000, width - 40, 1200), (2500, 0, -1260)).object(plaster)


def parapet_view():
    daylight(-128, 40)
    parapet()
    town(-78, 26000, -11000)
    tree((13000, 9000, -2500), 3200, seed=3)
    look((-600, -330, 280), (500, 20, 40), 42, 0.3, (120, 0, 60))


def banner_ledge():
    """Steel strips on a sandstone-coloured ledge against the evening sky; the left is calm, for words."""
    daylight(-160, 22, 3.2, 1.5, warm='#ffd09a', exposure=0.2, colours=EVENING)
    along(spike_strips.crest(), 7, 502)
    stone = rough('#b99a72', '#d2b78e', 1.5, 0.3, 26)
    Shape().box((14000, 170, 70), (2500, 0, -70)).object(stone, 8)
    Shape().box((14000, 130, 1500), (2500, 0, -1570)).object(stone)
    town(-48, 42000, -11000, count=13, seed=8, spread=0.7)
    look((-90, -320, 60), (420, 190, 100), 37, 1.0, (170, 0, 70))


def about_ledge():
    daylight(-120, 44)
    parapet(spike_strips.crest(), ('#cfc8ba', '#ded8cc'))
    town(-70, 26000, -11000, seed=11)
    look((-480, -380, 270), (420, 20, 50), 40, 0.3, (120, 0, 60))


def cornice():
    """A moulded cornice of an old library, in stone."""
    daylight(-150, 42, warm='#fff0da')
    stone = rough('#a8987e', '#c7b899', 1.0, 0.42, 22, distance=0.03)
    profile = [(70, 0), (-95, 0), (-100, -12), (-100, -42), (-84, -46), (-84, -60)]
    for step in range(9):
        a = math.pi / 2 * step / 8
        profile.append((-84 + 52 * math.sin(a), -60 - 52 * (1 - math.cos(a))))
    profile += [(-32, -150), (-22, -150)]
    for step in range(9):
        a = math.pi / 2 * step / 8
        profile.append((-22 + 30 * (1 - math.cos(a)), -150 - 34 * math.sin(a)))
    profile += [(8, -420), (70, -420)]
    Shape().sweep(profile, (-1500, 9000)).object(stone, 2)
    dentils = Shape()
    for k in range(70):
        dentils.box((46, 40, 44), (-1400 + k * 92, -42, -150))
    dentils.object(stone, 2.5)
    for k in range(8):
        Shape().box((2.4, 172, 44), (-900 + k * 1050, -14, -43.2)).object(rough('#6f6353', '#7d705e'))
    along(spike_strips.all_steel(), 7, 504, -30)
    house(14000, 9000, 15000, ('#b9a685', '#cbbb9c'), 2, (26000, 9000, -12000))
    tree((16000, -9000, -4000), 3600, seed=9)
    town(-80, 40000, -12000, seed=15)
    look((-520, -560, 190), (420, 60, -10), 42, 0.32, (60, -30, 40))


def tiled_roof():
    """A Mangalore-tiled roof with red strips on its ridge."""
    daylight(-140, 46)
    clay = rough('#8a3f27', '#b5603c', 1.6, 0.3, 24)
    tile = Shape()

    def wave(u, v):
        x = (u - 0.5) * 236
        z = 16 * math.cos(u * 4 * math.pi) + 9 * v
        return (x, -v * 330, z)

    tile.grid(24, 3, wave)
    one = tile.object(clay, smooth=60)
    one.modifiers.new('thick', 'SOLIDIFY').thickness = 12 * MM
    matrices = []
    pitch = 32
    for side in (1, -1):
        for row in range(7):
            for column in range(26):
                drop = row * 285
                a = math.radians(pitch)
                y = -drop * math.cos(a) * side
                z = -drop * math.sin(a) - 8
                jitter = ((row * 7 + column * 13) % 5 - 2) * 0.7
                matrices.append(place(-1500 + column * 232 + jitter, y, z, rx=pitch if side == 1 else 0, rz=0) if side == 1 else place(-1500 + column * 232, y, z, rz=180) @ place(rx=pitch))
    copies([one], matrices)
    cap = Shape()
    ring = [(84 * math.cos(math.radians(t)), 62 * math.sin(math.radians(t))) for t in range(0, 181, 12)]
    inner = [(y * 0.86, z * 0.82) for y, z in reversed(ring)]
    cap.sweep(ring + inner, (0, 380))
    copies([cap.object(clay, smooth=50)], [place(-1500 + k * 360, 0, -24 - (k % 2) * 3, ry=-1.2) for k in range(17)])
    Shape().box((6400, 60, 40), (1600, 0, -40)).object(rough('#9b8f80', '#b1a595'))
    along(spike_strips.guard('#8f3d29'), 9, 504, 0, 36)
    palm_side = tree((9500, 6500, -500), 3000, seed=21)
    palm_side += tree((4500, 9500, -1500), 3400, seed=23)
    town(-80, 40000, -6000, seed=33, count=7)
    look((-760, -760, 420), (560, 0, -60), 40, 0.4, (100, 0, 60))


def temple_wall():
    """Steel rails on a red sandstone wall, a spire behind."""
    daylight(-125, 34, warm='#ffdcae')
    stone = rough('#9a5f45', '#c08a68', 1.2, 0.4, 22)
    Shape().box((9000, 260, 90), (2000, 0, -90)).object(stone, 12)
    courses = Shape()
    for row in range(5):
        for k in range(16):
            courses.box((594, 212, 294), (-2400 + k * 600 + (row % 2) * 300, 0, -390 - row * 300))
    courses.object(stone, 6)
    along(monkey_guards.steel_rail(), 4, 980)
    spire = Shape()
    base = (9000, 14500, -3000)
    profile = []
    for k in range(27):
        t = k / 26
        r = 2300 * (1 - t**1.9) + 240
        profile += [(r, t * 7600), (r * 0.965, t * 7600 + 120), (r * 0.965, t * 7600 + 230)]
    profile += [(520, 7700), (640, 7950), (520, 8200), (150, 8350), (190, 8600), (40, 9000), (0, 9010)]
    spire.lathe(profile, base, 20)
    spire.object(rough('#c9975f', '#dfb884', 0.1, 0.2, 2), smooth=20)
    Shape().box((7000, 7000, 3000), (base[0], base[1], base[2] - 3000)).object(stone, 40)
    tree((3500, 12000, -1200), 3000, seed=31)
    tree((15000, 9000, -1500), 3200, seed=36)
    town(-60, 60000, -7000, seed=38, count=5)
    look((-560, -640, 260), (600, 330, 60), 38, 0.45, (100, 0, 60))


def banner_wall():
    """A farm's compound wall with cone plates and a row of rails, under trees."""
    daylight(-135, 38, warm='#ffe4bd')
    plaster = rough('#c9b79a', '#ddcfb6', 1.0, 0.3, 24)
    Shape().box((14000, 190, 70), (2500, 0, -70)).object(plaster, 8)
    Shape().box((14000, 160, 1800), (2500, 0, -1870)).object(plaster)
    along(monkey_guards.cone_plate(), 8, 504, -4)
    tree((4200, 5200, 300), 2300, 5200, 150, seed=41)
    tree((8200, 8200, 300), 3000, 5200, 190, seed=42)
    tree((2400, 9000, -600), 3000, 5200, 190, seed=43)
    ground = rough('#7d8a55', '#97a169', 0.02)
    Shape().box((90000, 90000, 100), (0, 0, -1970)).object(ground)
    look((-210, -330, 150), (520, 250, 30), 35, 1.1, (260, 0, 20))


def shaded_wall():
    """Cone plates on a wall beneath a tree."""
    daylight(-120, 50, sun=3.2)
    brick = rough('#a2563a', '#bd7350', 2.2, 0.3, 26)
    Shape().box((9000, 240, 70), (2000, 0, -70)).object(rough('#b9b1a2', '#cdc6b8', 1.2, 0.3), 8)
    rows = Shape()
    for row in range(9):
        for k in range(34):
            rows.box((222, 200, 66), (-2500 + k * 232 + (row % 2) * 116, 0, -146 - row * 76))
    rows.object(brick, 3)
    Shape().box((8000, 190, 720), (1500, 0, -800)).object(rough('#c9c2b2', '#d8d2c4', 3))
    along(monkey_guards.cone_plate(), 6, 504, -4)
    tree((1700, 1900, 900), 1300, 5200, 110, seed=51)
    tree((5200, 4800, 300), 2300, 4000, 160, seed=52)
    Shape().box((90000, 90000, 100), (0, 0, -1600)).object(rough('#76824f', '#929c66', 0.02))
    look((-560, -520, 270), (440, 60, 0), 40, 0.36, (100, 0, 20))


def windowsill():
    """An AC unit and a sill, both with clear strips; flower pots beside them."""
    daylight(-150, 46)
    plaster = rough('#d9cdb7', '#e8dfcd', 0.8, 0.22, 24)
    Shape().box((6000, 200, 5000), (0, 340, -2500)).object(plaster)
    Shape().box((2600, 420, 90), (-100, 60, -90)).object(plaster, 8)
    moved(outdoor_unit(), place(-260, 60, 0))
    moved(spike_strips.guard(), place(-400, -20, 580))
    moved(spike_strips.guard(), place(102, -20, 580))
    plant((420, 20, 0), (120, 200), 60, 380, 3)
    plant((760, 60, 0), (95, 160), 40, 260, 5)
    look((180, -1900, 720), (80, 60, 400), 44, 0.8, (-100, -60, 500))
