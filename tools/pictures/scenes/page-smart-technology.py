"""The rail robot above the pens: it looks at every pen on its way, the pigs sleep on."""
from world.gear import straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import ball, box, place, rod, tube

picture("pages/smart-technology", 1024, 640)
land = plain([(0, 0, 22, 14)], 45)
with place(0, 0, 0.8):
    corner(22, 8, 7.0, paint("#eef0e8", 0.8), paint("#cbc5b4", 0.9), opening=(-0.6, 1.7, 13.5, 1.2), left=False)
    for k in range(3):
        with place(-5.2 + 4.6 * k, 1.2):
            box(paint("#d9c795", 0.95), (0, 0, 0), (4.4, 4.6, 0.05), edge=0.02)
            straw(-2.0, -2.1, 2.0, 2.1, 150, 0.06, 7 + k, 0.24)
    for k in range(4):
        box(CREAM, (-7.5 + 4.6 * k, 1.2, 0), (0.14, 4.7, 0.8), edge=0.05)
    box(CREAM, (-0.6, 3.5, 0), (14, 0.14, 0.8), edge=0.05)
    for z in (0.35, 0.6, 0.85):
        tube(PALE_STEEL, [(-7.5, -1.15, z), (6.3, -1.15, z)], 0.03)
    for x, y, turn, pose in ((-6.5, 1.0, 20, "lie"), (-5.0, 0.2, 170, "lie"), (-4.4, 1.9, -10, "lie"), (-1.9, 0.0, 8, "lie"), (-0.4, 0.9, 168, "lie"), (-1.2, 2.2, 12, "lie"),
                             (0.7, 2.1, 200, "look"), (3.0, 0.1, 172, "lie"), (4.9, 0.8, -150, "look"), (3.6, 2.2, 14, "lie")):
        pig(x, y, 0.06, turn, "finisher", pose, (PINK, PALE)[int(x * 10) % 2], 0.86)
    for y in (-0.12, 0.12):
        tube(PALE_STEEL, [(-10, 0.4 + y, 2.95), (10, 0.4 + y, 2.95)], 0.035)
    for k in range(5):
        rod(PALE_STEEL, 0.03, 4.0, (-8.4 + 4 * k, 0.4, 2.95), sides=10)
    with place(-0.6, 0.4, 2.1, -6):
        box(SLATE, (0, 0, 0.72), (0.5, 0.36, 0.12), edge=0.04)
        rod(PALE_STEEL, 0.06, 0.3, (0, 0, 0.5), sides=16)
        box(DARK_SLATE, (0, 0, 0.0), (0.78, 0.46, 0.52), edge=0.12)
        box(LIME, (0, -0.23, 0.34), (0.6, 0.03, 0.07), edge=0.01)
        ball(WHITE, 0.16, (0, -0.1, -0.03))
        ball(DARK_SLATE, 0.065, (0, -0.235, -0.07))
        for s in (-1, 1):
            rod(PALE_STEEL, 0.035, 0.3, (s * 0.3, 0, -0.28), sides=14)
woods(land, 45, near=110)
on_paper(*PIGS, LIME)
camera((1.5, -5.6, 3.15), (-0.35, 1.0, 2.1), 29)
