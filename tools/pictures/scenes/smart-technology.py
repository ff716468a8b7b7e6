"""A barn at dusk that reports by itself: lit windows, the mast with its camera, sensors with green lights along the path."""
from world.farm import barn, bins, yard
from world.gear import mast
from world.land import plain
from world.light import level, picture
from world.nature import hedge, meadow, tree, woods
from world.night import dusk, glow, light_up, shine, street_lamp
from world.paint import DARK_SLATE, PALE_STEEL, PATH, SLATE, WHITE
from world.shape import ball, box, place, rod

picture("banners/smart-technology", 3840, 960)
land = plain([(0, 20, 100, 66)], 75)
land.road(PATH, [(-90, -8), (-30, -14), (0, -20), (14, -36), (16, -70)], 3.4, 0.03)
yard(10, 8, 66, 14)
barn(14, 22, -3, 44, 13, SLATE)
barn(-34, 56, -3, 44, 13, SLATE)
bins(39, 22, 2)
light_up(share=0.88, seed=4)
shine((14, 14.2, 1.7), (42, 0.8), 420, (0, -1, -0.55))


def station(x, y, size=1.0):
    """A post that measures: a case with a green light, a small solar panel above it."""
    with place(x, y, 0, 8, size):
        rod(PALE_STEEL, 0.06, 2.5, sides=14)
        box(WHITE, (0, -0.06, 1.5), (0.62, 0.26, 0.8), edge=0.05)
        box(glow("#a6e86a", 2.2), (0, -0.2, 1.95), (0.4, 0.03, 0.2), edge=0.01)
        for k in range(3):
            box(PALE_STEEL, (0, -0.2, 1.62 + 0.09 * k), (0.4, 0.03, 0.03), edge=0.005)
        box(DARK_SLATE, (0, 0, 2.55), (1.0, 0.8, 0.06), (20, 0, 0), edge=0.01)


mast(-9, -22, 7.6)
ball(glow("#9be35a", 8), 0.13, (-8.25, -22.1, 6.9), sides=14)
station(-2, -38)
station(-14, -6)
station(24, -8)
street_lamp(23, -2, 0.05, 6)
meadow(-30, -56, 6, -27, 1300, size=0.3, flowers=0.05)
meadow(18, -52, 46, -14, 900, size=0.3, flowers=0.05)
hedge([(-70, 26), (-12, 22)], 0.9)
for k, (x, y) in enumerate(((-62, 40), (50, 40), (58, 46), (66, 40))):
    tree(x, y, 0, 1.0, k % 3, k % 3, 60 * k)
woods(land, 65, near=110, clear=[(-80, -80, 90, 88)])
dusk(seen=0.82)
level(6, 78, 3.1, 42, 0.032)
