import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FoundItem, FoundPlace } from '#contract/edit/many.ts'
import { serveSample } from '../testing/servedSample.ts'

const drill = { kind: 'company', id: '2026-10-22-recall-drill' }
const drillFile = `news/company/${drill.id}.yaml`
const editor = { name: 'Mei', mail: 'mei@qingsui.example', role: 'writer' } as const

let served: Awaited<ReturnType<typeof serveSample>>
beforeAll(async () => {
  served = await serveSample('dairy')
  await served.post('/api/item', {
    kind: 'figures',
    id: 'figures',
    versions: {},
    data: {
      units: [{ id: 'cows', zh: { unit: '头' }, en: { unit: 'cows' } }],
      items: [
        { id: 'calves', scope: { zh: '犊牛', en: 'Calves' }, value: 12, unit: 'cows' },
        { id: 'herd', scope: { zh: '牛群', en: 'Herd' }, value: 4200, unit: 'cows' },
      ],
    },
  })
})
afterAll(() => served.close())

const read = async (path: string) => String((await served.repository.read(path))?.bytes)
const write = async (path: string, change: (text: string) => string) => {
  const file = await served.repository.read(path)
  const bytes = Buffer.from(change(String(file?.bytes)))
  await served.repository.save([{ path, bytes, version: file?.version ?? null }], editor, 'Save')
}
const find = async (find: string, more: object = {}): Promise<FoundItem[]> =>
  (await served.post('/api/places', { find, ...more })).json.items
const seen = (items: readonly FoundItem[]) =>
  items.flatMap(({ id, places }) => places.map(({ path, words }) => `${id} ${path.join('.')} ${words}`))
const pick = (items: readonly FoundItem[], isChosen: (place: FoundPlace) => boolean = () => true) =>
  items.map(({ kind, id, versions, places }) => ({
    kind,
    id,
    versions,
    spots: places.filter(isChosen).map(({ path, at }) => ({ path, at })),
  }))
const replace = (find: string, replacement: string, items: object[], more: object = {}) =>
  served.post('/api/replace', { find, replacement, items, ...more })
const reasons = ({ refused }: { refused: { id: string; text: { en: string } }[] }) =>
  refused.map(({ id, text }) => `${id}: ${text.en}`)

test('words are found as readers see them, by language, in any case and as whole words', async () => {
  await write('news/company/2026-04-16-slurry-pipeline.yaml', (text) =>
    text.replace(
      /^ {2}summary: .*$/gm,
      '  summary: The **Gull** lorry, a [gull](/culture) and three Gullies in {{the}} yard',
    ),
  )
  const id = '2026-04-16-slurry-pipeline'
  const both = ['zh', 'en']
  expect(seen(await find('Gull')), 'letters as they are, also within words').toEqual(
    both.flatMap((lang) => [`${id} ${lang}.summary Gull`, `${id} ${lang}.summary Gull`]),
  )
  expect(seen(await find('Gull', { wholeWords: true, lang: 'en' }))).toEqual([`${id} en.summary Gull`])
  expect(seen(await find('gull', { anyCase: true, wholeWords: true, lang: 'en' }))).toEqual([
    `${id} en.summary Gull`,
    `${id} en.summary gull`,
  ])
  const [across] = await find('Gull lorry, a gull', { lang: 'en' })
  expect(across?.places, 'over signs of Markdown, which it would tear').toMatchObject([{ isMixed: true }])
  expect(across?.places[0]).toMatchObject({ before: 'The ', after: ' and three Gullies in the yard' })
  expect(seen(await find('/culture', { lang: 'en' })), 'where a link leads is read by nobody').not.toContain(
    `${id} en.summary /culture`,
  )
  for (const signs of ['.*', '(G', '[a-z]', '$(herd)', '\\'])
    expect(seen(await find(signs)), 'no pattern, but letters').toEqual([])
  expect((await served.post('/api/places', { find: '  ' })).status).toBe(400)
})

