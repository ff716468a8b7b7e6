"""The lorry stays outside the wall: the feed goes through it to the farm's own bins."""
from world.farm import barn, silo, yard
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import hedge, meadow, tree, woods
from world.paint import GREEN, LIME, PALE_STEEL, ROAD, SLATE, STEEL, WARM, WHITE
from world.shape import box, lathe, place, tube
from world.vehicles import feed_truck

picture("pages/feed-sales", 1600, 1000)
land = plain([(2, 24, 70, 50)], 33)
road = land.road(ROAD, [(-120, -9), (-30, -2.2), (0, -1.4), (40, -1.6), (140, -8)], 6, 0.06)
yard(-1, -1.0, 20, 6.4, 1.5)
for k in range(8):
    box(WHITE, (-17.5 + 5 * k, 3.2, 0), (4.9, 0.3, 1.8), edge=0.04)
    box(GREEN, (-17.5 + 5 * k, 3.2, 1.8), (5.0, 0.46, 0.16), edge=0.03)
    box(WARM, (-20 + 5 * k, 3.2, 0), (0.42, 0.5, 2.1), edge=0.04)
feed_truck(0.4, -1.0, 0, 0.07)
tube(SLATE, [(-4.3, -1.7, 1.3), (-5.0, -1.2, 0.8), (-5.2, 0.6, 0.55), (-5.0, 2.2, 0.9), (-5.0, 3.0, 1.2)], 0.12)
with place(-5.0, 2.98):
    lathe(LIME, [(0.14, 0), (0.34, 0), (0.34, 0.12), (0.14, 0.12)], (0, 0, 1.2), (90, 0, 0))
tube(STEEL, [(-5.0, 3.4, 1.2), (-5.0, 5.0, 1.2), (-5.2, 6.0, 2.4), (-5.2, 6.6, 6.9), (-4.2, 8.2, 7.5)], 0.14)
for x in (-4.2, -0.6, 3.0):
    silo(x, 8.2, 4.2, 1.35, 2.0, body=WHITE)
tube(STEEL, [(-4.2, 8.2, 7.5), (3.0, 8.2, 7.5)], 0.16)
tube(PALE_STEEL, [(3.0, 8.2, 0.9), (6.0, 10.5, 2.6), (8.0, 13.0, 2.8)], 0.12)
box(WARM, (0, 8, 0), (22, 7, 0.08), edge=0.03)
box(WARM, (-7.6, 6.4, 0), (2.2, 1.6, 0.5), edge=0.05)
barn(14, 19, -3, 34, 12, SLATE)
hedge([(-22, 4.6), (-8, 4.6)], 0.9)
meadow(-26, -12, 22, -4.8, 1500, size=0.28, flowers=0.1)
for k, (x, y) in enumerate(((-16, 26), (-22, 34), (-11, 38), (-28, 28))):
    tree(x, y, 0, 1.0, k % 3, k % 3, 60 * k)
woods(land, 33, near=80, clear=[road, (-30, -20, 60, 60)])
midday()
camera((-5.4, -15.0, 4.8), (-0.3, 2.0, 2.5), 36)
