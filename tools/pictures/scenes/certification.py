"""A balance and sealed sample jars on the laboratory bench."""
from world.land import plain
from world.light import dawn, level, picture
from world.nature import woods
from world.office import balance, jar
from world.paint import STRAW, WHITE, paint
from world.rooms import corner, dish, flask, lab_bench, tubes
from world.shape import box, place

picture("banners/certification", 2400, 600)
land = plain([(0, 0, 16, 10)], 92)
with place(0, 0, 3):
    corner(7, 4.4, 2.6, paint("#dfe6da", 0.8), opening=(0.3, 1.02, 4.4, 1.2), left=False)
    with place(0, -0.2, 0):
        lab_bench(0, 0, 5.2)
    balance(0.34, -0.26, 0.92, -8, 1.15)
    dish(0.345, -0.23, 1.028, STRAW, 0.7)
    for k, colour in enumerate(("#dcc078", "#b98f56", "#c9a24b", "#8f6d47", "#e3d3a1")):
        jar(0.72 + 0.15 * k, -0.22 + 0.05 * (k % 2), 0.92, paint(colour, 0.9), 1.2)
    tubes(-0.2, -0.3, 0.92, 6, -8)
    box(WHITE, (0.98, -0.43, 0.92), (0.36, 0.06, 0.012), edge=0.004)
    flask(1.56, -0.16, 0.92, 1.15)
woods(land, 82, near=130)
dawn(azimuth=-122)
level(0.4, 2.75, 4.16, 36, -0.012)
