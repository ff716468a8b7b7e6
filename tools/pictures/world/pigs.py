"""Pigs: a smooth body, then ears, snout, eyes, hooves and a curl.

They face +x. Kinds: finisher, sow, piglet. Poses: stand, sniff (head low), look (head turned to the viewer), lie (on the chest),
nurse (a sow on her side, belly towards the viewer).
"""
import math

import bpy
from mathutils import Euler, Matrix, Vector

from .paint import paint, shaded
from .pig_body import KINDS, shell
from .shape import place, put

PINK = (shaded("#d9a08a", "#f0cdbb", 0.75), paint("#dc9c88", 0.7), paint("#e0a592", 0.7))
RED = (shaded("#7d5340", "#a97a5e", 0.75), paint("#8d6049", 0.7), paint("#855742", 0.7))
PALE = (shaded("#ddb09c", "#f4dccd", 0.75), paint("#e2a997", 0.7), paint("#e5b2a1", 0.7))
EYE, SHINE, NOSTRIL, HOOF = paint("#2e2320", 0.4), paint("#ffffff", 0.5), paint("#9c5f50", 0.8), paint("#8a6a58", 0.8)

_made = {}


def _ball():
    if "ball" not in _made:
        bpy.ops.mesh.primitive_uv_sphere_add(segments=24, ring_count=14, radius=1)
        thing = bpy.context.object
        data = thing.data
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        bpy.data.objects.remove(thing)
        _made["ball"] = data
    return _made["ball"]


def _dot(material, matrix, at, scale, turn=(0, 0, 0)):
    key = ("dot", material.name)
    if key not in _made:
        _made[key] = _ball().copy()
        _made[key].materials.append(material)
    thing = put(_made[key])
    thing.matrix_world = thing.matrix_world @ matrix @ Matrix.LocRotScale(Vector(at), Euler([math.radians(t) for t in turn]), Vector(scale))


def _ear(material, matrix, side):
    """A soft leaf that falls forward."""
    key = ("ear", material.name)
    if key not in _made:
        points, n = [], 9
        for k in range(n):
            t = k / (n - 1)
            wide = .088 * math.sin(math.pi * min(1, .18 + .82 * t) ** .9) + .004
            for j in range(5):
                u = j / 2 - 1
                points.append((.19 * t, wide * u, -.02 * (1 - u * u) - .16 * t * t * .8))
        faces = [(k * 5 + j, (k + 1) * 5 + j, (k + 1) * 5 + j + 1, k * 5 + j + 1) for k in range(n - 1) for j in range(4)]
        data = bpy.data.meshes.new("ear")
        data.from_pydata(points, [], faces)
        data.materials.append(material)
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        _made[key] = data
    thing = put(_made[key])
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness, thick.offset = .022, 0
    thing.modifiers.new("round", "SUBSURF").render_levels = 2
    local = Matrix.Translation((-.09, side * .105, .125)) @ Matrix.Rotation(math.radians(side * 34), 4, "Z") @ Matrix.Rotation(math.radians(side * -22), 4, "X") @ Matrix.Rotation(math.radians(-14), 4, "Y")
    thing.matrix_world = thing.matrix_world @ matrix @ local


def _details(kind, pose, coat, head, feet):
    length = KINDS[kind][0]
    for s in (-1, 1):
        _ear(coat[1], head, s)
        _dot(EYE, head, (.088, s * .132, .058), (.021, .013, .021), (0, 0, s * 18))
        _dot(SHINE, head, (.097, s * .143, .067), (.006, .005, .006))
        _dot(NOSTRIL, head, (.331, s * .028, -.060), (.008, .013, .019))
    _dot(coat[2], head, (.307, 0, -.062), (.028, .083, .080))
    for at, r in feet:
        if pose == "lie" and at[0] < 0:
            continue  # tucked under the body
        _dot(HOOF, Matrix.Identity(4), (at[0], at[1], at[2] + .032), (r * 1.12, r * .95, .036))
    curl = bpy.data.curves.new("curl", "CURVE")
    curl.dimensions, curl.bevel_depth, curl.bevel_resolution = "3D", .014, 3
    line = curl.splines.new("POLY")
    line.points.add(20)
    for k, p in enumerate(line.points):
        a = k / 20 * 2 * math.pi * 1.2
        p.co = (-.56 * length - .05 - .10 * k / 20, .05 * math.sin(a), .63 + .05 * (1 - math.cos(a)) - .02 * k / 20, 1)
    line.use_smooth = True
    curl.materials.append(coat[1])
    put(curl)


def pig(x, y, z=0.0, turn=0, kind="finisher", pose="stand", coat=PINK, size=1.0):
    scale = KINDS[kind][4] * size
    body, head, feet = shell(kind, pose, coat)
    drop = -.26 * scale if pose == "lie" else 0.0
    with place(x, y, z + drop, turn, scale):
        if pose == "nurse":
            with place(0, .3, .24, tilt=82), place(0, 0, -.52):
                put(body)
                _details(kind, pose, coat, head, feet)
        else:
            put(body)
            _details(kind, pose, coat, head, feet)
