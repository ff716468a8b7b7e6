"""The morning paper on a terrace above the fields."""
from world.land import Land
from world.light import camera, dawn, picture
from world.nature import woods
from world.paint import CREAM, WHITE, WOOD, paint
from world.rooms import cup
from world.shape import box, lathe, place, prism, tube

picture("banners/news", 2400, 600)
INK, GREY, STEM = paint("#8d9690", 0.9), paint("#c4c8c0", 0.9), paint("#c9ac67", 0.9)


def newspaper(x, y, z, turn, pictured):
    """A folded paper: a plump fold, grey columns, one picture."""
    with place(x, y, z, turn):
        prism(CREAM, [(-0.17, 0), (0.17, 0), (0.17, 0.012), (0.1, 0.02), (-0.12, 0.024), (-0.165, 0.02), (-0.18, 0.01)], 0.24, edge=0.003)
        with place(0, 0, 0.021):
            box(INK, (-0.01, 0.095, 0.0005), (0.22, 0.018, 0.002), edge=0)
            for c in range(4):
                for r in range(9):
                    if pictured and c in (1, 2) and r < 5:
                        continue
                    box(GREY, (-0.105 + 0.064 * c, 0.068 - 0.02 * r, 0.0006), (0.052, 0.007, 0.002), edge=0)
            if pictured:
                box(paint("#9fb56d", 0.9), (-0.009, 0.032, 0.0008), (0.116, 0.088, 0.002), edge=0)
                box(paint("#d9d3b4", 0.9), (-0.009, 0.056, 0.0012), (0.116, 0.04, 0.002), edge=0)


def ear(x, y, z, lean, turn):
    with place(x, y, z, turn):
        tube(STEM, [(0, 0, 0), (lean * 0.3, 0, 0.14), (lean, 0, 0.24)], 0.0022)
        for k in range(7):
            for s in (-1, 1):
                t = k / 7
                lathe(paint("#d8b96c", 0.85), [(0.001, 0), (0.0062, 0.008), (0.005, 0.016), (0.001, 0.024)],
                      (lean * (1 + 0.25 * t), s * 0.005, 0.235 + 0.075 * t), (s * 20, 20 * lean * 10, 0), sides=10)


land = Land(flats=[(0, -20, 30, 12)], seed=6, hills=3, slope=0.004).build()
with place(0, -20, 8):
    box(WOOD, (0, 0.02, 0.70), (3.2, 0.62, 0.05), edge=0.012)
    box(paint("#a97f50", 0.85), (0, -0.1, 0.7502), (3.2, 0.004, 0.001), edge=0)
    box(paint("#a97f50", 0.85), (0, 0.12, 0.7502), (3.2, 0.004, 0.001), edge=0)
    newspaper(0.33, 0.03, 0.751, 14, True)
    newspaper(0.335, 0.035, 0.774, 8, True)
    cup(0.66, -0.02, 0.751)
    lathe(WHITE, [(0.001, 0.0), (0.07, 0.0), (0.078, 0.006), (0.001, 0.004)], (0.66, -0.02, 0.751))
    lathe(paint("#7fa27c", 0.6), [(0.001, 0), (0.026, 0), (0.032, 0.006), (0.038, 0.016), (0.042, 0.03), (0.0425, 0.048), (0.04, 0.068), (0.033, 0.086), (0.025, 0.098), (0.021, 0.106), (0.021, 0.113), (0.025, 0.12), (0.021, 0.12), (0.016, 0.1)], (-0.03, 0.08, 0.751))
    for k in range(7):
        ear(-0.03, 0.08, 0.82, 0.03 + 0.02 * (k % 3), 51 * k)
woods(land, 4, near=170, clear=[(-40, -60, 40, 60)])
dawn()
camera((-0.06, -22.3, 9.3), (-0.06, -20, 8.925), 40)
