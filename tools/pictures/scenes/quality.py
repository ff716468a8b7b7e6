"""The laboratory at work: samples, a microscope, two analysts at a bench before the fields."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import STRAW, WHITE, paint
from world.people import COAT, clipboard, person
from world.rooms import AMBER, TEAL, bottle, corner, dish, flask, lab_bench, microscope, shelf, tubes
from world.shape import place

picture("banners/quality", 2400, 600)
land = Land(flats=[(0, 0, 12, 10)], seed=6).build()
with place(0, 0, 1.2):
    corner(9.5, 6, 3.2, paint("#eef0e8", 0.8), opening=(-1.4, 0.95, 5.2, 1.55), left=False)
    lab_bench(0.2, -0.9, 6.4)
    microscope(0.62, -0.92, 0.92, 20)
    tubes(1.45, -1.0, 0.92, 8, 8)
    flask(0.05, -0.8, 0.92, 1.1)
    flask(-0.25, -1.02, 0.92, 0.9, AMBER)
    for k in range(3):
        dish(2.1 + 0.27 * k, -1.05 + 0.08 * (k % 2), 0.92, (STRAW, paint("#b98f56", 0.9), paint("#cdb27a", 0.9))[k])
    bottle(-0.62, -0.7, 0.92, 1.1)
    bottle(-0.8, -0.76, 0.92, 0.95, TEAL)
    person(0.75, -0.12, turn=8, top=COAT, coat=True, pose="hold", hat=WHITE)
    person(1.75, 0.1, turn=-22, top=COAT, coat=True, pose="hold")
    clipboard(1.75, 0.1, turn=-22)
    shelf(3.3, 2.7, 0.95, 1.9, 3)
woods(land, 3, near=120, clear=[(-60, -60, 60, 60)])
dawn()
camera((0.1, -5.6, 2.72), (0.1, 0, 2.56), 33)
