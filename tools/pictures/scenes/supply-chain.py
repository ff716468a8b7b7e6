"""Lorries at a grain depot, one tipping place free."""
from world.farm import silo, yard
from world.land import plain
from world.light import dawn, level, picture
from world.nature import tree, woods
from world.paint import CREAM, DARK_SLATE, GREEN, ROAD, SLATE, WHITE
from world.parts import slab_house
from world.people import GREENS, SAND, clipboard, person
from world.shape import box, place
from world.vehicles import feed_truck, lorry

picture("banners/supply-chain", 2400, 600)
land = plain([(8, 20, 66, 44)], 114, hills=2.5)
road = land.road(ROAD, [(-150, -18), (-40, -13), (50, -13), (150, -20)], 6, 0.06)
yard(12, -1, 60, 20)
for k in range(5):
    silo(-4 + 8.2 * k, 20, 11, 3.5)
with place(12.4, 20, 15):
    box(SLATE, (0, 0, 0), (38, 1.6, 1.4), edge=0.15)
with place(36, 19):
    slab_house((8, 8, 17), WHITE, GREEN)
with place(12, 9):
    slab_house((22, 7, 5.6), CREAM, SLATE)
    for k in (-1, 0, 1):
        box(DARK_SLATE, (7 * k, -3.5, 0), (4.4, 0.25, 4.4), edge=0.05)
lorry(5, 1.0, -90)
feed_truck(27, -3.4, 184, 0.07)
lorry(-9, -12.6, 2, 0.1)
person(13.6, -3.4, 0.08, 25, GREENS, hat=GREENS, pose="hold", size=1.2)
clipboard(13.6, -3.4, 0.08, 25)
person(15.2, -3.0, 0.08, -45, SAND, hat="straw", size=1.2)
for k in range(5):
    tree(-28 - 6 * k, 18 + 7 * (k % 2), land.height(-28 - 6 * k, 18 + 7 * (k % 2)), 0.85, k % 3, k % 3, 50 * k)
woods(land, 104, near=110, clear=[road, (-60, -60, 80, 64)])
dawn()
level(8, 150, 9, 34, 0.023)
