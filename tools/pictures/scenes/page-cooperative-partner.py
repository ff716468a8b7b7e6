"""A farmer brings his grain: the load is sampled where he can see it."""
from world.farm import silo, yard
from world.land import plain
from world.light import camera, dawn, picture
from world.machines import hopper_wagon, tractor
from world.nature import hedge, meadow, tree, woods
from world.office import table
from world.paint import CREAM, GREEN, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.parts import slab_house, windows
from world.people import COAT, SAND, clipboard, person
from world.rooms import dish
from world.shape import box, place, rod, tube

picture("pages/cooperative-partner", 1200, 750)
land = plain([(6, 34, 80, 56)], 53)
yard(1, 2.0, 24, 10, 1.5)
tractor(2.5, 1.8, -6, 0.07)
with place(0, 2.05, 0.07, -6):
    hopper_wagon(-1.3, 0)
with place(-3.5, 4.6):
    rod(PALE_STEEL, 0.13, 4.3, (0, 0, 0), sides=20)
    tube(PALE_STEEL, [(0, 0, 4.2), (1.2, -1.4, 4.4), (2.2, -2.5, 4.1)], 0.09)
    rod(SLATE, 0.05, 2.0, (2.2, -2.5, 2.15), sides=14)
    box(LIME, (2.2, -2.5, 3.95), (0.34, 0.34, 0.3), edge=0.05)
    box(WHITE, (-0.1, -0.3, 1.0), (0.6, 0.4, 0.7), edge=0.05)
table(-4.0, -0.4, 1.5, 0.7)
for k, colour in enumerate(("#dcc078", "#c9a24b", "#e0c98a")):
    dish(-4.4 + 0.36 * k, -0.45, 0.75, paint(colour, 0.9), 1.35)
person(-4.3, 0.35, 0.07, 24, COAT, coat=True, hat=WHITE, pose="hold")
clipboard(-4.3, 0.35, 0.07, 24)
person(-3.1, 0.45, 0.07, -32, SAND, hat="straw")
with place(9.5, 13):
    slab_house((8, 6, 5.2), CREAM, GREEN)
    windows(7.2, -3, 2.2, 3, 1.3, 1.3)
for k in range(4):
    silo(-9 + 6.4 * k, 32, 9, 2.7)
box(SLATE, (0.6, 32, 10.9), (22, 1.2, 1.1), edge=0.1)
hedge([(-20, 9), (-10, 9)], 0.9)
meadow(-14, -6, 14, -3.2, 1000, size=0.18, flowers=0.12)
for k, (x, y) in enumerate(((-22, 34), (-28, 42), (24, 34))):
    tree(x, y, 0, 1.0, k, k, 60 * k)
woods(land, 53, near=110, clear=[(-40, -20, 60, 60)])
dawn()
camera((-3.2, -9.8, 2.7), (-0.3, 2.0, 2.0), 33)
