"""Wild life at the water: reeds, ducks, a heron."""
import random

from .paint import WHITE, paint
from .shape import ball, lathe, place, rod, tube

REED, SPIKE, GREY = paint("#8fa35a", 0.95), paint("#7a5a3a", 0.9), paint("#aeb6b4", 0.8)


def reeds(x, y, z=0.0, size=1.0, seed=1):
    """A clump of reeds with a few bulrushes."""
    draw = random.Random(seed)
    with place(x, y, z, 0, size):
        for k in range(12):
            px, py, lean = draw.uniform(-0.45, 0.45), draw.uniform(-0.3, 0.3), draw.uniform(-0.2, 0.2)
            high = draw.uniform(0.9, 1.6)
            tube(REED, [(px, py, 0), (px + lean * 0.4, py, high * 0.6), (px + lean, py, high)], 0.018)
            if k % 3 == 0:
                rod(SPIKE, 0.04, 0.24, (px + lean, py, high - 0.02), sides=10)


def duck(x, y, z=0.0, turn=0, size=1.0, head=None):
    """A duck on the water, facing +x."""
    with place(x, y, z, turn, size):
        ball(paint("#a58d70", 0.85), 0.2, (0, 0, 0.06), (1.5, 0.85, 0.75), sides=18)
        ball(paint("#8d7860", 0.85), 0.1, (-0.26, 0, 0.14), (1.4, 0.6, 0.6), sides=14)
        ball(WHITE, 0.06, (0.22, 0, 0.2), (0.9, 0.9, 1.3), sides=14)
        ball(head or paint("#3f6a45", 0.7), 0.085, (0.26, 0, 0.31), sides=16)
        lathe(paint("#d9a441", 0.7), [(0.04, 0), (0.02, 0.1), (0.001, 0.11)], (0.31, 0, 0.3), (0, 90, 0), (0.5, 1, 1), sides=12)


def heron(x, y, z=0.0, turn=0, size=1.0):
    """A grey heron standing in the shallows, facing +x."""
    with place(x, y, z, turn, size):
        for s in (-1, 1):
            tube(paint("#8a7f5a", 0.8), [(s * 0.04, s * 0.05, 0), (s * 0.02, s * 0.05, 0.55)], 0.014)
        ball(GREY, 0.2, (-0.03, 0, 0.68), (1.5, 0.7, 0.75), (0, -18, 0), sides=18)
        tube(WHITE, [(0.18, 0, 0.76), (0.3, 0, 0.92), (0.2, 0, 1.08), (0.24, 0, 1.2)], 0.035)
        ball(WHITE, 0.06, (0.27, 0, 1.22), (1.3, 0.8, 0.8), sides=14)
        lathe(paint("#d9b25a", 0.7), [(0.025, 0), (0.001, 0.2)], (0.33, 0, 1.21), (0, 95, 0), sides=10)
        tube(paint("#4b5357", 0.8), [(0.28, 0, 1.26), (0.12, 0, 1.24)], 0.012)
