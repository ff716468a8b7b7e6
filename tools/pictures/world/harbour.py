"""The port: quay, grain ship, ship-to-shore crane, storage."""
from .paint import CONCRETE, CREAM, DEEP_GREEN, GREEN, PALE_STEEL, SLATE, WHITE, paint
from .parts import window
from .shape import box, mesh, place, prism, put, rod, soften, tube


def sea(y=0, far=1500, wide=1600, colour="#9dbcbf"):
    put(mesh([(-wide, y, 0), (wide, y, 0), (wide, far, 0), (-wide, far, 0)], [(0, 1, 2, 3)], paint(colour, 0.45)))


def grain_ship(x, y, turn=0, long=92.0):
    """A bulk carrier lying along x: deep green hull, white house aft, five hatches."""
    with place(x, y, 0, turn):
        half, w = long / 2, 8.5
        plan = [(-half, -w * 0.8), (-half + 4, -w), (half - 16, -w), (half - 5, -w * 0.62), (half, 0), (half - 5, w * 0.62), (half - 16, w), (-half + 4, w), (-half, w * 0.8)]
        for material, low, high, grow in ((paint("#9a5a45", 0.7), -1.0, 1.6, 0.975), (DEEP_GREEN, 1.6, 7.2, 1.0), (WHITE, 7.2, 7.7, 1.0)):
            n = len(plan)
            flare = 1.02 if material is DEEP_GREEN else 1
            points = [(px * grow, py * grow, low) for px, py in plan] + [(px * grow * flare, py * grow, high) for px, py in plan]
            if material is WHITE:
                points = [(px * 1.02, py, z) for px, py, z in points]
            faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
            soften(put(mesh(points, faces, material, smooth=True)), 0.15)
        for k in range(5):
            hx = -half + 26 + k * (long - 42) / 5
            box(CREAM, (hx, 0, 7.4), (9.5, 10, 1.5), edge=0.2)
            box(GREEN, (hx, 0, 8.8), (9.9, 10.4, 0.5), edge=0.15)
        with place(-half + 10, 0, 7.5):
            box(WHITE, (0, 0, 0), (9, 14, 8), edge=0.3)
            box(WHITE, (0.4, 0, 8), (7, 15.5, 3), edge=0.3)
            box(SLATE, (0.5, 0, 9), (7.2, 14, 1.2), edge=0.1)
            for r in range(3):
                for k in range(3):
                    for side in (-7.0, 7.0):
                        window(-2.7 + 2.7 * k, side, 1.0 + 2.3 * r, 1.0, 0.9)
            rod(DEEP_GREEN, 1.5, 5, (-2.4, 0, 10.6), top=1.3)
            rod(PALE_STEEL, 0.16, 6, (2.5, 0, 11), sides=12)
        rod(PALE_STEEL, 0.2, 7, (half - 7, 0, 7.5), sides=12)


def unloader(x, y, turn=0, reach=26.0):
    """A portal with a long arm over the ship and a leg into the hold."""
    with place(x, y, 0, turn):
        for dx in (-4, 4):
            for dy in (-4, 4):
                box(GREEN, (dx, dy, 0), (0.9, 0.9, 14), edge=0.12)
            box(GREEN, (dx, 0, 7), (0.8, 8.5, 0.8), edge=0.1)
        box(GREEN, (0, 0, 13.6), (9.6, 9.6, 1.2), edge=0.2)
        box(WHITE, (0, -2.5, 14.8), (5, 4.5, 4), edge=0.25)
        prism(PALE_STEEL, [(-0.9, 0), (0.9, 0), (0.9, 1.8), (-0.9, 1.8)], reach + 12, (0, reach / 2 - 2, 17.5), (6, 0, 0), edge=0.15)
        tip = reach - 0.2
        rod(PALE_STEEL, 1.0, 13.5, (0, tip - 1, 7.0), sides=24)
        box(SLATE, (0, -8.5, 14.6), (3, 3, 3.2), edge=0.2)
        tube(SLATE, [(0, 0, 18), (0, 0, 25), (0, tip - 6, 20)], 0.16)
        tube(SLATE, [(0, 0, 25), (0, -9, 16)], 0.16)


def quay(y=0, wide=400, deep=60):
    """Level ground 2 m above the sea, its edge towards the viewer at y."""
    box(CONCRETE, (0, y + deep / 2, -2), (wide, deep, 4.0), edge=0.2)
    for k in range(int(wide / 14)):
        rod(SLATE, 0.35, 0.7, (k * 14 - wide / 2 + 7, y + 1.4, 2.0), sides=14, top=0.45)
