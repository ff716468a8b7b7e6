"""A barn with filtered air, sawn across: dust, four banks of filters, and the pigs behind them."""
from world.core import core
from world.light import picture
from world.model import clay
from world.scenes import part_of

picture("panels/farming", 900, 1400)
pits, paints = part_of("model-air", 0, 0)
clay(*paints)
core(22, -7, 26, -13, pits)
