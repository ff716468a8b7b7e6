"""The same valley from above the grain silos: mill, farm, plant and cold store follow one another along the road."""
from world.light import camera, picture
from world.scenes import scene_of

scene_of("company")
picture("pages/introduction", 1024, 640)
camera((-90, -168, 44), (-7, 40, 12), 39)
