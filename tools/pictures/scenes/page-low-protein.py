"""Two pens, two rations: the trial batch eats beside the control."""
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import CREAM, LIME, PALE_STEEL, STRAW, paint
from world.people import COAT, clipboard, person
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import box, place, tube

picture("pages/low-protein", 1024, 640)
land = plain([(0, 0, 18, 12)], 35)
with place(0, 0, 0.8):
    corner(18, 7.5, 5.5, paint("#eef0e8", 0.8), paint("#cfc8b6", 0.9), opening=(0, 1.25, 10.5, 1.3), left=False)
    for s, band in ((-1, LIME), (1, paint("#cfa35c", 0.6))):
        with place(s * 2.75, 0.6):
            box(paint("#dcc998", 0.95), (0, 0, 0), (4.1, 4.6, 0.05), edge=0.02)
            for px, py, size in ((0, 2.3, (4.2, 0.14, 0.8)), (-2.05, 0, (0.14, 4.6, 0.8)), (2.05, 0, (0.14, 4.6, 0.8))):
                box(CREAM, (px, py, 0), size, edge=0.05)
            box(CREAM, (0, -2.3, 0), (4.2, 0.12, 0.34), edge=0.05)
            for z in (0.55, 0.8):
                tube(PALE_STEEL, [(-2.05, -2.3, z), (2.05, -2.3, z)], 0.03)
            box(band, (0, 2.21, 0.62), (3.9, 0.04, 0.1), edge=0)
            straw(-1.9, -2.1, 1.9, 2.1, 260, 0.06, 5 + s, 0.24)
            feeder(0.2 * s, 0.9, 0.05, 1.15)
            for k, (x, y, turn, pose) in enumerate(((-1.0, 0.75, 8, "sniff"), (1.25, 1.0, 188, "sniff"), (-0.75, -1.2, -24, "look"), (1.0, -0.6, 150, "lie"))):
                pig(x, y, 0.06, turn, "finisher", pose, (PINK, PALE)[(k + (s > 0)) % 2], 0.8)
    person(0.02, 0.1, 0, -6, COAT, coat=True, pose="hold")
    clipboard(0.02, 0.1, 0, -6)
    for s in (-1, 1):
        box(STRAW, (s * 0.3, 2.9, 0), (0.4, 0.3, 0.55), edge=0.06)
woods(land, 36, near=110)
dawn(azimuth=-128, elevation=24)
camera((0.0, -7.0, 4.1), (0, 0.75, 1.5), 31)
