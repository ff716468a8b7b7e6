import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Row, Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { askDeletion } from './deletion.ts'
import { listCases } from './list.ts'
import { caseName } from './name.ts'
import { acceptRetention } from './retention.ts'

/*
 * A backup is put back, or the database is somebody's: what two persons deleted is there again, and goes again by nobody's word.
 */

type Office = Pair['office']
let website: Website
let li: Office
let wang: Office
let reporter: Reporter
let row: Row
beforeEach(async () => {
  ;({ website, office: li, colleague: wang } = await openPair())
  reporter = await report(website, { content: 'three lorries' })
  row = structuredClone(website.row(reporter.case))
})

const faults = async (office: Office) => {
  const desk = await office.desk()
  await listCases(desk)
  return (await listCases(desk)).memoryFaults.map(({ fault }) => fault)
}
async function deleteByTwo() {
  await setClosed(await li.desk(), reporter.case, true)
  expect(await askDeletion(await li.desk(), reporter.case, false)).toBe(false)
  expect(await askDeletion(await wang.desk(), reporter.case, true)).toBe(true)
}

test('an act explains once that a case is gone; another act of two persons explains it again', async () => {
  await deleteByTwo()
  expect(await faults(li)).toEqual([])
  website.rows.push(structuredClone(row))
  expect(await faults(li)).toContain('returned')
  await li.accept()
  expect(await faults(li)).toEqual([])
  website.rows.splice(0)
  expect(await faults(li), 'by the old act').toEqual(['gone'])
  website.rows.push(structuredClone(row))
  website.removals.splice(0)
  await deleteByTwo()
  expect(await faults(li), 'by an act of its own').toEqual([])
})

test('a case that is listed although two persons deleted it is named by every desk, also one that never saw it before', async () => {
  const other = await report(website, { content: 'another' })
  await deleteByTwo()
  website.rows.push(structuredClone(row))
  const zhao = await openNamed(website)
  onTestFinished(zhao.close)
  await confirmAll(li, zhao)
  for (const office of [li, zhao]) {
    expect(await faults(office)).toContain('returned')
    expect((await openCase(await office.desk(), reporter.case)).memoryFaults).toContainEqual(
      expect.objectContaining({ fault: 'returned' }),
    )
    expect((await openCase(await office.desk(), other.case)).memoryFaults).toEqual([])
  }
  await zhao.accept()
  expect(await faults(zhao), 'said once').toEqual([])
  website.rows.splice(0, website.rows.length, website.row(other.case))
  expect(await faults(zhao)).toEqual(['gone'])
})

test('what went by the retention and is filed again from its bytes is no new report: the desk says on which day it went', async () => {
  website.retention = 30
  for (const office of [li, wang]) await acceptRetention(await office.desk(), 30)
  await setClosed(await li.desk(), reporter.case, true)
  expect([await faults(li), await faults(wang)]).toEqual([[], []])
  const pass = (days: number) => {
    for (const office of [li, wang]) office.passed += days * 24 * 3600 * 1000
    website.today = new Date(Date.UTC(2026, 10, 20) + li.passed).toISOString().slice(0, 10)
  }
  pass(31)
  website.rows.splice(0)
  expect([await faults(li), await faults(wang)]).toEqual([[], []])
  pass(9)
  website.rows.push({ ...structuredClone(row), day: website.today }) // the same bytes, with the day of today
  expect(await faults(li)).toContain('returned')
  for (const office of [li, wang]) {
    const name = caseName(reporter.case)
    expect(await office.today()).toContain(
      `Case ${name} went on 2026-12-21 and is there again: its report was filed again from its old bytes, or an older copy of the database was put back. It is no new report.`,
    )
    await office.accept()
    expect(await faults(office)).toEqual([])
  }
})
