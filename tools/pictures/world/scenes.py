"""Scenes that are looked at again: from another side, on a flight, or as a part of a larger model."""
import os
import runpy
from unittest.mock import patch

from . import light, model
from .shape import place


def scene_of(name):
    """The things and the light of a picture's scene; who looks at it again brings a camera and a size of their own."""
    runpy.run_path(os.path.join(os.path.dirname(__file__), "..", "scenes", name + ".py"))


def part_of(name, x, y):
    """The things of a working model, moved by x and y, as a part of a larger one. Returns its pits and the paints that it
    keeps: land, clay, light and camera are those of the larger model."""
    pits, kept = [], []

    def block(wide, deep, thick=0, dug=()):
        pits.extend((px + x, py + y, *size) for px, py, *size in dug)

    def nothing(*_, **__):
        pass

    parts = patch.multiple(model, block=block, clay=lambda *paints: kept.extend(paints), noon=nothing, cut=nothing, pins=nothing)
    with parts, patch.object(light, "picture", nothing), place(x, y):
        scene_of(name)
    return pits, kept
