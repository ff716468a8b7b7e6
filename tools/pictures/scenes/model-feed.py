"""A feed mill as a model, its front wall sawn off: grain comes in on the left, is ground, mixed, heated and pressed, and leaves on the right."""
from world.farm import silo
from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub
from world.paint import DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.shape import box, lathe, place, prism, rod, tube
from world.vehicles import feed_truck, lorry

picture("pages/feed-model", 1600, 1000)
GRAIN, MASH, PELLET = paint("#e2b84e", 0.8), paint("#d3b27a", 0.8), paint("#b07f45", 0.8)
HOT, CLEAN = paint("#cf7440", 0.7), paint("#b0cf70", 0.9)
FRONT, BACK, THICK = -12, 12, 6.5
LEFT, RIGHT, DEEP, STOREY = -13, 15, 8, 5.6
Y = FRONT + 1.8  # where the machines stand

block(66, BACK - FRONT, THICK, [(-24, FRONT + 2, 8, 4.1, 4.4)])


def drum(material, x, z, radius, long, rings=4):
    """A lying drum with bands, its left end at x."""
    lathe(material, [(0.001, 0), (radius * 0.85, 0.05), (radius, 0.2), (radius, long - 0.2), (radius * 0.85, long - 0.05), (0.001, long)], (x, Y, z), (0, 90, 0))
    for k in range(rings):
        at = 0.4 + k * (long - 0.8) / (rings - 1)
        lathe(SLATE, [(radius, -0.08), (radius + 0.07, -0.08), (radius + 0.07, 0.08), (radius, 0.08)], (x + at, Y, z), (0, 90, 0))
    for s in (0.18, 0.82):
        box(DARK_SLATE, (x + s * long, Y, z - radius - 0.6), (0.4, 1.4, 0.8), edge=0.05)


def hopper(x, wide, top, bottom, fill, level):
    """A bin sawn through: walls, a cone, and what is in it."""
    w, cone = wide / 2, bottom + wide * 0.55
    outline = [(-w, top), (-w, cone), (-0.35, bottom), (0.35, bottom), (w, cone), (w, top)]
    inner = [(w - 0.16, top), (w - 0.16, cone + 0.06), (0.24, bottom), (-0.24, bottom), (-w + 0.16, cone + 0.06), (-w + 0.16, top)]
    prism(WHITE, outline[:3] + inner[3:][::1], 3, (x, FRONT + 1.52, 0), edge=0.01)
    prism(WHITE, inner[:3][::1] + outline[3:], 3, (x, FRONT + 1.52, 0), edge=0.01)
    box(WHITE, (x, FRONT + 3.1, cone), (wide, 0.2, top - cone), edge=0.01)
    z = cone + (top - cone) * level
    prism(fill, [(-w + 0.16, z), (-w + 0.16, cone + 0.06), (-0.24, bottom), (0.24, bottom), (w - 0.16, cone + 0.06), (w - 0.16, z)], 2.96, (x, FRONT + 1.52, 0), edge=0.02)


def leg(x, high, low=0.0, y=Y):
    """A bucket elevator."""
    box(PALE_STEEL, (x, y, low), (1.1, 1.5, high - low), edge=0.05)
    box(SLATE, (x, y, high - 0.2), (1.7, 1.9, 1.5), edge=0.2)


# intake: a lorry above the grating, grain in the pit
box(LINING, (-24, FRONT + 2, -4.4), (8, 4, 0.4), edge=0)
for s in (-1, 1):
    box(LINING, (-24 + s * 3.8, FRONT + 2, -4), (0.4, 4, 4.1), edge=0)
prism(GRAIN, [(-3.6, -0.7), (-3.6, -1.6), (-0.6, -4), (0.9, -4), (3.6, -1.6), (3.6, -0.7)], 3.9, (-24, FRONT + 2, 0), edge=0.02)
for side in ([(-3.6, -1.6), (-3.6, -4), (-0.6, -4)], [(0.9, -4), (3.6, -4), (3.6, -1.6)]):
    prism(LINING, side, 3.94, (-24, FRONT + 2, 0), edge=0)
