import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import type { Running } from '../server/testing/program.ts'
import { serveApart, serveEditors } from './hosting.ts'
import { editingPorts } from './ports.ts'

/** Where readers find the site. */
export const siteAddress = `http://127.0.0.1:${editingPorts.site}`

/** The editors' program and the site, over a copy of the content. */
export async function serveEditing() {
  const folder = await mkdtemp(join(tmpdir(), 'editing-'))
  const content = join(folder, 'content')
  await cp('content', content, { recursive: true })
  await mkdir(join(folder, 'edit/preview'), { recursive: true })
  await symlink(resolve('.cache/e2e/pictures'), join(folder, 'edit/preview/pictures'))
  const running: Running[] = [await serveApart(editingPorts.site, { CONTENT_DIR: content })]
  const editors = await serveEditors(editingPorts.program, {
    CONTENT_DIR: content,
    EDIT_DIR: join(folder, 'edit'),
    EDIT_PREVIEW_PORT: String(editingPorts.preview),
    EDIT_NAME: '韩梅',
    EDIT_MAIL: 'han@qingsui.example',
  })
  running.push(editors)
  return {
    address: /http:\S+token=\S+/.exec(editors.said())?.[0] ?? '',
    async stop() {
      for (const program of running) await program.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Milliseconds: Git and the check of the whole content run beside whatever else the machine does. */
export const timeout = 60_000

/** What the public site sends at a path. */
export const onSite = async (path: string) => {
  const answer = await fetch(siteAddress + path)
  return { status: answer.status, text: await answer.text() }
}

/** A photograph as a telephone takes it: large, turned by its note alone, with what the camera noted. Of another `hue` it is another one. */
export const phonePhoto = (hue = 0) =>
  sharp('content/media/banners/culture.webp')
    .resize(4032, 3024, { fit: 'cover' })
    .rotate(-90)
    .modulate({ hue })
    .withExif({ IFD0: { Make: 'Telephone' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer()

/** The editors' program as somebody uses it who counts his clicks. */
export class EditorsDesk {
  readonly page: Page
  private readonly address: string
  private clicks = 0
  private begun = 0
  /** When Publish was clicked last. */
  private published = 0

  constructor(page: Page, address: string) {
    this.page = page
    this.address = address
  }

  async open() {
    await this.page.exposeFunction('countClick', () => this.clicks++)
    await this.page.addInitScript(() => {
      if (window !== top) return
      addEventListener('pointerdown', () => (window as unknown as { countClick(): void }).countClick(), true)
    })
    await this.page.goto(this.address)
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible()
    this.begun = Date.now()
  }

  /** Goes to a kind of content, and in its list to an item. */
  async goTo(kind: string, title?: string | RegExp) {
    await this.page.getByRole('navigation').getByRole('link', { name: kind, exact: true }).click()
    if (title) await this.page.getByRole('listitem').getByRole('link', { name: title }).first().click()
  }
  button = (name: string) => this.page.getByRole('button', { name, exact: true })
  field = (name: string, within: Page | Locator = this.page) => within.getByRole('textbox', { name, exact: true })

  /** Begins news of a name as a copy of other news. */
  async copyNews({ zh, en, name, day }: { zh: string; en: string; name: string; day?: string }) {
    await this.goTo('公司新闻', /电散装饲料车/)
    await this.button('复制').click()
    if (day) await this.page.getByRole('dialog').getByLabel('日期').fill(day)
    await this.field('中文标题').fill(zh)
    await this.field('英文标题').fill(en)
    await this.field('英文短名（用于网址）').fill(name)
    await this.button('创建').click()
    // Behind the dialog stands the form of the other item until then.
    await expect(this.page.getByRole('dialog')).toBeHidden({ timeout: 30_000 })
  }
  /** Puts a file into the first field of this name, as whoever chooses it from a folder. */
  async upload(field: string, file: { name: string; mimeType: string; buffer: Buffer }) {
    const labelled = this.page.getByRole('button', { name: '上传…', description: field }).first()
    const chooser = this.page.waitForEvent('filechooser')
    await labelled.click()
    await (await chooser).setFiles(file)
    const uploaded = new RegExp(
      `/${file.name
        .toLowerCase()
        .replace('_', '-')
        .replace(/\.\w+$/, '')}(-\\d+)?\\.jpg$`,
    )
    await expect(this.page.locator('[data-path]', { has: labelled }).getByRole('textbox').first()).toHaveValue(
      uploaded,
      {
        timeout,
      },
    )
  }
  /** Describes the first picture in both languages. */
  async describe(zh: string, en: string) {
    await this.page
      .getByRole('textbox', { name: /^图片说明 中文/ })
      .first()
      .fill(zh)
    await this.page
      .getByRole('textbox', { name: /^图片说明 英文/ })
      .first()
      .fill(en)
  }
  async save() {
    await this.button('保存').click()
    await expect(this.page.getByText('已保存，尚未发布')).toBeVisible({ timeout })
  }
  async publish() {
    await expect(this.button('发布')).toBeEnabled({ timeout })
    await this.button('发布').click()
    this.published = Date.now()
  }
  /** Publishes all that waits. */
  async publishAll(count: number) {
    await this.page.getByRole('link', { name: /^待发布/ }).click()
    await this.button(`发布所选的${count}项`).click()
    this.published = Date.now()
  }
  /** Waits until the site shows what was published. @returns the milliseconds that it took */
  async shown(path: string, isShown: (answer: Awaited<ReturnType<typeof onSite>>) => boolean): Promise<number> {
    await expect(async () => expect(isShown(await onSite(path))).toBe(true)).toPass({
      intervals: [50],
      timeout,
    })
    return Date.now() - this.published
  }
  /** Tells what the job took. */
  done(visible?: number) {
    const seconds = ((Date.now() - this.begun) / 1000).toFixed(1)
    const live = visible === undefined ? '' : `, on the site ${(visible / 1000).toFixed(1)} s after Publish`
    const said = `${this.clicks} clicks, ${seconds} s${live}`
    test.info().annotations.push({ type: 'job', description: said })
    console.log(`${test.info().title}: ${said}`)
  }
}

/** Targets below 44 pixels, and what reaches beyond the window. */
export async function tooSmall(page: Page, what: string) {
  const found = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => {
        const isBox = element.matches('[type="checkbox"], [type="radio"]')
        const label = isBox && (element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`))
        return { name: element.outerHTML.slice(0, 90), box: (label || element).getBoundingClientRect(), element }
      })
      .filter(({ element }) => getComputedStyle(element).clipPath === 'none')
    return {
      small: boxes.filter(({ box }) => box.height < 43.5 || box.width < 43.5).map(({ name }) => name),
      beyond: boxes
        .filter(({ box, element }) => box.right > innerWidth && !element.closest('table'))
        .map(({ name }) => name),
      width: document.documentElement.scrollWidth,
    }
  })
  expect(found, what).toEqual({ small: [], beyond: [], width: 390 })
}
