"""Reception at headquarters: a visitor signs in, the door stands open to the garden."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import hedge, meadow, tree, woods
from world.office import folders, plant, sheets, telephone, vase
from world.paint import GREEN, WARM, WHITE, WOOD, paint
from world.people import NAVY, ROSE, SAND, person
from world.rooms import corner
from world.shape import box, place, rod
from world.village import bench

picture("pages/reception", 1024, 640)
land = plain([(0, 6, 26, 22)], 205)
with place(0, 0, 0.15):
    corner(14, 6.4, 4.2, paint("#e8ebdf", 0.85), paint("#cbb890", 0.9), opening=(-2.2, 0.0, 4.4, 2.6), left=False)
    with place(1.6, 0.7):
        box(WOOD, (0, 0, 0), (3.2, 0.7, 1.04), edge=0.03)
        box(GREEN, (0, -0.36, 0.42), (3.1, 0.02, 0.16), edge=0.006)
        box(WHITE, (0, 0, 1.04), (3.4, 0.86, 0.06), edge=0.02)
        telephone(0.95, 0.05, 1.1, -70)
        sheets(-0.55, -0.08, 1.1, 8, 2)
        rod(paint("#3f6138", 0.6), 0.008, 0.15, (-0.38, -0.12, 1.108), (0, 90, 24), sides=12)
        vase(-1.35, 0.1, 1.1)
    person(1.5, 1.5, 0, -10, ROSE, pose="hold")
    person(0.05, 0.15, 0, 62, NAVY, pose="hold")
    with place(-0.5, -0.1, 0, 20):
        box(paint("#8a5f4a", 0.7), (0, 0, 0.06), (0.42, 0.18, 0.36), edge=0.04)
        box(paint("#5d4033", 0.7), (0, 0, 0.42), (0.16, 0.03, 0.05), edge=0.01)
    box(WARM, (2.9, 2.85, 1.35), (2.0, 0.4, 0.05), edge=0.01)
    folders(2.1, 2.85, 1.4, 9)
    for k in range(17):
        box(WOOD, (0.75 + 0.24 * k, 3.0, 0.0), (0.1, 0.06, 3.7), edge=0.015)
    plant(4.6, 2.2, 0, 1.7)
    plant(-4.7, 2.5, 0, 1.5)
bench(-3.6, 5.4, 0, 0)
person(-1.6, 9.5, 0, 10, SAND, pose="walk")
hedge([(-14, 16), (12, 16)], 0.9)
meadow(-14, 6.2, -2.8, 15, 500, size=0.2, flowers=0.25)
tree(-6.5, 19, 0, 0.85, 1, 1, 30)
tree(1.5, 21, 0, 0.8, 2, 2, 30)
woods(land, 75, near=90)
dawn(azimuth=-125, elevation=24)
camera((-0.6, -5.6, 2.1), (0.42, 1.2, 1.4), 33)
