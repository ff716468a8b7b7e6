"""The panels of the home page: one long strip of land, seen through seven tall windows. Its section goes down as far as the window,
so that the plate with the words lies on soil; above the land there is nothing but the page."""
from .model import CLAY, block, cut, noon
from .shape import place

SLOPE = 24
STRATA = ((0.45, "#a19c86"), (2.2, "#dbd4c0"), (4.4, "#e4decd"), (7.0, "#d8d1bd"), (10.4, "#e1dbc9"), (14.5, "#d5ceba"), (20, "#dfd8c6"), (99, "#d2cab6"))


def core(across, x, deep, front=0.0, pits=()):
    """The land that a window shows, so many metres across, its middle at x, its section at `front`; then light and camera."""
    wide, thick, grain = 1.9 * across, 1.4 * across, across / 24
    with place(x, front + deep / 2):
        block(wide, deep, thick, [(px - x, py - front - deep / 2, *size) for px, py, *size in pits], [(depth * grain, colour) for depth, colour in STRATA])
    noon(-thick)
    cut(across, -SLOPE, (x, front, 0.54 * across))
