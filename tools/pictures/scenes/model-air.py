"""A filtered barn as a model, sawn across: four grades of filter on the left, each lets less dust pass, clean air and pigs, the way out on the right."""
import random

from world.light import picture
from world.model import LINING, block, clay, cut, noon, pins, shrub
from world.paint import CREAM, DARK_SLATE, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.pigs import PINK, pig
from world.shape import ball, box, lathe, prism, rod

picture("pages/air-model", 1600, 1000)
FILTERS = [paint(c, 0.9) for c in ("#dbe6bd", "#b9d27c", "#8fc31f", "#5f8a10")]
DUST, AIR, SLURRY = paint("#9c7a4d", 0.9), paint("#a8cbd6", 0.6), paint("#6b5334", 0.6)
FRONT, BACK, THICK = -13, 13, 7
GALLERY, LEFT, RIGHT, EAVE, RIDGE = -24, -5, 21, 3.6, 7.4
OPEN = FRONT + 14.4  # roof and ceiling are taken off up to here
MID, WIDE = (LEFT + RIGHT) / 2, RIGHT - LEFT
draw = random.Random(11)

block(58, BACK - FRONT, THICK, [(MID, -1, WIDE - 0.4, BACK - FRONT - 0.6, 2.3)])


def arrow(x, z, long, y=FRONT + 0.6):
    prism(AIR, [(0, -0.22), (long - 0.8, -0.22), (long - 0.8, -0.55), (long, 0), (long - 0.8, 0.55), (long - 0.8, 0.22), (0, 0.22)], 0.25, (x, y, z), edge=0.03)


# the pit below slats, sawn
box(LINING, (MID, FRONT + 6.2, -2.3), (WIDE - 0.4, 12.4, 0.35), edge=0)
for s in (-1, 1):
    box(LINING, (MID + s * (WIDE / 2 - 0.4), FRONT + 6.2, -1.95), (0.4, 12.4, 1.7), edge=0)
box(SLURRY, (MID, FRONT + 6.2, -1.95), (WIDE - 1.2, 12.36, 0.8), edge=0)
for k in range(52):
    box(LINING, (LEFT + 0.25 + (k + 0.5) * (WIDE - 0.5) / 52, (FRONT + BACK) / 2, -0.28), (0.4, BACK - FRONT + 0.04, 0.38), edge=0)

# pens and pigs
for k in range(5):
    x = LEFT + 0.2 + (WIDE - 0.4) * k / 4
    if 0 < k < 4:
        box(CREAM, (x, FRONT + 7.4, 0.1), (0.2, 14.8, 1), edge=0.03)
for k in range(4):
    x0 = LEFT + (WIDE - 0.4) * k / 4
    box(CREAM, (x0 + WIDE / 8 + 0.1, FRONT + 7.4, 0.1), (WIDE / 4 - 0.3, 0.16, 1), edge=0.03)
    for r in range(6):
        for c in range(2):
            turn = draw.choice((0, 25, 170, 190, 205, -20))
            pig(x0 + 1.9 + 2.6 * c + draw.uniform(-0.25, 0.25), FRONT + 1.3 + 2.35 * r + (0.3 if r > 2 else 0) + draw.uniform(-0.3, 0.3), 0.1, turn, "finisher", draw.choice(("stand", "stand", "sniff", "lie")), size=1.55)

