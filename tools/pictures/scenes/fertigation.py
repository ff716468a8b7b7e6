"""A farmer's field as a stop on the block of land: slurry and water meet at the mixing house, run through a buried main, and hydrants give them to the rows."""
import random

from world.light import picture
from world.machines import irrigation
from world.model import LINING, lagoon, shrub, tank
from world.nature import CROP, RIPE, crop
from world.paint import PALE_STEEL, SLATE, WHITE, paint
from world.parts import door, slab_house
from world.shape import ball, box, lathe, place, prism, rod, tube
from world.stop import SOWN, land
from world.village import house

picture("banners/fertigation", 3840, 960)
SLURRY, WATER, MIX, POINT = paint("#6b5334", 0.6), paint("#6fa9bf", 0.5), paint("#9a8a4d", 0.6), paint("#8fc31f", 0.5)
EARTH, ROOT, BANK, STRIP = paint("#8c7148", 0.95), paint("#e6dcc0", 0.9), paint("#cdc5ae", 0.95), paint("#c4d69a", 0.95)
FRONT, BACK, MAIN = -12, 12, -3.4
LAGOON, MIXER, FIELDS, DITCH = (-78, -59), -44, ((-33, 8), (12, 57)), (60, 66)
draw = random.Random(34)


def pipe(material, points, radius=0.34):
    tube(material, [(x, FRONT - 0.04, z) for x, z in points], radius)


# what is mixed: the lagoon, the water tank, the house with its valve
lagoon(*LAGOON, FRONT, SLURRY)
tank(-53, FRONT + 3.6, 7, 7.2, 4, 0.4, 1)
box(WATER, (-53, FRONT + 3.4, -3.6), (6.2, 6.78, 3.9), edge=0)
with place(MIXER, FRONT + 8.4):
    slab_house((9, 7, 5), WHITE, SLATE)
    door(-2, -3.5)
pipe(SLURRY, [(-61, -2), (-57.6, -5.6), (-46, -5.6), (-46, 0.6)])
pipe(WATER, [(-53, -3.2), (-53, -4.6), (-48.6, -4.6), (-48.6, 0.6)])
for x, material in ((-48.6, WATER), (-46, SLURRY)):
    tube(material, [(x, FRONT - 0.04, 0.5), (x, FRONT + 1.6, 1.6), (-44, FRONT + 1.6, 1.6)], 0.34)
with place(-43.4, FRONT + 1.6):
    rod(POINT, 1.5, 3.4, (0, 0, 0.2), sides=32)
    lathe(POINT, [(1.5, 3.6), (1.1, 4.4), (0.01, 4.6)])
pipe(MIX, [(-41, 0.6), (-41, MAIN), (56, MAIN)])
tube(MIX, [(-42, FRONT + 1.6, 1.2), (-41, FRONT + 1.6, 1.2), (-41, FRONT - 0.04, 0.6)], 0.34)

# two fields with their topsoil and roots; a hydrant every fifty mu
for material, (left, right) in zip((None, None), FIELDS):
    mid, wide = (left + right) / 2, right - left
    box(EARTH, (mid, 0, -2.2), (wide + 0.02, BACK - FRONT + 0.02, 2.25), edge=0)
    crop(left + 0.8, FRONT + 0.4, right - 0.5, BACK - 0.4, row=1.5, gap=0.85, size=1.7)
    for k in range(int(wide / 1.5)):
        x = left + 0.8 + 1.5 * k
        for _ in range(4):
            lean, down = draw.uniform(-0.5, 0.5), draw.uniform(0.7, 1.8)
            tube(ROOT, [(x, FRONT - 0.02, 0), (x + lean * 0.4, FRONT - 0.02, -down * 0.5), (x + lean, FRONT - 0.02, -down)], 0.045)
for x in (-25, -12, 1, 19, 32, 45):
    pipe(MIX, [(x, MAIN), (x, 0.6)], 0.26)
    with place(x, FRONT - 0.3):
        rod(POINT, 0.5, 2.7, (0, 0, 0.2), sides=24)
        ball(POINT, 0.78, (0, 0, 3.1))
with place(34, -1, 0, 0, 0.62):  # the sprinkler over the large field
    irrigation(0, 0, 4, 16, 0)
box(STRIP, (10, 0, -0.3), (4, BACK - FRONT + 0.02, 0.36), edge=0)

# two metres of plants along the ditch, then neighbours
mid, half = sum(DITCH) / 2, (DITCH[1] - DITCH[0]) / 2
box(STRIP, (58.5, 0, -0.3), (3, BACK - FRONT + 0.02, 0.38), edge=0)
box(WATER, (mid, 0, -2.4), (2 * half - 0.1, BACK - FRONT + 0.03, 1.4), edge=0)
prism(BANK, [(half, 0.02), (half - 1.8, -2.4), (half, -2.4)], BACK - FRONT + 0.08, (mid, 0, 0), edge=0)
prism(BANK, [(-half, 0.02), (-half, -2.4), (1.8 - half, -2.4)], BACK - FRONT + 0.08, (mid, 0, 0), edge=0)
for x, y in ((72, 5), (82, 2)):
    house(x, y)
for x, y, size in ((-57, 9, 1.1), (-50, 9.6, 1), (-37, 9, 1), (10, 8, 0.9), (68, 9.6, 1), (77, 9.8, 1.1)):
    shrub(x, y, size)
pits = [(sum(LAGOON) / 2, FRONT + 5, LAGOON[1] - LAGOON[0], 12, 5.4), (-53, FRONT + 3.1, 7, 8.2, 4)]
pits += [((left + right) / 2, 0, right - left + 0.02, BACK - FRONT + 1, 2.2) for left, right in FIELDS]
pits.append((mid, 0, 2 * half, BACK - FRONT + 1, 2.4))
land(24, 8, 170, [(4, 172)], [(pits, [SLURRY, WATER, MIX, POINT, EARTH, ROOT, BANK, STRIP, LINING, RIPE, *CROP])])
