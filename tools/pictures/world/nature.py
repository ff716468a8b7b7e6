"""Nature: trees, woods, hedges, crops, flowers, bales and ponds."""
import math
import random

import bpy
from mathutils import Vector, noise

from .paint import BARK, STRAW, WATER, WHITE, paint, shaded
from .shape import lathe, mesh, place, put

LEAVES = [shaded("#38602f", "#5f8a43"), shaded("#4a7236", "#7b9d4e"), shaded("#5d7f3d", "#9bb263")]
CROP = [shaded("#5d8038", "#93b152"), shaded("#6f8f40", "#a9bd60")]
RIPE = shaded("#b3934d", "#e3c981")


def _lump(material, lobes, seed, detail=3):
    """A crown: overlapping spheres, gently uneven."""
    points, faces = [], []
    for k, (x, y, z, r) in enumerate(lobes):
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1)
        thing = bpy.context.object
        base = len(points)
        for v in thing.data.vertices:
            swell = r * (1 + 0.16 * noise.noise(v.co * 1.7 + Vector((seed * 7 + k, k * 3, 0))))
            points.append((x + v.co.x * swell, y + v.co.y * swell, z + v.co.z * swell))
        faces += [tuple(base + i for i in p.vertices) for p in thing.data.polygons]
        bpy.data.objects.remove(thing)
    data = mesh(points, faces, material, smooth=True)
    data.use_auto_smooth = False
    return data


_CROWNS = [
    [(0, 0, 4.2, 2.1), (0.9, 0.3, 5.3, 1.5), (-0.8, -0.4, 5.0, 1.5), (0.1, -0.8, 5.9, 1.3)],
    [(0, 0, 4.0, 1.9), (-0.7, 0.5, 5.2, 1.6), (0.6, -0.4, 5.6, 1.5)],
    [(0, 0, 3.9, 1.7), (0, 0.1, 5.4, 1.55), (0.1, 0, 6.7, 1.1)],
]
_cache = {}


def _crown(kind, leaf):
    key = (kind, leaf)
    if key not in _cache:
        if kind == "poplar":
            lobes = [(0, 0, 2.6, 1.0), (0.1, 0, 4.4, 1.25), (0, 0.1, 6.2, 1.15), (0, 0, 7.9, 0.9), (0, 0, 9.2, 0.6)]
        elif kind == "bush":
            lobes = [(0, 0, 0.5, 0.75), (0.6, 0.1, 0.4, 0.6), (-0.5, -0.15, 0.45, 0.65)]
        else:
            lobes = _CROWNS[kind]
        _cache[key] = _lump(LEAVES[leaf], lobes, leaf + len(str(kind)))
    return _cache[key]


def _trunk():
    if "trunk" not in _cache:
        thing = lathe(BARK, [(0.34, -0.4), (0.24, 0.5), (0.18, 3.4)], sides=10)
        _cache["trunk"] = thing.data
        bpy.data.objects.remove(thing)
    return _cache["trunk"]


def tree(x, y, z=0.0, size=1.0, kind=0, leaf=1, turn=0.0, tall=1.0):
    put(_crown(kind, leaf), (x, y, z), (0, 0, turn), (size, size, size * tall))
    put(_trunk(), (x, y, z), (0, 0, turn), (size, size, size * tall))


def bush(x, y, z=0.0, size=1.0, leaf=0, turn=0.0):
    put(_crown("bush", leaf), (x, y, z), (0, 0, turn), (size, size, size))


def woods(land, seed=3, tries=5200, density=0.16, clear=(), near=30, reach=900, alone=0.004):
    """Copses over the open land; clear holds lines of points (roads) and rectangles (x0, y0, x1, y1) kept free."""
    draw = random.Random(seed)
    lines = [c for c in clear if not isinstance(c[0], (int, float))]
    rooms = [c for c in clear if isinstance(c[0], (int, float))]
    for _ in range(tries):
        y = near + (reach - near) * draw.random() ** 1.5
        x = draw.uniform(-1, 1) * (70 + 0.62 * (y + 60))
        patch = noise.noise(Vector((x / 85, y / 60, seed)))
        if land.wild(x, y, 12) < 0.6 or patch < density and draw.random() > alone:
            continue
        if any(a < x < c and b < y < d for a, b, c, d in rooms):
            continue
        if any(math.dist((x, y), p) < 7 for line in lines for p in line[::3]):
            continue
        size = draw.uniform(0.75, 1.3) * (1 + max(0, y - 250) / 900)
        tree(x, y, land.height(x, y), size, draw.choice((0, 1, 2)), draw.choice((0, 0, 1, 1, 2)), draw.uniform(0, 360), draw.uniform(0.9, 1.2))


