"""An abacus on the ledger: the first of the principles is that books are honest."""
import bpy

from world.light import picture
from world.paint import CREAM, paint
from world.shape import box, lathe, place, put, rod
from world.still import still

picture("banners/culture", 3840, 960)
FRAME, ROD, PAGE, LINE = paint("#6b4a2e", 0.6), paint("#b7a77c", 0.5), paint("#f3efe2", 0.9), paint("#c7c9bb", 0.9)
with place(0, 0.02, 0, 2):
    box(paint("#3f6138", 0.7), (0, 0, 0), (1.72, 0.72, 0.02), edge=0.008)
    for s in (-1, 1):
        box(CREAM, (s * 0.425, 0, 0.02), (0.83, 0.68, 0.03), edge=0.008)
        box(PAGE, (s * 0.425, 0, 0.05), (0.82, 0.67, 0.003), edge=0)
        for k in range(13):
            box(LINE, (s * 0.425, 0.27 - 0.045 * k, 0.0532), (0.72, 0.004, 0.001), edge=0)
        box(paint("#b9714f", 0.8), (s * 0.425 + 0.2, 0, 0.0532), (0.004, 0.6, 0.0012), edge=0)
bead = lathe(paint("#8a5a34", 0.45), [(0.008, -0.0145), (0.02, -0.0125), (0.0335, -0.002), (0.0335, 0.002), (0.02, 0.0125), (0.008, 0.0145)], sides=28)
shape = bead.data
bpy.data.objects.remove(bead)
with place(0, -0.05, 0.055, -4):
    for y in (-0.2, 0.075, 0.19):
        box(FRAME, (0, y, 0), (1.16, 0.026, 0.06), edge=0.008)
    for s in (-1, 1):
        box(FRAME, (s * 0.57, -0.005, 0), (0.03, 0.42, 0.06), edge=0.008)
    for k in range(13):
        x = -0.486 + 0.081 * k
        rod(ROD, 0.0045, 0.38, (x, 0.185, 0.034), (90, 0, 0), sides=10)
        up, down = (k * 5 + 2) % 2, (k * 7 + 1) % 5
        for b in range(2):
            put(shape, (x, 0.165 - 0.03 * b - (0.026 if b >= 2 - up else 0), 0.034), (90, 0, 0))
        for b in range(5):
            put(shape, (x, 0.045 - 0.03 * b - (0.07 if b >= down else 0), 0.034), (90, 0, 0))
still(2.7, 30, up=0.075)
