"""The body of a pig: overlapping rings for trunk, neck, head and legs, fused into one smooth skin."""
import math

import bpy
from mathutils import Matrix, Vector

#           x     z    half-width half-height, for a body one metre from ham to shoulder
BODY = [(-.585, .57, .03, .03), (-.57, .565, .11, .13), (-.50, .55, .195, .21), (-.38, .535, .235, .245), (-.18, .515, .25, .258),
        (.04, .508, .255, .26), (.24, .522, .245, .25), (.40, .545, .225, .235), (.52, .565, .185, .20), (.60, .575, .12, .13), (.64, .58, .03, .03)]
HEAD = [(-.22, .0, .04, .05), (-.20, .0, .15, .16), (-.08, .005, .175, .185), (.05, .0, .16, .17), (.14, -.02, .128, .134), (.205, -.045, .098, .100),
        (.265, -.06, .083, .083), (.305, -.062, .077, .077), (.317, -.062, .02, .02)]
KINDS = {  # length, girth, head, leg length, scale
    "finisher": (1.0, 1.0, 1.0, 1.0, 1.0),
    "sow": (1.16, 1.08, 0.98, 0.95, 1.22),
    "piglet": (0.84, 0.90, 1.22, 0.92, 0.40),
}
_made = {}


def _rings(stations, matrix, sides=28):
    points, faces = [], []
    for x, z, w, h in stations:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            points.append(matrix @ Vector((x, w * math.cos(a), z + h * math.sin(a))))
    n = len(stations)
    faces = [(k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
             for k in range(n - 1) for i in range(sides)]
    faces += [tuple(range(sides))[::-1], tuple(range((n - 1) * sides, n * sides))]
    return points, faces


def _limb(knots, sides=16):
    """A leg through (point, radius) knots from the body downwards."""
    points, faces = [], []
    for (x, y, z), r in knots:
        for i in range(sides):
            a = 2 * math.pi * i / sides
            points.append(Vector((x + r * 1.1 * math.cos(a), y + r * math.sin(a), z)))
    n = len(knots)
    faces = [(k * sides + i, (k + 1) * sides + i, (k + 1) * sides + (i + 1) % sides, k * sides + (i + 1) % sides) for k in range(n - 1) for i in range(sides)]
    faces += [tuple(range(sides)), tuple(range((n - 1) * sides, n * sides))[::-1]]
    return points, faces


def _fused(parts, material, grain):
    points, faces = [], []
    for p, f in parts:
        base = len(points)
        points += p
        faces += [tuple(base + i for i in face) for face in f]
    data = bpy.data.meshes.new("pig")
    data.from_pydata(points, [], faces)
    thing = bpy.data.objects.new("pig", data)
    bpy.context.scene.collection.objects.link(thing)
    fuse = thing.modifiers.new("fuse", "REMESH")
    fuse.mode, fuse.voxel_size = "VOXEL", grain
    ease = thing.modifiers.new("ease", "SMOOTH")
    ease.factor, ease.iterations = 0.5, 9
    body = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    body.polygons.foreach_set("use_smooth", [True] * len(body.polygons))
    body.materials.clear()
    body.materials.append(material)
    return body


def _head_place(kind, pose):
    length, girth, head, leg, _ = KINDS[kind]
    x = .60 * length
    tilt, yaw, z = {"stand": (8, 0, .64), "sniff": (38, 0, .50), "look": (4, -42, .66), "lie": (12, -14, .62), "nurse": (4, 0, .60)}[pose]
    return Matrix.Translation((x + .06, 0, z)) @ Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(tilt), 4, "Y") @ Matrix.Scale(head, 4)


def _legs(kind, pose):
    length, girth, _, leg, _ = KINDS[kind]
    parts, feet = [], []
    for x, back in ((-.42 * length, True), (.38 * length, False)):
        for s in (-1, 1):
            y = s * .135 * girth
            if pose == "lie":
                f = x + (.16 if back else .24)
                parts.append(_limb([((x + .02, y * 1.35, .46), .10), ((x + .06, y * 1.55, .36), .085), ((f, y * 1.5, .315), .05), ((f + .1, y * 1.45, .30), .042)]))
                feet.append(((f + .13, y * 1.45, .295), .045))
                continue
            bend = -.05 if back else .01
            parts.append(_limb([((x, y * .9, .56), .135 if back else .115), ((x + .01, y, .40), .105 if back else .088), ((x + bend, y, .24), .062),
                                ((x + bend + .015, y, .12), .050), ((x + bend + .03, y, .03), .052)]))
            feet.append(((x + bend + .035, y, .0), .055))
    return parts, feet


def _flatten(mesh, low):
    for v in mesh.vertices:
        if v.co.z < low:
            v.co.z = low - (low - v.co.z) * .12


def shell(kind, pose, coat):
    key = (kind, pose, coat[0].name)
    if key not in _made:
        length, girth, head, leg, _ = KINDS[kind]
        stations = [(x * length, z, w * girth, h * girth) for x, z, w, h in BODY]
        place_head = _head_place(kind, pose)
        neck = [(.36 * length, .56, .19, .20), (.48 * length, .575, .185, .19), (.60 * length, .59, .165, .17)]
        legs, feet = _legs(kind, pose)
        middle = place_head @ Vector((-.02, 0, 0))
        bridge = _rings([(0, 0, .165, .17), (.5, 0, .165, .17), (1, 0, .15, .155)], _span(Vector((.46 * length, 0, .57)), middle))
        body = _fused([_rings(stations, Matrix.Identity(4)), _rings(neck, Matrix.Identity(4)), bridge, _rings(HEAD, place_head), *legs], coat[0], .02)
        if pose == "lie":
            _flatten(body, .30)
        _made[key] = (body, place_head, feet)
    return _made[key]


def _span(a, b):
    """A frame whose x axis runs from a to b, one unit long; the other axes keep their length."""
    along = b - a
    side = Vector((0, 0, 1)).cross(along.normalized()).normalized()
    up = along.normalized().cross(side)
    return Matrix((( along.x, side.x, up.x, a.x), (along.y, side.y, up.y, a.y), (along.z, side.z, up.z, a.z), (0, 0, 0, 1)))