for k in range(12):
    box(DARK_SLATE, (-27.4 + 0.62 * k, FRONT + 2, -0.16), (0.16, 4, 0.2), edge=0.01)
lorry(-24.5, FRONT + 6.4, 0, 0.05)
tube(GRAIN, [(-23.8, Y, -3.6), (-16.4, Y, -3.6)], 0.34)
leg(-16, 23, -4)
for k in range(2):
    silo(-28.6 + 7 * k, 5.6, 13, 3.1)
box(SLATE, (-22.5, 5.6, 14.9), (14, 1.2, 1), edge=0.1)

# the tower
for k in range(4):
    box(WHITE, ((LEFT + RIGHT) / 2, FRONT + DEEP / 2 - 0.02, STOREY * k - (0.1 if k == 0 else 0.35)), (RIGHT - LEFT, DEEP, 0.35), edge=0)
box(WHITE, ((LEFT + RIGHT) / 2, FRONT + DEEP + 0.15, 0), (RIGHT - LEFT + 0.8, 0.3, STOREY * 4), edge=0)
for x in (LEFT - 0.2, RIGHT + 0.2):
    box(WHITE, (x, FRONT + DEEP / 2, 0), (0.4, DEEP, STOREY * 4), edge=0)
box(SLATE, ((LEFT + RIGHT) / 2, FRONT + DEEP / 2 + 0.3, STOREY * 4), (RIGHT - LEFT + 1.4, DEEP + 0.8, 0.5), edge=0.05)
for k in range(4):
    for x in range(-10, 15, 6):
        box(SLATE, (x, FRONT + DEEP - 0.02, STOREY * k + 2.3), (2.6, 0.1, 1.7), edge=0.02)

top = STOREY * 3
tube(GRAIN, [(-16, Y, 23), (-12.4, Y, 21), (-10.6, Y, top + 3.6)], 0.3)
box(PALE_STEEL, (-10, Y, top + 1.4), (3.6, 3, 2.2), (0, 8, 0), edge=0.12)  # cleaner
for k in range(4):
    box(SLATE, (-11.2 + 0.8 * k, Y - 1.5, top + 2), (0.3, 0.1, 1), (0, 8, 0), edge=0.02)
for k, (fill, level) in enumerate(((GRAIN, 0.85), (MASH, 0.6), (GRAIN, 0.7), (PELLET, 0.45), (MASH, 0.8))):
    hopper(-3.6 + 3.9 * k, 3.5, top + 5, top - 3.6, fill, level)
tube(GRAIN, [(-10, Y, top + 1.5), (-10, Y, STOREY * 2 + 4)], 0.3)
with place(-10, Y, STOREY * 2):  # grinder
    lathe(STEEL, [(0.001, -1.3), (1.5, -1.2), (1.5, 1.2), (0.001, 1.3)], (0, 0, 2), (90, 0, 0))
    box(DARK_SLATE, (0, 0, 0), (3.2, 2.6, 0.8), edge=0.08)
    rod(SLATE, 0.6, 2, (1.4, 0, 2), (0, 90, 0))
