import { expect, test } from 'vitest'
import { visible, visibleLine } from './visible.ts'

test('what does not show is shown', () => {
  expect(visible('a\u202Egpj.exe')).toBe('a⟨U+202E⟩gpj.exe')
  expect(visible('\u001b[2J\u0000\u200f\u200b\ufeff\ud800\u{e0041}')).toBe(
    '⟨U+001B⟩[2J⟨U+0000⟩⟨U+200F⟩⟨U+200B⟩⟨U+FEFF⟩⟨U+D800⟩⟨U+E0041⟩',
  )
})

test('honest text stays as it is', () => {
  for (const text of ['供应商多记了三车玉米。\n\t有照片', 'naïve – “quoted”', '👩‍🔧 ✔️', 'مرحبا'])
    expect(visible(text)).toBe(text)
})

test('a name is shown on one line', () => expect(visibleLine(' a\n\tb ')).toBe('a b'))
