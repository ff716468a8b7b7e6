"""Shapes: everything stands on its base point, edges are rounded, and `place` moves whole groups."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Euler, Matrix, Vector

_frame = [Matrix.Identity(4)]


@contextmanager
def place(x, y, z=0.0, turn=0.0, scale=1.0, tilt=0.0):
    """Everything made inside stands at this point, turned by degrees about the vertical (and tilted about x)."""
    step = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Scale(scale, 4)
    _frame.append(_frame[-1] @ step)
    try:
        yield
    finally:
        _frame.pop()


def put(data, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    """Stands an existing mesh (or curve) in the scene; turn in degrees about x, y, z."""
    thing = bpy.data.objects.new("thing", data)
    bpy.context.scene.collection.objects.link(thing)
    local = Matrix.LocRotScale(Vector(at), Euler([math.radians(a) for a in turn]), Vector(scale))
    thing.matrix_world = _frame[-1] @ local
    return thing


def mesh(vertices, faces, *paints, smooth=False):
    data = bpy.data.meshes.new("mesh")
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    for p in paints:
        data.materials.append(p)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(42)
    return data


def soften(thing, width):
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = width, 3, "ANGLE"
    return thing


_CUBE = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(paint, at, size, turn=(0, 0, 0), edge=0.08):
    """A rounded block, standing on its base centre."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    corners = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (0, 1)]
    return soften(put(mesh(corners, _CUBE, paint, smooth=True), at, turn), min(edge, min(size) / 3))


def prism(paint, outline, depth, at=(0, 0, 0), turn=(0, 0, 0), edge=0.06):
    """An outline in (x, z), counter-clockwise seen from the front, drawn out along y and centred on it."""
    n = len(outline)
    points = [(x, -depth / 2, z) for x, z in outline] + [(x, depth / 2, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))]
    faces += [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    return soften(put(mesh(points, faces, paint, smooth=True), at, turn), edge)


def plate(paint, at, size, corner=2.0, thick=0.06):
    """A level yard with rounded corners."""
    x, y = size[0] / 2 - corner, size[1] / 2 - corner
    rim = []
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for k in range(9):
            a = math.radians(start + 90 * k / 8)
            rim.append((cx + corner * math.cos(a), cy + corner * math.sin(a)))
    n = len(rim)
    points = [(px, py, 0) for px, py in rim] + [(px, py, thick) for px, py in rim]
    faces = [tuple(range(n, 2 * n))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
    return put(mesh(points, faces, paint), at)


def lathe(paint, profile, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), sides=40):
    """A turned body from (radius, height) pairs."""
    ring = [(r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), z)
            for r, z in profile for i in range(sides)]
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
             for k in range(len(profile) - 1) for i in range(sides)]
    return put(mesh(ring, faces, paint, smooth=True), at, turn, scale)


def rod(paint, radius, height, at=(0, 0, 0), turn=(0, 0, 0), sides=24, top=None):
    top = radius if top is None else top
    return lathe(paint, [(0.001, 0), (radius, 0), (top, height), (0.001, height)], at, turn, sides=sides)


def dome(paint, radius, rise, at=(0, 0, 0), sides=48):
    steps = [math.radians(90 * k / 10) for k in range(10)] + [math.radians(89.9)]
    return lathe(paint, [(radius * math.cos(a), rise * math.sin(a)) for a in steps], at, sides=sides)


def ball(paint, radius, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), sides=24):
    arc = [math.radians(-90 + 180 * k / 14) for k in range(15)]
    return lathe(paint, [(max(radius * math.cos(a), 0.001 * radius), radius * math.sin(a)) for a in arc], at, turn, scale, sides)


def tube(paint, points, radius):
    """A round pipe through the given points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for p, q in zip(spline.points, points):
        p.co = (*q, 1)
    spline.use_smooth = True
    curve.materials.append(paint)
    return put(curve)
