"""The same pen from the piglets' height: who sleeps under the lamp and who does not."""
from world.light import camera, picture
from world.scenes import scene_of

scene_of("nursery")
picture("pages/nursery", 1200, 750)
camera((3.9, -3.3, 1.5), (1.3, 0.2, 1.05), 42)
