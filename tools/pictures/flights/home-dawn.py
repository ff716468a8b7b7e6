"""Down the valley at dawn, over the fields to the farm and its silos."""
from world.flight import flight
from world.light import picture
from world.scenes import scene_of

scene_of("home-dawn")
picture("films/home-dawn", 960, 540)
flight([
    ((-95, -150, 34), (10, 10, 12)),
    ((-60, -105, 26), (20, 8, 9)),
    ((-8, -82, 19), (34, 6, 7)),
    ((48, -70, 16), (44, 8, 7)),
], 14)
