import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { removeFonts, rulesOf, scriptsOf, stylesOf } from './pageParts.ts'

const needs = (selector: string) =>
  rulesOf('/a.css', `${selector}{color:red}`)[0]?.selectors?.flatMap((found) => found.needs)

describe('a rule needs', () => {
  test.each([
    ['the classes of its selector', '.list .row > .name', [['.list', '.row', '.name']]],
    ['those of one selector of several', '.row, .column::after', [['.row'], ['.column']]],
    ['its elements', 'main > h1:first-child', [['main', 'h1']]],
    ['nothing when it speaks of every document', 'html, body, *, ::before', [[], [], [], []]],
    ['nothing that an element must not have', '.link:not(.current, .away):focus', [['.link']]],
    ['nothing that must not be anywhere inside it', '.bar:not(:has(.toggle)) .link', [['.bar', '.link']]],
    ['what must be inside it', '.cards:has(> .waiting)', [['.cards', '.waiting']]],
    [
      'one of several alternatives',
      ':is(.bar, .line) b',
      [
        ['b', '.bar'],
        ['b', '.line'],
      ],
    ],
    [
      'what stands beside alternatives',
      '.chart :where(ul, .line)',
      [
        ['ul', '.chart'],
        ['.chart', '.line'],
      ],
    ],
    ['none of the alternatives that must not be', '.link:not(:is(.a, .b))', [['.link']]],
    ['its attributes with their values', '[inert] .row[data-open="true"]', [['.row', '[inert]', '[data-open="true"]']]],
    ['an attribute of which a part is named', '.file[href$=".pdf"]', [['.file', '[href]']]],
    ['no mark of the document’s own script', ':root[data-rest] .row[data-far]', [['.row']]],
    ['the language of the document', ':root:lang(en) .row', [[':root:lang(en)', '.row']]],
    ['names with dashes and underscores', '._bar_1a-2.-x', [['._bar_1a-2', '.-x']]],
    ['no selector of what a reader does later', '.row:hover, .row:not(:active)', [['.row']]],
    ['nothing of what a reader selects', '.row::selection', []],
    [
      'the attribute that a state stands for',
      'button:disabled, .row:not(:disabled)',
      [['button', '[disabled]'], ['.row']],
    ],
    ['a browser without scripts, which has the files', ':root:not([data-script]) .row', []],
  ])('%s', (_, selector, expected) => {
    expect(needs(selector)).toEqual(expected)
  })

  test.each(['print', '(forced-colors: active)'])('the files when it speaks of %s', (media) => {
    expect(rulesOf('/a.css', `@media ${media}{.row{color:red}}`)[0]?.selectors).toEqual([])
  })
})

test('the ring of focus stands where a part has it when the first key has brought the files', () => {
  const css = '.row:focus-visible{outline-offset:-4px}.row:focus-visible{outline-offset:0;color:red}'
  expect(rulesOf('/a.css', css).map(({ selectors }) => selectors?.length)).toEqual([0, 1])
})

test('a rule keeps what stands around it, from the outside in', () => {
  const css = '@media (min-width: 48em){.a{color:red}@supports (gap: 1px){.b{gap:1px}}}.c{color:blue}'
  const of = (name: string) => [{ text: `.${name}`, needs: [[`.${name}`]] }]
  expect(rulesOf('/a.css', css)).toEqual([
    { file: '/a.css', around: ['@media (min-width: 48em)'], selectors: of('a'), css: '{color:red}' },
    {
      file: '/a.css',
      around: ['@media (min-width: 48em)', '@supports (gap: 1px)'],
      selectors: of('b'),
      css: '{gap:1px}',
    },
    { file: '/a.css', around: [], selectors: of('c'), css: '{color:blue}' },
  ])
})

test('an animation has its name, a font holds for every page', () => {
  const font = '@font-face{font-family:Latin;src:url(/assets/latin.woff2)}'
  expect(rulesOf('/a.css', `@keyframes turn{to{rotate:1turn}}${font}`)).toEqual([
    { file: '/a.css', around: [], css: '@keyframes turn{to{rotate:1turn}}', keyframes: 'turn' },
    { file: '/a.css', around: [], css: font },
  ])
})

describe('a build', () => {
  const dist = mkdtempSync(join(tmpdir(), 'page-parts-'))
  afterAll(() => rmSync(dist, { recursive: true }))
  mkdirSync(join(dist, '.vite'))
  for (const name of ['index', 'frame', 'list', 'text', 'chart']) {
    writeFileSync(join(dist, `${name}.css`), `.${name}{color:red}`)
  }
  writeFileSync(
    join(dist, '.vite/manifest.json'),
    JSON.stringify({
      'blocks/Chart.tsx': { file: 'chart.js', css: ['chart.css'], imports: ['index.html'] },
      _frame: { file: 'frame.js', css: ['frame.css'], imports: ['index.html'] },
      'index.html': { file: 'index.js', isEntry: true, css: ['index.css'] },
      'pages/TextPage.tsx': { file: 'text.js', css: ['text.css'], imports: ['_frame', 'index.html'] },
      'pages/ListPage.tsx': { file: 'list.js', css: ['list.css'], imports: ['_frame'] },
      'words/zh.ts': { file: 'zh.js' },
    }),
  )

  test('has its rules in the order in which chunks bring them, the entry first, each file once', () => {
    const files = ['/index.css', '/frame.css', '/chart.css', '/list.css', '/text.css']
    expect(stylesOf(dist).map(({ file }) => file)).toEqual(files)
  })

  test('has its fonts in documents alone', () => {
    const font = '@font-face{font-family:Latin;src:url(/assets/latin.woff2)}'
    writeFileSync(join(dist, 'frame.css'), `.frame{color:red}${font}.other{color:red}`)
    const rules = stylesOf(dist)
    removeFonts(dist, rules)
    expect(rules.map(({ css }) => css)).toContain(font)
    expect(readFileSync(join(dist, 'frame.css'), 'utf8')).toBe('.frame{color:red}.other{color:red}')
  })

  test('names the scripts of the entry, of each page with what it imports, and of each language', () => {
    expect(scriptsOf(dist)).toEqual({
      entry: ['/index.js'],
      'pages/TextPage.tsx': ['/index.js', '/frame.js', '/text.js'],
      'pages/ListPage.tsx': ['/index.js', '/frame.js', '/list.js'],
      'words/zh.ts': ['/zh.js'],
    })
  })
})
