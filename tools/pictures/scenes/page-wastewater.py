"""Five samples on the rail: the same water before the first and after every step."""
from world.light import camera, picture
from world.paint import PALE_STEEL, WHITE, WOOD, paint
from world.scenes import scene_of
from world.shape import box, lathe, place, rod, tube

scene_of("wastewater")
picture("pages/wastewater", 1024, 640)
RIM = paint("#e6ecea", 0.5)
with place(1.2, -31, 5.4):
    box(WOOD, (0, 0, -0.06), (4, 0.5, 0.06), edge=0.015)
    for k, water in enumerate(("#4a3a28", "#75603a", "#a8945a", "#c3c69c", "#bfd9dc")):
        x = -0.47 + 0.235 * k
        lathe(paint(water, 0.45), [(0.001, 0.012), (0.068, 0.012), (0.072, 0.02), (0.072, 0.21), (0.001, 0.212)], (x, 0, 0), sides=40)
        lathe(RIM, [(0.078, 0), (0.08, 0.012), (0.0725, 0.014)], (x, 0, 0), sides=40)
        lathe(RIM, [(0.0722, 0.211), (0.0722, 0.27), (0.08, 0.278), (0.078, 0.284), (0.07, 0.272), (0.07, 0.215)], (x, 0, 0), sides=40)
        for m in range(4):
            box(WHITE, (x, -0.073, 0.06 + 0.04 * m), (0.022, 0.003, 0.003), edge=0)
camera((1.2, -33.2, 6.0), (1.2, -29, 5.32), 52)
