import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { request } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { answer, arrived, words } from '../complaint.ts'
import { phonePhoto, serveEditing } from '../editing.ts'
import { sitePort } from '../ports.ts'
import { type Reader, readerOf, until } from './driver.ts'
import { engines } from './engines.ts'

/* What readers and editors do most, in the other engines, by pointer and keyboard. */

const site = `http://127.0.0.1:${sitePort}`
const route = () => decodeURIComponent(location.hash.slice(1))

for (const { engine, launch, packages } of engines) {
  describe.skipIf(!launch)(`${engine} (${packages.join(', ')})`, () => {
    let reader: Reader
    beforeAll(async () => {
      if (launch) reader = readerOf(await launch())
    })
    afterAll(() => reader?.stop())
    beforeEach(async ({ onTestFinished }) => {
      await reader.resize(1440, 900)
      onTestFinished(async () => expect(await reader.takeErrors()).toEqual([]))
    })
    const isAt = (path: string) =>
      reader.holds(path, (wanted: string) => decodeURIComponent(location.hash.slice(1)) === wanted, path)

    test('a section’s panel opens under the pointer and leads on, and the phone’s menu opens its lists', async () => {
      await reader.open(`${site}/culture`)
      await reader.rest({ role: 'link', name: '四大业务' })
      await reader.press({ role: 'link', name: '低蛋白日粮' })
      await reader.sees({ css: 'h1', name: '低蛋白日粮' })
      await reader.resize(450, 900)
      await reader.press({ role: 'button', name: '打开菜单' })
      await reader.press({ role: 'button', name: '新闻中心' })
      await reader.press({ role: 'link', name: '行业资讯', exact: true })
      await reader.sees({ css: 'h1', name: '行业资讯' })
      await reader.sees({ role: 'button', name: '打开菜单' })
    })

    test('the carousel shows the next slides', async () => {
      await reader.open(`${site}/`)
      await reader.press({ role: 'button', name: '下一张' })
      await reader.press({ role: 'button', name: '下一张' })
      await reader.holds('the third slide', () => {
        const box = document.querySelector('[aria-label="第3张，共5张"]')?.getBoundingClientRect()
        return box !== undefined && Math.abs(box.left) < 2
      })
    })

    test('search finds, and a kind narrows what it found', async () => {
      const count = () => Number(document.querySelector('main [role="status"]')?.textContent?.match(/\d+/)?.[0] ?? 0)
      await reader.open(`${site}/search`)
      await reader.write({ css: 'main [role="combobox"]' }, '饲料')
      await reader.pressKey('Enter')
      await isAt('/search?keyword=饲料')
      await reader.holds('results', count)
      const all = await reader.run(count)
      await reader.press({ css: 'main label, main button', name: '页面' })
      await until(async () => (await reader.run(count)) < all, 'fewer results')
      expect(await reader.run(count)).toBeGreaterThan(0)
      expect(await reader.run(route)).toMatch(/kind=/)
    })

    test('a chart shows its numbers as a table', async () => {
      await reader.open(`${site}/feedSales`)
      await reader.press({ css: 'main figure[data-kind] label', name: '表格' })
      await reader.sees({ css: 'main figure[data-kind] table' })
    })

    test('candlesticks are drawn, over a range that is chosen', async () => {
      await reader.open(`${site}/securities`)
      // Each candle begins with a move of the pen.
      const candles = () =>
        [...document.querySelectorAll('figure[data-kind="candlestick"] path[data-rises]')]
          .map((path) => (path.getAttribute('d')?.match(/m/gi)?.length ?? 0) / 2)
          .reduce((sum, count) => sum + count, 0)
      await reader.holds('candles', candles)
      const before = await reader.run(candles)
      await reader.press({ css: 'figure[data-kind="candlestick"] label', name: '1个月', exact: true })
      await until(async () => (await reader.run(candles)) < before, 'fewer candles')
      expect(await reader.run(candles)).toBeGreaterThan(5)
    })

    test('Back returns to a page where it was left, kept alive', async () => {
      await reader.open(`${site}/introduction`)
      await reader.run(() => {
        scrollTo({ top: 900, behavior: 'instant' })
        Object.assign(document.querySelector('main h1') ?? {}, { isKept: true })
      })
      await reader.holds('the place', () => scrollY === 900)
      await reader.press({ role: 'link', name: '品质保障', exact: true })
      await reader.sees({ css: 'h1', name: '品质管控' })
      await reader.back()
      await reader.sees({ css: 'h1', name: '公司简介' })
      await reader.holds('the place', () => scrollY > 800 && scrollY < 1_000)
      const isKept = () =>
        [...document.querySelectorAll('main h1')].some((title) => (title as { isKept?: true }).isKept)
      expect(await reader.run(isKept)).toBe(true)
    })

    test('the switcher leads to the same page in the other language', async () => {
      await reader.open(`${site}/companyDynamic?year=2025`)
      await reader.press({ role: 'link', name: 'English' })
      await reader.sees({ css: 'h1', name: 'Company news' })
      await reader.holds(
        'the address',
        () => location.pathname === '/en/' && location.hash === '#/companyDynamic?year=2025',
      )
    })

    test('a film opens over the page, and closes', async () => {
      await reader.open(`${site}/`)
      await reader.press({ role: 'button', name: '观看影片' })
      await reader.sees({ css: 'dialog[open] video' })
      await reader.press({ role: 'button', name: '关闭影片' })
      await reader.loses({ css: 'dialog[open] video' })
    })

    test('a report is sent with three files, answered, and looked up', async ({ onTestFinished }) => {
      const { form, query } = words.zh
      const photo = join('.cache', `photo-${engine}.jpg`)
      await writeFile(photo, await phonePhoto())
      const [paper, note] = [join('.cache', 'receipt.pdf'), join('.cache', 'note.txt')]
      await writeFile(paper, '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
      await writeFile(note, '3月12日，三车玉米')
      await reader.open(`${site}/honest/report`)
      await reader.press({ css: '[name="channel"][value="compliance"]' })
      await reader.write({ css: '[name="content"]' }, '收受回扣')
      await reader.write({ css: '[name="reportedName"]' }, '王某')
      await reader.write({ css: '[name="department"]' }, '采购中心')
      await reader.press({ role: 'button', name: form.next, exact: true })
      await reader.holds('the picker', () => document.querySelector('input[type="file"]') !== null)
      await reader.chooseFiles([photo, paper, note].map((file) => join(process.cwd(), file)))
      for (const name of ['photo-', 'receipt.pdf', 'note.txt']) await reader.sees({ css: 'main li', name })
      await reader.press({ role: 'button', name: form.review, exact: true })
      await reader.press({ role: 'button', name: form.send, exact: true })
      await reader.sees({ css: 'p[translate="no"] span' })
      const code = await reader.run(() =>
        [...document.querySelectorAll('p[translate="no"] span')].map(({ textContent }) => textContent).join('-'),
      )
      const calls = await request.newContext({ baseURL: site })
      onTestFinished(() => calls.dispose())
      const server = { request: calls, url: () => site }
      const { report, files } = await arrived(server, code)
      expect(report.fields).toMatchObject({ content: '收受回扣', reportedName: '王某' })
      expect(files[0]?.subarray(0, 2), 'a JPEG').toEqual(Buffer.from([0xff, 0xd8]))
      expect(files[0]?.includes('Telephone'), 'its maker').toBe(false)
      expect(files.slice(1).map(String)).toEqual([expect.stringContaining('%PDF-1.4'), '3月12日，三车玉米'])
      await answer(server, code, { status: 'checking', body: '请问是哪一天？' })
      await reader.open(`${site}/honest/query`)
      await reader.write({ css: 'main input' }, code)
      await reader.press({ role: 'button', name: query.submit, exact: true })
      await reader.sees({ css: 'main li, main article, main p', name: '请问是哪一天？' })
    })

    test('an editor changes a subtitle and saves it', async ({ onTestFinished }) => {
      const served = await serveEditing()
      onTestFinished(() => served.stop())
      await reader.open(new URL('#/page/culture', served.address).href)
      await reader.press({ css: 'input, textarea', name: '副标题 中文' })
      await reader.type('改好了：')
      await reader.press({ role: 'button', name: '保存', exact: true })
      await reader.sees({ css: 'p, span, output, div', name: '已保存，尚未发布' })
    })
  })
}
