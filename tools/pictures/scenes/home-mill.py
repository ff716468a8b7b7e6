"""The feed mill as a stop on the block of land, beside the words."""
from world.light import picture
from world.stop import stop

picture("banners/home-mill", 3840, 960)
stop("model-feed", 24, 6.5, 200, 66, 52)