def hedge(points, size=1.0, seed=1, gap=1.0, land=None):
    draw = random.Random(seed)
    for (ax, ay), (bx, by) in zip(points, points[1:]):
        n = max(1, int(math.dist((ax, ay), (bx, by)) / gap))
        for k in range(n):
            x, y = ax + (bx - ax) * k / n, ay + (by - ay) * k / n
            bush(x, y, land.height(x, y) if land else 0, size * draw.uniform(0.85, 1.15), draw.choice((0, 1)), draw.uniform(0, 360))


def _plant(material, lean):
    key = ("plant", material.name, lean)
    if key not in _cache:
        points, faces = [], []
        for k in range(6):
            a = k * math.pi / 3
            reach, top = 0.30 + 0.06 * (k % 2), 0.62 + 0.16 * (k % 3)
            c, s = math.cos(a), math.sin(a)
            base = len(points)
            points += [(-s * 0.05, c * 0.05, 0), (s * 0.05, -c * 0.05, 0), (c * reach * 0.55 + s * 0.07, s * reach * 0.55 - c * 0.07, top * 0.75),
                       (c * reach * 0.55 - s * 0.07, s * reach * 0.55 + c * 0.07, top * 0.75), (c * reach, s * reach, top)]
            faces += [(base, base + 1, base + 2, base + 3), (base + 3, base + 2, base + 4)]
        _cache[key] = mesh(points, faces, material, smooth=True)
    return _cache[key]


def crop(x0, y0, x1, y1, land=None, row=0.9, gap=0.55, size=1.0, material=None, seed=5):
    """Rows of plants running away from the viewer."""
    draw, y = random.Random(seed), y0
    while y < y1:
        x = x0
        while x < x1:
            px, py = x + draw.uniform(-0.08, 0.08), y + draw.uniform(-0.15, 0.15)
            s = size * draw.uniform(0.85, 1.2)
            put(_plant(material or draw.choice(CROP), 0), (px, py, land.height(px, py) if land else 0), (0, 0, draw.uniform(0, 360)), (s, s, s))
            x += row
        y += gap


def meadow(x0, y0, x1, y1, count=500, land=None, seed=2, flowers=0.1, size=0.5):
    """Tufts of grass with a few flowers."""
    draw = random.Random(seed)
    if "flower" not in _cache:
        thing = lathe(WHITE, [(0.001, 0), (0.05, 0.02), (0.06, 0.06), (0.001, 0.09)], sides=8)
        _cache["flower"] = thing.data
        bpy.data.objects.remove(thing)
    for _ in range(count):
        x, y = draw.uniform(x0, x1), draw.uniform(y0, y1)
        z, s = land.height(x, y) if land else 0, size * draw.uniform(0.6, 1.2)
        put(_plant(draw.choice(CROP), 0), (x, y, z), (0, 0, draw.uniform(0, 360)), (s, s, s * 0.8))
        if draw.random() < flowers:
            put(_cache["flower"], (x + 0.1, y, z + 0.55 * s), (0, 0, 0), (1.4 * size + 0.2,) * 3)


def bale(x, y, z=0.0, turn=0.0, size=1.0):
    """A round straw bale lying on its side."""
    with place(x, y, z + 0.7 * size, turn, size):
        lathe(STRAW, [(0.001, -0.6), (0.62, -0.6), (0.7, -0.52), (0.7, 0.52), (0.62, 0.6), (0.001, 0.6)], turn=(90, 0, 0))
        lathe(paint("#c9a85e", 0.9), [(0.3, 0.601), (0.3, 0.615), (0.26, 0.615), (0.26, 0.601)], turn=(90, 0, 0))


def pond(x, y, rx, ry, z=0.03, seed=1, bank=None, water=None):
    """Still water with a soft bank."""
    for material, grow, lift in ((bank or paint("#9aa56a", 0.95), 1.06, 0), (water or WATER, 1.0, 0.03)):
        rim = []
        for k in range(72):
            a = 2 * math.pi * k / 72
            r = grow * (1 + 0.10 * noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, seed))))
            rim.append((x + rx * r * math.cos(a), y + ry * r * math.sin(a), z + lift))
        put(mesh(rim, [tuple(range(72))], material))
