"""The way of the exhaust air as a stop on the block of land."""
from world.light import picture
from world.stop import stop

picture("banners/deodorization", 3840, 960)
stop("model-odour", 22, 6.5, 140, 61)
