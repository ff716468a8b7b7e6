import {
  barn,
  bottle,
  carton,
  cow,
  drawing,
  fence,
  flask,
  panels,
  poplars,
  ridge,
  rows,
  shaded,
  silo,
  sky,
  sun,
  tanker,
  tree,
  turbine,
  vessel,
} from './shapes.ts'

const coat = { coat: '#fbfaf5', patch: '#2f343c', muzzle: '#e7b3a6' }
const brown = { coat: '#a8633c', patch: '#7d4526', muzzle: '#e9c7ae' }
const day = sky('#8fc4ea', '#e8f3f4')
const dawn = sky('#f3b58a', '#fdeedd')
const dusk = sky('#4a5f9e', '#f4c6a8')
const winter = sky('#b9cddd', '#f2f6f8')
const mountains = ridge('far', 470, 70, 3, '#7fa3b8', '#a9c3cb')
const meadow = (seed: number) =>
  ridge('near', 640, 40, seed, '#7fb069', '#4f8a4c') + ridge('front', 800, 34, seed + 4, '#5f9a50', '#3f7a44')
const steppe = ridge('near', 640, 30, 8, '#c9b36a', '#a8974f') + ridge('front', 810, 28, 5, '#b7a457', '#8c8146')
const snow = ridge('near', 640, 36, 6, '#f7fbfd', '#d9e6ee') + ridge('front', 800, 30, 2, '#ffffff', '#cfdfe9')
const floor = (from: string, to: string, top = 720) =>
  shaded('floor', from, to, `rect y="${top}" width="2000" height="${1000 - top}"`)
const wall = (from: string, to: string) => shaded('wall', from, to, 'rect width="2000" height="1000"')

