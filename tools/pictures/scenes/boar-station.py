"""A boar in his airy pen, the laboratory behind glass next door."""
from world.farm import pen
from world.gear import straw
from world.land import plain
from world.light import dawn, level, picture
from world.nature import meadow, woods
from world.paint import CREAM, DEEP_GREEN, GREEN, WHITE, paint
from world.people import COAT, person
from world.pigs import PALE, pig
from world.rooms import AMBER, TEAL, flask, lab_bench, microscope, shelf, tubes
from world.shape import box, place

picture("banners/boar-station", 2400, 600)
land = plain([(0, 8, 40, 24)], 43)
pen(-0.3, 0.2, 4.6, 2.8)
straw(-2.4, -1.1, 1.9, 1.5, 320, 0.06, 5)
pig(-0.2, 0.1, 0.06, -14, "sow", "stand", PALE, 1.12)
with place(4.4, 0.6):
    box(paint("#e7e9e0", 0.8), (0, 1.7, 0), (4.4, 0.16, 2.3), edge=0.02)
    for s in (-1, 1):
        box(WHITE, (s * 2.2, 0.1, 0), (0.18, 3.3, 2.3), edge=0.03)
    box(GREEN, (0, 1.7, 2.3), (4.8, 0.34, 0.14), edge=0.04)
    box(CREAM, (0, -1.4, 0), (4.4, 0.14, 0.62), edge=0.03)
    for x in (-0.75, 0.75):
        box(DEEP_GREEN, (x, -1.42, 0.6), (0.06, 0.08, 1.7), edge=0.01)
    box(DEEP_GREEN, (0, -1.42, 2.22), (4.4, 0.1, 0.08), edge=0.01)
    box(paint("#cdc6b4", 0.9), (0, 0.1, 0), (4.3, 3.2, 0.06), edge=0.01)
    lab_bench(0, -0.4, 3.6)
    microscope(-0.75, -0.45, 0.92, 20, 1.15)
    tubes(0.4, -0.5, 0.92, 7)
    flask(1.1, -0.4, 0.92, 1.2, TEAL)
    flask(1.4, -0.5, 0.92, 1.0, AMBER)
    person(-0.1, 0.3, 0.02, 10, COAT, coat=True, pose="hold", hat=WHITE)
    shelf(1.1, 1.5, 1.2, 1.5, 2)
meadow(-14, 3, 2, 14, 1100, size=0.2, flowers=0.08)
meadow(-14, -3.6, 10, -1.9, 700, size=0.15)
woods(land, 32, near=130)
dawn()
level(1.25, 11.4, 1.5, 33, -0.02)
