import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, hiddenInEnglish } from '../addresses.ts'
import { sitePort } from '../ports.ts'
import { languages, real } from '../site.ts'
import { type Reader, readerOf, until } from './driver.ts'
import { engines } from './engines.ts'

/* Every page of both languages in the other engines: it hydrates without an error and is no wider than a desktop's and a phone's window. */

/** Pages that one test opens. */
const together = 20
/** MiniBrowser's window is no narrower than some 447 px. */
const widths = [1440, 450]

const isNoWider = () => document.documentElement.scrollWidth <= innerWidth
/** Milliseconds within which what follows the window by script, as charts do, has followed it. */
const drawn = 5_000

for (const { engine, launch, packages } of engines) {
  describe.skipIf(!launch)(`${engine} (${packages.join(', ')})`, () => {
    let reader: Reader
    beforeAll(async () => {
      if (launch) reader = readerOf(await launch())
    })
    afterAll(() => reader?.stop())

    const routes = languages.flatMap((lang) =>
      addresses.filter((route) => lang === 'zh' || !hiddenInEnglish.includes(route)).map((route) => real(route, lang)),
    )
    const groups = Array.from({ length: Math.ceil(routes.length / together) }, (_, at) =>
      routes.slice(at * together, (at + 1) * together),
    )
    test.each(groups)('%s and those after it', async (...group) => {
      for (const route of group) {
        await reader.resize(widths[0] ?? 0, 900)
        await reader.open(`http://127.0.0.1:${sitePort}${route}`)
        for (const width of widths) {
          await reader.resize(width, 900)
          const fits = until(() => reader.run(isNoWider), `${route} in ${width} px`, drawn)
          await expect.soft(fits).resolves.toBe(true)
        }
        expect.soft(await reader.takeErrors(), route).toEqual([])
      }
    })
  })
}
