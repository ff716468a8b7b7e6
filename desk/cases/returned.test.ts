import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { confirmAll, openNamed, openPair, type Pair } from '../testing/office.ts'
import { type Reporter, report } from '../testing/reporter.ts'
import type { Row, Website } from '../testing/website.ts'
import { openCase } from './case.ts'
import { setClosed } from './closing.ts'
import { askDeletion } from './deletion.ts'
import { listCases } from './list.ts'

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
