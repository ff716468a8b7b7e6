import type { Motif } from '#contract/picture.ts'
import { block, drum, face, flat, line, writing } from './model.ts'

const page = writing([
  [12, 40, 60],
  [12, 52, 60],
  [12, 64, 46],
  [12, 80, 60],
  [12, 92, 60],
  [12, 104, 30],
])

/** The models that stand on the hill of a paper banner, each about 150 units wide, around its own middle. */
export const motifs: Record<Motif, () => string> = {
  papers: () =>
    [0, 1, 2, 3].map((at) => block([-42 + (at % 2) * 5, -60 + (at % 3) * 4, at * 8], [84, 120, 5])).join('') +
    flat(29, `<g transform="translate(-37-60)"><path class="brand" d="M12 14h36v12H12z"/>${page}</g>`),

  news: () =>
    block([-52, -66, 0], [96, 132, 4]) +
    block([-48, -62, 6], [96, 132, 4]) +
    flat(
      10,
      `<g transform="translate(-48 -62)"><path class="ink" d="M10 12h76v9H10z"/><path class="brand" d="M10 30h44v36H10z"/>${writing(
        [
          [62, 34, 24],
          [62, 44, 24],
          [62, 54, 24],
          [62, 64, 18],
          [10, 78, 34],
          [10, 88, 34],
          [10, 98, 34],
          [10, 108, 34],
          [10, 118, 22],
          [52, 78, 34],
          [52, 88, 34],
          [52, 98, 34],
          [52, 108, 26],
        ],
      )}</g>`,
    ),

  letter: () =>
    block([-44, -64, 0], [88, 128, 7]) +
    flat(
      7,
      '<path class="pencil" d="M-44-64 8 0-44 64M44-64 2-8M44 64 2 8"/><circle class="brand" cx="2" cy="0" r="17"/><circle class="pencil" cx="2" cy="0" r="10"/>',
    ),

  bars: () =>
    block([-66, -30, 0], [132, 60, 5]) +
    [26, 44, 36, 66, 96]
      .map((high, at) => block([-60 + at * 25, -12, 5], [17, 24, high], at === 4 ? 'brand' : 'card'))
      .join('') +
    line([
      [-66, 42, 0],
      [66, 42, 0],
    ]),

  steps: () =>
    [0, 1, 2, 3, 4]
      .map((at) => block([-40, 40 - at * 22, 0], [66, 22, 12 + at * 12], at === 4 ? 'brand' : 'card'))
      .reverse()
      .join('') +
    line([
      [-7, -37, 60],
      [-7, -37, 108],
    ]) +
    face('brand', [
      [-7, -37, 108],
      [24, -37, 100],
      [-7, -37, 90],
    ]),

  seal: () =>
    block([-48, -66, 0], [96, 132, 5]) +
    flat(
      5,
      `<path class="pencil" d="M-38-56h76v112h-76z"/>${writing([
        [-22, -36, 44],
        [-28, -22, 56],
        [-28, -10, 56],
        [-28, 2, 34],
      ])}<path class="brand" d="m6 40-6 26 12-7 12 7-6-26z"/><circle class="brand" cx="12" cy="30" r="18"/><circle class="pencil" cx="12" cy="30" r="11"/>`,
    ),

  lens: () =>
    block([-48, -66, 0], [84, 116, 5]) +
    flat(5, `<g transform="translate(-48 -66)">${page}</g>`) +
    flat(
      22,
      '<path class="rim" d="m44 44 34 34"/><circle class="glass" cx="18" cy="18" r="36"/><circle class="rim brandline" cx="18" cy="18" r="36"/>',
    ),

  pin: () =>
    block([-62, -62, 0], [124, 124, 16]) +
    flat(
      16,
      '<path class="pencil" d="M-62-20C-20-30-8 22 62 12M-10-62C-22-20 8 10-14 62"/><circle class="shadow" r="13"/>',
    ) +
    '<path class="brand" d="M0-18C-9-44-30-58-30-84a30 30 0 0 1 60 0c0 26-21 40-30 66z"/><circle class="card" cy="-84" r="11"/>',

  plates: () =>
    [
      [-58, -34],
      [-14, -8],
      [30, 18],
    ]
      .map(([x = 0, y = 0], at) => {
        const [high, front] = [44, y + 8]
        return (
          block([x - 6, y - 6, 0], [72, 20, 5]) +
          block([x, y, 5], [60, 8, high], at === 2 ? 'brand' : 'card') +
          line([
            [x + 9, front, 36],
            [x + 40, front, 36],
          ]) +
          line([
            [x + 9, front, 24],
            [x + 51, front, 24],
          ]) +
          line([
            [x + 9, front, 15],
            [x + 46, front, 15],
          ])
        )
      })
      .join(''),

  balance: () =>
    drum([0, 0, 0], 30, 8) +
    '<path class="card" d="M-4-4v-112h8V-4z"/><path class="pencil" d="M-74-92 74-112M-74-92l-24 50h48zM74-112 50-62h48z"/><path class="brand" d="M-102-42h56a28 17 0 0 1-56 0z"/><path class="card" d="M46-62h56a28 17 0 0 1-56 0z"/><circle class="card" cy="-106" r="8"/>',

  barn: () => {
    const [wide, deep, wall, ridge] = [64, 120, 34, 62]
    return (
      drum([-58, -44, 0], 17, 84) +
      drum([-58, 4, 0], 17, 84) +
      block([-34, -62, 0], [wide + 12, deep + 12, 4]) +
      face('card lit', [
        [-28, 64, 4],
        [36, 64, 4],
        [36, 64, wall],
        [4, 64, ridge],
        [-28, 64, wall],
      ]) +
      face('card shade', [
        [36, -56, 4],
        [36, 64, 4],
        [36, 64, wall],
        [36, -56, wall],
      ]) +
      face('brand', [
        [4, -56, ridge],
        [4, 68, ridge],
        [42, 68, wall - 5],
        [42, -56, wall - 5],
      ]) +
      face('ink', [
        [-6, 64, 4],
        [14, 64, 4],
        [14, 64, 26],
        [-6, 64, 26],
      ]) +
      [0, 1, 2, 3]
        .map((at) =>
          line([
            [36, -38 + at * 28, 20],
            [36, -24 + at * 28, 20],
          ]),
        )
        .join('')
    )
  },

  seedling: () =>
    block([-50, -50, 0], [100, 100, 30]) +
    line([
      [-50, 50, 18],
      [50, 50, 20],
      [50, -50, 17],
    ]) +
    '<path class="pencil" d="M0-32C2-60 0-84-2-104"/><path class="brand" d="M0-70c8-30 34-42 66-40-4 32-32 50-66 40z"/><path class="brand" d="M-1-92c-6-26-26-38-56-38 2 30 26 46 56 38z"/><path class="pencil" d="M0-70c18-20 36-30 56-36M-1-92c-14-16-28-26-46-32"/>',

  film: () =>
    block([-44, -70, 0], [88, 140, 6]) +
    flat(
      6,
      `<path class="ink" d="M-44-70h16V70h-16zM28-70h16V70H28z"/><path class="hole" d="M-36-62V66M36-62V66"/><path class="pencil" d="M-28-24h56M-28 24h56"/><path class="brand" d="M-12-14v28L14 0z"/>`,
    ),
}
