"""The day before: pigs of one pen go together along the fence, the boards that guide them lean ready."""
from world.farm import barn, bins
from world.gear import straw
from world.land import plain
from world.light import camera, picture
from world.nature import tree, woods
from world.on_paper import PIGS, on_paper
from world.paint import CREAM, GREEN, LIME, PALE_STEEL, SLATE, WHITE, paint
from world.parts import fence
from world.pigs import PALE, PINK, RED, pig
from world.shape import box, place, plate

picture("pages/pig-sell", 1600, 1000)
land = plain([(6, 44, 80, 60)], 47)
plate(paint("#d3c9ae", 0.95), (0.4, 0.2, 0), (17, 3.0), 0.5, 0.05)
straw(-6, -1.1, 8, 1.5, 200, 0.05, 6)
fence([(-9, 1.9), (10, 1.9)], 1.0, gap=1.8)
for x, y, turn, pose, coat in ((0.2, 0.5, 4, "stand", PALE), (0.6, -0.55, -6, "look", PINK), (2.0, 0.25, 8, "stand", PINK), (2.6, -0.7, -4, "sniff", PALE), (3.9, 0.5, 2, "stand", PALE), (-1.15, 0.0, 2, "stand", RED)):
    pig(x, y, 0.05, turn, "finisher", pose, coat)
for x in (-2.75, -1.7):
    box(LIME, (x, 1.62, 0.04), (0.9, 0.05, 0.72), (-12, 0, 0), edge=0.02)
    box(WHITE, (x, 1.7, 0.6), (0.3, 0.07, 0.06), (-12, 0, 0), edge=0.01)
with place(7.6, 0.2):
    box(CREAM, (0, 1.2, 0), (0.2, 0.2, 1.3), edge=0.04)
    for z in (0.3, 0.6, 0.9, 1.15):
        box(PALE_STEEL, (0.8, 1.25, z), (1.6, 0.05, 0.06), edge=0.01)
barn(9, 26, -3, 36, 13, SLATE)
bins(29.5, 24, 2)
box(GREEN, (-14, 27, 0), (0.4, 0.4, 2.4), edge=0.05)
for k, (x, y) in enumerate(((-16, 36), (-22, 42), (-11, 46))):
    tree(x, y, 0, 0.9, k, k, 60 * k)
woods(land, 47, near=120)
on_paper(*PIGS, LIME)
camera((1.7, -6.2, 1.65), (1.25, 0.2, 0.92), 32)
