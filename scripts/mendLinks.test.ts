import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { checkContent } from './check.ts'
import { mendLinks } from './mendLinks.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mend-'))
  await cp(join(import.meta.dirname, '../examples/dairy'), folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const text = (file: string) => readFile(join(folder, file), 'utf8')
const removed = async (...routes: string[]) => {
  for (const route of routes) for (const lang of wholeLangs) await rm(join(folder, `pages/${route}.${lang}.yaml`))
}
const told = async () => (await checkContent(folder, 'en')).lines.slice(0, -1)

test('what still leads to a page that was removed is told with file and line, first its menu entry', async () => {
  await removed('cowCare')
  expect(await told()).toContain(
    'pages/cowCare.zh.yaml — The navigation leads to this page, but the file is missing. Add it, or remove the entry from navigation.yaml.',
  )
})

test('mending takes out menu entry, footer entry and links, and leaves every word', async () => {
  await removed('cowCare')
  const said = await mendLinks(folder, 'en')
  expect(said).toContain('navigation.yaml — Removed the menu entry “奶牛福利 /cowCare”, whose page is not there.')
  expect(said).toContainEqual(expect.stringMatching(/^site\.yaml:\d+ — Removed “cowCare” from the footer/))
  expect(said).toContainEqual(expect.stringMatching(/^pages\/pastures\.en\.yaml:\d+ — Took out the link to \/cowCare/))
  expect(await text('pages/pastures.en.yaml')).toContain('related: [/farmers, /processing]')
  // Only pictures that nothing shows any more are left to be told.
  expect((await told()).filter((line) => !line.startsWith('media/'))).toEqual([])
})

test('mending takes out a small link of the footer and leaves the others', async () => {
  const site = await text('site.yaml')
  await writeFile(
    join(folder, 'site.yaml'),
    site.replace('  copyright:', '  legal: [contactUs, cowCare]\n  copyright:'),
  )
  await removed('cowCare')
  const said = await mendLinks(folder, 'en')
  expect(said).toContainEqual(expect.stringMatching(/^site\.yaml:\d+ — Removed “cowCare” from the footer/))
  expect(await text('site.yaml')).toContain('legal: [contactUs]')
})

test('links in a text become plain text, and a button without an address goes', async () => {
  const before = await text('pages/products.en.yaml')
  await writeFile(
    join(folder, 'pages/products.en.yaml'),
    before.replace('text: At the end of 2025', 'text: See [the cold chain](/coldChain) first. At the end of 2025'),
  )
  await removed('coldChain')
  await mendLinks(folder, 'en')
  expect(await text('pages/products.en.yaml')).toContain('text: See the cold chain first. At the end of 2025')
  expect(await text('pages/search.en.yaml')).toContain('link: /products')
})

test('a whole section goes with its last page; what cannot go without more than a link is told', async () => {
  await removed('recruitConsulting', 'development')
  const said = await mendLinks(folder, 'zh')
  expect(await text('navigation.yaml')).not.toContain('id: recruitment')
  expect(said).toContainEqual(expect.stringContaining('删除了菜单条目'))
  await removed('honest/reportChannel', 'honest/report', 'honest/query', 'honest')
  await rm(join(folder, 'channels.yaml')) // without their pages no reports are taken
  await mendLinks(folder, 'zh')
  expect((await told()).filter((line) => !line.startsWith('media/'))).toEqual([
    expect.stringMatching(/^home\.en\.yaml:\d+ integrity\.link\.to — The link \/honest leads nowhere/),
    expect.stringMatching(/^home\.zh\.yaml:\d+ integrity\.link\.to — The link \/honest leads nowhere/),
  ])
})

test('a section whose first page is gone begins with the next', async () => {
  await removed('pastures')
  const said = await mendLinks(folder, 'en')
  expect(said).toContainEqual(expect.stringContaining('The section now begins with /processing'))
})

test('comments and layout of the files stay', async () => {
  await writeFile(join(folder, 'navigation.yaml'), `# mine\n${await text('navigation.yaml')}`)
  const before = (await text('navigation.yaml')).split('\n')
  await removed('cowCare')
  await mendLinks(folder, 'en')
  const after = (await text('navigation.yaml')).split('\n')
  expect(before.filter((line) => !after.includes(line))).toEqual([expect.stringContaining('id: cowCare')])
})

test('nothing is touched while a file has a mistake of its own, which might hide what is there', async () => {
  await removed('cowCare')
  await writeFile(join(folder, 'news/company/2026-10-22-recall-drill.yaml'), 'date: nonsense\n')
  const before = await text('navigation.yaml')
  await expect(mendLinks(folder, 'en')).rejects.toThrow(/First mend:\nnews\/company\/2026-10-22/)
  expect(await text('navigation.yaml')).toBe(before)
})

test('of a page that lost one language the entry stays', async () => {
  await rm(join(folder, 'pages/cowCare.zh.yaml'))
  expect(await mendLinks(folder, 'en')).toEqual(['There is no link to take out.'])
})
