"""The farm as a stop on the block of land."""
from world.light import picture
from world.stop import stop

picture("banners/farm-design", 3840, 960)
stop("model-farm", 66, 8, 290, 100)
