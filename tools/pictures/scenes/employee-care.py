"""A ball court and a garden beside the dormitory after the shift."""
from world.land import plain
from world.light import dawn, level, picture
from world.machines import hoop
from world.nature import hedge, meadow, tree, woods
from world.paint import CLAY, WARM, WHITE, WOOD, paint
from world.parts import door, gable, windows
from world.people import GREENS, NAVY, ROSE, SAND, person
from world.shape import ball, box, place, plate
from world.village import bench

picture("banners/employee-care", 2400, 600)
land = plain([(6, 34, 60, 56)], 113)
plate(paint("#a9754f", 0.9), (6.5, 5.0, 0), (15, 9), 0.3, 0.03)
for x0, y0, w, d in ((6.5, 0.8, 14.2, 0.08), (6.5, 9.2, 14.2, 0.08), (-0.6, 5, 0.08, 8.4), (13.6, 5, 0.08, 8.4), (6.5, 5, 0.08, 8.4)):
    box(WHITE, (x0, y0, 0.03), (w, d, 0.008), edge=0)
hoop(12.8, 5, -90)
hoop(0.2, 5, 90)
ball(paint("#c9783f", 0.7), 0.14, (9.9, 4.4, 2.3))
for x, y, turn, top, pose in ((9.2, 4.2, 80, GREENS, "wave"), (10.8, 5.6, 100, ROSE, "hold"), (7.4, 6.2, 90, NAVY, "walk"), (4.4, 4.4, 80, SAND, "walk")):
    person(x, y, 0.03, turn, top, pose=pose, legs=paint("#e6e4da", 0.85))
bench(4.2, 11.6)
bench(8.2, 11.6)
person(8.2, 11.5, 0, 0, NAVY, pose="sit")
with place(10, 66, 0, -2):
    gable(34, 10, 6.2, 2.6, CLAY, WHITE, 0.7, 0, WARM)
    for f in (1.1, 4.0):
        windows(32, -5, f, 10, 1.6, 1.5, WOOD)
    door(0, -5.05, 2.0, 2.4, WOOD)
hedge([(-30, 16), (30, 16)], 0.7)
meadow(-14, -5, 18, 0, 1000, size=0.18, flowers=0.2)
for k, (x, y) in enumerate(((-16, 66), (-24, 60), (-34, 68), (38, 68), (46, 62))):
    tree(x, y, 0, 0.85, k % 3, k % 3, 60 * k)
woods(land, 103, near=130)
dawn()
level(5.2, 12.2, 2.3, 32, -0.025)
