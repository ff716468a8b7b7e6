import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { createSample, type Sample } from '../../testing/sample.ts'
import { loadContent, readContent } from '../index.ts'
import { problemText } from '../problems.ts'

const vacancy = (title: string, more: string) =>
  `date: 2026-11-21\nopenings: 2\n${more}zh: { title: ${title}, team: 养殖, place: 襄阳 }\nen: { title: ${title} in English, team: Farming, place: Xiangyang }\n`
const block = `blocks:
  - { type: from, data: vacancies, title: Open, columns: [Post, Place, Team, Openings, Closes], filter: Team, untilFilled: until filled, none: No posts. }
`

let sample: Sample
beforeAll(async () => {
  sample = await createSample()
  for (const lang of wholeLangs) await sample.edit(`pages/culture.${lang}.yaml`, /blocks:[\s\S]*$/, block)
  await rm(join(sample.settings.content, 'vacancies'), { recursive: true })
  await sample.write('vacancies/2026-11-21-vet.yaml', vacancy('兽医', 'closes: 2026-12-10\n'))
  await sample.write('vacancies/2026-11-21-cutter.yaml', vacancy('分割工', ''))
  await sample.write('vacancies/2026-11-21-driver.yaml', vacancy('司机', 'closes: 2026-12-01\n'))
})
afterAll(() => sample.dispose())

const at = async (time: string) => {
  const { content: folder, data } = sample.settings
  const content = await loadContent({ folder, pictures: join(data, 'pictures'), now: Date.parse(time) })
  const found = content.en.pages.get('/culture')?.blocks[0]
  return {
    next: content.nextChange,
    block: found,
    posts: found?.type === 'table' ? found.rows.map(([post]) => post) : [],
  }
}

test('open posts are a table, those that close first come first, and go with the end of their closing day in China', async () => {
  const { block, next, posts } = await at('2026-12-01T15:59:59Z')
  expect(block).toMatchObject({ type: 'table', caption: 'Open', filter: 'Team' })
  const rows = block?.type === 'table' ? block.rows : []
  expect(rows.map((row) => row.map((cell) => cell.replace(/[\u00a0\u202f]/g, ' ')))).toEqual([
    ['司机 in English', 'Xiangyang', 'Farming', '2', '1 December 2026'],
    ['兽医 in English', 'Xiangyang', 'Farming', '2', '10 December 2026'],
    ['分割工 in English', 'Xiangyang', 'Farming', '2', 'until filled'],
  ])
  expect([posts.length, next]).toEqual([3, Date.parse('2026-12-01T16:00:00Z')])
  expect((await at('2026-12-01T16:00:00Z')).posts).toEqual(['兽医 in English', '分割工 in English'])
})

test('one that ends before its closing day ends then', async () => {
  await sample.edit('vacancies/2026-11-21-vet.yaml', 'closes:', 'until: 2026-12-05T08:00\ncloses:')
  expect((await at('2026-12-05T00:00:00Z')).posts).toEqual(['分割工 in English'])
  await sample.edit('vacancies/2026-11-21-vet.yaml', 'until: 2026-12-05T08:00\n', '')
})

test('while no post is open the page says so', async () => {
  await sample.edit('vacancies/2026-11-21-cutter.yaml', 'openings', 'draft: true\nopenings')
  expect((await at('2027-01-01T00:00:00Z')).block).toMatchObject({
    type: 'prose',
    title: 'Open',
    text: '<p>No posts.</p>',
  })
  await sample.edit('vacancies/2026-11-21-cutter.yaml', 'draft: true\n', '')
})

test('a closing day before the day of the post is a problem of its field', async () => {
  await sample.edit('vacancies/2026-11-21-driver.yaml', 'closes: 2026-12-01', 'closes: 2026-11-20')
  const { problems } = await readContent(sample.settings.content, Date.parse('2026-11-29T00:00:00Z'))
  expect(problems.map((problem) => problemText(problem, 'en'))).toContainEqual(
    expect.stringMatching(/^vacancies\/2026-11-21-driver\.yaml:\d+ closes — The closing day 2026-11-20 is before/),
  )
  await sample.edit('vacancies/2026-11-21-driver.yaml', 'closes: 2026-11-20', 'closes: 2026-12-01')
})
