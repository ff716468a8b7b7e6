"""Winter: snow on fields and roofs, hoar on the trees, a pale low sun."""
import bpy

from .light import dawn
from .nature import CROP, LEAVES
from .paint import CLAY, GREEN, LIME, SLATE, STRAW, TILE, linear

SNOW, HOAR, STUBBLE = linear("#eef2f3"), linear("#c9d0cd"), linear("#d8cda8")


def _towards(value, colour, share):
    for k in range(3):
        value[k] += (colour[k] - value[k]) * share


def winter(sun=3.2, elevation=22, azimuth=-118):
    """Covers all that stands so far; roofs and bales half."""
    for m in bpy.data.materials:
        ramps = [node.color_ramp for node in m.node_tree.nodes if node.type == "VALTORGB"] if m.use_nodes else []
        if m.name == "fields":
            for node in m.node_tree.nodes:
                if node.type == "MIX":
                    _towards(node.inputs[6].default_value, SNOW, 0.9)
            for element in ramps[0].elements:
                _towards(element.color, SNOW, 0.78)
        elif m in LEAVES or m in CROP:
            for element in ramps[0].elements:
                _towards(element.color, HOAR if m in LEAVES else STUBBLE, 0.72)
        elif m in (SLATE, GREEN, LIME, TILE, CLAY, STRAW):
            _towards(m.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value, SNOW, 0.62)
    dawn(elevation, azimuth, sun, 0.8, air="#e6eaec", zenith="#9fbccd")
