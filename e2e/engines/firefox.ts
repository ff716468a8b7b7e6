import { existsSync } from 'node:fs'
import { type KeyInput, launch } from 'puppeteer-core'
import type { Driver } from './driver.ts'

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
  (path) => existsSync(path),
)

/** Firefox by WebDriver BiDi, through Puppeteer; `undefined` where it is not installed. */
export const firefox =
  program &&
  (async (): Promise<Driver> => {
    const browser = await launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN, zh' },
      protocolTimeout: 120_000,
    })
    const page = await browser.newPage()
    page.setDefaultTimeout(120_000)
    // A report asks whether its page may be left.
    page.on('dialog', (dialog) => dialog.accept())
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(`${page.url()}: ${message.text()}`))
    page.on('pageerror', (error) => errors.push(`${page.url()}: ${error instanceof Error ? error.message : error}`))
    return {
      name: await browser.version(),
      goTo: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
      run: (work, ...given) => page.evaluate(work as never, ...given) as never,
      pointAt: (x, y) => page.mouse.move(x, y),
      pressAt: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      pressKey: (key) => page.keyboard.press(key satisfies KeyInput),
      async chooseFiles(paths) {
        const picker = await page.$('input[type="file"]')
        if (!picker) throw new Error('the page has no picker of files')
        await picker.uploadFile(...paths)
      },
      back: async () => void (await page.goBack({ waitUntil: [] })),
      resize: (width, height) => page.setViewport({ width, height }),
      takeErrors: async () => errors.splice(0),
      stop: () => browser.close(),
    }
  })
