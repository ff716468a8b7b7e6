"""Vehicles: the refrigerated lorry and the bulk feed truck, facing +x."""
from .paint import DARK_SLATE, GLASS, GREEN, LIME, PALE_STEEL, RUBBER, STEEL, WHITE, paint
from .shape import box, lathe, place, prism, tube

LIGHT = paint("#f3ead0", 0.5)


def _wheel(x, y):
    side = 1 if y > 0 else -1
    lathe(RUBBER, [(0.001, -0.17), (0.46, -0.17), (0.52, -0.1), (0.52, 0.1), (0.46, 0.17), (0.001, 0.17)], (x, y, 0.52), (90, 0, 0), sides=32)
    lathe(PALE_STEEL, [(0.001, 0.0), (0.2, 0.0), (0.26, -0.05), (0.001, -0.05)], (x, y + side * 0.2, 0.52), (90 if side < 0 else -90, 0, 0), sides=24)


def _cab(x, colour):
    """A rounded cab whose nose is at x + 2.3."""
    with place(x, 0, 0):
        prism(colour, [(0, 0.55), (2.15, 0.55), (2.3, 0.8), (2.28, 1.75), (1.95, 3.0), (0, 3.15)], 2.4, edge=0.16)
        prism(GLASS, [(2.0, 1.85), (2.305, 1.85), (2.02, 2.85), (1.7, 2.85)], 2.1, (0.012, 0, 0), edge=0.03)
        for s in (-1, 1):
            prism(GLASS, [(0.75, 1.85), (1.95, 1.85), (1.7, 2.65), (0.75, 2.65)], 0.06, (0, s * 1.2, 0), edge=0.02)
            box(LIGHT, (2.3, s * 0.85, 0.95), (0.08, 0.4, 0.22), edge=0.04)
            box(DARK_SLATE, (2.1, s * 1.4, 1.9), (0.14, 0.22, 0.55), edge=0.05)
        box(DARK_SLATE, (2.27, 0, 1.15), (0.1, 1.3, 0.4), edge=0.04)
        box(paint("#d8dbd4", 0.6), (2.2, 0, 0.4), (0.3, 2.4, 0.35), edge=0.08)


def lorry(x, y, turn=0, z=0.0, cab=GREEN, long=7.6):
    """A refrigerated lorry: white box, cooling unit, green cab."""
    with place(x, y, z, turn):
        box(WHITE, (-1.0, 0, 1.15), (long, 2.5, 2.75), edge=0.14)
        box(LIME, (-1.0, 0, 1.35), (long + 0.02, 2.53, 0.28), edge=0.02)
        box(PALE_STEEL, (long / 2 - 0.75, 0, 2.75), (0.5, 1.9, 0.95), edge=0.12)
        box(DARK_SLATE, (0.3, 0, 0.72), (long + 2.2, 1.2, 0.4), edge=0.06)
        _cab(long / 2 - 0.45, cab)
        for wx in (-long / 2 + 0.6, -long / 2 + 1.85, long / 2 + 0.85):
            for s in (-1, 1):
                _wheel(wx, s * 1.05)
        for s in (-1, 1):
            box(PALE_STEEL, (0.6, s * 1.15, 0.6), (3.0, 0.06, 0.45), edge=0.02)


def feed_truck(x, y, turn=0, z=0.0, cab=WHITE):
    """A bulk feed truck: four hopper cells and a discharge pipe."""
    with place(x, y, z, turn):
        for k in range(4):
            cx = -3.6 + k * 1.85
            prism(PALE_STEEL, [(cx - 0.9, 3.75), (cx - 0.9, 2.0), (cx - 0.35, 1.15), (cx + 0.35, 1.15), (cx + 0.9, 2.0), (cx + 0.9, 3.75)][::1], 2.4, edge=0.1)
            lathe(WHITE, [(0.5, 0), (0.5, 0.12), (0.3, 0.2), (0.001, 0.22)], (cx, 0, 3.73), sides=24)
        box(GREEN, (-0.85, 0, 3.05), (7.45, 2.46, 0.3), edge=0.04)
        box(DARK_SLATE, (-0.3, 0, 0.75), (9.6, 1.2, 0.42), edge=0.06)
        tube(STEEL, [(-4.2, -0.7, 1.2), (-4.7, -0.7, 1.6), (-4.7, -0.7, 4.1), (-0.5, -0.7, 4.25)], 0.13)
        _cab(3.15, cab)
        box(GREEN, (4.4, 0, 0.85), (2.2, 2.44, 0.3), edge=0.04)
        for wx in (-3.6, -2.35, 4.45):
            for s in (-1, 1):
                _wheel(wx, s * 1.05)


def van(x, y, turn=0, z=0.0, colour=WHITE):
    """A small delivery van."""
    with place(x, y, z, turn):
        prism(colour, [(-2.3, 0.4), (2.2, 0.4), (2.4, 0.6), (2.35, 1.1), (1.45, 1.35), (0.85, 2.15), (-2.2, 2.25), (-2.3, 2.1)], 1.85, edge=0.14)
        box(LIME, (-0.7, 0, 0.8), (3.1, 1.88, 0.2), edge=0.02)
        prism(GLASS, [(1.2, 1.38), (1.5, 1.36), (0.93, 2.08), (0.65, 2.08)], 1.6, (0.03, 0, 0.02), edge=0.02)
        for s in (-1, 1):
            prism(GLASS, [(0.15, 1.4), (1.2, 1.4), (0.75, 2.0), (0.15, 2.0)], 0.05, (0, s * 0.92, 0), edge=0.01)
            box(LIGHT, (2.34, s * 0.65, 0.75), (0.08, 0.3, 0.18), edge=0.03)
        for wx in (-1.5, 1.45):
            for s in (-1, 1):
                with place(wx, s * 0.8, 0, 0, 0.68):
                    _wheel(0, s * 0.05)
