"""A grower brings his maize to the village store: the load is sampled and weighed, the price agreed on the spot."""
from world.farm import silo, yard
from world.land import plain
from world.light import camera, picture
from world.machines import hopper_wagon, tractor
from world.nature import RIPE, crop, hedge, tree, woods
from world.office import jar, table
from world.on_paper import on_paper
from world.paint import CREAM, GREEN, SLATE, WOOD, paint
from world.parts import door, gable, window
from world.rooms import dish
from world.shape import place

picture("pages/grain-delivery", 1600, 1000)
land = plain([(6, 26, 64, 46)], 114)
yard(4, 7, 32, 14, 2)
tractor(5.9, 7.6, 172, 0.07)
with place(9.7, 7.05, 0.07):
    hopper_wagon(0, 0, 172)
with place(4.4, 3.4, 0.07):
    table(0, 0, 1.3, 0.6, 0.8)
    for k, colour in enumerate(("#d8b668", "#caa04c", "#e0c684")):
        dish(-0.42 + 0.26 * k, -0.02, 0.8, paint(colour, 0.9), 1.3)
    jar(0.42, 0.05, 0.8, paint("#d8b668", 0.9), 1.4)
with place(-4, 24):
    gable(16, 9, 4.2, 2.6, SLATE, CREAM, 0.7, 1.6)
    door(1.5, -4.55, 3.4, 3.4, GREEN)
    for x in (-5.4, -2.4, 5.4):
        window(x, -4.55, 1.8, 1.4, 1.0, WOOD)
for k in range(3):
    silo(9.5 + 6.4 * k, 27, 8.4, 2.6)
crop(16, 10, 40, 20, None, 0.95, 1.1, 1.2, RIPE)
hedge([(-34, 18), (-16, 18)], 0.9)
for k in range(4):
    tree(-20 - 6 * k, 34 + 7 * (k % 2), 0, 0.85, k % 3, k % 3, 50 * k)
woods(land, 104, near=100)
on_paper(*(paint(c, 0.9) for c in ("#d8b668", "#caa04c", "#e0c684")))
camera((3.4, -0.4, 1.75), (6.1, 7, 1.3), 30)
