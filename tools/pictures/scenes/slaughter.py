"""The cutting hall: clean, low and quiet, refrigerated lorries at its docks."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import hedge, tree, woods
from world.paint import ROAD
from world.parts import lamp
from world.shape import place
from world.vehicles import lorry
from world.works import apron, hall

picture("banners/slaughter", 2400, 600)
land = Land(flats=[(10, 12, 66, 40)], seed=23).build()
road = land.road(ROAD, [(-220, -10), (-90, -26), (0, -31), (90, -32), (240, -20)], 7)
apron(6, -9, 82, 30)
hall(10, 20, -4, length=56, depth=26, high=9.5, docks=6)
with place(10, 20, 0, -4):
    for dock in (-20, -5.6, 1.6):
        lorry(dock, -20.0, -90)
lorry(27, -18.5, 174)
for x in (-30, 2, 44):
    lamp(x, -22.5, 0.05, 6)
for k in range(6):
    tree(-52 + 5.6 * k, 4 + 6 * (k % 2), land.height(-52 + 5.6 * k, 4 + 6 * (k % 2)), 0.95, k % 3, (k + 1) % 3, 33 * k)
for k in range(4):
    tree(58 + 6 * k, 10 + 5 * (k % 2), land.height(58 + 6 * k, 10 + 5 * (k % 2)), 1.0, k % 3, k % 3, 33 * k)
hedge([(-34, -24.6), (46, -24.6)], 0.7)
woods(land, 15, clear=[road, (-50, -70, 80, 56)])
dawn()
camera((-16, -92, 13), (-3, 0, 9.4), 32)
