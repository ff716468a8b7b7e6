"""The tower of a feed mill, its front wall sawn off: bins, mixer, the hot holding vessel, the press."""
from world.core import core
from world.light import picture
from world.model import clay
from world.scenes import part_of

picture("panels/feed", 900, 1400)
pits, paints = part_of("model-feed", 0, 0)
clay(*paints)
core(37, 1, 24, -12, pits)
