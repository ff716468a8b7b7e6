"""A barn that reports: mast, camera, sensors, and the person who reads them."""
from world.farm import barn, bins
from world.gear import mast
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, tree, woods
from world.paint import DARK_SLATE, LIME, PALE_STEEL, PATH, SLATE, WHITE
from world.people import GREENS, person, tablet
from world.shape import box, place, rod

picture("banners/smart-technology", 2400, 600)
land = plain([(6, 40, 70, 56)], 75)
land.road(PATH, [(-60, 4), (0, 4), (30, 5), (80, 4)], 3.2, 0.03)
barn(10, 36, -4, 36, 13, SLATE)
bins(29.8, 36, 1)
mast(-1.6, 18, 5.2)
for k in range(3):
    with place(3.4 + 7 * k, 20 - 0.4 * k):
        rod(PALE_STEEL, 0.05, 1.9, sides=12)
        box(WHITE, (0, -0.05, 1.7), (0.5, 0.22, 0.55), edge=0.05)
        box(LIME, (0, -0.17, 1.95), (0.3, 0.03, 0.16), edge=0.01)
        box(DARK_SLATE, (0, 0, 2.3), (0.8, 0.6, 0.05), (18, 0, 0), edge=0.01)
person(5.2, 2.2, 0.03, 8, GREENS, hat=GREENS, pose="hold", size=1.1)
tablet(5.2, 2.2, 0.03, 8)
meadow(-20, -6, 26, 2.0, 1300, size=0.22, flowers=0.12)
meadow(-24, 6, 30, 20, 1500, size=0.26, flowers=0.08)
for k, (x, y) in enumerate(((-24, 56), (-32, 62), (-16, 68), (46, 60))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 65, near=120, clear=[(-60, -20, 70, 80)])
dawn()
level(8, 14, 2.6, 32, -0.025)
