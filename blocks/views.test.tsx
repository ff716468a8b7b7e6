import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { wholeLangs } from '#contract/wholeLangs.ts'
import { Blocks } from '#web/blocks/Blocks.tsx'
import { blockSamples } from '#web/showroom/blockSamples.ts'
import { renderWithSite } from '#web/testing/render.tsx'
import { picture } from '#web/testing/samples.ts'
import { en } from '#web/words/en.ts'
import { zh } from '#web/words/zh.ts'
import { kindOf } from './kinds.ts'

/* What holds of every kind of block, tried with its samples; what one kind does is tested beside it. */

const words = { zh, en }
const pictures = { tall: ['a', 'b', 'c'].map(picture), wide: ['d', 'e', 'f'].map(picture) }
const samples = wholeLangs.flatMap((lang) => blockSamples(lang, pictures).map((group) => ({ lang, ...group })))

/** The words of HTML as a reader sees them. */
function wordsOf(html: string): string[] {
  const place = document.createElement('div')
  place.innerHTML = html
  return (place.textContent ?? '').trim().split(/\s+/)
}

let warnings: MockInstance
beforeEach(() => {
  warnings = vi.spyOn(console, 'error')
})
// Such as two children with one key, of which React may lose one.
afterEach(() => expect(warnings.mock.calls).toEqual([]))

test.each(samples)('$name in $lang: samples have its shape and show what search finds', ({ lang, blocks }) => {
  expect(blocks).not.toEqual([])
  for (const block of blocks) {
    const { shape, searchTexts } = kindOf(block)
    expect(shape.safeParse(block).error?.issues ?? []).toEqual([])
    const { container, unmount } = renderWithSite(<Blocks blocks={[block]} words={words[lang]} />, { lang })
    const shown = wordsOf(container.innerHTML).join('')
    const found = searchTexts(block, (html) => html).flatMap((text) => wordsOf(text ?? ''))
    expect(found.filter((word) => !shown.includes(word))).toEqual([])
    unmount()
  }
})
