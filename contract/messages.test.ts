import { expect, test } from 'vitest'
import { message } from './messages.ts'

test('a value stands in the sentence of the language', () => {
  expect(message('unknownId', 'zh', { id: 'a-1' })).toBe('没有找到编号为“a-1”的内容。')
  expect(message('unknownId', 'en', { id: 'a-1' })).toBe('Nothing was found under the id “a-1”.')
})

test('a long value is cut between characters, not within one', () => {
  expect(message('unknownId', 'en', { id: '猪'.repeat(61) })).toBe(
    `Nothing was found under the id “${'猪'.repeat(60)}…”.`,
  )
  const cut = message('unknownId', 'en', { id: `a${'🐖'.repeat(100)}` })
  expect(cut).toContain(`a${'🐖'.repeat(59)}…`)
  expect(cut.isWellFormed()).toBe(true)
})

test('control, direction and broken characters of a value are dropped, placeholders and patterns in it stay text', () => {
  const id = 'a\u0000\n\u001b[31m\u202e\ud800b {id} {name} $& $1'
  expect(message('unknownId', 'en', { id })).toBe('Nothing was found under the id “a[31mb {id} {name} $& $1”.')
})

test('a value that is not given leaves no placeholder', () => {
  expect(message('wrongMethod', 'en')).toBe('This call takes  requests only.')
})
