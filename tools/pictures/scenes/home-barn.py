"""The filtered barn as a stop on the block of land."""
from world.light import picture
from world.stop import stop

picture("banners/home-barn", 3840, 960)
stop("model-air", 26, 7, 176, 58)
