"""The archive: every announcement since the listing stands on the shelf; a colleague takes one down."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import chair, folders, plant, sheets, table
from world.paint import WOOD, paint
from world.people import NAVY, ROSE, person
from world.rooms import corner, cup
from world.shape import box, place

picture("pages/announcement", 1200, 750)
land = plain([(0, 0, 20, 12)], 133)
with place(0, 0, 2):
    corner(12, 6, 4.2, paint("#dfe5d5", 0.8), paint("#c6b08a", 0.9), opening=(-3.9, 0.95, 2.8, 1.7), left=False)
    for s in (-1, 1):
        box(WOOD, (1.4 + s * 1.94, 2.66, 0), (0.06, 0.38, 2.5), edge=0.01)
    for r in range(6):
        box(WOOD, (1.4, 2.66, 0.06 + 0.48 * r), (3.9, 0.38, 0.05), edge=0.01)
    for r in range(5):
        folders(-0.4, 2.62, 0.11 + 0.48 * r, 22 if r == 2 else 46)
        if r == 2:
            folders(1.58, 2.62, 0.11 + 0.48 * r, 22)
    person(1.3, 1.7, 0, 36, NAVY, pose="hold")
    with place(1.3, 1.7, 1.03, 36):
        box(paint("#3f6138", 0.6), (0, -0.42, 0), (0.27, 0.076, 0.315), edge=0.006)
    table(-1.5, 0.5, 1.9, 0.9)
    chair(-1.6, 1.25, 0)
    person(-1.6, 1.2, 0, 8, ROSE, pose="sit")
    for k in range(3):
        sheets(-2.05 + 0.4 * k, 0.42, 0.752, 6 - 5 * k, 3 + 2 * k)
    cup(-0.75, 0.6, 0.752)
    plant(-3.6, 2.2, 0, 1.2)
woods(land, 123, near=120)
dawn(azimuth=-126, elevation=22)
camera((-0.6, -6.6, 3.8), (0.2, 1.2, 3.15), 41)
