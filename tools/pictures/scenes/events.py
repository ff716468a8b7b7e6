"""Mooncakes for the autumn festival, the tin open beside them."""
import math

from world.light import picture
from world.paint import GREEN, paint
from world.shape import ball, lathe, mesh, place, put
from world.still import still

picture("banners/events", 3840, 960)
CRUST, TOP, YOLK = paint("#c08a45", 0.6), paint("#cf9c55", 0.6), paint("#e0942f", 0.5)


def cake(x, y, z=0.0, turn=0, cut=False):
    """A scalloped cake with a raised flower on top."""
    with place(x, y, z, turn):
        n, ring = 96, []
        for h, grow in ((0.0, 0.97), (0.012, 1.0), (0.075, 1.0), (0.088, 0.95)):
            for k in range(n):
                a = 2 * math.pi * k / n
                r = 0.115 * grow * (1 + 0.035 * abs(math.sin(8 * a)))
                ring.append((r * math.cos(a), r * math.sin(a), h))
        faces = [(j * n + k, j * n + (k + 1) % n, (j + 1) * n + (k + 1) % n, (j + 1) * n + k) for j in range(3) for k in range(n)]
        put(mesh(ring, [*faces, tuple(range(3 * n, 4 * n))], CRUST, smooth=True))
        lathe(TOP, [(0.088, 0.086), (0.088, 0.093), (0.08, 0.093), (0.08, 0.086)], sides=48)
        for k in range(8):
            a = math.pi * k / 4
            ball(TOP, 0.02, (0.042 * math.cos(a), 0.042 * math.sin(a), 0.088), (1.35, 0.72, 0.4), (0, 0, math.degrees(a)), sides=16)
        ball(TOP, 0.017, (0, 0, 0.089), (1, 1, 0.5), sides=16)


with place(-0.5, 0.03):
    lathe(paint("#4f7d3d", 0.45), [(0.001, 0), (0.2, 0), (0.205, 0.01), (0.205, 0.12), (0.196, 0.12), (0.196, 0.02), (0.001, 0.02)], sides=72)
    lathe(paint("#c9a24b", 0.45), [(0.2055, 0.1), (0.2075, 0.11), (0.2055, 0.12)], sides=72)
    cake(0, 0, 0.04)
with place(-0.9, 0.16, 0.12, 0, 1, 36):
    lathe(GREEN, [(0.001, 0.035), (0.2, 0.035), (0.212, 0.028), (0.212, 0), (0.206, 0)], sides=72)
    lathe(paint("#c9a24b", 0.45), [(0.12, 0.0345), (0.12, 0.038), (0.105, 0.038)], sides=64)
for k, (x, y, turn) in enumerate(((-0.1, -0.03, 5), (0.2, 0.04, 20), (0.5, -0.03, 0), (0.8, 0.03, 12))):
    cake(x, y, 0, turn)
still(2.9, 19, paint("#eadfc8", 0.9))
