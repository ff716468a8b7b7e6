import { expect, test } from 'vitest'
import { readContent } from '../index.ts'
import { composeCalendar } from './calendar.ts'

const { files } = await readContent(`${import.meta.dirname}/../../../content`)

test('a calendar without events names no file to subscribe to: there is none', () => {
  if (!files) throw new Error('the content cannot be read')
  expect(composeCalendar(files, 'en').href).toBe('/en/calendar.ics')
  const empty = { ...files, calendar: { ...files.calendar, items: [] } }
  expect(composeCalendar(empty, 'en').href).toBeUndefined()
})
