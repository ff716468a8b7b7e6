import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'
import { an, bo } from './testing/repositories.ts'

function begin() {
  let now = 0
  const presence = createPresence(() => now)
  const tell = (
    editor: typeof an,
    page: string,
    doing: 'reading' | 'typing' | 'unsaved' | 'gone',
    item = 'page culture',
  ) => presence.tell(item, { editor, page, doing }).map(({ name, doing, isSelf }) => [name, doing, isSelf])
  return {
    tell,
    wait(seconds: number) {
      now += seconds * 1_000
    },
  }
}

test('each hears of the others on the same item, and of his own other windows, not of himself', () => {
  const { tell } = begin()
  expect(tell(an, 'a', 'reading')).toEqual([])
  expect(tell(bo, 'b', 'typing')).toEqual([['安宁', 'reading', false]])
  expect(tell(an, 'a', 'unsaved')).toEqual([['Bo Li', 'typing', false]])
  expect(tell(an, 'c', 'reading')).toEqual([
    ['安宁', 'unsaved', true],
    ['Bo Li', 'typing', false],
  ])
  expect(tell(an, 'a', 'reading', 'page party')).toEqual([])
})

test('whoever leaves, or says nothing for 25 seconds, is gone', () => {
  const { tell, wait } = begin()
  tell(an, 'a', 'reading')
  wait(20)
  expect(tell(bo, 'b', 'reading')).toHaveLength(1)
  wait(6)
  expect(tell(bo, 'b', 'reading')).toEqual([])
  tell(an, 'a', 'typing')
  expect(tell(bo, 'b', 'gone')).toHaveLength(1)
  expect(tell(an, 'a', 'typing')).toEqual([])
})

test('nobody speaks for another, whatever he calls his window', () => {
  const { tell } = begin()
  tell(an, 'same', 'typing')
  expect(tell(bo, 'same', 'gone')).toEqual([['安宁', 'typing', false]])
  expect(tell(bo, 'other', 'reading')).toEqual([['安宁', 'typing', false]])
})
