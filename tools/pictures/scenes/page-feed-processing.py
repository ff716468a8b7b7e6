"""Inside the mill: conditioner above, holding vessel below it, press and cooler, and the screen with their temperature."""
from world.display import screen
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import woods
from world.paint import GREEN, LIME, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.rooms import corner
from world.shape import box, lathe, place, rod, tube

picture("pages/feed-processing", 1600, 1000)
land = plain([(0, 0, 20, 14)], 31)


def vessel(material, x, z, radius, long, rings):
    """A lying drum with bands and domed ends, its left end at x."""
    lathe(material, [(0.001, 0), (radius * 0.8, 0.04), (radius, 0.16), (radius, long - 0.16), (radius * 0.8, long - 0.04), (0.001, long)], (x, 1.2, z), (0, 90, 0))
    for k in range(rings):
        at = 0.3 + k * (long - 0.6) / (rings - 1)
        lathe(SLATE, [(radius, -0.05), (radius + 0.05, -0.05), (radius + 0.05, 0.05), (radius, 0.05)], (x + at, 1.2, z), (0, 90, 0))


with place(0, 0, 1.0):
    corner(22, 8, 9.5, paint("#eef0e8", 0.8), paint("#c6c4b8", 0.9), opening=(-4.6, 1.3, 3.6, 3.6), left=False)
    for x in (-1.9, 4.5):
        for y in (0.1, 2.3):
            box(SLATE, (x, y, 0), (0.16, 0.16, 5.0), edge=0.02)
    for z in (2.5, 4.25):
        box(SLATE, (1.3, 1.2, z), (6.7, 2.4, 0.12), edge=0.02)
    for z in (3.05, 3.55):
        tube(LIME, [(-1.9, 0.02, z), (4.5, 0.02, z)], 0.025)
    lathe(PALE_STEEL, [(0.2, 0), (0.7, 0.75), (0.7, 4.2)], (-1.1, 1.2, 5.2))
    vessel(STEEL, -1.7, 4.85, 0.36, 5.4, 5)
    rod(STEEL, 0.2, 0.9, (3.3, 1.2, 3.85))
    vessel(WHITE, -1.5, 3.3, 0.62, 5.4, 6)
    tube(GREEN, [(4.45, 2.2, 9.4), (4.45, 2.2, 5.4), (2.0, 1.9, 5.4), (2.0, 1.5, 5.1)], 0.09)
    rod(STEEL, 0.22, 1.1, (-0.7, 1.2, 1.9))
    with place(-0.7, 1.1):
        box(GREEN, (0, 0.2, 0), (1.5, 1.3, 0.5), edge=0.06)
        lathe(WHITE, [(0.001, 0.5), (0.62, 0.5), (0.78, 0.42), (0.78, -0.3), (0.001, -0.3)], (0, -0.1, 1.2), (90, 0, 0))
        lathe(SLATE, [(0.001, 0.54), (0.2, 0.54), (0.24, 0.5), (0.001, 0.48)], (0, -0.1, 1.2), (90, 0, 0))
    tube(STEEL, [(-0.1, 1.1, 0.75), (0.9, 1.1, 0.6), (1.6, 1.1, 1.9), (2.6, 1.1, 2.15)], 0.16)
    with place(2.8, 1.1):
        lathe(PALE_STEEL, [(0.25, 0.25), (0.85, 0.7), (0.85, 2.1), (0.001, 2.3)], sides=4, turn=(0, 0, 45))
        for z in (0.85, 1.15, 1.45, 1.75):
            box(SLATE, (0, -0.6, z), (0.95, 0.06, 0.1), edge=0.02)
        for sx in (-0.5, 0.5):
            box(SLATE, (sx, -0.3, 0), (0.1, 0.1, 0.7), edge=0.02)
    box(SLATE, (-3.35, -0.2, 0), (0.1, 0.1, 1.05), edge=0.02)
    screen(-3.35, -0.25, 1.0, 0.86, 0.56, -12, 1, False)
woods(land, 31, near=110)
midday(elevation=30, azimuth=-128, mist=None)
camera((-0.5, -9.6, 3.9), (0.25, 0, 3.35), 35)
