"""Downwind of the farm: quilts air in a courtyard, the odour diary lies on the bench."""
from world.farm import barn
from world.land import plain
from world.light import camera, picture
from world.nature import hedge, meadow, tree, woods
from world.office import notebook
from world.on_paper import on_paper
from world.paint import CLAY, CREAM, GREEN, TILE, WOOD, paint
from world.shape import box, place, plate, rod, tube
from world.village import bench, house

picture("pages/deodorization", 1600, 1000)
QUILTS = [paint(colour, 0.89) for colour in ("#cf8f7c", "#e7c9a8", "#87a5ac", "#dbe4dc")]
land = plain([(4, 40, 70, 60)], 133)
plate(paint("#cfc5ae", 0.95), (2.4, 1.4, 0), (13, 7.6), 0.6, 0.04)
house(8.6, 23, 0, -10, 8.6, 6.4, 2, TILE)
for x in (-2.4, 1.15):
    rod(WOOD, 0.05, 2.1, (x, 1.8, 0.04), sides=14)
tube(CREAM, [(-2.4, 1.8, 2.08), (-0.6, 1.8, 2.02), (1.15, 1.8, 2.08)], 0.014)
for x, base, patch in ((-1.55, *QUILTS[:2]), (0.25, *QUILTS[2:])):
    with place(x, 1.8, 0.04):
        box(base, (0, -0.05, 0.62), (1.45, 0.06, 1.4), edge=0.03)
        box(base, (0, 0.05, 0.9), (1.45, 0.06, 1.12), edge=0.03)
        for r in range(4):
            for c in range(4):
                if (r + c) % 2:
                    box(patch, (-0.525 + 0.35 * c, -0.085, 0.7 + 0.32 * r), (0.3, 0.012, 0.28), edge=0.01)
bench(2.7, 0.4, 0.04, -14)
notebook(2.5, 0.28, 0.545, -22, size=1.5)
rod(WOOD, 0.01, 0.2, (2.72, 0.24, 0.56), (0, 90, 30), sides=10)
for a, b in (((-4.4, 5.2), (4.6, 5.6)), ((-4.4, -0.4), (-4.4, 5.2))):
    for k in range(12):
        x, y = a[0] + (b[0] - a[0]) * (k + .5) / 12, a[1] + (b[1] - a[1]) * (k + .5) / 12
        long = max(abs(b[0] - a[0]), abs(b[1] - a[1])) / 12
        box(CREAM, (x, y, 0), (long if a[1] > 0 else 0.28, 0.28 if a[1] > 0 else long, 0.85), edge=0.02)
        box(CLAY, (x, y, 0.85), (long if a[1] > 0 else 0.42, 0.42 if a[1] > 0 else long, 0.08), edge=0.02)
barn(-20, 74, 0, 34, 12, GREEN)
for k in range(14):
    tree(-52 + 5.2 * k, 60 + 3 * (k % 2), 0, 0.42, k % 3, (k + 1) % 3, 47 * k)
hedge([(-40, 22), (6, 24)], 0.8)
meadow(-16, 6, 8, 20, 1300, size=0.2, flowers=0.2)
meadow(-12, -4, -4.7, 5, 500, size=0.18, flowers=0.2)
tree(-5.6, 13, 0, 0.62, 0, 1, 30)
woods(land, 123, near=140, clear=[(-70, -20, 70, 140)])
on_paper(*QUILTS)
camera((0.5, -5.0, 1.8), (0.85, 2.4, 1.2), 34)
