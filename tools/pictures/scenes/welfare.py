"""The dormitory in the evening: lit windows, the garden in front of it empty, a bicycle at the door."""
from world.land import plain
from world.light import level, picture
from world.nature import hedge, tree, woods
from world.night import dusk, light_up, shine, street_lamp
from world.paint import CLAY, PATH, SLATE, WARM, WHITE, WOOD
from world.parts import door, gable, windows
from world.shape import place
from world.village import bench, bicycle

picture("banners/welfare", 2400, 600)
land = plain([(4, 30, 80, 66)], 82)
land.road(PATH, [(-60, 8), (-10, 9), (8, 14), (10, 30), (10, 44)], 3.0, 0.03)
with place(10, 48, 0, -2):
    gable(36, 10, 6.2, 2.6, CLAY, WHITE, 0.7, 0, WARM)
    for f in (1.1, 4.0):
        windows(34, -5, f, 11, 1.6, 1.5, WOOD)
with place(-30, 54, 0, 3):
    gable(26, 10, 3.6, 2.6, SLATE, WHITE, 0.7, 0, WARM)
    windows(24, -5, 1.0, 7, 2.2, 1.7, WOOD)
light_up(share=0.72, seed=6)
with place(10, 48, 0, -2):
    door(0, -5.05, 2.0, 2.4, WOOD)
    shine((0, -5.6, 2.2), (34, 1.2), 620, (0, -1, -0.6))
bicycle(-3, 37, 0.03, 20)
bench(18, 32, 0, 10)
street_lamp(3, 20, 0.05, 5)
hedge([(-50, 40), (-12, 38)], 0.8)
hedge([(15, 38), (44, 38)], 0.8)
for k, (x, y) in enumerate(((-14, 34), (38, 34), (46, 40), (-48, 46))):
    tree(x, y, 0, 0.9, k % 3, k % 3, 60 * k)
woods(land, 65, near=120, clear=[(-80, -80, 90, 98)])
dusk(seen=0.82)
level(2, 40, 3.6, 37, 0.035)
