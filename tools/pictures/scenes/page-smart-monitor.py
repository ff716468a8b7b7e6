"""Gas from the bottle, probe over the pen: the ammonia reading is checked where the pigs breathe."""
from world.gear import feeder, straw
from world.land import plain
from world.light import camera, picture
from world.nature import woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, DARK_SLATE, LIME, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.pigs import PALE, PINK, pig
from world.rooms import corner
from world.shape import ball, box, lathe, place, rod, tube

picture("pages/smart-monitor", 1600, 1000)
land = plain([(0, 0, 14, 10)], 135)
with place(0, 0, 0.5):
    corner(13, 5.6, 3.6, paint("#e8ebe1", 0.8), paint("#c9c5b8", 0.9), opening=(-0.4, 1.25, 7.4, 1.1), left=False)
    box(paint("#d6c391", 0.95), (-0.4, 0.7, 0), (6.4, 3.2, 0.05), edge=0.02)
    straw(-3.4, -0.7, 2.6, 2.2, 260, 0.06, 6, 0.22)
    box(CREAM, (2.9, 0.7, 0), (0.18, 3.4, 0.95), edge=0.05)
    for h in (0.45, 0.9):
        tube(PALE_STEEL, [(-3.6, -0.95, h), (2.9, -0.95, h)], 0.03)
    for k in range(4):
        rod(PALE_STEEL, 0.035, 0.95, (-3.5 + 2.1 * k, -0.95, 0), sides=12)
    for x, y, turn, pose, coat in ((-1.2, -0.1, 12, "stand", PALE), (0.5, 1.0, -24, "look", PINK), (-0.9, 1.7, 175, "lie", PALE), (2.1, 1.1, 200, "sniff", PINK), (1.3, -0.35, 172, "lie", PINK)):
        pig(x, y, 0.05, turn, "finisher", pose, coat, 0.9)
    tube(SLATE, [(-6, 0.5, 3.1), (6, 0.5, 3.1)], 0.04)
    tube(DARK_SLATE, [(1.2, 0.4, 3.1), (1.2, 0.4, 1.6)], 0.012)
    box(WHITE, (1.2, 0.4, 1.2), (0.36, 0.22, 0.46), edge=0.04)
    box(LIME, (1.2, 0.285, 1.48), (0.24, 0.012, 0.09), edge=0.004)
    lathe(SLATE, [(0.07, 0), (0.085, 0.14), (0.001, 0.14)], (1.2, 0.4, 1.07), sides=20)
    with place(-0.9, 0.5, 3.0):
        box(WHITE, (0, 0, -0.34), (0.5, 0.3, 0.3), edge=0.08)
        lathe(DARK_SLATE, [(0.09, 0), (0.08, 0.06), (0.001, 0.06)], (0, -0.15, -0.2), (90, 0, 0), sides=24)
        ball(LIME, 0.03, (0.17, -0.15, -0.12))
        rod(SLATE, 0.03, 0.16, (0, 0, -0.06), sides=12)
    feeder(-1.9, 1.9, 0.05, 0.9)
    with place(2.9, -0.35, 0.95):
        lathe(paint("#4f7d3d", 0.5), [(0.001, 0), (0.085, 0), (0.09, 0.02), (0.09, 0.42), (0.05, 0.5), (0.03, 0.52)], sides=28)
        lathe(STEEL, [(0.03, 0.5), (0.03, 0.58), (0.045, 0.58), (0.045, 0.64), (0.001, 0.64)], sides=20)
        lathe(WHITE, [(0.001, 0), (0.055, 0), (0.055, 0.03), (0.001, 0.03)], (0, -0.05, 0.6), (90, 0, 0), sides=24)
    tube(paint("#d8b668", 0.7), [(2.9, -0.35, 1.55), (2.6, -0.1, 1.72), (2.2, 0.1, 1.62), (1.7, 0.3, 1.2), (1.2, 0.4, 1.06)], 0.014)
woods(land, 125, near=90)
on_paper(*PIGS, LIME)
camera((1.9, -3.9, 2.1), (1.55, 0.5, 1.85), 42)
