"""Barns, plant and cold chain of the same block from the left: what one stage hands on, the next takes in."""
from world.light import picture
from world.model import cut
from world.scenes import scene_of

scene_of("company")
picture("pages/introduction", 1600, 1000)
cut(66, -24, (13, -5, 1))
