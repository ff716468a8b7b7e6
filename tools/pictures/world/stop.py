"""Banners of working models: stops on the block of land, which runs on to both edges below a sky of paper, its section along the lower edge."""
import math
import random

from . import model
from .paint import CONCRETE, paint
from .scenes import part_of
from .shape import box

TILT = math.radians(30)  # of the camera of models
SOWN = [paint(c, 0.95) for c in ("#dfe7c8", "#e9ecd6", "#d5e0b6")]


def stop(name, deep, thick, across, wide, x=0.0):
    """Model `name`, a block so `deep` and `thick` of which it takes the middle `wide` metres, in a banner that shows `across` metres, so
    many metres right of its middle. The upper two fifths stay free for words."""
    land(deep, thick, across, [(x, wide)], [part_of(name, x, 0)])


def land(deep, thick, across, taken, parts):
    """The block with its parts; what is not `taken`, as (middle, width) in metres, is sown in strips with trees between."""
    model.block(1.2 * across, deep, thick, [pit for pits, _ in parts for pit in pits])
    draw = random.Random(round(across))
    is_free = lambda x, room: all(abs(x - middle) > wide / 2 + room for middle, wide in taken)
    at = -0.55 * across
    while at < 0.55 * across:
        wide = draw.uniform(0.05, 0.1) * across
        if is_free(at + wide / 2, wide / 2 + 3):
            box(draw.choice(SOWN), (at + wide / 2, -0.5, -0.3), (wide, deep - 5, 0.34), edge=0)
        at += wide + 0.012 * across
    for k in range(round(across / 6)):
        x, y = draw.uniform(-0.52, 0.52) * across, draw.choice((deep / 2 - 1.6, draw.uniform(1.6 - deep / 2, deep / 2 - 1.6)))
        if is_free(x, 3):
            model.shrub(x, y, draw.uniform(0.7, 1.15) * across / 170)
    model.clay(CONCRETE, *SOWN, *(paint for _, paints in parts for paint in paints))
    model.noon(-thick)
    foot = -thick * math.cos(TILT) - deep / 2 * math.sin(TILT)
    model.cut(across, 0, (0, 0, (foot + across / 8) / math.cos(TILT)))
