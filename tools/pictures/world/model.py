"""Working models: a block of land sawn off, clay white but for what the page is about, flat noon light, on no ground at all."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from .nature import crop
from .paint import CREAM, SLATE, WHITE, linear, paint, ramp
from .pigs import pig
from .shape import ball, box, mesh, prism, put, rod, tube

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


def block(wide, deep, thick=5.0, pits=(), soil=SOIL):
    """Land from -wide/2 to wide/2 and -deep/2 to deep/2, its top at 0; pits are (x, y, wide, deep, down)."""
    x, y = wide / 2, deep / 2
    corners = [(i * x, j * y, k) for i in (-1, 1) for j in (-1, 1) for k in (-thick, 0)]
    land = put(mesh(corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], sawn(0, (*soil[:-1], (thick + 0.45, soil[-1][1])))))
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


def barn_pit(left, right, front):
    """What is dug out for the end of a barn."""
    return (left + right) / 2, front + 6, right - left - 0.6, 14, 1.9


def barn_shell(left, right, front, long):
    """Floor, walls and roof of a barn so many metres long whose gable is sawn off."""
    wide, mid = right - left, (left + right) / 2
    half, roof = wide / 2, long - 2.4
    box(LINING, (mid, front + long / 2, -0.26), (wide - 0.4, long + 0.04, 0.36), edge=0)
    for x in (left, right):
        box(WHITE, (x, front + long / 2, 0), (0.4, long, 3.4), edge=0.02)
    prism(SLATE, [(-half - 0.6, 3.2), (0, 6), (half + 0.6, 3.2), (half + 0.6, 3.55), (0, 6.4), (-half - 0.6, 3.55)], roof, (mid, front + 2.6 + roof / 2, 0), edge=0.03)
    for y, low in ((long, 0), (2.7, 3)):
        prism(WHITE, [(-half, low), (half, low), (half, 3.4), (0, 6), (-half, 3.4)], 0.3, (mid, front + y, 0), edge=0.02)


def barn_end(left, right, front, slurry, draw):
    """The end of a barn whose gable is sawn off: pigs on their floor, slurry below it."""
    wide, mid = right - left, (left + right) / 2
    half = wide / 2
    box(LINING, (mid, front + 6, -1.9), (wide - 0.6, 12, 0.3), edge=0)
    for s in (-1, 1):
        box(LINING, (mid + s * (half - 0.5), front + 6, -1.6), (0.4, 12, 1.35), edge=0)
    box(slurry, (mid, front + 6, -1.6), (wide - 1.4, 11.96, 0.6), edge=0)
    barn_shell(left, right, front, 18)
    box(CREAM, (mid, front + 3, 0.1), (0.2, 6, 1), edge=0.03)
    for k in range(10):
        x, y = left + 1.9 + (wide - 3.6) / 4 * (k % 5), front + 1.2 + 2.4 * (k // 5)
        pig(x + draw.uniform(-0.2, 0.2), y, 0.1, draw.choice((0, 15, 165, 190)), pose=draw.choice(("stand", "sniff", "stand")), size=1.5)


def open_end(left, right, front, pens, inside):
    """The end of a barn 11 m long whose gable is sawn off, in pens beside each other; `inside` puts what stands in one, told its middle and number."""
    wide = right - left
    barn_shell(left, right, front, 11)
    for k in range(pens):
        if k:
            box(CREAM, (left + 0.4 + (wide - 0.8) * k / pens, front + 2.4, 0.1), (0.15, 4.8, 0.9), edge=0.03)
        inside(left + 0.4 + (wide - 0.8) * (k + 0.5) / pens, k)


def lagoon(left, right, front, slurry, deep=11, down=5.4):
    """A lagoon with sloping sides below its membrane, sawn through; its pit is (middle, front + 5, width, deep + 1, down)."""
    half, mid = (right - left) / 2, (left + right) / 2
    foot = half - 2.9
    side = [(half, 0.4), (half - 0.4, 0.4), (foot, 0.4 - down), (foot, -down), (half, -down)]
    box(LINING, (mid, front + deep / 2, -down), (2 * foot, deep, 0.4), edge=0)
    box(LINING, (mid, front + deep + 0.2, -down), (2 * half, 0.4, down + 0.5), edge=0)
    for outline in (side, [(-x, z) for x, z in side[::-1]]):
        prism(LINING, outline, deep, (mid, front + deep / 2, 0), edge=0)
    prism(slurry, [(-foot, 0.4 - down), (foot, 0.4 - down), (half - 0.65, -0.1), (0.65 - half, -0.1)], deep, (mid, front + deep / 2 - 0.02, 0), edge=0)
    arcs = [[(r * math.cos(math.pi * k / 24), 0.3 + rise * math.sin(math.pi * k / 24)) for k in range(25)] for r, rise in ((half, 4), (half - 0.35, 3.65), (half - 0.2, 3.8))]
    prism(WHITE, arcs[0] + arcs[1][::-1], deep - 0.2, (mid, front + deep / 2 + 0.1, 0), edge=0.02)
    prism(WHITE, arcs[2], 0.4, (mid, front + deep - 0.2, 0), edge=0.02)


def field(left, right, front, back, earth, root, draw):
    """A sown field whose topsoil and roots are seen in its section; its pit is as large and 2.2 deep."""
    box(earth, ((left + right) / 2, (front + back) / 2, -2.2), (right - left + 0.02, back - front + 0.02, 2.25), edge=0)
    crop(left + 0.9, front + 0.4, right - 0.4, back - 0.3, row=1.5, gap=0.8, size=1.7)
    for k in range(int((right - left - 1.3) / 1.5) + 1):
        x = left + 0.9 + 1.5 * k
        for _ in range(5):
            lean, down = draw.uniform(-0.5, 0.5), draw.uniform(0.7, 1.7)
            tube(root, [(x, front - 0.01, 0), (x + lean * 0.4, front - 0.01, -down * 0.5), (x + lean, front - 0.01, -down)], 0.045)


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
