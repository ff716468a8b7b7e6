"""Where a figure begins: the dial on the pipe."""
from world.energy import digester
from world.farm import barn
from world.land import plain
from world.light import camera, picture
from world.midday import midday
from world.nature import meadow, tree, woods
from world.paint import CONCRETE, DARK_SLATE, GREEN, PALE_STEEL, PATH, SLATE, STEEL, WHITE, paint
from world.shape import box, lathe, place, rod, tube

picture("pages/policy", 1600, 1000)
land = plain([(4, 40, 70, 60)], 144)
land.road(PATH, [(-40, -0.2), (-8, 0), (10, 0.2), (40, 1.4)], 2.6, 0.03)
with place(0.7, 2.2):
    box(CONCRETE, (0, 0, 0), (4.6, 1.5, 0.18), edge=0.04)
    tube(PALE_STEEL, [(-1.9, 0, -0.2), (-1.9, 0, 0.7), (-1.75, 0, 0.85), (1.75, 0, 0.85), (1.9, 0, 0.7), (1.9, 0, -0.2)], 0.13)
    for x in (-1.25, -0.42, 0.42, 1.25):
        lathe(SLATE, [(0.001, -0.045), (0.21, -0.045), (0.21, 0.045), (0.001, 0.045)], (x, 0, 0.85), (0, 90, 0), sides=28)
    rod(GREEN, 0.24, 0.44, (0, 0, 0.64), sides=36)
    with place(0, -0.06, 1.22, 0, 1, 38):
        lathe(STEEL, [(0.001, -0.12), (0.33, -0.12), (0.36, -0.06), (0.36, 0.06), (0.32, 0.08), (0.32, 0.04)], sides=48)
        lathe(WHITE, [(0.33, 0.045), (0.001, 0.046)], sides=48)
        for a in range(12):
            with place(0, 0, 0.047, 30 * a):
                box(DARK_SLATE, (0, 0.27, 0), (0.02, 0.06, 0.004), edge=0)
        with place(0, 0, 0.05, -40):
            box(paint("#d9843f", 0.7), (0, 0.1, 0), (0.024, 0.24, 0.006), edge=0)
        rod(DARK_SLATE, 0.03, 0.02, (0, 0, 0.046), sides=20)
        box(paint("#4d7a5a", 0.7), (0, -0.13, 0.047), (0.2, 0.07, 0.005), edge=0)
    for x in (-0.84, 0.84):
        rod(PALE_STEEL, 0.025, 0.42, (x, 0, 0.95), sides=12)
        lathe(paint("#c9543f", 0.7), [(0.15, -0.015), (0.18, -0.015), (0.18, 0.015), (0.15, 0.015), (0.15, -0.015)], (x, 0, 1.36), sides=28)
        for a in (0, 90):
            box(paint("#c9543f", 0.7), (x, 0, 1.35), (0.3, 0.025, 0.025), (0, 0, a), edge=0.005)
barn(-14, 52, 5, 36, 13, GREEN)
digester(18, 58, 7.5, 4.6)
for k, (x, y) in enumerate(((-36, 56), (-42, 64), (34, 60), (42, 66), (6, 74))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
meadow(-14, -4, 16, -1.6, 800, size=0.18, flowers=0.2)
meadow(-16, 3.2, 18, 18, 1300, size=0.2, flowers=0.14)
woods(land, 134, near=120, clear=[(-70, -20, 70, 100)])
midday()
camera((0.35, 0.45, 2.05), (0.68, 2.2, 1.08), 40)
