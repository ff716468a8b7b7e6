"""Land: rolling hills with strip fields, ridges in the distance, level ground where things stand, roads and paths."""
import math

import bpy
from mathutils import Vector, noise

from .paint import linear, ramp
from .shape import mesh, put

FIELDS = [(0, "#86a552"), (0.15, "#6f9146"), (0.29, "#9ab363"), (0.45, "#cdb575"), (0.57, "#80a04e"), (0.71, "#658840"), (0.86, "#adb96d")]


def smoothstep(t):
    t = max(0.0, min(1.0, t))
    return t * t * (3 - 2 * t)


def field_paint(stops, direction, width):
    """Strips by position, so that their edges are exact, fading to lawn where the land is level."""
    m = bpy.data.materials.new("fields")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    place, along = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeVectorMath")
    a = math.radians(direction)
    along.operation, along.inputs[1].default_value = "DOT_PRODUCT", (math.cos(a) / width, math.sin(a) / width, 0)
    bend, add, wrap = nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    bend.inputs["Scale"].default_value = 0.009
    add.operation, wrap.operation = "ADD", "FRACT"
    strips = ramp(nodes, stops, constant=True)
    wild, lawn = nodes.new("ShaderNodeAttribute"), nodes.new("ShaderNodeMix")
    wild.attribute_name, lawn.data_type = "wild", "RGBA"
    lawn.inputs[6].default_value = linear("#95a868")
    links.new(place.outputs["Object"], along.inputs[0])
    links.new(place.outputs["Object"], bend.inputs["Vector"])
    links.new(along.outputs["Value"], add.inputs[0])
    links.new(bend.outputs["Fac"], add.inputs[1])
    links.new(add.outputs[0], wrap.inputs[0])
    links.new(wrap.outputs[0], strips.inputs["Fac"])
    links.new(wild.outputs["Fac"], lawn.inputs[0])
    links.new(strips.outputs["Color"], lawn.inputs[7])
    shader = nodes["Principled BSDF"]
    links.new(lawn.outputs[2], shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.95, 0.1
    return m


class Land:
    """Flats are level rectangles (x, y, half width, half depth) at height 0, with lawn around them; ridges are (distance, height)."""

    def __init__(self, flats=(), seed=1, hills=3.5, slope=0.025, ridges=((380, 14), (600, 34), (950, 62)), near=-160,
                 far=1300, spread=0.75, direction=62, width=62, stops=None, lawn=True):
        self.flats, self.seed, self.hills, self.slope, self.ridges = list(flats), seed, hills, slope, ridges
        self.near, self.far, self.spread, self.lawn = near, far, spread, lawn
        self.paint = field_paint(stops or FIELDS, direction, width)

    def wild(self, x, y, margin=28):
        """0 on level ground, 1 in the open."""
        least = 1.0
        for cx, cy, hx, hy in self.flats:
            away = math.hypot(max(0, abs(x - cx) - hx), max(0, abs(y - cy) - hy))
            least = min(least, smoothstep((away - 2) / margin))
        return least

    def height(self, x, y):
        s = self.seed * 3.7
        z = self.hills * noise.noise(Vector((x / 75, y / 75, s))) + self.hills * 0.25 * noise.noise(Vector((x / 28, y / 28, s + 5)))
        z += max(0, y - 40) * self.slope
        for k, (distance, rise) in enumerate(self.ridges):
            line = distance + 60 * noise.noise(Vector((x / 210, k * 5, s)))
            crest = rise * (0.75 + 0.75 * noise.noise(Vector((x / (120 + 60 * k), 9 + k, s))))
            z += max(0, crest) * math.exp(-(((y - line) / (70 + 35 * k)) ** 2))
        return z * self.wild(x, y)

    def rows(self, across=260, along=330):
        for j in range(along + 1):
            t = j / along
            y = self.near + (self.far - self.near) * t ** 1.9
            half = 120 + self.spread * (y - self.near)
            yield y, [half * (2 * i / across - 1) for i in range(across + 1)]

    def build(self):
        points, wild = [], []
        for y, line in self.rows():
            for x in line:
                points.append((x, y, self.height(x, y)))
                wild.append(self.wild(x, y, 9) if self.lawn else 1)
        row = len(line)
        faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
                 for j in range(len(points) // row - 1) for i in range(row - 1)]
        data = mesh(points, faces, self.paint, smooth=True)
        data.use_auto_smooth = False
        data.attributes.new("wild", "FLOAT", "POINT").data.foreach_set("value", wild)
        put(data)
        return self

    def road(self, paint, points, width, lift=0.1, step=1.5):
        """A ribbon with closed edges laid over the land along a smooth line through the points."""
        line = _curve(points, step)
        ribbon = []
        for i, (x, y) in enumerate(line):
            (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
            length = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / length, (bx - ax) / length
            for d, up in ((-0.5, -0.5), (-0.5, lift), (-0.25, lift), (0, lift), (0.25, lift), (0.5, lift), (0.5, -0.5)):
                px, py = x + nx * d * width, y + ny * d * width
                ribbon.append((px, py, self.height(px, py) + up))
        faces = [(i * 7 + k, i * 7 + k + 1, i * 7 + k + 8, i * 7 + k + 7) for i in range(len(line) - 1) for k in range(6)]
        put(mesh(ribbon, faces, paint, smooth=True))
        return line


def plain(flats=(), seed=1, **more):
    """Wide low land under a tall sky, for scenes at eye level."""
    return Land(flats, seed, **{"hills": 1.6, "slope": 0.005, "ridges": ((430, 7), (640, 17), (950, 32)), **more}).build()


def _curve(points, step):
    """Catmull-Rom through the points."""
    padded = [points[0], *points, points[-1]]
    line = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:]):
        n = max(2, int(math.dist(p1, p2) / step))
        for k in range(n):
            t = k / n
            line.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                              for a, b, c, d in zip(p0, p1, p2, p3)))
    return [*line, tuple(points[-1])]
