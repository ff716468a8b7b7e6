"""Cutting, cold store, lorry and shop as a stop on the block of land."""
from world.light import picture
from world.stop import stop

picture("banners/cold-chain", 3840, 960)
stop("model-cold", 22, 6.5, 128, 76)
