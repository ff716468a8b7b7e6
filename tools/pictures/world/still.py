"""One thing from close by, on a clay-white ground under a high soft sun; the ground runs up behind the words."""
import math
import random

import bpy
from mathutils import Vector

from .light import camera, scene
from .paint import RUBBER, linear, paint
from .shape import ball, box, lathe, mesh, place, put

CLAY, SAGE, COOL = paint("#ece8dc", 0.9), paint("#dfe3d2", 0.9), paint("#dde3e2", 0.9)


def still(wide, tilt=15, ground=CLAY, up=0.095, sun=2.7, azimuth=-58, elevation=38):
    """A picture so many metres wide. What stands at the origin has its foot in the lowest eighth: the words are above it."""
    far = 40 * wide
    put(mesh([(-far, -far, 0), (far, -far, 0), (far, far, 0), (-far, far, 0)], [(0, 1, 2, 3)], ground))
    _lighten(ground, 0.62)
    world = scene.world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = linear("#eaf1f4")
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.66
    e, a = math.radians(elevation), math.radians(azimuth)
    to_sun = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    lamp.data.energy, lamp.data.angle, lamp.data.color = sun, math.radians(5), (1, 0.93, 0.82)
    lamp.rotation_euler = (-to_sun).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    t, away, h = math.radians(tilt), wide * 100 / 36, up * wide
    camera((0, -away * math.cos(t), away * math.sin(t) + h), (0, 0, h), 100)


def _lighten(ground, share):
    """Makes the ground nearly as bright as the paper of the page, for the camera alone: what stands on it is lit as before."""
    nodes, links = ground.node_tree.nodes, ground.node_tree.links
    shader, ray, seen = nodes["Principled BSDF"], nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMath")
    seen.operation, seen.inputs[1].default_value = "MULTIPLY", share
    shader.inputs["Emission"].default_value = shader.inputs["Base Color"].default_value
    links.new(ray.outputs["Is Camera Ray"], seen.inputs[0])
    links.new(seen.outputs[0], shader.inputs["Emission Strength"])
    ground.cycles.sample_as_light = False


def heap(x, y, z, radius, high, grain, count, seed=1, turned=True):
    """A heap of grains over a cone; `grain` makes the thing of which the heap is made, at the origin."""
    draw = random.Random(seed)
    kinds = grain if isinstance(grain, list) else [grain]
    body = kinds[0].materials[0]
    lathe(body, [(radius * 0.97, 0), (radius * 0.6, high * 0.34), (radius * 0.3, high * 0.64), (0.001, high * 0.94)], (x, y, z))
    for _ in range(count):
        r, a = math.sqrt(draw.random()), draw.uniform(0, 2 * math.pi)
        up = high * (1 - r) ** 1.12
        turn = [draw.uniform(0, 360) for _ in range(3)] if turned else [0, 0, draw.uniform(0, 360)]
        put(draw.choice(kinds), (x + radius * r * math.cos(a), y + radius * r * math.sin(a), z + up), turn)


def grain(material, length, radius):
    """The mesh of a pellet or a kernel, to be put many times."""
    thing = lathe(material, [(0.001, -length / 2), (radius * 0.85, -length / 2), (radius, -length * 0.3), (radius, length * 0.3), (radius * 0.85, length / 2), (0.001, length / 2)], sides=10)
    data = thing.data
    bpy.data.objects.remove(thing)
    return data


def boots(x, y, colour, turn=0, z=0.0):
    """A pair of rubber boots, toes towards the viewer."""
    with place(x, y, z, turn):
        for s in (-0.075, 0.075):
            lathe(colour, [(0.058, 0.04), (0.055, 0.16), (0.068, 0.36), (0.06, 0.36), (0.05, 0.3)], (s, 0.03, 0), sides=20)
            ball(colour, 0.07, (s, -0.04, 0.06), (0.92, 1.75, 0.8), sides=18)
            ball(RUBBER, 0.078, (s, -0.038, 0.02), (0.94, 1.72, 0.26), sides=24)
            box(RUBBER, (s, 0.045, 0), (0.105, 0.09, 0.034), edge=0.014)
