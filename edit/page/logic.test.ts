import { expect, test } from 'vitest'
import { withValue } from '#edit/content/withValue.ts'
import { bold, heading, link, list, table } from './form/markdownCommands.ts'
import { fromLocalTime, toLocalTime } from './form/moments.ts'
import { titleOf } from './form/titles.ts'
import { editedList } from './item/changes.ts'
import { merged } from './item/merge.ts'
import { fieldDiffs, wordDiff } from './item/wordDiff.ts'
import { shownTime } from './shownTime.ts'

test('a changed field leaves all beside it the same object; an undefined one goes away', () => {
  const data = { a: { b: 1 }, c: [{ d: 1 }, { d: 2 }] }
  const changed = withValue(data, ['c', 1, 'd'], 3) as typeof data
  expect(changed).toEqual({ a: { b: 1 }, c: [{ d: 1 }, { d: 3 }] })
  expect(changed.a).toBe(data.a)
  expect(changed.c[0]).toBe(data.c[0])
  expect(withValue(data, ['a', 'b'], undefined)).toEqual({ a: {}, c: data.c })
  expect(withValue(undefined, ['a', 0, 'b'], 1)).toEqual({ a: [{ b: 1 }] })
})

test('a list that is shorter than its twin stays whole', () => {
  expect(editedList(['a', 'b'], { do: 'remove', at: 2 })).toEqual(['a', 'b'])
  expect(editedList(['a', 'b', 'c'], { do: 'move', at: 0, to: 2 })).toEqual(['b', 'c', 'a'])
})

test('changes in different places come together; a field that both changed is told', () => {
  const base = { a: 1, b: { c: 'x', d: 'y' }, l: [1, 2] }
  const mine = { a: 2, b: { c: 'mine', d: 'y' }, l: [1, 2, 3] }
  const theirs = { a: 1, b: { c: 'theirs', d: 'z' }, l: [1, 2], n: 5 }
  expect(merged(base, mine, theirs)).toEqual({
    data: { a: 2, b: { c: 'mine', d: 'z' }, l: [1, 2, 3], n: 5 },
    clashes: [{ path: ['b', 'c'], mine: 'mine', theirs: 'theirs' }],
  })
  expect(merged({ a: 1, b: 2 }, { a: 1 }, { a: 3, b: 2 })).toEqual({ data: { a: 3 }, clashes: [] })
  expect(merged({ l: [1] }, { l: [1, 2] }, { l: [3] }).clashes).toHaveLength(1)
  expect(merged({ l: [{ a: 1 }, 2] }, { l: [{ a: 2 }, 2] }, { l: [{ a: 1 }, 3] }).data).toEqual({ l: [{ a: 2 }, 3] })
})

test('differences are words in English and characters in Chinese', () => {
  const told = (before: string, after: string) => wordDiff(before, after).map(({ change, text }) => `${change} ${text}`)
  expect(told('two red pigs', 'two black pigs')).toEqual(['same two ', 'removed red', 'added black', 'same  pigs'])
  expect(told('出栏六千头', '出栏七千头')).toEqual(['same 出栏', 'removed 六', 'added 七', 'same 千头'])
  expect(told('', 'new')).toEqual(['added new'])
  expect(fieldDiffs({ a: ['x', 'y'], b: 1 }, { a: ['x', 'z'], b: 1, c: true })).toEqual([
    { path: ['a', 1], before: 'y', after: 'z' },
    { path: ['c'], before: '', after: 'true' },
  ])
})

test('an entry of a list that is new, moved or gone is told as such, and its neighbours stay what they are', () => {
  const told = (before: object[], after: object[]) =>
    fieldDiffs({ list: before }, { list: after }).map(({ path, before, after, whole }) =>
      whole
        ? [path[1], whole.is, whole.entry.id ?? whole.entry.title, whole.behind?.id]
        : [path.join('.'), before, after],
    )
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, en: `Words of ${id}` })) as [object, object, object]
  expect(told([a, c], [a, b, c])).toEqual([
    [1, 'new', 'b', 'a'],
    ['list.1.id', '', 'b'],
    ['list.1.en', '', 'Words of b'],
  ])
  expect(told([a, b, c], [a, c])).toEqual([[1, 'removed', 'b', 'a']])
  expect(told([a, b, c], [c, a, b])).toEqual([[0, 'moved', 'c', undefined]])
  expect(told([a, b], [{ id: 'new' }, a, { ...b, en: 'Other' }])).toEqual([
    [0, 'new', 'new', undefined],
    ['list.0.id', '', 'new'],
    ['list.2.en', 'Words of b', 'Other'],
  ])
  const banners = [{ linkUrl: '/x', title: 'X' }, { title: 'Y' }]
  expect(told(banners, [{ linkUrl: '/y', title: 'X' }, { title: 'Z' }]), 'rewritten').toEqual([
    ['list.0.linkUrl', '/x', '/y'],
    ['list.1.title', 'Y', 'Z'],
  ])
})

test('moments are shown and written in China’s time', () => {
  expect(toLocalTime('2026-11-27T00:00Z')).toBe('2026-11-27T08:00')
  expect(toLocalTime('2026-11-27 08:00')).toBe('2026-11-27T08:00')
  expect(toLocalTime('soon')).toBe('')
  expect(fromLocalTime('2026-11-27T08:00')).toBe('2026-11-27T08:00+08:00')
  expect(fromLocalTime('')).toBe('')
})

test('the toolbar writes plain Markdown and takes it back', () => {
  const apply = (text: string, { from, to, insert }: { from: number; to: number; insert: string }) =>
    text.slice(0, from) + insert + text.slice(to)
  const all = { text: 'a word', from: 2, to: 6 }
  expect(apply(all.text, bold(all))).toBe('a **word**')
  expect(apply('a **word**', bold({ text: 'a **word**', from: 4, to: 8 }))).toBe('a word')
  expect(apply(all.text, heading(all))).toBe('## a word')
  expect(apply('## a', heading({ text: '## a', from: 1, to: 1 }))).toBe('a')
  expect(apply('a\nb\nc', list({ text: 'a\nb\nc', from: 0, to: 3 }))).toBe('- a\n- b\nc')
  expect(apply(all.text, link(all, '/culture', 'word'))).toBe('a [word](/culture)')
  expect(apply('a', link({ text: 'a', from: 1, to: 1 }, '/a', 'b [c]'))).toBe('a[b \\[c\\]](/a)')
  expect(apply('a', table({ text: 'a', from: 1, to: 1 }, '列'))).toMatch(
    /^a\n\n\| 列1 \| 列2 \| 列3 \|\n\|---\|---\|---\|\n/,
  )
})

test('a moment is shown in China’s time, also one that is written without an offset', () => {
  const shown = '27 Nov 2026, 08:00'
  for (const moment of ['2026-11-27T08:00', '2026-11-27 08:00', '2026-11-27T08:00+08:00', '2026-11-27T00:00:00Z'])
    expect(shownTime(moment, 'en')).toBe(shown)
  expect(shownTime('soon', 'en')).toBe('soon')
})

test('a shared figure is called by what it counts, in the language of the page', () => {
  const scope = { zh: '集团合并营业收入，2025年', en: 'Group revenue, 2025' }
  const sides = [{ path: [], value: { id: 'revenue-2025', scope, value: 1180, unit: 'yuan-100m' } }]
  expect([titleOf(sides, 'en'), titleOf(sides, 'zh')]).toEqual([scope.en, scope.zh])
})
