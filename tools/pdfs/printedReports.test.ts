import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../content/media/reports', import.meta.url))
const programs = ['pdftotext', 'pdfinfo', 'qpdf']
const run = (program: string, ...options: string[]) =>
  execFileSync(program, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })

const areThere = programs.every((program) => {
  try {
    run(program, program === 'qpdf' ? '--version' : '-v')
    return true
  } catch {
    return false
  }
})

interface Item {
  title: string
  destpageposfrom1: number
  kids: Item[]
}

/** The text of every page, in the order in which it was written. */
const pagesOf = (file: string) => run('pdftotext', '-raw', file, '-').split('\f')
const outlineOf = (file: string): Item[] => JSON.parse(run('qpdf', '--json', '--json-key=outlines', file)).outlines
const squeezed = (text: string) => text.replace(/\s+/g, '')
describe.skipIf(!areThere).each([
  ['annual-report-2025.zh', '青穗', '目录', '索引', '合并利润表'],
  ['annual-report-2025.en', 'Qingsui', 'Contents', 'Index', 'Consolidated income statement'],
  ['esg-report-2025.zh', '青穗', '目录', '索引', '绿色低碳'],
  ['esg-report-2025.en', 'Qingsui', 'Contents', 'Index', 'Low carbon'],
])('%s', (name, company, contents, index, part) => {
  const file = `${folder}/${name}.pdf`
  const pages = pagesOf(file)
  const outline = outlineOf(file)
  const headings = outline.flatMap((item) => [item, ...item.kids])

  test('is a sound, tagged file of 24 pages or more, whose text can be searched', () => {
    expect(run('qpdf', '--check', file)).toMatch(/No syntax or stream encoding errors found/)
    const facts = run('pdfinfo', file)
    expect(facts).toMatch(/^Tagged: +yes$/m)
    expect(facts).toMatch(/^Title: +\S/m)
    expect(Number(facts.match(/^Pages: +(\d+)$/m)?.[1])).toBeGreaterThanOrEqual(24)
    expect(pages.join('')).toContain(company)
  })

  test('has its chapters and parts in the outline, each on the page where it stands', () => {
    const titles = headings.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining([index, part]))
    for (const { title, destpageposfrom1: page } of headings)
      expect(squeezed(pages[page - 1] ?? ''), title).toContain(squeezed(title))
  })

  test('has contents whose numbers are those pages', () => {
    expect(pages[1]).toContain(contents)
    const listed = headings.filter(({ destpageposfrom1: page }) => page > 3)
    expect(listed.length).toBeGreaterThan(20)
    const text = squeezed(pages[1] ?? '')
    expect(listed.filter(({ title, destpageposfrom1: page }) => !text.includes(`${squeezed(title)}${page}`))).toEqual(
      [],
    )
  })
})

/** Reports that were printed since charts are groups of text, and pictures alone are figures. */
const described = ['annual-report-2025.zh', 'annual-report-2025.en']
test.skipIf(!areThere).each(described)('each figure of %s has an alternative text', (name) => {
  const { qpdf } = JSON.parse(run('qpdf', '--json', '--json-key=qpdf', `${folder}/${name}.pdf`))
  const values = Object.values(qpdf[1]).map((object) => (object as { value?: Record<string, string> }).value)
  const figures = values.filter((value) => value?.['/Type'] === '/StructElem' && value['/S'] === '/Figure')
  expect(figures.length).toBeGreaterThan(0)
  expect(figures.filter((value) => !value?.['/Alt'])).toEqual([])
})
