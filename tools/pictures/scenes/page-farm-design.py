"""The farm from above: clean way and dirty way do not cross, feed stays outside the wall."""
from world.energy import basin, digester
from world.farm import barn, bins, yard
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import CREAM, GREEN, PATH, ROAD, SLATE, TILE, paint
from world.parts import slab_house, windows
from world.shape import box, place
from world.vehicles import feed_truck, lorry

picture("pages/farm-design", 1024, 640)
land = Land(flats=[(4, 30, 78, 66)], seed=136, hills=4, slope=0.02, direction=40).build()
clean = land.road(PATH, [(-150, -34), (-70, -30), (-46, -24), (-40, 0), (-40, 40), (-40, 62)], 5, 0.07)
dirty = land.road(ROAD, [(150, -46), (80, -40), (58, -30), (52, 0), (52, 40), (52, 70)], 5, 0.07)
yard(6, 30, 74, 70)
for x, y, sx, sy in ((6, -5, 76, 0.5), (6, 65, 76, 0.5), (-32, 30, 0.5, 70), (44, 30, 0.5, 70)):
    box(CREAM, (x, y, 0), (sx, sy, 2.2), edge=0.05)
for k in range(4):
    barn(10, 8 + 16 * k, 0, 54, 12, (SLATE, GREEN)[k % 2])
    bins(-35.4, 9 + 16 * k, 1)
feed_truck(-40, 13, 90, 0.09)
lorry(52, 24, -90, 0.09)
with place(-50, 44):
    slab_house((9, 16, 5.4), paint("#f1f1ea", 0.6), TILE)
with place(-50, 26):
    slab_house((9, 12, 4.4), paint("#f1f1ea", 0.6), GREEN)
digester(70, 40, 7.5, 4.4)
digester(70, 60, 7.5, 4.4)
basin(70, 16, 18, 16, 0.7, paint("#83a184", 0.45))
hedge([(-34.5, -8), (46, -8)], 1.1)
for k in range(12):
    tree(-30 + 7 * k, 74 + 3 * (k % 2), land.height(-30 + 7 * k, 74), 0.9, k % 3, k % 3, 50 * k)
for k in range(9):
    tree(-62 - 2 * (k % 2), -6 + 9 * k, 0, 0.9, k % 3, (k + 1) % 3, 40 * k)
woods(land, 126, clear=[clean, dirty, (-70, -60, 92, 92)])
dawn(elevation=24)
camera((-34, -112, 90), (4, 26, 0), 41)
