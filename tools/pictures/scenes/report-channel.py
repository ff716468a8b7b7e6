"""Two letter boxes at the gate of the farm, as a stop on the block of land: what is dropped into one falls into a strong room of its own, which the other does not
reach; beside them the door in the fence."""
from world.light import picture
from world.model import LINING, shrub
from world.paint import CREAM, PALE_STEEL, SLATE, WHITE, paint
from world.shape import box, place, prism, rod
from world.stop import land
from world.village import bench

picture("banners/report-channel", 2400, 600)
BOX, SECOND, DARK, EARTH = paint("#8fc31f", 0.7), paint("#c9a24b", 0.7), paint("#4a5a44", 0.8), paint("#8f8a74", 0.95)
PATH, LEAF = paint("#d6d3c4", 0.95), paint("#c9c3ae", 0.8)
SCALE, FRONT, BACK, DOWN, AT = 6.6, -0.9, 0.9, 0.86, 2.75
FENCE = 0.2


def letter_box(x, colour):
    """A box on its post by the path, a letter in its slot."""
    box(SLATE, (x, FRONT + 0.32, 0), (0.16, 0.16, 0.62), edge=0.02)
    prism(colour, [(-0.3, 0), (0.3, 0), (0.3, 0.62), (0.22, 0.72), (-0.22, 0.72), (-0.3, 0.62)], 0.4, (x, FRONT + 0.32, 0.58), edge=0.04)
    box(colour, (x, FRONT + 0.115, 0.64), (0.4, 0.03, 0.28), edge=0.01)
    rod(DARK, 0.022, 0.02, (x, FRONT + 0.1, 0.8), (90, 0, 0), sides=16)
    box(DARK, (x, FRONT + 0.115, 1.06), (0.4, 0.02, 0.05), edge=0.005)
    box(WHITE, (x + 0.03, FRONT + 0.1, 1.08), (0.3, 0.16, 0.02), (28, 0, 4), edge=0)


def room(x, colour, letters):
    """The chute below a box, and the strong room it ends in."""
    wide, high, deep = 1.7, 0.56, 0.5
    box(LINING, (x, FRONT + deep / 2, -DOWN), (wide, deep + 0.01, 0.08), edge=0)
    for s in (-1, 1):
        box(LINING, (x + s * (wide / 2 - 0.05), FRONT + deep / 2, 0.08 - DOWN), (0.1, deep + 0.01, high - 0.08), edge=0)
        box(LINING, (x + s * 0.52, FRONT + deep / 2, high - DOWN), (0.66, deep + 0.01, 0.08), edge=0)
        box(EARTH, (x + s * 0.52, FRONT + deep / 2, high + 0.08 - DOWN), (0.66, deep + 0.005, DOWN - high - 0.09), edge=0)
        box(colour, (x + s * 0.16, FRONT + deep / 2, high - DOWN - 0.04), (0.06, deep + 0.02, DOWN - high + 0.04), edge=0)
    box(WHITE, (x, FRONT + deep - 0.03, 0.08 - DOWN), (wide - 0.2, 0.05, DOWN - 0.09), edge=0)
    box(WHITE, (x, FRONT + deep / 2, -0.01), (wide, deep, 0.013), edge=0)
    for dx, dz, turn in letters:
        box(WHITE, (x + dx, FRONT + 0.2, 0.1 - DOWN + dz), (0.3, 0.3, 0.02), (0, turn / 6, turn), edge=0)


with place(0, 0, 0, 0, SCALE):
    for x, colour, letters in ((-AT, BOX, ((-0.2, 0, 12), (0.18, 0.03, -20), (0, 0.06, 8))), (AT, SECOND, ((0.1, 0, -14), (-0.1, 0.03, 22)))):
        letter_box(x, colour)
        room(x, colour, letters)

    # the fence with its door ajar
    for k in range(68):
        x = -9.38 + 0.28 * k
        if abs(x) > 0.86:
            box(WHITE, (x, FENCE, 0), (0.245, 0.05, 0.84), edge=0.01)
    for s in (-1, 1):
        box(CREAM, (s * 5.05, FENCE, 0.84), (8.4, 0.12, 0.06), edge=0.015)
    for s in (-1, 1):
        box(CREAM, (s * 0.78, FENCE, 0), (0.16, 0.16, 1.02), edge=0.02)
    with place(-0.69, FENCE, 0, 24):
        box(LEAF, (0.66, 0, 0.05), (1.3, 0.05, 0.82), edge=0.02)
        for k in range(6):
            box(PALE_STEEL, (0.12 + 0.216 * k, -0.03, 0.08), (0.012, 0.012, 0.76), edge=0)
        box(SLATE, (1.18, -0.05, 0.55), (0.14, 0.08, 0.03), edge=0.01)
    box(PATH, (0, 0, -0.06), (1.3, BACK - FRONT - 0.02, 0.07), edge=0)
    box(PATH, (0, FRONT + 0.62, -0.06), (6.6, 0.32, 0.068), edge=0)
    with place(5.2, -0.15, 0, 6):
        bench(0, 0, 0, 0)
    rod(PALE_STEEL, 0.04, 2.1, (-6.7, 0.1, 0), sides=14)
    box(SLATE, (-6.5, 0.1, 2.08), (0.5, 0.14, 0.06), edge=0.02)
for x, y, size in ((-36, 4.6, 0.8), (-51, 4.8, 2.2), (48, 4.8, 2.0), (41, 4.6, 0.7)):
    shrub(x, y, size)
pits = [(SCALE * x, SCALE * FRONT, SCALE * 1.7, SCALE * 1.0, SCALE * DOWN - 0.02) for x in (-AT, AT)]
land(-2 * SCALE * FRONT, 6.3, 112, [(0, 116)], [(pits, [LINING, BOX, SECOND, DARK, EARTH, PATH, LEAF])])
