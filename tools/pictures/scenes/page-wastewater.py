"""Five samples on the rail: the same water before the first and after every step. Behind them basins, digesters and engine house."""
from world.energy import basin, digester, gas_house
from world.farm import yard
from world.land import plain
from world.light import camera, picture
from world.nature import bush, hedge, tree, woods
from world.on_paper import on_paper
from world.paint import LIME, PALE_STEEL, PATH, WHITE, WOOD, paint
from world.parts import lamp
from world.people import GREENS, person
from world.shape import box, lathe, place, rod, tube

picture("pages/wastewater", 1024, 640)
land = plain([(4, 8, 70, 44)], 46, hills=3, ridges=((380, 12), (600, 24), (950, 44)))
road = land.road(PATH, [(-160, -20), (-50, -17), (60, -17), (160, -24)], 4.5, 0.06)
yard(12, 4, 70, 38)
waters = ("#7d8f6a", "#83a184", "#86b0a4", "#8fbcc0")
for k, colour in enumerate(waters):
    basin(-13 + 15 * k, -6, 13, 9, 0.75, paint(colour, 0.4))
    if k < 3:
        tube(PALE_STEEL, [(-7 + 15 * k, -6, 1.0), (-4 + 15 * k, -6, 1.0)], 0.22)
digester(16, 17, 8.0, 4.6)
digester(34, 19, 8.0, 4.6, LIME)
gas_house(-6, 14)
rod(PALE_STEEL, 0.9, 6.2, (3.5, 13.5, 0), sides=28)
tube(PALE_STEEL, [(8, 15, 0.9), (-1.5, 13, 0.9)], 0.24)
person(22.5, -12.6, 0.08, 35, GREENS, pose="hold", size=1.25)
lamp(-22, -11.5, 0.05, 6)
hedge([(-26, 22), (-26, -12)], 1.0)
for k in range(6):
    tree(-36 - 6 * k, 16 + 7 * (k % 2), land.height(-36 - 6 * k, 16 + 7 * (k % 2)), 0.9, k % 3, k % 3, 50 * k)
for k in range(9):
    bush(50 + 1.4 * k, 12 + 0.6 * (k % 3), 0, 0.8, k % 3, 30 * k)
woods(land, 35, clear=[road, (-60, -60, 76, 56)])
RIM = paint("#e6ecea", 0.5)
SAMPLES = [paint(water, 0.45) for water in ("#4a3a28", "#75603a", "#a8945a", "#c3c69c", "#cde3e4")]
with place(1.2, -31, 5.4):
    box(WOOD, (0, 0, -0.06), (4, 0.5, 0.06), edge=0.015)
    for k, sample in enumerate(SAMPLES):
        x = -0.47 + 0.235 * k
        lathe(sample, [(0.001, 0.012), (0.068, 0.012), (0.072, 0.02), (0.072, 0.21), (0.001, 0.212)], (x, 0, 0), sides=40)
        lathe(RIM, [(0.078, 0), (0.08, 0.012), (0.0725, 0.014)], (x, 0, 0), sides=40)
        lathe(RIM, [(0.0722, 0.211), (0.0722, 0.27), (0.08, 0.278), (0.078, 0.284), (0.07, 0.272), (0.07, 0.215)], (x, 0, 0), sides=40)
        for m in range(4):
            box(WHITE, (x, -0.073, 0.06 + 0.04 * m), (0.022, 0.003, 0.003), edge=0)
on_paper(*SAMPLES)
camera((1.2, -33.2, 6.0), (1.2, -29, 5.32), 52)
