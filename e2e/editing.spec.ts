import { expect, type Page, test } from '@playwright/test'
import { dayInChina } from '../contract/day.ts'
import { violations } from './axe.ts'
import { EditorsDesk, onSite, phonePhoto, serveEditing, siteAddress, timeout, tooSmall } from './editing.ts'
import { all, heading, still } from './site.ts'

// Whoever waits for a button learns which.
test.use({ ...still, actionTimeout: 30_000 })
test.setTimeout(180_000)
// One program for all, in the order in which they stand here.
test.describe.configure({ mode: 'default' })

let served: Awaited<ReturnType<typeof serveEditing>>
test.beforeAll(async () => {
  test.setTimeout(300_000)
  served = await serveEditing()
})
test.afterAll(() => served.stop())

async function desk(page: Page) {
  const editors = new EditorsDesk(page, served.address)
  await editors.open()
  return editors
}
const previewOf = (page: Page) => page.frameLocator('iframe')

test('fix a typo', async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业文化/)
  await editors.field('副标题 中文').fill('一粒好粮，一块好肉，改好了的字')
  await editors.save()
  expect((await onSite('/culture')).text, 'a save is not public').not.toContain('改好了的字')
  await editors.publish()
  editors.done(await editors.shown('/culture', ({ text }) => text.includes('改好了的字')))
})

test('take news off the site, with why', async ({ page }) => {
  const editors = await desk(page)
  const id = '2026-09-17-camera-weighing-accepted'
  await editors.goTo('公司新闻', /视觉估重/)
  const path = `/${/#\/company\/(\S+)/.exec(page.url())?.[1] ?? id}`
  expect((await onSite(path)).status).toBe(200)
  await editors.button('撤下').click()
  await page.getByRole('radio', { name: '看到撤下的日期和原因' }).check()
  await page.getByLabel('撤下原因（中文）').fill('验收数据有误，更正后另行发布。')
  await page.getByLabel('撤下原因（英文）').fill('Its figures were wrong; a corrected text follows.')
  expect(await violations(page, 'taking down')).toEqual([])
  await editors.button('立即撤下').click()
  await expect(editors.button('删除')).toBeVisible({ timeout })
  await editors.shown(path, ({ status, text }) => status === 410 && text.includes('验收数据有误'))
  await editors.shown(`/en${path}`, ({ status, text }) => status === 410 && text.includes('Its figures were wrong'))
  expect((await onSite('/development')).text).not.toContain('视觉估重')
  editors.done()
})

test('put a Word file into a text', async ({ page }) => {
  const editors = await desk(page)
  await editors.copyNews({ zh: '来自Word的消息', en: 'News from a Word file', name: 'from-word' })
  const body = page.locator('.cm-content').first()
  await body.click()
  await page.keyboard.press('Control+A')
  await page.getByLabel('Word文件').first().setInputFiles('e2e/plant.docx')
  await expect(page.getByText(/图片已存入“图片与文件”：news\/plant-1\.png/)).toBeVisible({ timeout })
  await expect(body).toHaveText(/^## 扩建工程新厂投产。\| 年份 \| 万吨 \|/)
  await body.click()
  await page.keyboard.press('Control+A')
  await page.getByLabel('Word文件').first().setInputFiles('e2e/plant.docx')
  await expect(page.getByText(/正在读取plant/)).toBeHidden({ timeout })
  await expect(page.getByText(/图片已存入“图片与文件”：news\/plant-1\.png。/), 'once, not twice').toBeVisible({
    timeout,
  })
  await page
    .getByLabel('Word文件')
    .first()
    .setInputFiles({ name: 'old.doc', mimeType: 'application/msword', buffer: Buffer.from('x') })
  await expect(page.getByText(/^old\.doc不能作为Word文件读取/)).toBeVisible({ timeout })
  editors.done()
})

test('see a draft on its true page while it is written', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.copyNews({ zh: '还没有写完的消息', en: 'News that is not finished', name: 'not-finished' })
  await page.getByRole('checkbox', { name: '草稿' }).click()
  await editors.button('预览').click()
  const heading = previewOf(page).getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('还没有写完的消息', { timeout: 30_000 })
  await page.getByRole('group', { name: '预览的语言' }).getByText('英文').click()
  await expect(heading).toHaveText('News that is not finished')
  await editors.field('标题 英文').fill('News that is nearly finished')
  await expect(heading).toHaveText('News that is nearly finished')
  expect(await violations(page, 'preview')).toEqual([])
  const [, id = ''] = /#\/company\/(\S+)/.exec(page.url()) ?? []
  await editors.save()
  await editors.publish()
  await expect(page.getByText('已发布为草稿，读者看不到')).toBeVisible({ timeout })
  expect((await onSite(`/${id}`)).status, 'a draft is not public').toBe(404)
  editors.done()
})