# walls and roof, sawn back to show the inside
box(WHITE, (LEFT, (FRONT + BACK) / 2, 0), (0.4, BACK - FRONT, EAVE), edge=0.02)
box(WHITE, (RIGHT, (FRONT + OPEN) / 2, 0), (0.4, OPEN - FRONT, 1.3), edge=0.02)
box(WHITE, (RIGHT, (OPEN + BACK) / 2, 0), (0.4, BACK - OPEN, EAVE), edge=0.02)
long, h = BACK - OPEN, WIDE / 2
prism(WHITE, [(-h, EAVE - 0.4), (h, EAVE - 0.4), (h, EAVE), (0, RIDGE), (-h, EAVE)], 0.35, (MID, OPEN + 0.2, 0), edge=0.02)
prism(WHITE, [(-h, 0), (h, 0), (h, EAVE), (0, RIDGE), (-h, EAVE)], 0.35, (MID, BACK - 0.2, 0), edge=0.02)
prism(SLATE, [(-h - 0.7, EAVE - 0.2), (0, RIDGE), (h + 0.7, EAVE - 0.2), (h + 0.7, EAVE + 0.15), (0, RIDGE + 0.4), (-h - 0.7, EAVE + 0.15)], long + 0.5, (MID, (OPEN + BACK) / 2, 0), edge=0.03)
for k in range(3):
    rod(WHITE, 0.7, 2.8, (MID + 6, OPEN + 2.2 + 3.6 * k, 4.6), sides=28)
    lathe(STEEL, [(0.72, 0), (0.9, 0.15), (0.9, 0.45), (0.7, 0.45)], (MID + 6, OPEN + 2.2 + 3.6 * k, 7.2))
for k in range(3):  # outlets with louvres in the side wall
    y = OPEN + 2.4 + 3.5 * k
    box(PALE_STEEL, (RIGHT + 0.3, y, 0.8), (0.3, 2.4, 2), edge=0.04)
    for r in range(5):
        box(DARK_SLATE, (RIGHT + 0.46, y, 0.95 + 0.37 * r), (0.12, 2.2, 0.1), edge=0.01)

# the gallery: four banks of filters, dust before and less of it after each
wide = LEFT - GALLERY
box(LINING, ((GALLERY + LEFT) / 2, (FRONT + BACK) / 2, -0.28), (wide, BACK - FRONT + 0.04, 0.4), edge=0)
box(WHITE, (GALLERY, (OPEN + BACK) / 2, 0), (0.35, BACK - OPEN, 3.4), edge=0.02)
box(WHITE, ((GALLERY + LEFT) / 2, BACK - 0.2, 0), (wide, 0.35, 3.4), edge=0.02)
box(WHITE, ((GALLERY + LEFT) / 2, (OPEN + BACK) / 2, 3.2), (wide + 0.6, BACK - OPEN, 0.4), edge=0.03)
for k in range(3):
    for r in range(6):
        box(DARK_SLATE, (GALLERY - 0.22, OPEN + 2.4 + 3.5 * k, 0.6 + 0.42 * r), (0.12, 3, 0.12), edge=0.01)
for k, material in enumerate(FILTERS):
    x = GALLERY + 3.1 + 4.3 * k
    for c in range(7):
        for r in range(2):
            y, z = FRONT + 0.98 + 2 * c, 0.15 + 1.6 * r
            box(PALE_STEEL, (x, y, z), (0.9, 1.94, 1.56), edge=0.03)
            box(material, (x, y - 0.02, z + 0.12), (0.94, 1.96 if c == 0 else 1.7, 1.32), edge=0.01)
for k, count in enumerate((80, 46, 20, 3)):
    for _ in range(count):
        x = GALLERY - 2.3 + draw.uniform(0, 4.6) if k == 0 else GALLERY + 3.9 + 4.3 * (k - 1) + draw.uniform(0, 2.6)
        ball(DUST, draw.uniform(0.13, 0.22), (x, FRONT + draw.uniform(0.1, 5), draw.uniform(0.4, 3)), sides=12)
arrow(LEFT - 3, 2.2, 4.6)
arrow(LEFT + 8.6, 3, 4.6)
arrow(RIGHT - 3, 3, 5.6)
for x, y, size in ((-26.4, 10.4, 1), (-26.2, 1.5, 0.9), (25.6, 10.6, 1.1), (25.4, 3.4, 0.9)):
    shrub(x, y, size)
clay(*FILTERS, *PINK, DUST, AIR, SLURRY, LINING)
noon(-THICK)
cut(70, -24, (-0.6, 0, 0.4))
pins(g4=(GALLERY + 3.1, FRONT, 2.6), f8=(GALLERY + 7.4, FRONT, 0.9), f9=(GALLERY + 11.7, FRONT, 2.6), h13=(GALLERY + 16, FRONT, 0.9), pressure=(MID - 1, FRONT + 0.5, 2.3))
