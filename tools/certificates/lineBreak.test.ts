import { expect, test } from 'vitest'
import { breakEvenly, breakLines, emOf } from './lineBreak.ts'

test('Chinese breaks between characters, but no line begins with a closing mark', () => {
  expect(breakLines('饲料、育种、养殖和屠宰。', 5)).toEqual(['饲料、育', '种、养殖和', '屠宰。'])
  expect(breakLines('饲料。育种', 2)).toEqual(['饲', '料。', '育种'])
})

test('Latin breaks between words, and a number stays in one piece', () => {
  expect(breakLines('96 feed mills and 14 slaughter plants', 9)).toEqual([
    '96 feed mills and',
    '14 slaughter',
    'plants',
  ])
})

test('a word longer than the line gets a line of its own', () => {
  expect(breakLines('in Wolfratshausenerstrasse', 4)).toEqual(['in', 'Wolfratshausenerstrasse'])
})

test('nothing is lost, whatever the width', () => {
  const text = '在85℃保持8分钟，以及Feed GMP 2023的批次记录（含12座饲料厂）。'
  for (const width of [3, 7, 12, 40]) {
    expect(breakLines(text, width).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    for (const line of breakLines(text, width)) expect(line).toBe(line.trim())
  }
})

test('lines are no wider than asked for', () => {
  for (const line of breakLines('Rearing, medication, water and loading of pigs on farms', 12)) {
    expect(emOf(line)).toBeLessThanOrEqual(12)
  }
})

test('even lines are as many, and leave no word alone at the end', () => {
  const text = 'Hazard analysis and critical control points'
  expect(breakLines(text, 20).at(-1)).toBe('points')
  expect(breakEvenly(text, 20)).toEqual(['Hazard analysis and', 'critical control points'])
})

test('an empty text has no lines', () => {
  expect(breakEvenly('', 10)).toEqual([])
})