test('see what goes out before it does, with a picture under a Chinese name', async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业文化/)
  await editors.field('副标题 中文').fill('发布前核对')
  const buffer = await phonePhoto(270)
  const choose = page.getByRole('button', { name: '上传…', description: '图片' }).first()
  const chooser = page.waitForEvent('filechooser')
  await choose.click()
  await (await chooser).setFiles({ name: '新厂区 (2).JPG', mimeType: 'image/jpeg', buffer })
  await expect(page.getByText('换了一张图片，请用各语言重新说明。')).toBeVisible({ timeout })
  await editors.describe('新厂区的大门', 'The gate of the new plant')
  await editors.save()
  await page.getByRole('link', { name: /^待发布/ }).click()
  await expect(page.getByRole('checkbox', { name: /企业文化/ })).toBeChecked({ timeout })
  await page.getByRole('button', { name: /^先看一遍/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^将要发布/ })).toBeFocused()
  await expect(page.getByRole('img', { name: /^发布后：pages\/新厂区-2\.jpg/ }).first()).toBeVisible({ timeout })
  await expect(page.locator('ins', { hasText: '发布前核对' })).toBeVisible()
  expect(await violations(page, 'what goes out')).toEqual([])
  await page.getByRole('button', { name: /^发布所选的/ }).click()
  await editors.shown('/culture', ({ text }) => text.includes('发布前核对'))
  editors.done()
})

test('ask somebody to look, and comment on a field', async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业文化/)
  await editors.field('副标题 中文').focus()
  await editors.button('批注').click()
  await page.getByLabel('批注内容').fill('能不能再短些？')
  expect(await violations(page, 'a comment')).toEqual([])
  await editors.button('发送').click()
  await expect(page.getByText('1条批注')).toBeVisible({ timeout })
  await editors.button('送审').click()
  await page.getByLabel('请谁审看').fill('han@qingsui.example')
  await page.getByLabel('请对方看什么').fill('副标题')
  expect(await violations(page, 'who is to look')).toEqual([])
  await editors.button('发送').click()
  await expect(page.getByRole('region', { name: '等您审看' })).toBeVisible({ timeout })
  await page.getByText('1条批注').click()
  expect(await violations(page, 'an item with comments')).toEqual([])
  await page.getByRole('link', { name: /^等您审看/ }).click()
  await expect(page.getByText('副标题', { exact: true }).first()).toBeVisible({ timeout })
  expect(await violations(page, 'what waits for me')).toEqual([])
  editors.done()
})

test('replace words in several places', async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('查找和替换')
  await editors.field('查找').fill('视觉估重')
  await editors.field('替换为').fill('视频估重')
  await editors.button('查找').click()
  const boxes = page.getByRole('checkbox', { name: /视觉估重/ })
  await expect(boxes.first()).toBeVisible({ timeout })
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await boxes.nth(2).focus()
  await page.keyboard.press('Shift+Space')
  await expect(editors.button('替换所选的3处'), 'Shift and the space bar choose all between').toBeVisible()
  expect(await violations(page, 'find and replace')).toEqual([])
  await editors.button('替换所选的3处').click()
  await expect(page.getByText(/^已保存\d项，尚未发布/)).toBeVisible({ timeout })
  await editors.goTo('公司新闻')
  await editors.button('选择多项').click()
  await page.getByRole('checkbox', { name: /^选择列出的/ }).check()
  expect(await violations(page, 'several items')).toEqual([])
  editors.done()
})

test('show a draft to somebody without an account', async ({ page, browser }) => {
  const editors = await desk(page)
  await editors.copyNews({ zh: '给外面看的消息', en: 'News for a look', name: 'for-a-look' })
  await page.getByRole('checkbox', { name: '草稿' }).click()
  await editors.save()
  await editors.button('预览链接').click()
  await editors.button('生成链接').click()
  const link = page.getByRole('textbox', { name: /^链接/ })
  await expect(link).toBeVisible({ timeout })
  expect(await violations(page, 'preview links')).toEqual([])
  const outside = await browser.newContext({ locale: 'en-GB' })
  const guest = await outside.newPage()
  await guest.goto(await link.inputValue())
  const heading = guest.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('News for a look', { timeout })
  await guest.getByRole('banner').getByRole('link', { name: '中文' }).click()
  await expect(heading).toHaveText('给外面看的消息')
  await editors.button('作废').click()
  await expect(page.getByText('链接已作废。')).toBeVisible()
  const answer = await guest.reload()
  expect(answer?.status()).toBe(410)
  await expect(heading.last()).toHaveText('This preview link is over')
  expect(await violations(guest, 'a link that is over')).toEqual([])
  await outside.close()
  editors.done()
})

