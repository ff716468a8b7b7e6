"""Works: feed mill, loading tower, hall, cold store."""
from .farm import silo
from .paint import CREAM, DARK_SLATE, GREEN, LIME, PALE_STEEL, ROAD, SLATE, STEEL, WARM, WHITE
from .parts import lamp, slab_house, window, windows
from .shape import box, lathe, place, plate, rod


def feed_mill(x, y, turn=0, silos=4):
    """Tower, process wing, loading bay and a row of grain silos joined by a conveyor bridge."""
    with place(x, y, 0, turn):
        slab_house((11, 11, 26), WHITE, GREEN)
        box(GREEN, (0, -5.45, 0.4), (2.4, 0.3, 25), edge=0.06)
        for k in range(6):
            for dx in (-3.6, 3.6):
                window(dx, -5.5, 3.2 + 3.7 * k, 1.7, 1.5)
        with place(0.8, 0.5, 26):
            slab_house((6, 6, 3.2), WHITE, SLATE)
        with place(-13.5, 0):
            slab_house((16, 12, 13), CREAM, SLATE)
            windows(15, -6, 8.6, 5, 1.6, 1.5)
            for k in (-1, 0, 1):
                box(DARK_SLATE, (k * 5, -6.0, 0), (3.8, 0.25, 5.2), edge=0.05)
            box(GREEN, (0, -7.6, 5.7), (16.4, 3.6, 0.35), edge=0.08)
        for k in range(silos):
            silo(10.4 + k * 6.6, 1.0, 15.5, 3.0)
        end = 10.4 + (silos - 1) * 6.6
        box(SLATE, (end / 2 + 2.2, 1.0, 19.2), (end + 2, 1.7, 1.5), edge=0.15)
        for k in range(silos):
            rod(PALE_STEEL, 0.3, 2.4, (10.4 + k * 6.6, 1.0, 17.2), sides=16)


def loading_tower(x, y, turn=0):
    """Bulk bins on legs over a drive-through."""
    with place(x, y, 0, turn):
        for dx in (-2.6, 2.6):
            for dy in (-3.4, 3.4):
                box(PALE_STEEL, (dx, dy, 0), (0.4, 0.4, 6.2), edge=0.05)
        box(SLATE, (0, 0, 6), (6, 8, 0.4), edge=0.06)
        for dy in (-2, 2):
            silo(0, dy, 5, 1.7, 0, 6.3, WHITE)
            lathe(STEEL, [(0.25, -1.4), (0.9, 0)], (0, dy, 6.0))


def hall(x, y, turn=0, length=52, depth=24, high=9, cap=SLATE, docks=6):
    """The cutting hall: a low clean body, an office head in glass, refrigerated docks along the front."""
    with place(x, y, 0, turn):
        slab_house((length, depth, high), WHITE, cap)
        box(GREEN, (0, -depth / 2 - 0.02, high - 2.2), (length - 0.4, 0.2, 0.5), edge=0.03)
        for k in range(docks):
            dx = -length / 2 + 8 + k * (length - 20) / max(1, docks - 1)
            box(DARK_SLATE, (dx, -depth / 2 - 0.35, 1.1), (3.6, 0.8, 4.1), edge=0.12)
            box(PALE_STEEL, (dx, -depth / 2 - 0.7, 1.3), (2.7, 0.3, 3.4), edge=0.04)
            box(WARM, (dx, -depth / 2 - 1.1, 0), (3.2, 2.0, 1.1), edge=0.08)
        with place(length / 2 + 4.5, -depth / 2 + 7):
            slab_house((10, 14, 7.5), CREAM, GREEN)
            for row in (1.2, 4.4):
                windows(9.4, -7, row, 4, 1.7, 1.8)
        for k in range(4):
            with place(-length / 3 + k * length / 5, 2, high):
                box(PALE_STEEL, (0, 0, 0), (4, 2.6, 1.7), edge=0.12)
                for s in (-1, 1):
                    rod(SLATE, 0.8, 0.15, (s, 0, 1.65), sides=24)


def cold_store(x, y, turn=0, length=36, depth=26, high=15, docks=4):
    """A tall windowless store of insulated panels with a low dock house in front."""
    with place(x, y, 0, turn):
        slab_house((length, depth, high), WHITE, SLATE)
        n = int(length / 3)
        for k in range(1, n):
            box(PALE_STEEL, (k * length / n - length / 2, -depth / 2 - 0.02, 0.5), (0.1, 0.14, high - 1), edge=0.02)
        for k in range(3):
            box(LIME if k == 1 else GREEN, (-length / 2 + 4.5 + k * 1.6, -depth / 2 - 0.06, 0.5), (0.8, 0.2, high - 1), edge=0.03)
        with place(3, -depth / 2 - 3):
            slab_house((length - 8, 6.4, 6), CREAM, GREEN)
            for k in range(docks):
                dx = (k + 0.5) * (length - 9) / docks - (length - 9) / 2
                box(DARK_SLATE, (dx, -3.4, 1.0), (3.5, 0.8, 4.0), edge=0.12)
                box(PALE_STEEL, (dx, -3.75, 1.2), (2.7, 0.3, 3.4), edge=0.04)
        for k in range(3):
            with place(-length / 4 + k * length / 4, 0, high):
                box(PALE_STEEL, (0, 0, 0), (5, 3, 1.8), edge=0.12)
                for s in (-1.2, 1.2):
                    rod(SLATE, 0.9, 0.15, (s, 0, 1.75))


def apron(x, y, wide, deep, lamps=0):
    plate(ROAD, (x, y, 0), (wide, deep), 3, 0.07)
    for k in range(lamps):
        lamp(x - wide / 2 + (k + 0.5) * wide / lamps, y - deep / 2 + 1)
