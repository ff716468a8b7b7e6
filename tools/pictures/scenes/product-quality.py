"""Chilled cuts in their trays, a thermometer in the middle one."""
from world.light import picture
from world.paint import GREEN, SLATE, STEEL, WHITE, paint
from world.shape import box, lathe, place, rod
from world.still import COOL, still

picture("banners/product-quality", 2400, 600)
MEAT, DARK, FAT = paint("#cf7e74", 0.55), paint("#b9625a", 0.55), paint("#f2e3d6", 0.6)


def tray(x):
    """A shallow tray with a green band."""
    with place(x, 0):
        box(WHITE, (0, 0, 0), (0.62, 0.42, 0.012), edge=0.005)
        for px, py, sx, sy in ((0, -0.2, 0.62, 0.02), (0, 0.2, 0.62, 0.02), (-0.3, 0, 0.02, 0.38), (0.3, 0, 0.02, 0.38)):
            box(WHITE, (px, py, 0), (sx, sy, 0.06), edge=0.008)
        box(GREEN, (0, -0.211, 0.022), (0.5, 0.004, 0.018), edge=0.001)


def chop(x, y, z, turn, lean):
    """A slice of loin: a dark eye in paler meat under a rim of fat."""
    with place(x, y, z, turn), place(0, 0, 0, 0, 1, lean):
        for part, r, thick in ((FAT, 0.112, 0.017), (MEAT, 0.099, 0.021), (DARK, 0.05, 0.0225)):
            lathe(part, [(0.001, -thick), (r * 0.96, -thick), (r, -thick * 0.5), (r, thick * 0.5), (r * 0.96, thick), (0.001, thick)], scale=(1.15, 0.92, 1), sides=48)


for x in (-0.72, 0, 0.72):
    tray(x)
for k in range(4):
    chop(-0.87 + 0.1 * k, 0, 0.085, 62, 58)
box(MEAT, (0, 0, 0.012), (0.5, 0.26, 0.1), edge=0.05)
box(FAT, (0, 0.02, 0.098), (0.47, 0.22, 0.026), edge=0.013)
for k in range(5):
    rod(MEAT if k % 2 else DARK, 0.042, 0.34, (0.55 + 0.085 * k, -0.17, 0.055), (-90, 0, 0), sides=24)
with place(0.1, -0.04, 0.1, 0, 0.72, 0):
    rod(STEEL, 0.006, 0.13, (0, 0, 0), (0, 14, 0), sides=14)
    with place(0.034, -0.004, 0.125, -4), place(0, 0, 0, 0, 1, -38):
        lathe(SLATE, [(0.001, 0), (0.066, 0), (0.07, 0.008), (0.07, 0.022), (0.06, 0.026)], (0, 0.012, 0), (90, 0, 0), sides=48)
        lathe(WHITE, [(0.06, 0.026), (0.001, 0.026)], (0, 0.012, 0), (90, 0, 0), sides=48)
        box(paint("#c9353f", 0.6), (-0.014, -0.016, 0.0), (0.007, 0.003, 0.05), (0, -32, 0), edge=0)
still(2.8, 20, COOL, up=0.085)
