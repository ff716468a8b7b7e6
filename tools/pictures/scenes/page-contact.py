"""The investor line: one answers, one looks the figure up."""
from world.display import screen
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import chair, folders, notebook, plant, sheets, table, telephone
from world.paint import DARK_SLATE, paint
from world.people import NAVY, ROSE, clipboard, person
from world.rooms import corner, cup
from world.shape import ball, place, tube

picture("pages/contact", 1200, 750)
land = plain([(0, 0, 20, 12)], 138)
with place(0, 0, 3):
    corner(12, 6, 3.2, paint("#dfe5d5", 0.8), paint("#c6b08a", 0.9), opening=(-0.6, 0.95, 7.0, 1.7), left=False)
    table(0.2, 0.3, 2.6, 1.0)
    chair(-0.35, 1.25, 0)
    person(-0.35, 1.2, 0, 10, ROSE, pose="sit")
    with place(-0.35, 1.2, -0.42, 10):
        tube(DARK_SLATE, [(-0.135, 0, 1.63), (-0.1, 0.02, 1.74), (0, 0.03, 1.79), (0.1, 0.02, 1.74), (0.135, 0, 1.63)], 0.012)
        for s in (-1, 1):
            ball(DARK_SLATE, 0.04, (s * 0.128, 0, 1.62), (0.5, 1, 1.1))
        tube(DARK_SLATE, [(-0.13, -0.02, 1.6), (-0.11, -0.12, 1.55), (-0.05, -0.15, 1.54)], 0.007)
    telephone(-0.85, 0.25, 0.752, -70)
    sheets(-0.3, 0.2, 0.752, 4, 3)
    notebook(0.2, 0.1, 0.752, -14)
    screen(0.95, 0.55, 0.752, 0.7, 0.42, -150, 0)
    cup(0.5, 0.1, 0.752)
    person(1.75, 1.25, 0, -30, NAVY, pose="hold")
    clipboard(1.75, 1.25, 0, -30)
    folders(-4.2, 2.4, 0.95, 5)
    plant(3.4, 2.1, 0, 1.4)
woods(land, 128, near=120)
dawn(azimuth=-126, elevation=22)
camera((-0.6, -5.0, 4.55), (0.45, 0.9, 4.05), 44)