test('what stands in a shared figure leads to the figure, and nobody can replace it', async () => {
  await write(drillFile, (text) =>
    text.replace(/^ {2}summary: Three.*$/m, '  summary: We keep $(herd) in 4,200 stalls.'),
  )
  const [item] = await find('4,200', { lang: 'en' })
  expect(item?.places).toEqual([
    {
      path: ['en', 'summary'],
      lang: 'en',
      at: 8,
      before: 'We keep ',
      words: '4,200',
      after: ' cows in 4,200 stalls.',
      figure: 'items.1',
    },
    {
      path: ['en', 'summary'],
      lang: 'en',
      at: 19,
      before: 'We keep 4,200 cows in ',
      words: '4,200',
      after: ' stalls.',
    },
  ])
  const [, half] = await find('keep 4,2', { lang: 'en' })
  expect(half ?? (await find('keep 4,2', { lang: 'en' }))[0]).toMatchObject({ places: [{ figure: 'items.1' }] })
  const before = await read(drillFile)
  expect(reasons((await replace('4,200', '5,000', pick([item as FoundItem]), { lang: 'en' })).json)).toEqual([
    `${drill.id}: Somebody changed it after it was listed here.`,
  ])
  expect(await read(drillFile)).toBe(before)
  const free = pick([item as FoundItem], ({ figure }) => figure === undefined)
  expect((await replace('4,200', '5,000', free, { lang: 'en' })).json).toMatchObject({ items: [drill], refused: [] })
  expect(await read(drillFile)).toBe(before.replace('4,200 stalls', '5,000 stalls'))
})

test('chosen places are replaced in one step that is saved alone, files keep their form, and one undo takes all of it back', async () => {
  await write(drillFile, (text) => text.replace('en:\n', 'en: # kept\n'))
  const other = 'pages/culture.en.yaml'
  await write(other, (text) => text.replace(/^description: .*$/m, 'description: "A drill: for the yoghurt"'))
  const [before, otherBefore] = [await read(drillFile), await read(other)]
  const found = (await find('yoghurt', { lang: 'en' })).filter(({ id }) => id === drill.id || id === 'culture')
  expect(found.map(({ id }) => id)).toEqual([drill.id, 'culture'])
  const isLast = ({ path, after }: FoundPlace) => path.at(-1) !== 'body' || after.startsWith(' went')
  const answer = await replace('yoghurt', 'kefir', pick(found, isLast), { lang: 'en' })
  expect(answer.json).toEqual({ items: [drill, { kind: 'page', id: 'culture' }], refused: [] })
  expect(await read(drillFile)).toBe(before.replace('the yoghurt went', 'the kefir went'))
  expect(await read(other)).toBe(otherBefore.replace('for the yoghurt', 'for the kefir'))
  const [latest] = await served.repository.history([drillFile])
  expect(latest).toMatchObject({
    act: 'save',
    by: 'Bo Li',
    published: false,
    message: 'Save 2 items: “yoghurt” becomes “kefir”',
  })
  expect((await served.repository.history([other]))[0]?.revision).toBe(latest?.revision)
  expect((await served.post('/api/undo', { revision: latest?.revision })).status).toBe(200)
  expect([await read(drillFile), await read(other)]).toEqual([before, otherBefore])
})

test('words at the end of a line of a block are found over it', async () => {
  await write(drillFile, (text) =>
    text.replace('Dealers made the difference.', 'Dealers made the\n    whole difference.'),
  )
  const found = await find('the whole difference')
  expect(found[0]?.places).toMatchObject([{ words: 'the\nwhole difference' }])
  await replace('the whole difference', 'it', pick(found))
  expect(await read(drillFile)).toContain('\n    Dealers made it. The two')
})

test('what cannot be changed is left as it was and named, all else is changed', async () => {
  const [item, page] = [drill, { kind: 'page', id: 'culture' }]
  const event = { kind: 'company', id: '2026-04-16-slurry-pipeline' }
  for (const file of [drillFile, 'news/company/2026-04-16-slurry-pipeline.yaml'])
    await write(file, (text) => text.replace(/^ {2}source: .*$/gm, '  source: Zanzibar'))
  await write('pages/culture.en.yaml', (text) => text.replace(/^subtitle: .*$/m, 'subtitle: Zanzibar'))
  await write('pages/culture.zh.yaml', (text) => text.replace(/^subtitle: .*$/m, 'subtitle: 桑给巴尔'))
  const found = await find('Zanzibar')
  expect(found).toHaveLength(3)
  await served.post('/api/presence', { ...item, page: 'a', doing: 'unsaved' })
  await write('news/company/2026-04-16-slurry-pipeline.yaml', (text) => `${text}# later\n`)
  const { json } = await replace('Zanzibar', 'Pemba', [
    ...pick(found),
    { ...drill, id: 'never', versions: {}, spots: [{ path: ['en'], at: 0 }] },
  ])
  expect(json.items).toEqual([page])
  expect(reasons(json).sort()).toEqual([
    `${event.id}: Somebody changed it after it was listed here.`,
    `${item.id}: It has changes that are not saved yet, by Bo Li.`,
    'never: There is nothing here.',
  ])
  await served.post('/api/presence', { ...item, page: 'a', doing: 'gone' })
  const emptied = await replace('Zanzibar', '', pick((await find('Zanzibar')).filter(({ id }) => id === item.id)))
  expect(emptied.json.refused).toMatchObject([
    { ...item, path: ['zh', 'source'], text: { en: 'A field of it would not be right any more.' } },
  ])
  expect(await read(drillFile)).toContain('source: Zanzibar')
  await write(drillFile, (text) => `${text}\n: [`)
  const broken = await replace('Zanzibar', 'Pemba', pick(found.filter(({ id }) => id === item.id)))
  expect(reasons(broken.json)).toEqual([`${item.id}: Its file has a mistake and cannot be read.`])
  await write(drillFile, (text) => text.replace('\n: [', ''))
})