test('a finger finds everything on a phone, and nothing is wider than it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const editors = await desk(page)
  await page.goto(new URL('#/page/culture', page.url()).href)
  await page.reload()
  await editors.button('保存').waitFor()
  // The elements themselves: an opened one is found no more, and the next would have its number.
  for (const entry of await page.locator('[aria-expanded="false"][aria-controls]').elementHandles()) await entry.click()
  await tooSmall(page, 'a page')
  await editors.button('预览').click()
  const frame = page.locator('iframe')
  await expect(frame).toBeVisible({ timeout })
  expect((await frame.boundingBox())?.width, 'as wide as the phone').toBe(390)
  await editors.button('关闭预览').click()
  for (const [address, what] of [
    ['#/', 'the list'],
    ['#/waiting', 'what waits'],
    ['#/review', 'what waits for me'],
    ['#/schedule', 'the calendar'],
    ['#/standing', 'what is to be looked at'],
    ['#/replace', 'find and replace'],
    ['#/file', 'files'],
    ['#/announcement/2026-11-06-hog-sales-october-2026', 'an announcement'],
  ] as const) {
    await page.evaluate((to) => location.assign(to), address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    if (what === 'an announcement') await expect(page.getByRole('link', { name: /\.pdf/ })).toHaveCount(2)
    await tooSmall(page, what)
  }
  await editors.button('栏目').click()
  await page.getByRole('link', { name: '公司新闻', exact: true }).click()
  await expect(page.getByRole('navigation', { name: '内容种类' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: /^公司新闻/ })).toBeVisible()
  await context.close()
})

test('rename a menu entry', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('菜单')
  for (const entry of ['公司介绍', '公司概况', '企业文化']) await editors.button(entry).click()
  await editors.field('名称 中文').last().fill('我们的文化')
  await editors.save()
  await editors.publish()
  editors.done(await editors.shown('/introduction', ({ text }) => text.includes('我们的文化')))
})

test('add a page with a menu entry', all, async ({ page, context }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业活动/)
  await editors.button('复制').click()
  await editors.field('中文标题').fill('丰收的日子')
  await editors.field('英文标题').fill('Harvest days')
  await editors.field('网址（英文，可用 / 分层）').fill('harvestDays')
  await editors.button('创建').click()
  await editors.save()
  await editors.goTo('菜单')
  for (const entry of ['公司介绍', '公司概况']) await editors.button(entry).click()
  await editors.button('复制“企业活动”').click()
  await editors.field('标识').last().fill('harvestDays')
  await editors.field('链接').last().fill('/harvestDays')
  await editors.field('名称 中文').last().fill('丰收的日子')
  await editors.field('名称 英文').last().fill('Harvest days')
  await editors.save()
  await editors.publishAll(2)
  editors.done(await editors.shown('/harvestDays', ({ status }) => status === 200))
  const reader = await context.newPage()
  await reader.goto(`${siteAddress}/culture`)
  await reader.getByRole('navigation', { name: '本栏目页面' }).getByRole('link', { name: '丰收的日子' }).click()
  await expect(heading(reader)).toHaveText('丰收的日子')
  expect((await onSite('/en/harvestDays')).text).toContain('Harvest days')
})

test('schedule news for tomorrow at 08:00', all, async ({ page }) => {
  const editors = await desk(page)
  const tomorrow = dayInChina(Date.now() + 24 * 60 * 60_000)
  await editors.copyNews({ zh: '明天早上的消息', en: 'News of tomorrow morning', name: 'tomorrow', day: tomorrow })
  await page.getByLabel(/^发布时间/).fill(`${tomorrow}T08:00`)
  await editors.save()
  await editors.publish()
  await expect(page.getByRole('listitem').filter({ hasText: '明天早上的消息' })).toContainText(/定时.*08:00/)
  expect((await onSite(`/${tomorrow}-tomorrow`)).status, 'nobody sees it before').toBe(404)
  editors.done()
})

