"""Who decides and who watches, as a stop on the block of land: the hall of the shareholders, the board’s table with its nine chairs, the three of the audit
committee, and the boots for a week in a barn."""
from world.indoors import chair, footing, rooms
from world.light import picture
from world.model import LINING, shrub
from world.paint import CREAM, PALE_STEEL, WHITE, WOOD, paint
from world.pigs import PINK, pig
from world.shape import box, place, rod
from world.still import boots
from world.stop import SOWN, land

picture("banners/leaders", 3840, 960)
SEAT, FREE, LEAF, TABLE = paint("#8fc31f", 0.75), paint("#c9a24b", 0.75), paint("#8fc31f", 0.9), paint("#d3bf97", 0.7)
SCALE, FRONT, DEEP, HIGH = 3, -3, 5.5, 2.3

with place(0, 0, 0, 0, SCALE):
    walls = (-20.4, -8.4, 8.4, 14.6)
    rooms(walls, FRONT, DEEP, HIGH, panes=2.2, floor=WHITE)
    for x in walls:
        footing(x, FRONT)

    # the shareholders' meeting
    for r in range(3):
        for k in range(5):
            chair(-18.7 + 1.6 * k, FRONT + 1.0 + 1.55 * r, 0.06, 90, PALE_STEEL, 1.3)
    box(TABLE, (-10.2, FRONT + 2.5, 0.06), (0.7, 1.2, 1.25), edge=0.04)

    # the board: four on each side, the chairman at the end; the three independent directors in straw
    box(TABLE, (0.4, FRONT + 2.6, 0.8), (12.8, 1.9, 0.14), edge=0.06)
    for x in (-4.4, 0.4, 5.2):
        box(CREAM, (x, FRONT + 2.6, 0.06), (0.9, 0.8, 0.76), edge=0.04)
    for k, (near, far) in enumerate(((SEAT, FREE), (SEAT, SEAT), (FREE, SEAT), (SEAT, FREE))):
        x = -4.25 + 3.1 * k
        chair(x, FRONT + 1.05, 0.06, 180, near, 1.5)
        chair(x, FRONT + 4.1, 0.06, 0, far, 1.5)
        for y in (FRONT + 1.95, FRONT + 3.25):
            box(WHITE, (x, y, 0.94), (0.66, 0.44, 0.03), edge=0.005)
    chair(-6.9, FRONT + 2.6, 0.06, 90, SEAT, 1.5)
    with place(0.4, FRONT + 2.6, 0.94, 0, 1.25):  # on it, the land
        box(LINING, (0, 0, 0), (3.0, 0.62, 0.14), edge=0.01)
        box(LEAF, (0, 0, 0.14), (3.0, 0.62, 0.03), edge=0)
        for x in (-1.1, -0.7, 0.1, 0.5, 0.9):
            box(WHITE, (x, 0.05, 0.16), (0.26, 0.36, 0.16), edge=0.02)

    # the audit committee: independent directors alone
    rod(TABLE, 1.1, 0.12, (11.5, FRONT + 2.7, 0.76), sides=48)
    rod(CREAM, 0.3, 0.7, (11.5, FRONT + 2.7, 0.06))
    for dx, dy, turn in ((-1.6, 0.4, 75), (1.6, 0.4, -75), (0, -1.6, 180)):
        chair(11.5 + dx, FRONT + 2.7 + dy, 0.06, turn, FREE, 1.45)

    # nine executives, nine pairs of boots, and the barn
    for r in range(2):
        box(WOOD, (17.3, FRONT + 1.5 + 1.3 * r, 0), (4.0, 0.7, 0.3 + 0.5 * r), edge=0.03)
        for k in range(5 - r):
            with place(15.75 + 0.76 * k + 0.38 * r, FRONT + 1.5 + 1.3 * r, 0.3 + 0.5 * r, 0, 1.9):
                boots(0, 0, SEAT)
    rooms((19.6, 29), FRONT, DEEP, HIGH, panes=0)
    for x, y, turn in ((20.8, FRONT + 1.2, 172), (21.0, FRONT + 2.7, 12), (21.3, FRONT + 4.2, 188)):
        pig(x, y, 0.08, turn, "finisher", "stand", PINK, 1.25)
    footing(19.6, FRONT)
shrub(-64.5, 5, 0.9)
box(SOWN[0], (-72, 0, -0.3), (18, 14, 0.34), edge=0)
land(18, 5.7, 132, [(0, 140)], [([], [LINING, SEAT, FREE, LEAF, TABLE, *PINK])])