test('places that somebody makes up change nothing', async () => {
  const [found] = await find('batch', { lang: 'en' })
  const [known] = pick([found as FoundItem])
  const before = await read(drillFile)
  for (const spot of [
    { path: ['en', 'body'], at: 1 },
    { path: ['__proto__', 'polluted'], at: 0 },
    { path: ['category'], at: 0 },
    { path: [], at: 0 },
  ])
    expect((await replace('batch', 'lot', [{ ...known, spots: [spot] }], { lang: 'en' })).json.items).toEqual([])
  expect((await replace('batch', 'lot', [{ ...known, spots: [{ path: ['en', 'body'], at: -1 }] }])).status).toBe(400)
  expect(
    (await replace('batch', 'lot', [{ ...known, kind: 'file', id: drillFile }], { lang: 'en' })).json.items,
  ).toEqual([])
  expect(await read(drillFile)).toBe(before)
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a time and a category are given to many items in one step, and what has none is named', async () => {
  const items = [drill, { kind: 'page', id: 'search' }, { kind: 'history', id: 'history' }]
  const timed = await served.post('/api/change-many', { items, publishAt: '2126-01-01T08:00+08:00' })
  expect(timed.json.items).toEqual(items.slice(0, 2))
  expect(reasons(timed.json)).toEqual(['history: An item of this kind cannot have that.'])
  for (const path of [drillFile, 'pages/search.zh.yaml', 'pages/search.en.yaml'])
    expect(await read(path)).toMatch(/^publishAt: 2126-01-01T08:00\+08:00$/m)
  const [one, two] = await Promise.all(
    [drillFile, 'pages/search.en.yaml'].map((path) => served.repository.history([path])),
  )
  expect(one?.[0]?.revision).toBe(two?.[0]?.revision)
  const wrong = await served.post('/api/change-many', { items: [drill], publishAt: 'tomorrow' })
  expect(wrong.json).toMatchObject({ items: [], refused: [{ ...drill, path: ['publishAt'] }] })
  await served.post('/api/change-many', { items: items.slice(0, 2), publishAt: null })
  expect(await read(drillFile)).not.toContain('publishAt')
  const sorted = await served.post('/api/change-many', { items: items.slice(0, 2), category: '2' })
  expect(sorted.json.items).toEqual([drill])
  expect(await read(drillFile)).toMatch(/^category: "2"$/m)
  expect(await served.repository.published([drillFile]).then((all) => String(all.get(drillFile)))).toMatch(
    /^category: "1"$/m,
  )
})

test('whoever did not load the page cannot change anything', async () => {
  for (const path of ['/api/places', '/api/replace', '/api/change-many'])
    expect((await served.post(path, { find: 'a' }, { 'x-csrf': '' })).status).toBe(403)
})

test('what readers are led to is not put off: it is named with what links there, and the others are if one agrees', async () => {
  const other = { kind: 'company', id: '2026-07-09-heat-and-milk' }
  const linking = 'news/company/2026-04-16-slurry-pipeline.yaml'
  await write(linking, (text) => text.replace(/^ {2}summary: .*$/gm, `  summary: See [it](/${drill.id}).`))
  const ask = async (more: object) =>
    (await served.post('/api/change-many', { items: [drill, other], publishAt: '2126-11-27T08:00', ...more })).json
  const before = await read(drillFile)
  const trial = await ask({ onlyAll: true })
  expect([trial.items, reasons(trial)]).toEqual([
    [],
    [expect.stringMatching(`^${drill.id}: Readers are led to it, and would find nothing until then: .+`)],
  ])
  const done = await ask({})
  expect([done.items, done.refused]).toEqual([[other], trial.refused])
  expect(await read(drillFile)).toBe(before)
  expect(await read(`news/company/${other.id}.yaml`)).toContain('publishAt: 2126-11-27T08:00')
})
