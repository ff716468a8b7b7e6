"""A power-cut drill after sunset: the standby generator beside the barn whose windows it must light."""
from world.farm import barn, bins, yard
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, meadow, tree, woods
from world.night import dusk, glow, light_up, shine
from world.paint import CONCRETE, DARK_SLATE, GREEN, LIME, PALE_STEEL, SLATE, STEEL, WHITE
from world.shape import box, lathe, place, rod, tube

picture("pages/standby-power", 1600, 1000)
land = plain([(4, 30, 64, 50)], 107)
yard(3, 8, 30, 14, 2)
with place(1.5, 7.2, 0.07):
    box(CONCRETE, (0, 0, 0), (6.6, 3.0, 0.25), edge=0.05)
    box(GREEN, (0, 0, 0.25), (5.8, 2.3, 2.3), edge=0.1)
    box(SLATE, (0, 0, 2.5), (6.0, 2.5, 0.14), edge=0.04)
    for k in range(8):
        box(DARK_SLATE, (1.75, -1.15, 0.6 + 0.2 * k), (1.6, 0.06, 0.09), edge=0.02)
    for x in (-1.9, -0.4):
        box(LIME, (x, -1.16, 0.4), (1.3, 0.05, 1.95), edge=0.02)
        rod(DARK_SLATE, 0.025, 0.24, (x + 0.5, -1.22, 1.2), sides=10)
    box(WHITE, (-1.9, -1.2, 1.35), (0.72, 0.06, 0.6), edge=0.02)
    for k in range(3):
        lathe((glow("#b6e04a"), PALE_STEEL, DARK_SLATE)[k], [(0.05, 0), (0.05, 0.03), (0.001, 0.03)], (-2.1 + 0.2 * k, -1.23, 1.5), (90, 0, 0), sides=18)
    rod(STEEL, 0.16, 1.5, (2.2, 0.4, 2.6), sides=20)
    lathe(DARK_SLATE, [(0.17, 1.5), (0.3, 1.62), (0.001, 1.75)], (2.2, 0.4, 2.6), sides=20)
with place(7.0, 7.4, 0.07):
    rod(PALE_STEEL, 0.75, 2.8, (-1.4, 0, 1.15), (0, 90, 0), sides=32)
    for x in (-0.9, 0.9):
        box(SLATE, (x, 0, 0), (0.22, 1.3, 0.6), edge=0.03)
tube(DARK_SLATE, [(6.0, 7.2, 0.9), (5.2, 7.2, 0.4), (4.6, 7.2, 0.4)], 0.05)
barn(12, 34, -3, 40, 13)
bins(-9, 30, 2)
light_up()
shine((0.4, 4.6, 3.4), (4, 0.5), 150, (0, 0.7, -1))
hedge([(-30, 18), (-12, 17)], 0.8)
meadow(-16, -5, 18, 0.6, 900, size=0.18, flowers=0.12)
for k, (x, y) in enumerate(((-18, 44), (-26, 50), (-34, 46))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 97, near=120)
dusk()
camera((-1.4, -0.6, 1.75), (0.6, 7, 1.75), 30)
