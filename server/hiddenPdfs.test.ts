import { expect, onTestFinished, test } from 'vitest'
import { serve } from './testing/served.ts'

const announcement = '2026-08-11-convertible-bond-interest'
const file = `announcements/${announcement}.yaml`
const pdf = `/media/announcements/${announcement}.zh.pdf`

test('the PDF of an announcement is to be had while that is shown: not before its time, not after it, not of a draft', async () => {
  const served = await serve()
  onTestFinished(() => served.close())
  const { sample, site } = served
  const statusWith = async (from: RegExp, to: string) => {
    await sample.edit(file, from, to)
    expect(await site.reload(), served.log.join('\n')).toBe(true)
    const { statusCode } = await served.get(pdf)
    return statusCode
  }
  expect((await served.get(pdf)).statusCode).toBe(200)
  expect(await statusWith(/^category:/m, 'publishAt: 2126-09-07T08:00+08:00\ncategory:')).toBe(404)
  expect((await served.get(pdf.replace('announcements', '%61nnouncements'))).statusCode).toBe(404)
  expect(await statusWith(/^publishAt: .*/m, 'until: 2026-09-07T08:00+08:00')).toBe(404)
  expect(await statusWith(/^until: .*/m, 'draft: true')).toBe(404)
  expect(await statusWith(/^draft: .*\n/m, '')).toBe(200)
})
