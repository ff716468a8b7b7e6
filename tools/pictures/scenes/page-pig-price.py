"""Feed bins on their load cells, and the reading beside them: the ratio of feed to growth begins here."""
from world.display import screen
from world.farm import barn, silo
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import CONCRETE, DARK_SLATE, LIME, PALE_STEEL, PATH, SLATE, STEEL, WHITE
from world.shape import box, place, rod, tube
from world.winter import winter

picture("pages/pig-price", 1600, 1000)
land = plain([(6, 40, 80, 60)], 41)
land.road(PATH, [(-70, -1.5), (-10, -1.2), (10, -1.0), (70, -2.0)], 3.0, 0.04)
with place(0, 0, 0):
    box(CONCRETE, (-0.2, 3.4, 0), (8.0, 4.4, 0.12), edge=0.04)
for x in (-2.0, 1.6):
    silo(x, 3.4, 4.2, 1.35, 2.0, z=0.12, body=WHITE)
    for dx in (-0.89, 0.89):
        for dy in (-0.89, 0.89):
            box(SLATE, (x + dx, 3.4 + dy, 0.12), (0.34, 0.34, 0.2), edge=0.04)
            box(LIME, (x + dx, 3.4 + dy - 0.18, 0.18), (0.16, 0.03, 0.08), edge=0.01)
    tube(DARK_SLATE, [(x - 0.89, 2.5, 0.22), (x, 2.2, 0.14), (0.2, 1.9, 0.14), (0.2, 1.9, 1.0)], 0.025)
tube(STEEL, [(-2.0, 3.4, 0.95), (1.6, 3.4, 0.95), (4.2, 5.4, 2.2), (6.4, 7.6, 2.5)], 0.13)
rod(PALE_STEEL, 0.05, 1.25, (0.2, 1.9, 0), sides=14)
box(WHITE, (0.2, 1.84, 1.15), (0.62, 0.14, 0.5), edge=0.03)
screen(0.2, 1.76, 1.19, 0.52, 0.4, 0, 0, False)
barn(19, 15.5, -4, 30, 13, SLATE)
barn(24, 44, -4, 34, 13, SLATE)
silo(0.5, 33, 4.2, 1.35, 2.0, body=WHITE)
silo(4.0, 33, 4.2, 1.35, 2.0, body=WHITE)
hedge([(-26, 13), (-7, 14)], 0.9)
meadow(-14, -6, 14, -3.0, 900, size=0.2, flowers=0.12)
meadow(-18, 6.5, 3, 24, 1200, size=0.24, flowers=0.08)
for k, (x, y) in enumerate(((-12, 30), (-18, 38), (-24, 30))):
    tree(x, y, 0, 1.0, k % 3, k % 3, 60 * k)
woods(land, 41, near=110, clear=[(-40, -20, 70, 80)])
winter()
camera((-1.2, -3.2, 1.35), (-0.4, 3.0, 1.25), 32)
