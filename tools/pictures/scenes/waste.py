"""Slurry, gas, storage and field as a stop on the block of land."""
from world.light import picture
from world.stop import stop

picture("banners/waste", 3840, 960)
stop("model-slurry", 24, 8, 165, 82)
