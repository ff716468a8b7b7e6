"""Light and air: a low warm sun from the left, a clear sky, mist towards the horizon, and the camera."""
import math

import bpy
from mathutils import Vector

from .paint import linear, ramp

scene = bpy.context.scene
GLOW = 2.3  # how bright the visible sky and the mist are


def picture(name, width, height):
    """The one place where a scene states its file (below content/media) and its size in pixels."""
    scene.render.resolution_x, scene.render.resolution_y = width, height


def dawn(elevation=18, azimuth=-112, sun=5.4, sky=0.75, mist=(180, 1150), haze=0.8, air="#f4e2bd", zenith="#5f9cc0"):
    """Azimuth is where the sun stands: 0 behind the scene, -90 on the left, -180 behind the camera."""
    world = scene.world = bpy.data.worlds.new("dawn")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
    colours = ramp(nodes, [(0.0, air), (0.045, "#efe6cf"), (0.12, "#bcd8e2"), (0.38, zenith)])
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], colours.inputs["Fac"])
    links.new(colours.outputs["Color"], nodes["Background"].inputs[0])
    ray, strength = nodes.new("ShaderNodeLightPath"), nodes.new("ShaderNodeMix")
    strength.inputs[2].default_value, strength.inputs[3].default_value = sky, GLOW
    links.new(ray.outputs["Is Camera Ray"], strength.inputs[0])
    links.new(strength.outputs[0], nodes["Background"].inputs[1])

    e, a = math.radians(elevation), math.radians(azimuth)
    to_sun = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    lamp.data.energy, lamp.data.angle, lamp.data.color = sun, math.radians(1.6), (1, 0.87, 0.70)
    lamp.rotation_euler = (-to_sun).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    if mist:
        _mist(world, mist, haze, air)


def _mist(world, mist, haze, air):
    """Mist hides the land by distance; the sky stays as it is."""
    bpy.context.view_layer.use_pass_mist = bpy.context.view_layer.use_pass_environment = True
    world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = mist[0], mist[1], "LINEAR"
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, sky, land, amount, part, mix, out = (
        tree.nodes.new("CompositorNode" + n) for n in ("RLayers", "Math", "Math", "Math", "Math", "MixRGB", "Composite"))
    sky.operation, sky.inputs[1].default_value, sky.use_clamp = "MULTIPLY", 0.9, True
    land.operation, land.inputs[0].default_value = "SUBTRACT", 1
    amount.operation, amount.inputs[1].default_value = "MULTIPLY", haze
    part.operation = "MULTIPLY"
    mix.inputs[2].default_value = [GLOW * c for c in linear(air)[:3]] + [1]
    for a, b in ((layers.outputs["Env"], sky.inputs[0]), (sky.outputs[0], land.inputs[1]), (layers.outputs["Mist"], amount.inputs[0]),
                 (amount.outputs[0], part.inputs[0]), (land.outputs[0], part.inputs[1]), (part.outputs[0], mix.inputs[0]),
                 (layers.outputs["Image"], mix.inputs[1]), (mix.outputs[0], out.inputs[0])):
        tree.links.new(a, b)


def camera(frm, to, lens=50, rise=0.0):
    """Rise shifts the frame up or down without tilting the walls."""
    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(eye)
    eye.location, eye.data.lens, eye.data.shift_y, eye.data.clip_end = frm, lens, rise, 4000
    eye.data.sensor_fit = "HORIZONTAL"
    eye.rotation_euler = (Vector(to) - Vector(frm)).to_track_quat("-Z", "Y").to_euler()
    scene.camera = eye


def level(x, distance, high, lens=40, rise=-0.035, y=0.0):
    """A camera that looks straight ahead: upright walls, and the horizon above the middle when rise is below 0."""
    camera((x, y - distance, high), (x, y, high), lens, rise)


def render(out, percent, samples):
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.max_bounces, cycles.use_denoising = samples, 4, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    if scene.render.film_transparent:  # a model on paper: its colours are those of the page
        scene.view_settings.view_transform = "Standard"
    else:
        scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.render.resolution_percentage, scene.render.filepath = percent, out
    scene.render.use_persistent_data = False
    bpy.ops.render.render(write_still=True)
