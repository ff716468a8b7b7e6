import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { readers, type Walk } from './readers.ts'
import { daily, go, type Lang, languages, open, settled, still } from './site.ts'

test.use(still)

const names = {
  zh: { main: '主导航', section: (title: string) => `栏目导航：${title}` },
  en: { main: 'Main navigation', section: (title: string) => `Section navigation: ${title}` },
}
const main = (page: Page) => page.getByRole('main')
/** What a reader reads: a space at which no line may break is a space. */
const read = async (page: Page) => (await main(page).innerText()).replaceAll('\u00a0', ' ')

for (const lang of languages) {
  test.describe(`in ${lang}`, daily(lang === 'zh'), () => {
    // One visitor takes all walks of a language: pages that have been visited are kept.
    test.describe.configure({ mode: 'default' })
    let page: Page
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
      await page.route('**/pictures/**', (route) => route.abort()) // answers are words
      await open(page, '/', lang)
    })
    test.afterAll(() => page.close())

    for (const [reader, questions] of Object.entries(readers)) {
      test(`${reader}: every answer is at most two clicks from the home page`, async () => {
        for (const { asks, ...walks } of questions) {
          await test.step(asks, async () => {
            await go(page, '/')
            await settled(page)
            await walk(page, lang, walks[lang])
          })
        }
      })
    }
  })
}

test('each reader asks five questions, and the page about readers lists them', () => {
  const told = readFileSync(new URL('../docs/readers.md', import.meta.url), 'utf8')
  const asked = Object.values(readers).map((questions) => questions.map(({ asks }) => asks))
  expect(asked.map((questions) => questions.length)).toEqual([5, 5, 5, 5, 5])
  expect(asked.flat().filter((question) => !told.includes(`| ${question} |`))).toEqual([])
})

async function walk(page: Page, lang: Lang, { clicks, answer }: Walk) {
  expect(clicks.length).toBeLessThanOrEqual(2)
  for (const click of clicks) await (click.includes(' › ') ? choose(page, lang, click) : follow(page, click))
  for (const words of answer) {
    await expect.poll(async () => words.test(await read(page)), `the page shows ${words}`).toBe(true)
  }
}

/** Hovers over the section and, where there is one, the group, and clicks the entry. */
async function choose(page: Page, lang: Lang, click: string) {
  const [section = '', ...path] = click.split(' › ')
  const panel = page.getByRole('navigation', { name: names[lang].section(section), exact: true })
  await page.mouse.move(700, 850) // off the header: a pointer that rests there opens nothing
  await page
    .getByRole('navigation', { name: names[lang].main })
    .getByRole('link', { name: section, exact: true })
    .hover()
  const entry = path.pop() ?? section
  for (const group of path) await panel.getByRole('link', { name: group, exact: true }).first().hover()
  await panel.getByRole('link', { name: entry, exact: true }).last().click()
  await expect(page.getByRole('navigation', { name: names[lang].section(section) })).toHaveCount(0)
}

/** Clicks a link of the page, or the question of an answer that is folded. */
async function follow(page: Page, name: string) {
  const link = main(page).getByRole('link', { name, exact: true })
  await link
    .or(main(page).locator('summary', { hasText: name }))
    .first()
    .click()
}
