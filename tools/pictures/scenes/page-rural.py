"""Maize dries on the threshing floor before the lorry comes: the harvest of a county stays in the county."""
from world.land import Land
from world.light import camera, picture
from world.machines import hopper_wagon, tractor
from world.nature import crop, hedge, tree, woods
from world.on_paper import on_paper
from world.paint import CLAY, CONCRETE, PATH, TILE, paint
from world.shape import lathe, place, plate, prism
from world.village import house

picture("pages/rural", 1600, 1000)
MAIZE, DEEP = paint("#e0b23e", 0.9), paint("#d39f32", 0.9)
land = Land(flats=[(2, 34, 66, 60)], seed=139, hills=3, slope=0.01, ridges=((330, 14), (560, 24), (900, 40))).build()
land.road(PATH, [(-60, 18), (-14, 17.5), (14, 17.5), (60, 20)], 3.4, 0.03)
plate(CONCRETE, (0.6, 5.6, 0), (19, 15), 0.4, 0.06)
for k in range(5):
    with place(-2.2, 1.6 + 2.0 * k, 0.05):
        prism((MAIZE, DEEP)[k % 2], [(-0.78, 0), (0.78, 0), (0.3, 0.15), (-0.3, 0.15)], 8.4 - 0.4 * k, turn=(0, 0, 90), edge=0.07)
lathe(MAIZE, [(1.3, 0), (0.7, 0.45), (0.001, 0.8)], (6.3, 2.4, 0.06), sides=48)
with place(4.4, 6.8, 0.06, 4):
    hopper_wagon(0, 0, 0)
tractor(8.0, 7.05, 4, 0.06)
for x, y, turn, roof in ((-20, 40, 10, TILE), (-6, 44, 3, CLAY), (8, 43, -3, TILE), (22, 42, -8, CLAY), (-33, 46, 8, CLAY)):
    house(x, y, 0, turn, roof=roof)
crop(-40, 21, 40, 31, None, 1.0, 0.9, 1.0)
hedge([(-40, 33), (40, 33)], 0.7)
for k, (x, y) in enumerate(((-13, 37), (1, 38), (15, 37), (29, 38), (-27, 38))):
    tree(x, y, 0, 0.7, k % 3, k % 3, 60 * k)
woods(land, 129, near=110, clear=[(-70, -20, 70, 90)])
on_paper(MAIZE, DEEP)
camera((1.0, -4.6, 2.9), (2.3, 6, 0.95), 32)
