import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSample } from '../../testing/sample.ts'
import { loadContent } from '../index.ts'

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

test('an article says whether the other language has it', async () => {
  const sample = await createSample()
  try {
    const { content: folder, data } = sample.settings
    const { zh, en } = await loadContent({ folder, pictures: join(data, 'pictures') })
    for (const [own, other] of [
      [zh, en],
      [en, zh],
    ] as const) {
      for (const { id, translated } of own.byId.values()) expect(translated, id).toBe(other.byId.has(id))
    }
    expect(zh.lists.media.map(({ id }) => zh.byId.get(id)?.translated)).toContain(false)
  } finally {
    await sample.dispose()
  }
})
