import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSample } from '../../testing/sample.ts'
import { loadContent } from './index.ts'

test('announcements stand by day, and within a day by number, the later first', async () => {
  const sample = await createSample()
  try {
    const folder = sample.settings.content
    const content = await loadContent({ folder, pictures: join(sample.settings.data, 'pictures') })
    const list = content.zh.lists.announcement
    const places = list.map(({ date, number }) => `${date} ${number}`)
    expect(places).toEqual([...places].sort().reverse())
    expect(places.filter((place) => place.startsWith('2026-06-03'))).toEqual([
      '2026-06-03 2026-046',
      '2026-06-03 2026-045',
    ])
  } finally {
    await sample.dispose()
  }
})
