"""The fan wall of a barn at night: the fans turn, a sensor measures, and the amber lamp says that somebody is called."""
from world.gear import fan_wall
from world.land import plain
from world.light import level, picture
from world.nature import tree, woods
from world.night import dusk, glow, shine
from world.paint import PALE_STEEL, ROAD, SLATE, WHITE
from world.shape import box, place, plate, rod

picture("banners/smart-monitor", 2400, 600)
land = plain([(0, 20, 60, 60)], 75)
plate(ROAD, (0, 0, 0), (60, 13), 1, 0.05)
fan_wall(0, 4, 8, 0, 4.0, 1.05)
shine((0, 1.6, 4.6), (26, 0.6), 430, (0, 0.5, -1))
with place(-5.68, 3.3):
    box(SLATE, (0, 0.2, 0.9), (0.12, 0.3, 2.6), edge=0.03)
    box(WHITE, (0, -0.1, 1.3), (0.7, 0.3, 1.0), edge=0.06)
    box(glow("#9be35a", 3), (0, -0.26, 1.85), (0.4, 0.03, 0.22), edge=0.01)
    for k in range(4):
        box(PALE_STEEL, (0, -0.26, 1.42 + 0.09 * k), (0.4, 0.03, 0.03), edge=0.005)
with place(5.68, 3.4, 3.3):
    box(SLATE, (0, 0, 0), (0.5, 0.4, 0.14), edge=0.04)
    rod(glow("#ffae3a", 7), 0.17, 0.36, (0, 0, 0.14), sides=24)
    rod(SLATE, 0.19, 0.06, (0, 0, 0.5), sides=24)
    shine((0, -0.5, 0.3), (0.3, 0.3), 26, (0, -0.2, -1), "#ffa63a")
for k, (x, y) in enumerate(((-26, 22), (-32, 26), (25, 22), (31, 27))):
    tree(x, y, 0, 1.0, k % 3, k % 3, 60 * k)
woods(land, 65, near=110, clear=[(-80, -80, 90, 88)])
dusk(seen=0.82)
level(0, 30, 2.4, 40, 0.0575)
