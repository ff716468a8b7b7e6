"""The first day: the van has stopped at the hostel, a colleague waits on the path."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, DARK_SLATE, PATH, ROAD, SLATE, WHITE, WOOD, paint
from world.parts import door, gable, windows
from world.people import GREENS, NAVY, SAND, person
from world.shape import box, place, tube
from world.vehicles import van

picture("pages/recruitment", 1024, 640)
land = plain([(6, 24, 60, 44)], 141)
land.road(ROAD, [(-80, 5.2), (-10, 5.4), (10, 5.4), (80, 6)], 5, 0.05)
land.road(PATH, [(5, 6.4), (5.4, 12), (6.4, 20), (7, 32)], 2.6, 0.06)
with place(4, 40, 0, -3):
    gable(26, 10, 6.2, 2.6, CLAY, WHITE, 0.7, 0, paint("#d9cfba", 0.8))
    for f in (1.1, 4.0):
        windows(24, -5, f, 7, 1.6, 1.5, WOOD)
    door(1.5, -5.05, 2.0, 2.4, WOOD)
van(-2.4, 5.0, 4, 0.06)


def bag(x, y, turn):
    """A travelling case with a handle."""
    with place(x, y, 0.06, turn):
        box(paint("#b9714f", 0.8), (0, 0, 0.03), (0.46, 0.24, 0.62), edge=0.05)
        tube(DARK_SLATE, [(-0.1, 0, 0.64), (-0.1, 0, 0.86), (0.1, 0, 0.86), (0.1, 0, 0.64)], 0.014)


person(1.5, 1.5, 0.05, 62, SAND, pose="walk")
bag(1.05, 1.2, 30)
person(2.35, 2.4, 0.05, 44, NAVY, pose="walk")
person(4.6, 2.2, 0.06, -58, GREENS, hat=GREENS, pose="wave")
hedge([(-20, 20), (3.6, 20)], 0.7)
hedge([(9, 20), (24, 20)], 0.7)
meadow(-12, -4, 14, 0.4, 1000, size=0.18, flowers=0.18)
meadow(-18, 9, 3.6, 18, 900, size=0.22, flowers=0.1)
meadow(8, 9, 20, 18, 600, size=0.22, flowers=0.1)
for k, (x, y) in enumerate(((-16, 36), (-24, 42), (24, 38), (32, 44))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 131, near=110, clear=[(-60, -30, 60, 60)])
dawn()
camera((0.6, -8.4, 2.2), (0.7, 3, 1.85), 32)