/** What the pages of the dairy show, by the name of the picture. Nobody is in them, and nobody’s mark. */
export const dairyScenes: Record<string, string> = {
  'banners/home-meadow': drawing(
    dawn,
    sun(1480, 330, 80, '#fff3d6'),
    mountains,
    meadow(2),
    poplars(120, 640, 9, 46, '#3f7a4c'),
    cow(520, 860, 1.25, coat),
    cow(1010, 800, 0.9, brown, true, true),
    cow(1480, 900, 1.35, coat, true),
    cow(1260, 760, 0.6, coat),
  ),
  'banners/home-plant': drawing(
    day,
    mountains,
    meadow(9),
    barn(1240, 720, 1.25, '#eef2f4', '#2f6aa8', '#24415f'),
    silo(780, 720, 1.3, '#dfe6eb', '#b5c2cc'),
    silo(690, 720, 1.3, '#e7edf1', '#b5c2cc'),
    tanker(480, 880, 1.2, '#1f5fbf', '#f4f7f9', '#9fb0bd'),
  ),
  'banners/company': drawing(
    day,
    sun(330, 230, 60, '#fffbe8'),
    mountains,
    meadow(12),
    barn(560, 700, 1, '#f3eee4', '#7b4b3a', '#4a2f27'),
    barn(1240, 690, 1.1, '#f5f7f8', '#2f6aa8', '#24415f'),
    silo(930, 696, 1, '#dfe6eb', '#b5c2cc'),
    tree(1700, 740, 1.6, '#3f7a4c', '#5b4334'),
    fence(900, '#d9c6a0'),
  ),
  'banners/history': drawing(
    dusk,
    sun(1000, 520, 90, '#ffe1b8'),
    mountains,
    steppe,
    barn(1320, 730, 0.8, '#8a5a44', '#5b3a2f', '#2f1f1b'),
    cow(640, 880, 1.2, brown),
    cow(860, 860, 1, brown, false, true),
  ),
  'banners/culture': drawing(
    dawn,
    mountains,
    meadow(5),
    tree(1450, 780, 3, '#4f8a4c', '#5b4334'),
    fence(840, '#c9b48a'),
    cow(520, 960, 1.4, coat, false, true),
  ),
  'banners/contact': drawing(
    day,
    ridge('far', 430, 60, 21, '#9fb8c8', '#c3d3da'),
    meadow(14),
    `<path d="M820 1000q60-180 240-230t160-140h36q20 120-150 170t-110 200z" fill="#e9dfc9"/>`,
    barn(1400, 700, 0.9, '#f5f7f8', '#2f6aa8', '#24415f'),
    poplars(240, 700, 7, 60, '#3f7a4c'),
  ),
  'banners/pastures': drawing(
    sky('#79b6e3', '#eaf4f2'),
    ridge('far', 500, 36, 30, '#8fb79a', '#a9c9a4'),
    meadow(17),
    cow(360, 800, 0.8, coat, false, true),
    cow(640, 780, 0.7, coat, true),
    cow(930, 860, 1.1, coat, false, true),
    cow(1280, 790, 0.75, brown, true, true),
    cow(1590, 900, 1.3, coat, true),
  ),
  'banners/processing': drawing(
    wall('#dce8ee', '#eef4f6'),
    floor('#b9c9d2', '#93a8b4'),
    ...[260, 560, 860, 1160].map((x) => vessel(x, 860, 1.35, '#eef3f6', '#a9bac5')),
    vessel(1500, 880, 1.55, '#e4ecf0', '#9fb2be'),
    '<path d="M0 730h2000v8H0z" fill="#8fa3af"/>',
  ),
  'banners/products': drawing(
    wall('#cfe1f3', '#eef5fa'),
    floor('#e8d9bf', '#cdb892', 760),
    ...[300, 470, 640].map((x) => bottle(x, 880, 1.6, '#fdfcf7', '#1f5fbf', '#bcd6f0')),
    ...[900, 1080, 1260].map((x) => carton(x, 880, 1.7, '#d6e3ee', '#f7fafc', '#1f5fbf')),
    ...[1500, 1620, 1740].map((x) => bottle(x, 900, 1.1, '#f6e7d8', '#b8562e', '#f0cfa8')),
  ),
  'banners/cold-chain': drawing(
    winter,
    ridge('far', 480, 60, 40, '#c5d6e2', '#dfe9ef'),
    snow,
    '<path d="M0 900h2000v100H0z" fill="#8a97a3"/><path d="M0 944h2000v8H0z" fill="#e9eef2" opacity=".6"/>',
    tanker(640, 930, 1.5, '#1f5fbf', '#fbfdfe', '#a9bac5'),
    tanker(1480, 920, 1.15, '#1f5fbf', '#fbfdfe', '#a9bac5'),
  ),
  'banners/farmers': drawing(
    dawn,
    sun(420, 300, 70, '#fff0d2'),
    mountains,
    ridge('near', 640, 30, 50, '#c7b15e', '#9a8a45'),
    rows(660, 1000, '#8fa04e', 19),
    barn(1500, 660, 0.55, '#f3eee4', '#7b4b3a', '#4a2f27'),
  ),
  'banners/quality': drawing(
    wall('#d9ecec', '#f1f8f7'),
    floor('#dfe6e8', '#b9c8cc', 760),
    flask(420, 900, 1.8, '#ffffff', '#8fc7d9'),
    flask(760, 900, 1.4, '#ffffff', '#f7f3e3'),
    flask(1060, 900, 1.8, '#ffffff', '#f2b8a2'),
    bottle(1400, 900, 1.7, '#fdfcf7', '#1f5fbf', '#bcd6f0'),
    bottle(1600, 900, 1.7, '#fdfcf7', '#1f5fbf', '#bcd6f0'),
  ),
  'banners/careers': drawing(
    day,
    mountains,
    meadow(23),
    `<path d="M940 1000q-40-140 60-230t20-120h24q60 90-20 150t30 200z" fill="#ead9b5"/>`,
    barn(1060, 650, 0.7, '#f5f7f8', '#2f6aa8', '#24415f'),
    tree(420, 800, 2, '#3f7a4c', '#5b4334'),
    tree(1600, 820, 2.3, '#4f8a4c', '#5b4334'),
  ),
  'banners/paths': drawing(
    dusk,
    ridge('far', 460, 80, 61, '#5f77a8', '#8ea0bf'),
    ridge('near', 640, 60, 62, '#4d6f8f', '#3b5a73'),
    ridge('front', 820, 50, 63, '#2f4a5f', '#243b4d'),
    '<path d="M120 980 520 800 900 840 1300 620 1720 520" stroke="#ffe1b8" stroke-width="10" fill="none" stroke-linejoin="round" stroke-dasharray="2 26" stroke-linecap="round"/>',
  ),
  'banners/sustainability': drawing(
    sky('#9ed0ea', '#f2f8ee'),
    mountains,
    meadow(71),
    turbine(420, 660, 1.4, '#ffffff', 10),
    turbine(760, 640, 1.1, '#f4f8fa', 50),
    turbine(1060, 650, 1.25, '#ffffff', 85),
    panels(1180, 900, 5, '#27507f', '#cfe1f3'),
  ),
  'banners/low-carbon': drawing(
    day,
    ridge('far', 500, 50, 81, '#8fb0a0', '#b3cbb8'),
    ridge('near', 680, 24, 82, '#6fa360', '#4f8a4c'),
    barn(640, 800, 1.5, '#eef2f4', '#27507f', '#24415f'),
    panels(300, 660, 5, '#27507f', '#cfe1f3'),
    `<ellipse cx="1450" cy="830" rx="250" ry="130" fill="#4f7f62"/><path d="M1200 830q250-300 500 0z" fill="#6d9f80"/>`,
  ),
  'banners/cow-care': drawing(
    wall('#e9dfcd', '#f6f0e4'),
    floor('#d9c08c', '#bb9d62', 700),
    '<path d="M0 0h2000v120H0z" fill="#8a6a4e"/>',
    ...[200, 760, 1320, 1880].map((x) => `<path d="M${x} 120h26v600h-26z" fill="#9a7a5b"/>`),
    cow(480, 900, 1.5, coat),
    cow(1080, 880, 1.35, coat, true),
    cow(1640, 920, 1.5, brown),
  ),
  'banners/news': drawing(
    dawn,
    mountains,
    meadow(91),
    tanker(560, 900, 1.3, '#1f5fbf', '#f4f7f9', '#9fb0bd', true),
    silo(1300, 760, 1.4, '#dfe6eb', '#b5c2cc'),
    silo(1410, 760, 1.4, '#e7edf1', '#b5c2cc'),
    barn(1700, 760, 0.9, '#f5f7f8', '#2f6aa8', '#24415f'),
  ),
  'banners/integrity': drawing(
    winter,
    ridge('far', 520, 40, 101, '#a9bccb', '#c9d6df'),
    ridge('near', 760, 26, 102, '#8fa6b8', '#6f8799'),
    '<path d="M960 960v-240h24v240z" fill="#5b4334"/><rect x="860" y="560" width="224" height="180" rx="24" fill="#1f5fbf"/><path d="M900 620h144v20H900z" fill="#0f3a7a"/>',
    tree(400, 820, 2.2, '#7d95a6', '#54667a'),
  ),
  'banners/report': drawing(
    wall('#e6ddcf', '#f4eee3'),
    floor('#a67c52', '#855f3c', 700),
    '<path d="M700 780l90-210h520l90 210z" fill="#fdfbf5"/><path d="M790 570l260 150 260-150" fill="none" stroke="#c9b89a" stroke-width="10"/><circle cx="1050" cy="716" r="44" fill="#b8402f"/>',
  ),
  'banners/query': drawing(
    wall('#d5dfe8', '#eef3f6'),
    floor('#7d6a58', '#5f4f41', 720),
    '<rect x="720" y="690" width="560" height="120" rx="16" fill="#2b3d55"/><g fill="none" stroke="#d7b25a" stroke-width="20"><circle cx="900" cy="640" r="46"/><path d="M946 640h200M1100 640v44M1146 640v44"/></g>',
  ),
  'banners/channels': drawing(
    day,
    ridge('far', 500, 40, 121, '#a9c3cb', '#c9d9dd'),
    meadow(122),
    ...[420, 860, 1300, 1700].map(
      (x, at) =>
        `<path d="M${x} 900v-330h16v330z" fill="#5b4334"/><path d="M${x - 130} ${560 - at * 20}h230l50 50-50 50h-230z" fill="${['#1f5fbf', '#2f7f6f', '#b8562e', '#7b5a9a'][at]}"/>`,
    ),
  ),
  'banners/search': drawing(
    wall('#cddbe9', '#eaf1f6'),
    floor('#c9b48f', '#ab936a', 780),
    ...Array.from(
      { length: 16 },
      (_, at) =>
        `<path d="M${200 + at * 62} 780v-${220 + ((at * 53) % 90)}h48v${220 + ((at * 53) % 90)}z" fill="${['#1f5fbf', '#e2d2b0', '#7f9ab3', '#b8562e'][at % 4]}"/>`,
    ),
    '<g fill="none" stroke="#2b3d55" stroke-width="26"><circle cx="1480" cy="560" r="120"/><path d="M1566 646l130 130" stroke-linecap="round"/></g>',
  ),
  'pages/calves': drawing(
    wall('#efe6d6', '#f8f3e9'),
    floor('#dcc48f', '#c0a46b', 660),
    cow(620, 900, 1.1, coat),
    cow(1240, 880, 0.95, brown, true),
    fence(980, '#a98c62'),
  ),
  'pages/milking': drawing(
    wall('#d6e4ea', '#edf4f6'),
    floor('#aebfc9', '#8ba0ac', 700),
    ...[300, 760, 1220, 1680].map((x) => cow(x, 820, 1.15, coat)),
    '<path d="M0 830h2000v60H0z" fill="#6f8694"/><path d="M0 470h2000v22H0z" fill="#9fb2be"/>',
  ),
  'pages/digester': drawing(
    day,
    ridge('near', 660, 26, 140, '#7fb069', '#4f8a4c'),
    ...[520, 1060, 1560].map(
      (x) =>
        `<path d="M${x - 220} 800v-90q220-250 440 0v90z" fill="#5f8f7a"/><path d="M${x - 220} 800h440v34h-440z" fill="#cfd8d3"/>`,
    ),
    panels(300, 960, 10, '#27507f', '#cfe1f3'),
  ),
}
