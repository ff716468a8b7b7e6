import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rootPath } from '#contract/paths.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { contentPage, pageFor } from '#web/routing/routes.ts'
import { newPage } from './testing/newPage.ts'
import { type Served, serve } from './testing/served.ts'

const { path, titles, files, menu } = newPage
let served: Served
beforeAll(async () => {
  served = await serve()
  expect((await served.get(path)).statusCode).toBe(404)
  const { sample, site } = served
  for (const [file, text] of Object.entries(files)) await sample.write(file, text)
  await sample.edit('navigation.yaml', menu.after, `${menu.after}\n        ${menu.entry}`)
  expect(await site.reload(), served.log.join('\n')).toBe(true)
})
afterAll(() => served.close())

describe.each(wholeLangs)('two content files and a menu entry make a page (%s)', (lang) => {
  const root = rootPath(lang, wholeLangs).slice(0, -1)

  test('with a document of its own', async () => {
    const { statusCode, body } = await served.get(root + path)
    expect(statusCode).toBe(200)
    expect(body).toMatch(new RegExp(`<h1[^>]*>${titles[lang]}</h1>`))
    expect(body).toContain(lang === 'en' ? 'Spare heat warms three glasshouses.' : '余热为三座温室供暖。')
    expect(body).toMatch(/<link rel="canonical" href="[^"]*\/greenhouse">/)
  })

  test('in the menus of other pages, and in their order', async () => {
    const { body } = await served.get(`${root}/culture`)
    expect(body).toMatch(new RegExp(`<a[^>]* href="${root}/greenhouse"[^>]*>[^<]*${titles[lang]}`))
  })

  test('in the sitemap and the search', async () => {
    expect((await served.get('/sitemap.xml')).body).toMatch(new RegExp(`<loc>[^<]*${root}/greenhouse</loc>`))
    const found = await served.ask('search', lang, { keyword: lang === 'en' ? 'glasshouses' : '温室供暖' })
    expect(found.json().data.items.map(({ link }: { link: string }) => link)).toContain(path)
  })

  test('which the app shows from its content', () => {
    expect(pageFor(path, served.site.content[lang].site)).toBe(contentPage)
  })
})
