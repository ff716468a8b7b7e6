import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createSample, type Sample } from '../../testing/sample.ts'
import { loadContent, readContent } from '../index.ts'
import { problemText } from '../problems.ts'

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
})
afterAll(() => sample.dispose())

const load = () => loadContent({ folder: sample.settings.content, pictures: join(sample.settings.data, 'pictures') })
/** Writes what a page says of its banner, in both languages. */
async function say(page: string, banner: string) {
  for (const lang of wholeLangs) {
    const file = `pages/${page}.${lang}.yaml`
    const said = /^(description: .*\n)(?:(?:picture|alt|focus|mode|flags|pins|drawnFrom):.*\n| +- \{ x: .*\n|\n)*/m
    await sample.edit(file, said, `$1${banner}\n`)
  }
}
const picture = 'picture: banners/ecology.webp\nalt: 图'

test('a picture that says nothing stands below its words; one may be a night', async () => {
  await say('worth', picture)
  await say('welfare', `${picture}\nmode: dusk`)
  const { zh } = await load()
  const [worth] = zh.banners.get('worth') ?? []
  expect(worth).toMatchObject({ mode: 'below', picture: { alt: '图' } })
  expect(worth?.picInfo).toMatch(/banners-?\/?ecology/)
  expect(zh.banners.get('welfare')?.[0]?.mode).toBe('dusk')
})

test('numbers of a subtitle stay with their units', async () => {
  await sample.edit('pages/worth.en.yaml', /^subtitle: .*$/m, 'subtitle: At 85 °C for 8 minutes')
  const { en } = await load()
  expect(en.banners.get('worth')?.[0]?.subtitle).toBe('At 85\u00a0°C for 8\u00a0minutes')
})

test('a page without a picture draws its first chart, or that of another page; else it is paper', async () => {
  await say('worth', '')
  await say('welfare', 'drawnFrom: /financial')
  await say('financial', '')
  await say('culture', 'mode: paper')
  await say('terms', '')
  const { zh, en } = await load()
  const of = (page: string, content = zh) => content.banners.get(page)?.[0]
  expect(of('worth')).toMatchObject({ mode: 'figure', picture: { width: 1440, height: 360, alt: '' } })
  expect(of('worth')?.picInfo).toMatch(/^\/pictures\/paper\.[0-9a-f]{10}\.svg$/)
  expect(of('worth', en)?.picInfo).not.toBe(of('worth')?.picInfo) // its names are words
  expect(of('welfare')?.picInfo).toBe(of('financial')?.picInfo)
  expect([of('culture')?.mode, of('terms')?.mode]).toEqual(['paper', 'paper'])
  expect(of('culture')?.picInfo).toBe(of('terms', en)?.picInfo)
})

test('home’s first picture has a flag for each ESG target that is behind, at its place', async () => {
  const { zh, en } = await load()
  const [first, second] = en.homeBanners
  expect(first?.targets).toEqual({ count: 26, behind: 12, link: '/esgAdminister' })
  const places = first?.flags?.map(({ x }) => x)
  expect(places).toHaveLength(12)
  expect(places).toEqual(places?.toSorted((a, b) => a - b))
  const injuries = first?.flags?.find(({ label }) => label === 'Lost-time injury rate (behind)')
  expect(injuries).toMatchObject({ x: 12.5, y: 61.3, narrow: expect.any(Number), isNamed: false })
  const [page, query] = injuries?.to.split('?') ?? []
  const row = new URLSearchParams(query).get('row')
  const table = en.pages.get(page ?? '')?.blocks.find((block) => block.type === 'table' && block.rows.length > 40)
  expect(table?.type === 'table' && table.rows.map(([name]) => name?.replaceAll('\u00a0', ' '))).toContain(row)
  expect(zh.homeBanners[0]?.flags?.map(({ label }) => label)).toContain('妊娠母猪群养（略落后）')
  expect([second?.targets, second?.flags]).toEqual([undefined, undefined])
  // The banner of a page is shown whole on phones.
  const [ofPage] = en.banners.get('esgAdminister') ?? []
  expect(ofPage?.flags?.map(({ x }) => x)).toEqual(first?.flags?.map(({ x }) => x))
  expect(ofPage?.flags?.every(({ x, narrow }) => narrow === x)).toBe(true)
})

test('the picture of a page has flags, with their names, where it shows what is behind, and none for what is not', async () => {
  await say(
    'wastePollutionControl',
    'flags: [{ indicator: spills, x: 56, y: 70 }, { indicator: farms-metered, x: 1, y: 1 }]',
  )
  const { zh } = await load()
  expect(zh.banners.get('wastePollutionControl')?.[0]?.flags).toEqual([
    expect.objectContaining({ label: '粪污外溢（略落后）', x: 56, y: 70, narrow: 56, isNamed: true }),
  ])
})

test('figures are pinned to a picture beside its words; one below the words, or without a picture, is told', async () => {
  const pin = 'y: 70, value: "80", unit: mg/L, label: COD'
  await say('waterResourceManage', `${picture}\nmode: sky\npins: [{ x: 12, ${pin} }]`)
  const { zh } = await load()
  const pins = zh.banners.get('waterResourceManage')?.[0]?.pins
  expect(pins).toEqual([{ x: 12, y: 70, value: '80', unit: 'mg/L', label: 'COD' }])
  await say('waterResourceManage', `${picture}\nmode: sky\npins: [{ x: 12, ${pin} }, { x: 50, ${pin} }]`)
  await say('worth', `pins: [{ x: 12, ${pin} }]`)
  const { problems } = await readContent(sample.settings.content)
  const told = problems.map(({ file, field, reason }) => `${file} ${field} ${reason.is}`)
  expect(told.filter((text) => text.includes('pins'))).toEqual([
    'pages/waterResourceManage.en.yaml pins.1.x pinBelowWords',
    'pages/waterResourceManage.zh.yaml pins.1.x pinBelowWords',
    'pages/worth.en.yaml pins pinsOfPicture',
    'pages/worth.zh.yaml pins pinsOfPicture',
  ])
})

test('a flag of a target that there is not is told', async () => {
  await say('culture', 'flags: [{ indicator: spill, x: 56, y: 70 }]')
  const { problems } = await readContent(sample.settings.content)
  const told = problems.filter(({ field }) => field === 'flags.0.indicator').map((one) => problemText(one, 'en'))
  expect(told).toHaveLength(2)
  expect(told[0]).toContain('spills')
})

test('a mode of pictures without a picture, and a picture without its description, are told', async () => {
  await say('worth', 'mode: dusk')
  await say('welfare', 'picture: banners/ecology.webp')
  const { problems } = await readContent(sample.settings.content)
  const told = problems.map((problem) => problemText(problem, 'en').replace(/:\d+ /, ' '))
  expect(told).toContain(
    'pages/worth.zh.yaml mode — “mode: dusk” says how words stand on a picture, but there is none. Add a picture, or remove this: a banner without one is drawn.',
  )
  expect(
    told.filter((text) => text.startsWith('pages/welfare.en.yaml alt — A picture needs a description')),
  ).toHaveLength(1)
})
