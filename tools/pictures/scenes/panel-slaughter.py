"""From the cutting room to the cold store and the lorry, sawn open; what is cold stands on blue."""
from world.core import core
from world.light import picture
from world.model import clay
from world.scenes import part_of

picture("panels/slaughter", 900, 1400)
pits, paints = part_of("model-cold", 0, 0)
clay(*paints)
core(18, 1, 22, -11, pits)
