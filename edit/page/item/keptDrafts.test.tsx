import { afterEach, expect, test, vi } from 'vitest'

const versions = { 'news/a.yaml': '1' }
const base = { title: 'a', text: 'b' }
/** A window of this browser. */
async function openWindow() {
  vi.resetModules()
  return import('./keptDrafts.ts')
}
afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

test('what two windows typed into one item comes back whole', async () => {
  vi.useFakeTimers()
  const [one, other] = [await openWindow(), await openWindow()]
  one.keepDraft('news', 'a', { data: { title: 'a!', text: 'b' }, base, versions })
  vi.advanceTimersByTime(1000)
  other.keepDraft('news', 'a', { data: { title: 'a', text: 'b!' }, base, versions })
  const later = await openWindow()
  expect(later.keptDraft('news', 'a')).toEqual({ data: { title: 'a!', text: 'b!' }, base, versions })
  expect(later.keptDraft('news', 'a2')).toBeUndefined()
})

test('a window that saves keeps what the other typed; one that took all over leaves one', async () => {
  const [one, other] = [await openWindow(), await openWindow()]
  one.keepDraft('news', 'a', { data: { title: 'a!', text: 'b' }, base, versions })
  other.keepDraft('news', 'a', { data: { title: 'a', text: 'b!' }, base, versions })
  other.dropDraft('news', 'a')
  const later = await openWindow()
  const kept = later.keptDraft('news', 'a')
  expect(kept?.data).toEqual({ title: 'a!', text: 'b' })
  later.keepDraft('news', 'a', { data: { title: 'a!', text: 'c' }, base, versions })
  expect(localStorage).toHaveLength(1)
  later.dropDraft('news', 'a')
  expect(localStorage).toHaveLength(0)
})

test('of a field that two changed the later text comes back first, and the other is kept', async () => {
  vi.useFakeTimers()
  const [one, other] = [await openWindow(), await openWindow()]
  one.keepDraft('news', 'a', { data: { title: 'one', text: 'b' }, base, versions })
  vi.advanceTimersByTime(1000)
  other.keepDraft('news', 'a', { data: { title: 'other', text: 'b' }, base, versions })
  expect(other.keptDraft('news', 'a')?.data).toEqual({ title: 'other', text: 'b' })
  other.dropDraft('news', 'a')
  expect(other.keptDraft('news', 'a')?.data).toEqual({ title: 'one', text: 'b' })
})
