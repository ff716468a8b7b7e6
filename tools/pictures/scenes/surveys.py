"""Visitors follow a guide along the farm path."""
from world.energy import solar_roof
from world.farm import barn, silo
from world.land import plain
from world.light import dawn, level, picture
from world.nature import hedge, meadow, tree, woods
from world.paint import GREEN, PATH, SLATE
from world.people import GREENS, NAVY, ROSE, SAND, clipboard, person
from world.shape import place

picture("banners/surveys", 2400, 600)
land = plain([(6, 44, 80, 60)], 95)
land.road(PATH, [(-40, -3), (-6, 0), (8, 3), (14, 12), (8, 30), (10, 60)], 3.0, 0.03)
for x, y, turn, top, pose in ((6.9, 2.8, -80, GREENS, "point"), (5.4, 2.0, 75, NAVY, "hold"), (4.2, 2.5, 95, ROSE, "stand"), (3.2, 1.5, 80, SAND, "hold"), (2.0, 2.0, 85, NAVY, "stand"), (0.8, 1.2, 80, ROSE, "walk")):
    person(x, y, 0.03, turn, top, pose=pose, hat=GREENS if top is GREENS else None)
clipboard(3.2, 1.5, 0.03, 80)
for k in range(2):
    barn(24 + 3 * k, 80 + 20 * k, roof=(SLATE, GREEN)[k])
with place(24, 80):
    solar_roof(40, 13, 3.0, 2.7, 12, 2)
for k in range(2):
    silo(-6 + 5.4 * k, 84, 7.0, 1.9)
hedge([(12, 22), (34, 20)], 0.8)
meadow(-14, -5, 14, -0.5, 900, size=0.2, flowers=0.16)
meadow(-18, 4.6, 7.6, 20, 1300, size=0.24, flowers=0.12)
for k, (x, y) in enumerate(((-22, 80), (-30, 86), (-16, 94))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 85, near=140)
dawn()
level(3.2, 11, 1.9, 33, -0.03)
