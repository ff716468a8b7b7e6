"""The nutrient cycle as a stop on the block of land, the mill beside the words."""
from world.light import picture
from world.stop import stop

picture("banners/ecology", 3840, 960)
stop("model-cycle", 44, 8, 236, 64, 45)
