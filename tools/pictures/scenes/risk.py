"""Night falls on a farm behind its two gates: gate lamps, lit barns, and the standby generator at its place."""
from world.farm import barn, bins, yard
from world.land import plain
from world.light import level, picture
from world.nature import hedge, meadow, woods
from world.night import dusk, glow, light_up, shine
from world.paint import CREAM, DEEP_GREEN, GREEN, PATH, SLATE
from world.shape import box, tube

picture("banners/risk", 3840, 960)
land = plain([(6, 30, 90, 62)], 107)
land.road(PATH, [(0, -60), (0, -20), (0, 0), (0, 20), (2, 40)], 4.6, 0.03)
for y, wide in ((0.0, 2.9), (12.0, 2.9)):
    for s in (-1, 1):
        box(CREAM, (s * wide, y, 0), (0.6, 0.6, 2.5), edge=0.05)
        box(glow("#ffd9a0", 3), (s * wide, y, 2.5), (0.42, 0.42, 0.36), edge=0.05)
        box(CREAM, (s * wide, y, 2.86), (0.66, 0.66, 0.1), edge=0.03)
    for h in (0.3, 0.75, 1.2, 1.65):
        tube(DEEP_GREEN, [(-wide + 0.3, y, h), (wide - 0.3, y, h)], 0.05)
    for k in range(8):
        tube(DEEP_GREEN, [(-wide + 0.35 + k * 0.73, y, 0.2), (-wide + 0.35 + k * 0.73, y, 1.7)], 0.035)
    shine((0, y - 1.2, 2.9), (6.4, 0.8), 170, (0, 0.25, -1))
for y, size in ((0.3, 0.62), (12.3, 0.8)):
    for a, b in ((-60, -3.6), (3.6, 60)):
        hedge([(a, y), (b, y)], size, seed=int(y + a), gap=0.9)
yard(0, 22, 84, 12)
barn(-24, 34, 0, 38, roof=SLATE)
barn(24, 34, 0, 38, roof=SLATE)
barn(0, 62, 0, 34, roof=GREEN)
bins(46, 34, 2)
bins(-50, 34, 2)
light_up(share=0.88, seed=3)
shine((0, 26.4, 1.7), (86, 0.8), 760, (0, -1, -0.55))
meadow(-40, -30, -2.8, -1.0, 900, size=0.3, flowers=0.05)
meadow(2.8, -30, 40, -1.0, 900, size=0.3, flowers=0.05)
woods(land, 97, near=130, clear=[(-80, -60, 90, 84)])
dusk()
level(0, 35, 3.0, 34, 0.029)
