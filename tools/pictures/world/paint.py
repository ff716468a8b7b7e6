"""Materials: a small, muted palette. No glass and nothing glossier than 0.35, so that pictures stay free of noise."""
import bpy


def linear(colour):
    channels = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


_made = {}


def paint(colour, rough=0.8, metal=0.0):
    key = (colour, rough, metal)
    if key not in _made:
        m = bpy.data.materials.new(colour)
        m.use_nodes = True
        shader = m.node_tree.nodes["Principled BSDF"]
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Metallic"].default_value = metal
        shader.inputs["Specular"].default_value = 0.3
        _made[key] = m
    return _made[key]


def ramp(nodes, stops, constant=False):
    node = nodes.new("ShaderNodeValToRGB")
    if constant:
        node.color_ramp.interpolation = "CONSTANT"
    while len(node.color_ramp.elements) < len(stops):
        node.color_ramp.elements.new(1)
    for element, (at, colour) in zip(node.color_ramp.elements, stops):
        element.position, element.color = at, linear(colour)
    return node


def shaded(low, high, rough=0.95):
    """A soft vertical gradient over each object: leaves are lighter at the top, coats at the back."""
    key = (low, high, rough)
    if key not in _made:
        m = bpy.data.materials.new(low + high)
        m.use_nodes = True
        nodes, links = m.node_tree.nodes, m.node_tree.links
        place, split = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeSeparateXYZ")
        blend = ramp(nodes, [(0.1, low), (0.9, high)])
        links.new(place.outputs["Generated"], split.inputs[0])
        links.new(split.outputs["Z"], blend.inputs["Fac"])
        shader = nodes["Principled BSDF"]
        links.new(blend.outputs["Color"], shader.inputs["Base Color"])
        shader.inputs["Roughness"].default_value = rough
        shader.inputs["Specular"].default_value = 0.15
        _made[key] = m
    return _made[key]


WHITE, CREAM, WARM = paint("#f1f1ea", 0.6), paint("#e9e4d4", 0.7), paint("#d9cfba", 0.8)
SLATE, DARK_SLATE, GREEN = paint("#627a85", 0.55), paint("#47575f", 0.6), paint("#7fa03f", 0.55)
DEEP_GREEN, LIME = paint("#3f6138", 0.6), paint("#a4bf58", 0.6)
STEEL, PALE_STEEL, GLASS = paint("#c3ccce", 0.6, 0.12), paint("#d9dddd", 0.6), paint("#3f5a66", 0.4)
RUBBER, ROAD, PATH, CONCRETE = paint("#34393b", 0.8), paint("#bdb9ac", 0.95), paint("#d6c9a8", 0.95), paint("#cfccc0", 0.9)
WOOD, DARK_WOOD, STRAW = paint("#b98d5b", 0.8), paint("#8a6540", 0.85), paint("#dcc078", 0.9)
SOIL, TILE, CLAY = paint("#a58a63", 0.95), paint("#5d676b", 0.75), paint("#b9714f", 0.8)
WATER, PANEL, SKIN = paint("#8fb3b5", 0.35), paint("#2f4a63", 0.4), paint("#e2b491", 0.7)
BARK, HAIR, BLUE = paint("#7a5d42", 0.9), paint("#3b2f29", 0.8), paint("#5f8a99", 0.7)
