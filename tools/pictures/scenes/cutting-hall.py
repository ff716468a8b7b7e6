"""Packed crates on the roller conveyor to the cold store."""
from world.light import picture
from world.paint import CREAM, GREEN, LIME, PALE_STEEL, SLATE, STEEL, WHITE, paint
from world.shape import box, place, rod
from world.still import COOL, still

picture("banners/cutting-hall", 2400, 600)
MEAT = (paint("#cf7e74", 0.55), paint("#c06b62", 0.55), paint("#e3a79b", 0.55))
for s in (-0.36, 0.36):
    box(SLATE, (0, s, 0.06), (6.4, 0.05, 0.12), edge=0.01)
for k in range(61):
    rod(STEEL if k % 2 else PALE_STEEL, 0.032, 0.68, (-3.0 + 0.1 * k, 0.34, 0.145), (90, 0, 0), sides=18)
for k, colour in enumerate((GREEN, GREEN, LIME, GREEN)):
    with place(-1.42 + 0.95 * k, 0, 0.178, (1, -2, 2, 0)[k]):
        box(colour, (0, 0, 0), (0.72, 0.5, 0.02), edge=0.006)
        for px, py, sx, sy in ((0, -0.24, 0.72, 0.024), (0, 0.24, 0.72, 0.024), (-0.348, 0, 0.024, 0.44), (0.348, 0, 0.024, 0.44)):
            box(colour, (px, py, 0), (sx, sy, 0.22), edge=0.008)
            box(colour, (px, py, 0.2), (sx + 0.03, sy + 0.03, 0.03), edge=0.01)
        for c in range(4):
            box((CREAM, WHITE)[k % 2], (-0.27 + 0.18 * c, 0, 0.1), (0.16, 0.42, 0.08), edge=0.01)
            for r in range(2):
                box(MEAT[(c + r + k) % 3], (-0.27 + 0.18 * c, -0.11 + 0.21 * r, 0.16), (0.13, 0.17, 0.05), edge=0.022)
        box(WHITE, (0, -0.255, 0.07), (0.2, 0.004, 0.09), edge=0.001)
        for b in range(8):
            box(SLATE, (-0.07 + 0.02 * b, -0.258, 0.085), ((0.005, 0.011)[b % 2], 0.002, 0.06), edge=0)
still(5.0, 24, COOL, up=0.09)
