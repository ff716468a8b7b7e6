"""The farm: barns, the air-filtered finishing barn, feed bins, the wash and drying centre, pens."""
from .paint import CONCRETE, CREAM, DARK_SLATE, GREEN, LIME, PALE_STEEL, ROAD, SLATE, STEEL, WHITE, WOOD, paint
from .parts import door, fan, gable, slab_house, vent, window, windows
from .shape import box, lathe, place, plate, rod, tube


def barn(x, y, turn=0, length=40, width=13, roof=SLATE, wall=3.0, rise=2.7):
    """A long white barn, its long side to the viewer."""
    with place(x, y, 0, turn):
        gable(length, width, wall, rise, roof, seams=2.0)
        windows(length - 2, -width / 2, 1.35, int(length / 3.4), 1.5, 0.95)
        for k in range(int(length / 9)):
            vent((k + 0.5) * length / int(length / 9) - length / 2, 0, wall + rise + 0.1)
        for side, s in (("right", 1), ("left", -1)):
            door(s * length / 2, 0, 2.6, 2.6, GREEN, side)
            for f in (-4, 4):
                fan(s * (length / 2 + 0.02), f, 1.9, 0.75, side)


def filtered_barn(x, y, turn=0, length=44, width=16, roof=SLATE):
    """A finishing barn with a filter gallery along one side and exhaust stacks on the other."""
    with place(x, y, 0, turn):
        gable(length, width, 3.4, 3.0, roof, seams=2.2)
        with place(0, -width / 2 - 1.6):
            slab_house((length - 6, 3.4, 3.2), CREAM, GREEN)
            n = int((length - 6) / 3)
            for k in range(n):
                fx = (k + 0.5) * (length - 6) / n - (length - 6) / 2
                box(PALE_STEEL, (fx, -1.7, 0.8), (2.3, 0.2, 1.7), edge=0.05)
                for r in range(4):
                    box(SLATE, (fx, -1.8, 0.95 + 0.38 * r), (2.0, 0.08, 0.12), edge=0.03)
        for k in range(6):
            sx = (k + 0.5) * length / 6 - length / 2
            rod(WHITE, 0.6, 3.0, (sx, 3.4, 4.6))
            lathe(STEEL, [(0.62, 0), (0.8, 0.15), (0.8, 0.4), (0.6, 0.4)], (sx, 3.4, 7.4))


def silo(x, y, tall=10.0, radius=2.4, legs=0.0, z=0.0, body=STEEL):
    """A ribbed steel silo; with legs it is a feed bin with a cone below."""
    with place(x, y, z):
        if legs:
            lathe(body, [(0.3, 0.45 * legs), (radius, legs)])
            for dx, dy in ((-1, -1), (-1, 1), (1, -1), (1, 1)):
                rod(PALE_STEEL, 0.11, legs + 0.2, (dx * radius * 0.66, dy * radius * 0.66, 0), sides=12)
        lathe(body, [(radius, legs), (radius, legs + tall)])
        n = int(tall / 1.1)
        for k in range(n + 1):
            h = legs + 0.05 + (tall - 0.1) * k / n
            lathe(PALE_STEEL, [(radius, h - 0.09), (radius + 0.07, h), (radius, h + 0.09)])
        lathe(WHITE, [(radius + 0.15, legs + tall), (radius + 0.15, legs + tall + 0.15), (0.4, legs + tall + radius * 0.5), (0.4, legs + tall + radius * 0.5 + 0.35), (0.01, legs + tall + radius * 0.5 + 0.4)])
        if not legs:
            lathe(CONCRETE, [(radius + 0.3, 0), (radius + 0.3, 0.3), (radius, 0.3)])


def bins(x, y, count=2, gap=3.4):
    for k in range(count):
        silo(x + k * gap, y, 4.2, 1.35, 2.0, body=WHITE)


def wash_centre(x, y, turn=0):
    """Drive-through hall: lorries are washed on the left and dried on the right."""
    with place(x, y, 0, turn):
        for k, cap in ((-1, GREEN), (1, SLATE)):
            with place(k * 4.2, 0):
                for s in (-1, 1):
                    box(WHITE, (s * 3.7, 0, 0), (0.7, 16, 6), edge=0.1)
                box(WHITE, (0, 0, 5.2), (8.0, 16.1, 1.2), edge=0.12)
                box(cap, (0, 0, 6.3), (8.3, 16.3, 0.5), edge=0.1)
                box(DARK_SLATE, (0, 7.6, 0), (6.8, 0.3, 5.2), edge=0.03)
                box(paint("#dfe6e4", 0.7), (0, 0, 0.02), (6.8, 17, 0.06), edge=0.02)
        for s in (-1, 1):
            tube(LIME, [(-4.2 + s * 3.1, -7.0, 0), (-4.2 + s * 3.1, -7.0, 4.6), (-4.2, -7.0, 4.9)], 0.13)


def pen(x, y, wide, deep, floor=None, turn=0):
    """A pen with a low solid wall and rails at the back, open to the viewer."""
    with place(x, y, 0, turn):
        box(floor or paint("#d9c390", 0.95), (0, 0, 0), (wide, deep, 0.06), edge=0.02)
        for (px, py), size in (((0, deep / 2), (wide + 0.2, 0.16, 0.75)), ((-wide / 2, 0), (0.16, deep, 0.75)), ((wide / 2, 0), (0.16, deep, 0.75))):
            box(CREAM, (px, py, 0), size, edge=0.06)
        for h in (0.9, 1.1):
            tube(PALE_STEEL, [(-wide / 2, -deep / 2, h), (-wide / 2, deep / 2, h), (wide / 2, deep / 2, h), (wide / 2, -deep / 2, h)], 0.035)


def open_barn(x, y, turn=0, length=26, width=10):
    """An open-fronted barn on wooden posts."""
    with place(x, y, 0, turn):
        box(CREAM, (0, width / 2, 0), (length, 0.3, 3.4), edge=0.05)
        for s in (-1, 1):
            box(CREAM, (s * length / 2, 0, 0), (0.3, width, 2.6), edge=0.05)
        n = max(2, int(length / 5))
        for k in range(n + 1):
            box(WOOD, (-length / 2 + k * length / n, -width / 2, 0), (0.3, 0.3, 3.2), edge=0.05)
        box(WOOD, (0, -width / 2, 3.1), (length + 0.6, 0.3, 0.35), edge=0.05)
        with place(0, 0, 3.9):
            box(GREEN, (0, 0, 0), (length + 1.6, width + 2.4, 0.3), (6, 0, 0), edge=0.1)
        window(-length / 4, width / 2 - 0.2, 1.4, 2, 1)
        window(length / 4, width / 2 - 0.2, 1.4, 2, 1)


def yard(x, y, wide, deep, corner=3.0):
    plate(ROAD, (x, y, 0), (wide, deep), corner, 0.07)
