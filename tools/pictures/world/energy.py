"""Energy and water: turbines, solar panels, biogas dome, treatment ponds."""
from math import atan2, cos, degrees, radians, sin

from .paint import CONCRETE, CREAM, DEEP_GREEN, GREEN, PALE_STEEL, PANEL, STEEL, WHITE, paint
from .parts import slab_house
from .shape import ball, box, dome, lathe, mesh, place, put, rod, tube


def turbine(x, y, z=0.0, high=62.0, spin=20, face=12):
    with place(x, y, z, face):
        s = high / 62
        lathe(WHITE, [(2.1 * s, -3), (1.0 * s, high)])
        ball(WHITE, 1.5 * s, (0, -0.3 * s, high), (0.9, 1.7, 0.9))
        blade = [(0, -0.75), (1.5, 4), (1.1, 12), (0.55, 22), (0.15, 27), (-0.2, 27), (-0.6, 12), (-0.9, 4)]
        for k in range(3):
            points = [(px * s, 0.14 * s * d, (pz + 1) * s) for d in (-1, 1) for px, pz in blade]
            n = len(blade)
            faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
            put(mesh(points, faces, WHITE), (0, -2.2 * s, high), (0, spin + 120 * k, 0))


def panel(x, y, z=0.0, wide=4.0, deep=2.2, tilt=24, turn=0, legs=True):
    """One solar table on two posts, tilted towards the viewer."""
    with place(x, y, z, turn):
        lift = 0.7 + deep / 2 * sin(radians(tilt)) if legs else 0.0
        if legs:
            for s in (-0.32, 0.32):
                rod(PALE_STEEL, 0.06, lift + 0.05, (s * wide, 0, 0), sides=10)
        _slab(wide, deep, lift, tilt)


def _slab(wide, deep, lift, tilt):
    a = radians(tilt)
    for material, w, d, up, thick in ((PALE_STEEL, wide, deep, 0, 0.07), (PANEL, wide - 0.1, deep - 0.1, 0.055, 0.03)):
        box(material, (0, -up * sin(a), lift + up * cos(a)), (w, d, thick), (tilt, 0, 0), edge=0.02)
    n = max(2, round(wide / 1.05))
    for k in range(1, n):
        box(PALE_STEEL, (k * wide / n - wide / 2, -0.075 * sin(a), lift + 0.075 * cos(a)), (0.035, deep - 0.1, 0.02), (tilt, 0, 0), edge=0.005)
    box(PALE_STEEL, (0, -0.075 * sin(a), lift + 0.075 * cos(a)), (wide - 0.1, 0.035, 0.02), (tilt, 0, 0), edge=0.005)


def solar_field(x, y, rows=4, columns=6, land=None, wide=4.6, deep=2.6, gap=4.6):
    for r in range(rows):
        for c in range(columns):
            px, py = x + (c - (columns - 1) / 2) * (wide + 0.25), y + r * gap
            panel(px, py, land.height(px, py) if land else 0, wide, deep)


def solar_roof(length, width, wall, rise, columns=8, rows=2):
    """Panels on the front slope of a gabled roof; call inside the building's place."""
    w = width / 2
    tilt = degrees(atan2(rise, w))
    run = (w ** 2 + rise ** 2) ** 0.5
    deep, wide = run * 0.86 / rows, length * 0.92 / columns
    for r in range(rows):
        t = (r + 0.5) / rows * 0.88 + 0.06
        for c in range(columns):
            with place((c + 0.5) * wide - columns * wide / 2, -w * (1 - t), wall + rise * t + 0.36):
                _slab(wide - 0.16, deep - 0.16, 0, tilt)


def digester(x, y, radius=9.0, wall=5.0, cover=DEEP_GREEN):
    """A biogas tank with a membrane dome."""
    with place(x, y):
        lathe(CREAM, [(radius, 0), (radius, wall)])
        lathe(PALE_STEEL, [(radius, wall - 0.3), (radius + 0.15, wall - 0.3), (radius + 0.15, wall + 0.1), (radius - 0.2, wall + 0.1)])
        for k in range(1, 4):
            lathe(WHITE, [(radius, wall * k / 4 - 0.08), (radius + 0.06, wall * k / 4), (radius, wall * k / 4 + 0.08)])
        dome(cover, radius, radius * 0.55, (0, 0, wall))
        for k in range(14):
            a = radians(k * 360 / 14)
            box(STEEL, (cos(a) * (radius + 0.1), sin(a) * (radius + 0.1), 0), (0.22, 0.3, wall), (0, 0, k * 360 / 14), edge=0.04)


def basin(x, y, wide, deep, level=0.5, water=None):
    """A rectangular treatment basin with a rim and a walkway."""
    with place(x, y):
        for px, py, sx, sy in ((0, -deep / 2, wide + 0.5, 0.5), (0, deep / 2, wide + 0.5, 0.5), (-wide / 2, 0, 0.5, deep), (wide / 2, 0, 0.5, deep)):
            box(CONCRETE, (px, py, 0), (sx, sy, 1.1), edge=0.1)
        box(water or paint("#86b0a4", 0.35), (0, 0, 0), (wide - 0.3, deep - 0.3, level), edge=0.01)


def gas_house(x, y, turn=0):
    """The engine house that turns biogas into power."""
    with place(x, y, 0, turn):
        slab_house((9, 6, 4.2), WHITE, GREEN)
        rod(PALE_STEEL, 0.35, 4.5, (-2.5, 1, 4))
        tube(PALE_STEEL, [(4.5, 0, 2.2), (7, 0, 2.2), (7, 0, 0)], 0.22)
