"""The morning count at a rainwater pond: the telescope on the bank, ducks and a heron, the barns far off."""
from world.farm import barn
from world.land import plain
from world.light import camera, picture
from world.nature import bush, pond, tree, woods
from world.on_paper import on_paper
from world.paint import DARK_SLATE, GREEN, SLATE, WATER
from world.shape import place, rod, tube
from world.wild import duck, heron, reeds

picture("pages/bird-count", 1600, 1000)
land = plain([(2, 14, 60, 40)], 52)
pond(6.5, 8, 8.4, 4.4)
for k in range(7):
    reeds(-0.6 + 0.5 * (k % 3), 10.2 + 0.45 * k, 0.02, 1.0, k)
for k in range(5):
    reeds(11.4 + 0.6 * k, 11.2 - 0.3 * k, 0.02, 1.05, k + 20)
for k in range(4):
    reeds(9.4 + 0.5 * k, 4.0 + 0.15 * (k % 2), 0.02, 0.75, k + 40)
for x, y, turn in ((5.2, 6.8, 180), (6.2, 7.5, 175), (7.3, 6.4, 185), (9.6, 9.2, 10)):
    duck(x, y, 0.06, turn, 1.15)
heron(8.8, 10.6, 0.05, 170, 1.1)
with place(1.72, 2.45, 0.02):
    for dx, dy in ((0.34, -0.18), (-0.3, -0.22), (0.0, 0.38)):
        tube(DARK_SLATE, [(0, 0, 1.2), (dx, dy, 0)], 0.02)
    rod(SLATE, 0.05, 0.52, (-0.2, -0.1, 1.3), (0, 80, 28), sides=20, top=0.075)
barn(18, 96, -4, 34, 12, SLATE)
barn(24, 116, -4, 34, 12, GREEN)
for k in range(7):
    tree(-16 + 5.4 * k, 50 + 6 * (k % 3), 0, 0.6 + 0.07 * (k % 4), k % 3, k % 3, 50 * k, 1.05)
for k in range(8):
    bush(-8 + 3.4 * k, 22 + (k % 3), 0, 0.6, k % 3, 40 * k)
woods(land, 42, near=140, clear=[(-10, 60, 60, 140)])
on_paper(WATER)
camera((1.0, -2.7, 1.75), (3.5, 8, 0.8), 37)
