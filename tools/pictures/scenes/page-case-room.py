"""Two investigators secure the books first: folders, a list and a locked box on the table."""
from world.display import screen
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import BRASS, chair, folders, key, pile, plant, sheets, table
from world.paint import DARK_SLATE, SLATE, STEEL, WOOD, paint
from world.people import NAVY, ROSE, SAND, person
from world.rooms import corner, cup
from world.shape import box, lathe, place

picture("pages/case-room", 1024, 640)
land = plain([(0, 0, 16, 12)], 206)
with place(0, 0, 3):
    corner(11, 5.6, 3.4, paint("#e0e5da", 0.85), paint("#bda888", 0.9), opening=(-2.6, 1.0, 3.2, 1.6), left=False)
    table(0.1, 0.0, 3.0, 1.1)
    chair(-0.55, 1.1)
    person(-0.55, 1.05, 0, 14, NAVY, pose="sit")
    chair(0.6, 1.1)
    person(0.6, 1.05, 0, -16, ROSE, pose="sit")
    sheets(-0.55, 0.08, 0.752, 10, 4)
    sheets(0.35, 0.02, 0.752, -14, 3)
    screen(1.22, 0.2, 0.75, 0.58, 0.36, -32, 0)
    folders(-1.3, 0.25, 0.75, 4)
    pile(-0.95, -0.28, 0.75, 2, 14, 1)
    cup(0.08, 0.3, 0.752)
    with place(0.72, -0.28, 0.752, 8):
        box(STEEL, (0, 0, 0), (0.36, 0.26, 0.14), edge=0.015)
        box(SLATE, (0, 0, 0.14), (0.37, 0.27, 0.03), edge=0.01)
        lathe(BRASS, [(0.018, 0), (0.018, 0.012), (0.001, 0.013)], (0, -0.132, 0.09), (90, 0, 0), sides=20)
    key(0.36, -0.4, 0.753, 20, 1.1)
    box(DARK_SLATE, (2.7, 2.4, 0), (2.2, 0.5, 0.9), edge=0.02)
    for k in range(2):
        box(paint("#56666e", 0.7), (2.16 + 1.08 * k, 2.14, 0.06), (1.02, 0.03, 0.78), edge=0.01)
    for z in (1.35, 1.85):
        box(WOOD, (2.7, 2.5, z), (2.3, 0.34, 0.04), edge=0.01)
        folders(1.64, 2.5, z + 0.04, 26)
    person(2.75, 1.35, 0, -44, SAND, pose="hold")
    box(paint("#3f6138", 0.6), (2.48, 1.1, 1.0), (0.08, 0.26, 0.3), (0, 0, -44), edge=0.01)
    plant(-4.2, 2.1, 0, 1.5)
woods(land, 76, near=110)
dawn(azimuth=-125, elevation=24)
camera((-0.3, -4.6, 5.0), (0.5, 0.6, 3.92), 38)
