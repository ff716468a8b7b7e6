"""Parts that buildings share: gabled and flat houses, windows, doors, vents, fences and lamps."""
from .paint import CONCRETE, DARK_SLATE, GLASS, PALE_STEEL, SLATE, STEEL, WHITE, WOOD
from .shape import box, lathe, prism, rod, tube


def gable(length, width, wall, rise, roof=SLATE, walls=WHITE, over=0.5, seams=0.0, base=CONCRETE):
    """A gabled body along x: walls to the ridge, a plinth, and a roof of two thick slabs with eaves."""
    w = width / 2
    prism(walls, [(-w, 0), (w, 0), (w, wall), (0, wall + rise), (-w, wall)], length, turn=(0, 0, 90))
    box(base, (0, 0, 0), (length + 0.3, width + 0.3, 0.35), edge=0.05)
    slope, t = rise / w, 0.22
    e = w + over
    low = wall - over * slope
    outline = [(-e, low), (0, wall + rise), (e, low), (e, low + t), (0, wall + rise + t * 1.25), (-e, low + t)]
    prism(roof, outline, length + 2 * over, turn=(0, 0, 90), edge=0.05)
    if seams:
        n = int((length + 2 * over) / seams)
        for k in range(1, n):
            x = -length / 2 - over + k * (length + 2 * over) / n
            for side in (-1, 1):
                rib = [(side * e, low + t), (0, wall + rise + t * 1.25), (0, wall + rise + t * 1.25 + 0.06), (side * e, low + t + 0.06)]
                prism(roof, rib if side > 0 else rib[::-1], 0.1, (x, 0, 0), (0, 0, 90), edge=0.01)


def slab_house(size, wall=WHITE, cap=DARK_SLATE, base=CONCRETE):
    """A flat-roofed body with a rim."""
    x, y, z = size
    box(wall, (0, 0, 0), size, edge=0.14)
    box(base, (0, 0, 0), (x + 0.3, y + 0.3, 0.4), edge=0.05)
    box(cap, (0, 0, z - 0.35), (x + 0.35, y + 0.35, 0.5), edge=0.1)


def window(x, y, z, wide=1.4, high=1.2, frame=WHITE, side="front", glass=GLASS):
    """A framed pane on a wall that faces the viewer (front) or sideways (left, right)."""
    turn = {"front": 0, "left": -90, "right": 90}[side]
    box(frame, (x, y, z - 0.09), (wide + 0.22, 0.16, high + 0.18), (0, 0, turn), edge=0.03)
    box(glass, (x, y, z), (wide, 0.2, high), (0, 0, turn), edge=0.02)


def windows(length, y, z, count, wide=1.4, high=1.2, frame=WHITE):
    for k in range(count):
        window((k + 0.5) * length / count - length / 2, y, z, wide, high, frame)


def door(x, y, wide=1.2, high=2.2, leaf=WOOD, side="front", z=0.0):
    turn = {"front": 0, "left": -90, "right": 90}[side]
    box(WHITE, (x, y, z), (wide + 0.3, 0.18, high + 0.15), (0, 0, turn), edge=0.03)
    box(leaf, (x, y, z + 0.05), (wide, 0.24, high), (0, 0, turn), edge=0.03)


def vent(x, y, z, size=1.0):
    """A ridge ventilator."""
    rod(WHITE, 0.45 * size, 1.1 * size, (x, y, z - 0.3))
    lathe(STEEL, [(0.7 * size, 0), (0.7 * size, 0.08), (0.05, 0.38 * size)], (x, y, z + 0.85 * size))


def fan(x, y, z, radius=0.6, side="front"):
    """A wall fan with a round hood."""
    turn = {"front": (90, 0, 0), "left": (90, 0, -90), "right": (90, 0, 90)}[side]
    lathe(PALE_STEEL, [(radius * 0.8, 0.02), (radius, 0.02), (radius, 0.3), (radius * 0.86, 0.3), (radius * 0.8, 0.05)], (x, y, z), turn)
    lathe(DARK_SLATE, [(0.001, 0.06), (radius * 0.85, 0.06)], (x, y, z), turn)


def fence(points, high=1.1, material=WOOD, rails=3, gap=2.0, z=0.0):
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        n = max(1, round(length / gap))
        for k in range(n + 1):
            rod(material, 0.075, high + 0.1, (ax + (bx - ax) * k / n, ay + (by - ay) * k / n, z), sides=12)
        for r in range(rails):
            h = z + high * (r + 0.7) / rails
            tube(material, [(ax, ay, h), (bx, by, h)], 0.05)


def lamp(x, y, z=0.0, high=5.0):
    rod(PALE_STEEL, 0.09, high, (x, y, z), sides=12, top=0.06)
    box(SLATE, (x + 0.35, y, z + high - 0.05), (1.0, 0.22, 0.12), edge=0.04)