box(SLATE, (4.2, Y, STOREY * 2 + 0.9), (16.5, 1.2, 0.8), edge=0.1)  # scale belt under the bins
tube(MASH, [(-10, Y, STOREY * 2 + 0.6), (-10, Y, STOREY + 4.6), (-8.6, Y, STOREY + 3.8)], 0.3)
tube(MASH, [(-4.2, Y, STOREY * 2 + 1), (-5.6, Y, STOREY + 4)], 0.3)
drum(STEEL, -10.4, STOREY + 2.3, 1.5, 7, 4)  # mixer
tube(MASH, [(-3.6, Y, STOREY + 1.2), (-2.2, Y, STOREY + 1), (-2.2, Y, STOREY + 4.1), (1, Y, STOREY + 3.8)], 0.3)
drum(HOT, 0.6, STOREY + 3.75, 0.6, 8.4, 5)  # conditioner
tube(HOT, [(8.8, Y, STOREY + 3.75), (11, Y, STOREY + 3.4), (11, Y, STOREY + 1.6)], 0.3)
drum(HOT, 1, STOREY + 1.6, 1.1, 11.4, 6)  # holding vessel
tube(HOT, [(1.6, Y, STOREY + 0.8), (1.6, Y, 3.6)], 0.34)
with place(1.4, Y):  # press
    box(DARK_SLATE, (0, 0, 0.2), (3.4, 2.8, 0.8), edge=0.08)
    lathe(WHITE, [(0.001, -1.2), (1.5, -1.2), (1.7, -1), (1.7, 0.9), (0.001, 1)], (0, 0.2, 2.4), (90, 0, 0))
    lathe(SLATE, [(0.001, -1.5), (0.5, -1.45), (0.55, -1.2)], (0, 0.2, 2.4), (90, 0, 0))
tube(PELLET, [(2.9, Y, 1.2), (4.6, Y, 1.1), (5.4, Y, 4.4), (7.2, Y, 4.4)], 0.3)
with place(8.6, Y):  # cooler, sawn
    box(PALE_STEEL, (0, 0.4, 1), (3.6, 2.4, 3), edge=0.08)
    box(PELLET, (0, -0.85, 1.2), (3.2, 0.12, 1.9), edge=0)
    for s in (-1.4, 1.4):
        box(DARK_SLATE, (s, 0, 0.2), (0.4, 2.4, 1), edge=0.04)
tube(PELLET, [(9.4, Y, 0.9), (13.6, Y, 0.6), (18, Y, 0.6)], 0.3)
drum(STEEL, -10, 2.0, 1.2, 6, 4)  # coating, oil and enzymes
leg(18.6, 20.5)

# loading, in the clean zone
box(CLEAN, (25.42, 0, -0.3), (15.2, BACK - FRONT + 0.04, 0.36), edge=0)
for end in (23.2, 28):
    tube(PELLET, [(18.6, Y, 20.6), (end, FRONT + 5.6, 15.4)], 0.3)
with place(25.6, FRONT + 5.6):
    for dx in (-4, 4):
        for dy in (-2.6, 2.6):
            box(PALE_STEEL, (dx, dy, 0), (0.4, 0.4, 7), edge=0.05)
    box(SLATE, (0, 0, 6.6), (9.2, 6, 0.4), edge=0.06)
    for dx in (-2.4, 2.4):
        silo(dx, 0, 7.4, 2.2, 0, 7, WHITE)
        lathe(PELLET, [(0.3, -1.4), (0.9, 0)], (dx, 0, 6.6))
feed_truck(25, FRONT + 5.6, 0, 0.06)
for x, y, size in ((-31, 10.4, 1), (-8, 8, 1.2), (-2, 9.5, 1), (5, 8.6, 1.1), (12, 9.6, 1), (31, 9.6, 1.1), (19.6, 9, 1.2)):
    shrub(x, y, size)
clay(GRAIN, MASH, PELLET, HOT, CLEAN, LINING)
noon(-THICK)
cut(80, -24, (0, 0, 5.2))
pins(intake=(-24, FRONT, -1.8), grinding=(-10, Y - 1.4, STOREY * 2 + 2), mixing=(-6.8, Y - 1.5, STOREY + 2.3), holding=(7, Y - 1.1, STOREY + 1.6), conditioner=(5, Y - 0.6, STOREY + 3.75), press=(1.4, Y - 1.2, 2.4), cooler=(8.6, FRONT + 2, 2.2), loading=(26, FRONT + 4, 3.4))
