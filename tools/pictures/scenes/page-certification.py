"""An auditor at the farm's medicine cupboard: what is on the shelf is counted against the book."""
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.office import notebook, sheets, table
from world.paint import CREAM, GREEN, PALE_STEEL, WHITE, paint
from world.people import COAT, NAVY, clipboard, person
from world.rooms import AMBER, TEAL, bottle, corner, shelf
from world.shape import box, place

picture("pages/certification", 1024, 640)
land = plain([(0, 0, 14, 10)], 61)
with place(0, 0, 1.6):
    corner(9, 4.4, 4.4, paint("#e6ebe0", 0.8), paint("#c8b893", 0.9), opening=(-1.8, 1.0, 2.6, 1.25), left=False)
    with place(1.35, 1.86):
        box(CREAM, (0, 0.05, 0), (1.9, 0.5, 0.8), edge=0.03)
        for s in (-1, 1):
            box(WHITE, (s * 0.47, -0.21, 0.06), (0.88, 0.03, 0.68), edge=0.015)
            box(PALE_STEEL, (s * 0.12, -0.24, 0.4), (0.03, 0.02, 0.14), edge=0.005)
    shelf(1.35, 1.86, 0.95, 1.8, 3, 0.42, 4)
    box(WHITE, (2.78, 1.75, 0), (0.75, 0.7, 1.75), edge=0.05)
    box(GREEN, (2.78, 1.39, 1.1), (0.5, 0.02, 0.08), edge=0.01)
    box(PALE_STEEL, (2.5, 1.385, 0.8), (0.04, 0.04, 0.4), edge=0.01)
    table(-0.1, -0.2, 2.2, 0.8)
    for k, (x, content) in enumerate(((-0.75, AMBER), (-0.6, TEAL), (-0.45, AMBER), (-0.3, WHITE))):
        bottle(x, -0.16 + 0.05 * (k % 2), 0.75, 1.0, content)
    notebook(0.2, -0.28, 0.75, 8, size=1.3)
    sheets(0.62, -0.24, 0.752, -8)
    person(-0.42, 0.5, 0, 16, NAVY, pose="hold")
    clipboard(-0.42, 0.5, 0, 16)
    person(0.66, 0.6, 0, -26, COAT, coat=True, pose="hold")
woods(land, 61, near=110)
dawn(azimuth=-126, elevation=22)
camera((-0.1, -3.6, 3.25), (0.32, 0.4, 2.68), 33)
