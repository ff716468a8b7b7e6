"""The measuring point before treated water leaves: a flume, a cabinet under its panel, the crate for the samples."""
from world.energy import panel
from world.land import plain
from world.light import camera, picture
from world.nature import bush, hedge, meadow, tree, woods
from world.on_paper import on_paper
from world.paint import CONCRETE, DARK_SLATE, GREEN, LIME, PALE_STEEL, STEEL, WHITE, paint
from world.rooms import bottle, crate
from world.shape import box, place, rod, tube
from world.wild import reeds

picture("pages/outfall", 1600, 1000)
WATER = paint("#82b4bb", 0.4)
land = plain([(4, 26, 64, 46)], 108)
stream = [(-40, 17), (-16, 14), (-2, 12.5), (12, 14.5), (30, 12), (60, 16)]
land.road(paint("#a9b377", 0.95), stream, 6.4, 0.05)
land.road(WATER, stream, 4.4, 0.12)
for s in (-1, 1):
    box(CONCRETE, (0.4 + s * 0.75, 6.4, 0), (0.26, 9.4, 0.5), edge=0.05)
box(WATER, (0.4, 6.4, 0.02), (1.3, 9.4, 0.2), edge=0.01)
for s in (-1, 1):
    box(STEEL, (0.4 + s * 0.5, 5.4, 0.1), (0.3, 0.9, 0.42), (0, 0, s * 16), edge=0.03)
for s in (-1, 1):
    tube(PALE_STEEL, [(0.4 + s * 0.75, 4.2, 0.5), (0.4 + s * 0.75, 4.2, 0.78)], 0.03)
box(PALE_STEEL, (0.4, 4.2, 0.76), (1.7, 0.1, 0.06), edge=0.02)
rod(LIME, 0.09, 0.26, (0.4, 4.2, 0.6), sides=20)
box(CONCRETE, (0.4, 1.75, 0), (2.6, 0.3, 0.34), edge=0.05)
with place(3.0, 5.4):
    box(CONCRETE, (0, 0, 0), (1.7, 1.3, 0.18), edge=0.04)
    box(WHITE, (0, 0.1, 0.18), (1.1, 0.75, 1.75), edge=0.05)
    box(GREEN, (0, 0.05, 1.93), (1.3, 0.95, 0.12), edge=0.04)
    box(PALE_STEEL, (0, -0.285, 0.32), (0.92, 0.03, 1.45), edge=0.02)
    box(paint("#9fc0a2", 0.6), (0, -0.31, 1.2), (0.46, 0.03, 0.3), edge=0.015)
    rod(DARK_SLATE, 0.02, 0.14, (0.34, -0.32, 0.9), sides=10)
    tube(DARK_SLATE, [(-0.55, 0, 0.5), (-1.2, -0.5, 0.5), (-2.45, -1.1, 0.72), (-2.55, -1.15, 0.6)], 0.03)
panel(4.6, 6.4, 0.9, 1.6, 1.0, 30)
crate(-1.3, 4.2, 0.02, -12, LIME)
for k in range(4):
    bottle(-1.48 + 0.13 * k, 4.22 - 0.025 * k, 0.2, 1.15, WATER, GREEN)
for k in range(6):
    reeds(-5.5 + 1.0 * k, 10.6 + 0.1 * (k % 2), 0.02, 0.9, k)
    reeds(3.6 + 1.1 * k, 11.0 + 0.15 * (k % 2), 0.02, 0.85, k + 9)
meadow(-14, -3, -0.7, 9.5, 1500, size=0.19, flowers=0.22)
meadow(1.5, -3, 14, 9.5, 1500, size=0.19, flowers=0.22)
hedge([(-30, 26), (30, 28)], 1.0)
for k in range(8):
    tree(-26 + 7.6 * k, 36 + 5 * (k % 3), 0, 0.75 + 0.06 * (k % 3), k % 3, k % 3, 50 * k)
for k in range(5):
    bush(-9 - 1.6 * k, 21 + (k % 2), 0, 0.7, k % 3, 40 * k)
woods(land, 98, near=100)
on_paper(WATER)
camera((-0.1, -1.1, 2.15), (0.85, 6, 0.66), 34)
