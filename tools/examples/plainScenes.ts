import { drawing, randomOf, ridge, shaded } from './shapes.ts'

const names = [
  'home',
  'second',
  'company',
  'values',
  'contact',
  'products',
  'services',
  'quality',
  'news',
  'careers',
  'sustainability',
  'privacy',
  'search',
  'article-1',
  'article-2',
]

/** Quiet pictures of no trade: hills of colour under circles, each with a hue of its own. */
export const plainScenes: Record<string, string> = Object.fromEntries(
  names.map((name, at) => {
    const random = randomOf(at + 11)
    const hue = (200 + at * 47) % 360
    const tone = (light: number, turn = 0) => `hsl(${(hue + turn) % 360} ${34 - light / 5}% ${light}%)`
    const circles = Array.from({ length: 5 }, () => {
      const [x, y, r] = [random() * 2000, random() * 620, 60 + random() * 190]
      return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${tone(92, 24)}" opacity=".42"/>`
    })
    const hills = [0, 1, 2, 3].map((step) =>
      ridge(
        `h${step}`,
        480 + step * 130,
        90 - step * 12,
        at * 5 + step,
        tone(70 - step * 12, step * 8),
        tone(58 - step * 12, step * 8),
      ),
    )
    return [
      `banners/${name}`,
      drawing(shaded('sky', tone(78), tone(93), 'rect width="2000" height="1000"'), ...circles, ...hills),
    ]
  }),
)
