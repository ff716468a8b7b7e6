"""Dusk: a dark clear sky with the last light on the horizon, lit windows and lamps. White words stand on its sky."""
import math
import random

import bpy
from mathutils import Vector

from .light import scene
from .paint import GLASS, linear, ramp
from .parts import lamp
from .shape import _frame, box

SKY = ((0.0, "#c98f5c"), (0.018, "#9a7a68"), (0.05, "#486070"), (0.11, "#213c4b"), (0.3, "#14283a"))


def dusk(sky=SKY, seen=0.9, light=0.42, last=0.9, azimuth=-70, mist=(130, 1000), haze=0.8, air="#6f7678"):
    """`seen` is how bright the sky is, `light` how much the land gets of it, `last` the sun just gone at `azimuth`."""
    world = scene.world = bpy.data.worlds.new("dusk")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    colours, shown, ambient = ramp(nodes, sky), nodes["Background"], nodes.new("ShaderNodeBackground")
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], colours.inputs["Fac"])
    links.new(colours.outputs["Color"], shown.inputs[0])
    shown.inputs[1].default_value = seen
    # The land is lit by one colour: a sky with a bright edge would be grain.
    ambient.inputs[0].default_value, ambient.inputs[1].default_value = linear("#8fb0c8"), light
    ray, mix = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMixShader")
    for a, b in ((ray.outputs["Is Diffuse Ray"], mix.inputs[0]), (shown.outputs[0], mix.inputs[1]), (ambient.outputs[0], mix.inputs[2]),
                 (mix.outputs[0], nodes["World Output"].inputs[0])):
        links.new(a, b)
    scene.cycles.light_threshold = 0
    _sun(last, "#ffc08a", 9, azimuth, 14)
    _mist(world, mist, haze, [seen * c for c in linear(air)[:3]] + [1])


def _mist(world, mist, haze, air):
    """As the mist of `light`, which tells land from sky by brightness: here the land is rendered alone and the sky laid behind it."""
    view = bpy.context.view_layer
    view.use_pass_mist = view.use_pass_environment = scene.render.film_transparent = True
    world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = mist[0], mist[1], "LINEAR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, amount, veil, misty, whole, opaque, out = (
        tree.nodes.new("CompositorNode" + n) for n in ("RLayers", "Math", "MixRGB", "MixRGB", "MixRGB", "SetAlpha", "Composite"))
    amount.operation, amount.inputs[1].default_value = "MULTIPLY", haze
    veil.blend_type, veil.inputs[1].default_value, whole.blend_type = "MULTIPLY", air, "ADD"
    opaque.mode = "REPLACE_ALPHA"
    for a, b in ((layers.outputs["Mist"], amount.inputs[0]), (layers.outputs["Alpha"], veil.inputs[2]), (amount.outputs[0], misty.inputs[0]),
                 (layers.outputs["Image"], misty.inputs[1]), (veil.outputs[0], misty.inputs[2]), (misty.outputs[0], whole.inputs[1]),
                 (layers.outputs["Env"], whole.inputs[2]), (whole.outputs[0], opaque.inputs[0]), (opaque.outputs[0], out.inputs[0])):
        tree.links.new(a, b)


def _sun(power, colour, elevation, azimuth, soft):
    e, a = math.radians(elevation), math.radians(azimuth)
    to = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    light = bpy.data.lights.new("last", "SUN")
    light.energy, light.angle, light.color = power, math.radians(soft), linear(colour)[:3]
    _hang(light).rotation_euler = (-to).to_track_quat("-Z", "Y").to_euler()


def _hang(light, at=(0, 0, 0)):
    thing = bpy.data.objects.new(light.name, light)
    thing.location = (_frame[-1] @ Vector(at))
    scene.collection.objects.link(thing)
    return thing


_glowing = {}


def glow(colour="#ffc56e", strength=2.6):
    """What shines by itself. It lights nothing, which would be noisy: `shine` and `spot` do that."""
    key = (colour, strength)
    if key not in _glowing:
        m = bpy.data.materials.new("glow")
        m.use_nodes = True
        shader = m.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = shader.inputs["Emission"].default_value = linear(colour)
        m.cycles.sample_as_light = False
        nodes, links = m.node_tree.nodes, m.node_tree.links
        ray, seen = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMath")
        seen.operation, seen.inputs[1].default_value = "MULTIPLY", strength
        links.new(ray.outputs["Is Camera Ray"], seen.inputs[0])
        links.new(seen.outputs[0], shader.inputs["Emission Strength"])
        _glowing[key] = m
    return _glowing[key]


def light_up(material=GLASS, share=1.0, seed=1, colour="#ffc56e", strength=2.0):
    """Lights that share of what stands so far and is made of a material. Panes of a lorry that comes after it stay dark."""
    draw = random.Random(seed)
    for thing in scene.collection.objects:
        if thing.type == "MESH" and thing.data.materials and thing.data.materials[0] == material and draw.random() < share:
            thing.data.materials[0] = glow(colour, strength * draw.choice((0.75, 0.9, 1.0, 1.15)))


def shine(at, size, power, to=(0, 0, -1), colour="#ffcf8a"):
    """A soft rectangle of light that shines towards `to`, unseen itself."""
    light = bpy.data.lights.new("shine", "AREA")
    light.shape, light.size, light.size_y, light.energy, light.color = "RECTANGLE", size[0], size[1], power, linear(colour)[:3]
    thing = _hang(light, at)
    thing.rotation_euler = (_frame[-1].to_3x3() @ Vector(to)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = thing.visible_glossy = False
    return thing


def street_lamp(x, y, z=0.0, high=5.0, power=260, colour="#ffd9a0"):
    """A lamp on its post, and the round of light below it."""
    lamp(x, y, z, high)
    box(glow(colour, 6), (x + 0.45, y, z + high - 0.09), (0.7, 0.18, 0.05), edge=0.01)
    light = bpy.data.lights.new("lamp", "SPOT")
    light.energy, light.spot_size, light.spot_blend, light.shadow_soft_size = power, math.radians(125), 0.9, 0.25
    light.color = linear(colour)[:3]
    _hang(light, (x + 0.45, y, z + high - 0.2))
