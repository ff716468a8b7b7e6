import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Calendar } from '#contract/calendar.ts'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { type Served, serve } from '../testing/served.ts'

let served: Served
beforeAll(async () => {
  served = await serve({ SITE_ORIGIN: 'https://www.qingsui.example' })
})
afterAll(() => served.close())

const asked = async (lang: 'zh' | 'en'): Promise<Calendar> => (await served.ask('calendar', lang)).json().data

describe.each(wholeLangs)('in %s', (lang) => {
  test('the call lists past and coming days, earliest first, each with a file of its own', async () => {
    const { events } = await asked(lang)
    expect(events.map(({ date }) => date)).toEqual(events.map(({ date }) => date).sort())
    expect(events.some(({ date }) => date < '2026-11-21') && events.some(({ date }) => date > '2027-05-01')).toBe(true)
    for (const { href, title } of events) {
      const { statusCode, headers, body } = await served.get(href)
      expect([statusCode, headers['content-type']], href).toEqual([200, 'text/calendar; charset=utf-8'])
      expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
      expect(body.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replace(/[,;]/g, '\\$&')}\r\n`)
    }
  })

  test('the file to subscribe to holds every event once and is known by its ETag', async () => {
    const { events, href = '' } = await asked(lang)
    const { body, headers } = await served.get(href)
    const ids = body.replaceAll('\r\n ', '').match(/(?<=^UID:).*$/gm) ?? []
    expect(new Set(ids).size).toBe(events.length)
    expect(ids).toHaveLength(events.length)
    expect((await served.get(href, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })
})

test('an unknown event is not found', async () => {
  for (const path of ['/calendar/none.ics', '/en/calendar/annual-meeting-2026', '/calendar/..%2fsite.yaml']) {
    expect((await served.get(path)).statusCode, path).toBe(404)
  }
})

test('an event that ends before it begins stops the content', async () => {
  await served.sample.edit('calendar.yaml', 'until: "17:00"', 'until: "14:00"')
  expect(await served.site.reload()).toBe(false)
  expect(served.log.at(-1)).toMatch(
    /calendar\.yaml:\d+ items\.\d+\.until — The end, 14:00, is not after the beginning, 15:00/,
  )
  await served.sample.edit('calendar.yaml', 'until: "14:00"', 'until: "15:00"')
  expect(await served.site.reload()).toBe(false)
  expect(served.log.at(-1)).toMatch(/items\.\d+\.until — The end, 15:00, is not after the beginning, 15:00/)
  await served.sample.edit('calendar.yaml', 'until: "15:00"', 'until: "17:00"')
})
