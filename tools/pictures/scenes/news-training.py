"""A class at the training centre: a teacher, six learners, the fields behind the window."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import GREEN, LIME, STRAW, WHITE, WOOD, paint
from world.people import COAT, GREENS, NAVY, ROSE, SAND, person
from world.rooms import corner, desk, stool
from world.shape import ball, box, place

picture("news/training", 1600, 1000)
land = Land(flats=[(0, 0, 12, 10)], seed=69).build()
with place(0, 0, 0.8):
    corner(14, 8, 4.6, paint("#eeeee4", 0.85), paint("#cdb48c", 0.85), opening=(1.9, 0.95, 4.2, 1.9), left=False)
    box(WOOD, (-2.5, 3.85, 1.0), (2.7, 0.06, 1.6), edge=0.02)
    box(paint("#3f5d49", 0.9), (-2.5, 3.82, 1.07), (2.54, 0.06, 1.46), edge=0.01)
    for k, (wide, shade) in enumerate(((0.5, LIME), (0.8, STRAW), (1.1, WHITE), (0.7, GREEN))):
        box(shade, (-2.5 - 0.9 + wide / 2 + 0.1, 3.78, 2.2 - 0.28 * k), (wide, 0.02, 0.13), edge=0.005)
    with place(-0.35, 3.0):
        box(WOOD, (0, 0, 0), (1.5, 0.6, 0.78), edge=0.03)
        ball(paint("#d8b96c", 0.85), 0.12, (0.3, 0, 0.9))
        box(WHITE, (-0.25, 0, 0.78), (0.34, 0.26, 0.05), edge=0.01)
    person(-2.0, 3.0, turn=22, top=GREENS, pose="point")
    tops = (NAVY, SAND, ROSE, COAT, GREENS, NAVY)
    for k in range(6):
        x, y = -2.6 + 2.2 * (k % 3), 0.9 - 1.9 * (k // 3)
        desk(x, y + 0.62)
        stool(x, y, 180)
        person(x, y - 0.02, turn=180, top=tops[k], pose="sit")
        box(WHITE, (x - 0.1, y + 0.58, 0.757), (0.3, 0.22, 0.015), (0, 0, 8), edge=0.004)
woods(land, 41, near=110, clear=[(-60, -60, 60, 60)])
dawn(elevation=22, azimuth=-125)
camera((-1.6, -6.6, 3.5), (-0.2, 1.2, 1.95), 36)
