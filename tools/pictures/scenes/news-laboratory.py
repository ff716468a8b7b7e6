"""Raw materials on the laboratory bench: flasks, dishes, a microscope."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import STRAW, paint
from world.rooms import AMBER, TEAL, bottle, corner, dish, flask, lab_bench, microscope, shelf, tubes
from world.shape import place

picture("news/laboratory", 1600, 1000)
land = Land(flats=[(0, 0, 12, 10)], seed=63).build()
with place(0, 0, 1.2):
    corner(7.5, 5.4, 3.6, paint("#eef0e8", 0.8), opening=(-1.3, 1.0, 3.4, 1.7), left=False)
    lab_bench(0, -0.8, 4.6)
    microscope(0.45, -0.72, 0.92, 14, 1.15)
    for k, c in enumerate((STRAW, paint("#b98f56", 0.9), paint("#cdb27a", 0.9), paint("#9fae68", 0.9))):
        dish(-0.62 + 0.27 * k, -1.06 + 0.03 * (k % 2), 0.92, c, 1.1)
    flask(-0.75, -0.7, 0.92, 1.2)
    flask(-0.45, -0.62, 0.92, 1.0, AMBER)
    tubes(1.15, -0.92, 0.92, 7, 10)
    bottle(1.55, -0.66, 0.92, 1.2)
    bottle(1.75, -0.72, 0.92, 1.0, TEAL)
    shelf(1.9, 2.4, 1.15, 1.9, 3, seed=4)
woods(land, 35, near=110, clear=[(-60, -60, 60, 60)])
dawn()
camera((-1.0, -2.2, 2.75), (-0.3, -0.85, 2.17), 46)
