"""A balance: a heap of feed pellets in one pan, a pig in the other. Feed is most of what a pig costs."""
import math

from world.light import picture
from world.paint import paint
from world.pigs import PINK, pig
from world.shape import ball, box, lathe, place, tube
from world.still import grain, heap, still

picture("banners/pig-price", 3840, 960)
BRASS, PAN = paint("#c2a256", 0.45), paint("#d8dbd6", 0.5)
box(paint("#5b4630", 0.7), (0, 0, 0), (0.5, 0.22, 0.03), edge=0.01)
lathe(BRASS, [(0.001, 0.03), (0.06, 0.03), (0.05, 0.045), (0.016, 0.06), (0.013, 0.26), (0.022, 0.275), (0.001, 0.29)])
with place(0, 0, 0.27):
    for s in (-1, 1):
        tube(BRASS, [(0, 0, 0.0), (s * 0.3, 0, 0.018), (s * 0.62, 0, 0.0)], 0.011)
        ball(BRASS, 0.02, (s * 0.62, 0, 0))
    ball(BRASS, 0.028, (0, 0, 0.002))
for s in (-1, 1):
    with place(s * 0.62, 0, 0.055):
        lathe(PAN, [(0.001, 0), (0.12, 0.004), (0.21, 0.026), (0.222, 0.032), (0.2, 0.03), (0.12, 0.012), (0.001, 0.008)], sides=64)
        for k in range(3):
            a = 2 * math.pi * k / 3 + math.pi / 2
            tube(BRASS, [(0.21 * math.cos(a), 0.21 * math.sin(a), 0.03), (0, 0, 0.215)], 0.0028)
heap(-0.62, 0, 0.08, 0.155, 0.09, [grain(paint(c, 0.85), 0.026, 0.0058) for c in ("#9a7448", "#ad8653", "#86633c")], 620)
pig(0.63, 0, 0.068, -18, "finisher", "stand", PINK, 0.17)
still(2.5, 13, up=0.1)
