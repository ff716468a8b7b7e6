import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../content/media/films')
const films = (await readdir(folder)).filter((name) => name.endsWith('.mp4')).map((name) => name.slice(0, -4))

/** Seconds of the times of every cue, and its text. */
async function cuesOf(film: string, lang: 'zh' | 'en') {
  const [head, ...cues] = (await readFile(join(folder, `${film}.${lang}.vtt`), 'utf8')).trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  return cues.map((cue) => {
    const [times = '', ...text] = cue.split('\n')
    const [from = Number.NaN, to = Number.NaN] = times.split(' --> ').map((time) => {
      const [minutes, seconds] = time.split(':')
      return Number(minutes) * 60 + Number(seconds)
    })
    return { from, to, text: text.join(' ') }
  })
}

test.each(films)('the captions of %s follow one another through the film, alike in both languages', async (film) => {
  const [zh, en] = [await cuesOf(film, 'zh'), await cuesOf(film, 'en')]
  expect(en.map(({ from, to }) => [from, to])).toEqual(zh.map(({ from, to }) => [from, to]))
  expect(zh.length).toBeGreaterThanOrEqual(2)
  let last = 0
  for (const { from, to } of zh) {
    expect(from).toBeGreaterThanOrEqual(last)
    expect(to - from, 'time to read').toBeGreaterThanOrEqual(2)
    last = to
  }
  // Signs of punctuation are Chinese; within a number a comma or a point is none.
  for (const { text } of zh) expect(text).toMatch(/^(\d[\d,.]*\d|[^,.;:()])+。$/)
  for (const { text } of en) expect(text).toMatch(/^[\x20-\x7e°–’]+\.$/)
})
