"""Where somebody answers, as a stop on the block of land: nine telephones at head office, and a line below the ground to eight regional offices, each before
what it looks after."""
from world.farm import silo
from world.indoors import chair, desk, footing, rooms, telephone
from world.light import picture
from world.model import LINING, shrub
from world.night import glow
from world.paint import CREAM, SLATE, WHITE, paint
from world.parts import door, gable, slab_house, vent, window
from world.shape import box, dome, place, rod, tube
from world.stop import SOWN, land

picture("banners/contacts", 3840, 960)
LINE, LEAF, LIT = paint("#8fc31f", 0.6), paint("#8fc31f", 0.9), glow("#f8e6bd", 0.55)
FRONT, DEPTH, STOREY = -7, -3.1, 3.0
OFFICES = [s * x for s in (-1, 1) for x in (17.2, 26.9, 36.6, 46.3)]

# head office: nine rooms, in each a telephone; two are lit round the clock
walls = (-11.4, -3.8, 3.8, 11.4)
for storey in range(3):
    z = STOREY * storey
    rooms(walls, FRONT, 2.6, STOREY - 0.3, z, panes=0, floor=WHITE)
    for k, (a, b) in enumerate(zip(walls, walls[1:])):
        mid = (a + b) / 2
        if (storey, k) in ((2, 0), (1, 2)):
            box(LIT, (mid, FRONT + 2.34, z + 0.06), (b - a - 0.26, 0.04, 2.5), edge=0)
        desk(mid, FRONT + 0.9, z + 0.06, 3.6, 1.1, 0.85, WHITE)
        chair(mid + 0.9, FRONT + 1.9, z + 0.06, 0, CREAM, 1.2)
        telephone(mid - 0.6, FRONT + 0.75, z + 0.91, LINE, 3.2)
        box(CREAM, (b - 0.9, FRONT + 1.9, z + 0.06), (1.0, 0.7, 1.2), edge=0.03)
box(WHITE, (0, FRONT + 3.6, 0), (23.04, 2.2, 3 * STOREY - 0.3), edge=0.02)
box(SLATE, (0, FRONT + 2.5, 3 * STOREY - 0.26), (23.6, 5.0, 0.34), edge=0.04)
for x in walls:
    footing(x, FRONT, 1.0, 0.8)
tube(LINE, [(0, FRONT - 0.04, DEPTH), (0, FRONT - 0.04, -0.3)], 0.2)

# the regional offices
for k, x in enumerate(OFFICES):
    with place(x, FRONT + 3):
        slab_house((6.2, 4.2, 3.5), WHITE, SLATE)
        door(-1.5, -2.1, 1.3, 2.3, LEAF)
        window(1.1, -2.1, 1.1, 2.2, 1.3)
    tube(LINE, [(x - 1.5, FRONT - 0.04, DEPTH), (x - 1.5, FRONT - 0.04, 0.1), (x - 1.5, FRONT + 0.8, 0.1)], 0.2)
for x in (OFFICES[3], OFFICES[5]):
    with place(x, 4.4):
        gable(9.4, 4.6, 3.6, 2.2, SLATE)
        for s in (-2.6, 2.6):
            vent(s, 0, 5.8)
for x in (OFFICES[2], OFFICES[7]):
    rod(WHITE, 3.4, 3.2, (x, 3.4, 0), sides=48)
    dome(WHITE, 3.5, 2.8, (x, 3.4, 3.2))
for x in (OFFICES[1], OFFICES[6]):
    for k in range(3):
        silo(x - 2.6 + 2.6 * k, 4.6, 5.6, 1.15)
for x in (OFFICES[0], OFFICES[4]):
    for k in range(3):
        for r in range(2):
            shrub(x - 2.4 + 2.4 * k, 3.6 + 2.2 * r, 0.7)
tube(LINE, [(OFFICES[3] - 1.5, FRONT - 0.04, DEPTH), (OFFICES[7] - 1.5, FRONT - 0.04, DEPTH)], 0.2)
for k, x in enumerate((-41.4, -31.7, -22, 22, 31.7, 41.4, 51)):
    box(SOWN[k % 3], (x, 0, -0.3), (2.6, 11, 0.34), edge=0)
land(14, 5, 104, [(0, 110)], [([], [LINING, LINE, LEAF, LIT])])
