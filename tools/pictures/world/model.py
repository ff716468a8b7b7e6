"""Working models: a block of land sawn off, clay white but for what the page is about, flat noon light, on no ground at all."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .paint import linear, paint, ramp
from .shape import ball, box, mesh, put, rod

scene = bpy.context.scene
CLAY, LINING = paint("#ece8dc", 0.9), paint("#b9b8ac", 0.95)
TONES = ((0.42, "#ece8dc"), (0.16, "#d3d1c4"), (0.0, "#a9aca1"))  # how light it was, and the clay it becomes


def sawn(top, layers):
    """Clay above, strata on the sides: (depth of the lower edge, colour) from the top."""
    m = bpy.data.materials.new("sawn")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    where, split, wave, bend = (nodes.new("ShaderNode" + n) for n in ("NewGeometry", "SeparateXYZ", "TexNoise", "Math"))
    wave.inputs["Scale"].default_value, wave.inputs["Detail"].default_value = 0.09, 1
    bend.operation, bend.inputs[1].default_value = "MULTIPLY_ADD", 0.9
    depth = layers[-1][0]
    height = nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = top + 0.45, top + 0.45 - depth
    stops, at = [], 0.0
    for lower, colour in layers:
        stops.append((at, colour))
        at = lower / depth
    strata, level, up, faces = ramp(nodes, stops, constant=True), nodes.new("ShaderNodeSeparateXYZ"), nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMix")
    up.operation, up.inputs[1].default_value = "GREATER_THAN", 0.7
    faces.data_type, faces.inputs[7].default_value = "RGBA", linear("#ece8dc")
    for a, b in ((where.outputs["Position"], split.inputs[0]), (where.outputs["Position"], wave.inputs["Vector"]), (wave.outputs["Fac"], bend.inputs[0]),
                 (split.outputs["Z"], bend.inputs[2]), (bend.outputs[0], height.inputs["Value"]), (height.outputs[0], strata.inputs["Fac"]),
                 (where.outputs["True Normal"], level.inputs[0]), (level.outputs["Z"], up.inputs[0]), (up.outputs[0], faces.inputs[0]),
                 (strata.outputs["Color"], faces.inputs[6]), (faces.outputs[2], nodes["Principled BSDF"].inputs["Base Color"])):
        links.new(a, b)
    nodes["Principled BSDF"].inputs["Roughness"].default_value, nodes["Principled BSDF"].inputs["Specular"].default_value = 0.95, 0.1
    m["kept"] = True
    return m


SOIL = ((0.9, "#8f8a74"), (2.6, "#cdc5ae"), (4.4, "#d8d1be"), (99, "#c3bba6"))


def block(wide, deep, thick=5.0, pits=()):
    """Land from -wide/2 to wide/2 and -deep/2 to deep/2, its top at 0; pits are (x, y, wide, deep, down)."""
    x, y = wide / 2, deep / 2
    corners = [(i * x, j * y, k) for i in (-1, 1) for j in (-1, 1) for k in (-thick, 0)]
    land = put(mesh(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], sawn(0, (*SOIL[:-1], (thick + 0.45, SOIL[-1][1])))))
    for px, py, sx, sy, down in pits:
        hole = box(CLAY, (px, py, -down), (sx, sy, down + 1), edge=0)
        hole.modifiers.clear()
        hole.hide_render = True
        cut = land.modifiers.new("pit", "BOOLEAN")
        cut.operation, cut.solver, cut.object = "DIFFERENCE", "EXACT", hole
    return land


def tank(x, y, wide, deep, down, wall=0.5, rise=0.7, front=False):
    """A concrete tank in its pit, the front side sawn off; returns what it holds: the middle, the width and depth, the floor."""
    box(LINING, (x, y, -down), (wide, deep, wall), edge=0)
    high = down + rise - wall
    for s in (-1, 1):
        box(LINING, (x + s * (wide - wall) / 2, y, wall - down), (wall, deep, high), edge=0)
    for s in (1, -1)[: 2 if front else 1]:
        box(LINING, (x, y + s * (deep - wall) / 2, wall - down), (wide - 2 * wall, wall, high), edge=0)


def shrub(x, y, size=1.0, z=0.0):
    """A tree as on an architect's table."""
    rod(CLAY, 0.16 * size, 2.2 * size, (x, y, z), sides=10)
    ball(CLAY, 1.5 * size, (x, y, z + 3.1 * size), (1, 1, 1.15))


def clay(*kept):
    """Everything made so far turns to clay, lighter or darker as it was; what is kept keeps its colour."""
    for m in bpy.data.materials:
        if m in kept or m.get("kept") or not m.use_nodes:
            continue
        base = m.node_tree.nodes["Principled BSDF"].inputs["Base Color"]
        for link in list(base.links):
            m.node_tree.links.remove(link)
        r, g, b, _ = base.default_value
        light = 0.2126 * r + 0.7152 * g + 0.0722 * b
        base.default_value = linear(next(tone for least, tone in TONES if light >= least))
        m.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = 0


def noon(ground=-5.0, sun=1.9, sky=0.6):
    """Light from everywhere and a soft sun from the left; the model casts its shadow on the paper that it is laid on."""
    world = scene.world = bpy.data.worlds.new("noon")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = linear("#f1f6f4")
    world.node_tree.nodes["Background"].inputs[1].default_value = sky
    lamp = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    lamp.data.energy, lamp.data.angle, lamp.data.color = sun, math.radians(4), (1, 0.97, 0.92)
    lamp.rotation_euler = Vector((0.52, 0.46, -0.85)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(lamp)
    paper = put(mesh([(-400, -400, ground), (400, -400, ground), (400, 400, ground), (-400, 400, ground)], [(0, 1, 2, 3)], CLAY))
    paper.is_shadow_catcher = True
    scene.render.film_transparent = True


def cut(across, turn=24, at=(0, 0, 0), tilt=30):
    """An orthographic camera that shows so many metres across, from above by the tilt and from the left by the turn."""
    eye = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    scene.collection.objects.link(eye)
    a, t = math.radians(turn), math.radians(tilt)
    eye.data.type, eye.data.ortho_scale, eye.data.sensor_fit, eye.data.clip_end = "ORTHO", across, "HORIZONTAL", 2000
    towards = Vector((math.sin(a) * math.cos(t), math.cos(a) * math.cos(t), -math.sin(t)))
    eye.location = Vector(at) - 500 * towards
    eye.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()
    scene.camera = eye


def pins(**places):
    """Says where on the picture the parts are, in per cent, as a page's model wants them."""
    bpy.context.view_layer.update()
    for name, place in places.items():
        seen = world_to_camera_view(scene, scene.camera, Vector(place))
        print(f"pin {name}: {{ x: {seen.x * 100:.0f}, y: {(1 - seen.y) * 100:.0f} }}")
