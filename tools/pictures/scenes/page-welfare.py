"""A family flat on the base: homework at the table, a parent home from the shift."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import books, plant, sheets, table
from world.paint import CREAM, DEEP_GREEN, GREEN, WARM, WHITE, WOOD, paint
from world.people import GREENS, NAVY, ROSE, SAND, child, person
from world.rooms import corner, cup, stool
from world.shape import ball, box, lathe, place, tube

picture("pages/welfare", 1024, 640)
land = plain([(0, 0, 18, 10)], 140)
with place(0, 0, 5):
    corner(9.4, 4.8, 4.6, paint("#f0ebdd", 0.8), paint("#c69c6b", 0.9), opening=(-0.5, 0.85, 2.9, 1.45), left=False)
    box(paint("#b9c8a0", 0.95), (0.1, 0.3, 0), (3.4, 2.2, 0.015), edge=0.006)
    table(-0.5, 0.9, 1.6, 0.85)
    sheets(-0.75, 0.85, 0.752, 8, 2, 6)
    books(-0.15, 1.12, 0.75, 4, seed=2)
    cup(0.12, 0.72, 0.75)
    stool(-0.8, 1.5, 0, GREEN)
    child(-0.8, 1.44, 0.14, 6, ROSE, "sit")
    person(0.95, 1.05, 0, -56, GREENS, pose="hold")
    with place(2.75, 1.35):
        box(WARM, (0, 0, 0), (1.9, 0.85, 0.42), edge=0.08)
        box(WARM, (0, 0.4, 0.3), (1.9, 0.22, 0.6), edge=0.1)
        for s in (-1, 1):
            box(WARM, (s * 0.95, 0, 0.1), (0.2, 0.9, 0.5), edge=0.09)
        box(paint("#8aa39a", 0.9), (-0.6, 0.16, 0.42), (0.42, 0.16, 0.38), (-14, 0, 0), edge=0.07)
    person(2.85, 1.28, 0.0, -8, NAVY, pose="sit")
    with place(-3.2, 1.95):
        box(WOOD, (0, 0, 0), (1.5, 0.5, 2.0), edge=0.03)
        for s in (-0.37, 0.37):
            box(CREAM, (s, -0.255, 0.08), (0.7, 0.02, 1.84), edge=0.008)
            box(WOOD, (s - 0.27 * (1 if s > 0 else -1), -0.275, 1.0), (0.03, 0.03, 0.16), edge=0.01)
    for k, c in enumerate(("#7fa27c", "#cf9f6a", "#8aa8b5")):
        with place(2.15 + 0.52 * k, 2.2, 1.55 + 0.06 * (k % 2)):
            box(WOOD, (0, 0, 0), (0.42, 0.04, 0.34), edge=0.01)
            box(paint(c, 0.9), (0, -0.02, 0.03), (0.36, 0.02, 0.28), edge=0.004)
    plant(1.45, 1.95, 0, 1.15)
    tube(paint("#6c7468", 0.7), [(-0.5, 0.9, 4.6), (-0.5, 0.9, 2.2)], 0.012)
    lathe(GREEN, [(0.26, 0), (0.2, 0.12), (0.06, 0.2), (0.001, 0.21)], (-0.5, 0.9, 2.02))
    for s in (-1, 1):
        box(paint("#cfd8bd", 0.9), (-0.5 + s * 1.62, 2.22, 0.7), (0.36, 0.1, 1.75), edge=0.05)
woods(land, 130, near=50)
dawn(azimuth=-126, elevation=22)
camera((0.35, -5.2, 6.75), (0.4, 0.9, 6.25), 36)
