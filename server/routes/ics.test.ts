import { expect, test } from 'vitest'
import type { CalendarEvent } from '#contract/calendar.ts'
import { icsOf } from './ics.ts'

const head = {
  company: '青穗牧业',
  name: '青穗牧业 – 投资者日历',
  origin: 'https://www.qingsui.example',
  domain: 'qingsui.example',
  lang: 'en',
  root: '/en/',
  updated: '2026-11-20',
  notice: 'May move; ask, or wait',
} as const
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 'meeting',
  date: '2027-05-20',
  tentative: false,
  kind: 'meeting',
  kindName: 'Meetings',
  title: 'Annual meeting',
  href: '/calendar/meeting.ics',
  ...more,
})
const lines = (more: Partial<CalendarEvent>) =>
  icsOf([event(more)], head)
    .replaceAll('\r\n ', '')
    .split('\r\n')

test('a time in China is written in universal time, its end as told or two hours later', () => {
  expect(lines({ time: '15:00', until: '17:30' })).toEqual(
    expect.arrayContaining(['DTSTART:20270520T070000Z', 'DTEND:20270520T093000Z']),
  )
  expect(lines({ time: '07:30' })).toEqual(
    expect.arrayContaining(['DTSTART:20270519T233000Z', 'DTEND:20270520T013000Z']),
  )
})

test('an event without a time takes its whole day, to the beginning of the next', () => {
  expect(lines({ date: '2026-12-31' })).toEqual(
    expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
  )
})

test('what is to be confirmed is tentative and says why; what is certain is not', () => {
  expect(lines({ tentative: true })).toEqual(
    expect.arrayContaining(['STATUS:TENTATIVE', 'DESCRIPTION:May move\\; ask\\, or wait']),
  )
  expect(lines({}).filter((line) => /^(STATUS|DESCRIPTION)/.test(line))).toEqual(['STATUS:CONFIRMED'])
})

test('the id stays, the link is absolute', () => {
  expect(lines({ link: '/2026-06-03-dividend' })).toEqual(
    expect.arrayContaining([
      'UID:meeting-en@qingsui.example',
      'URL:https://www.qingsui.example/en/2026-06-03-dividend',
    ]),
  )
})

test('lines end in CRLF and hold 75 bytes at most, no character cut in two', () => {
  const title = '关于召开股东会的通知，含议案、时间、地点与登记办法'.repeat(5)
  const file = icsOf([event({ title, place: 'A; B, C\\D' })], head)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  expect(file).toContain('LOCATION:A\\; B\\, C\\\\D\r\n')
})