test('see who changed what', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业活动/)
  await editors.field('副标题 中文').fill('有人改过的副标题')
  await editors.save()
  await editors.button('历史').click()
  const latest = page.getByRole('dialog').getByRole('listitem').first()
  await expect(latest).toContainText('韩梅')
  await latest.getByRole('button', { name: '看改动' }).click()
  await expect(latest.getByText('中文 › 副标题')).toBeVisible()
  await expect(latest.locator('ins').first()).toBeVisible()
  editors.done()
})

test('undo', all, async ({ page }) => {
  const before = (await onSite('/ecology')).text
  const editors = await desk(page)
  await editors.goTo('页面', /生态/)
  await editors.field('副标题 中文').fill('这句话不该在这里')
  await editors.save()
  await editors.publish()
  await editors.shown('/ecology', ({ text }) => text.includes('这句话不该在这里'))
  await editors.button('历史').click()
  const history = page.getByRole('dialog')
  await history.getByRole('button', { name: '撤销这次修改' }).first().click()
  await expect(history.locator('ins').first()).toBeVisible({ timeout })
  await history.getByRole('button', { name: '撤销', exact: true }).click()
  await editors.publish()
  const subtitle = /<h1[\s\S]*?<\/p>/.exec(before)?.[0] ?? ''
  editors.done(
    await editors.shown('/ecology', ({ text }) => text.includes(subtitle) && !text.includes('这句话不该在这里')),
  )
})

test('news with a photograph from a phone', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.copyNews({ zh: '收割开始了', en: 'The harvest has begun', name: 'harvest-begins' })
  await editors.upload('图片', { name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await editors.describe('收割机在玉米地里', 'A harvester in a maize field')
  const [, id = ''] = /#\/company\/(\S+)/.exec(page.url()) ?? []
  await editors.save()
  await editors.publish()
  editors.done(await editors.shown(`/${id}`, ({ text }) => /pictures\/news-img.?4711/i.test(text)))
  expect((await onSite(`/en/${id}`)).text).toContain('A harvester in a maize field')
})

test('a leader with a photograph', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('管理团队', /邓安/)
  await editors.upload('图片', { name: 'deng-an.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(90) })
  await editors.save()
  await editors.publish()
  editors.done(await editors.shown('/manageTeam', ({ text }) => /pictures\/leaders-deng-an/.test(text)))
})

test('replace the banner of a page', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业活动/)
  await editors.upload('图片', { name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(180) })
  await editors.describe('丰收的田野', 'Fields at harvest')
  await editors.save()
  await editors.publish()
  editors.done(await editors.shown('/enterpriseDynamics', ({ text }) => /pictures\/pages-banner/.test(text)))
})

test('an announcement from its PDF', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('公告')
  await editors.button('新建').click()
  for (const [lang, choose] of [
    ['zh', '中文PDF…'],
    ['en', '英文PDF…'],
  ] as const) {
    const file = `content/media/announcements/2024-01-25-profit-forecast-2023.${lang}.pdf`
    await page.getByLabel(choose).last().setInputFiles(file)
  }
  await expect(page.getByText(/已读，共/)).toHaveCount(2, { timeout })
  await editors.field('英文短名（用于网址）').fill('forecast-again')
  await editors.button('创建').click()
  await expect(editors.field('标题 中文')).toHaveValue(/业绩预告/, { timeout })
  await expect(editors.field('标题 英文')).toHaveValue(/forecast/i)
  const [, id = ''] = /#\/announcement\/(\S+)/.exec(page.url()) ?? []
  expect(id, 'the day is that of the PDF').toMatch(/^2024-01-\d\d-forecast-again$/)
  // What no PDF says is asked for once it is to be saved, and leads to its field.
  await editors.save()
  await page.getByText('有1处需要改正').click()
  await page.getByRole('button', { name: /^类别/ }).click()
  await expect(page.getByRole('combobox', { name: /^类别/ })).toBeFocused()
  await page.getByRole('combobox', { name: /^类别/ }).selectOption({ label: '定期报告' })
  await editors.save()
  await editors.publish()
  editors.done(await editors.shown(`/${id}`, ({ text }) => text.includes(`${id}.zh.pdf`)))
})

test('list what is not translated', all, async ({ page }) => {
  const editors = await desk(page)
  await editors.goTo('页面', /企业活动/)
  await editors.field('副标题 中文').fill('中文改过了，英文还没有')
  await editors.save()
  await page.getByRole('link', { name: '翻译' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '企业活动' }) })
  await expect(card).toContainText('中文改过')
  await card.getByRole('link', { name: /副标题/ }).click()
  await expect(editors.field('副标题 英文')).toBeFocused()
  editors.done()
})
