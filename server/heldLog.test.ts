import { expect, test } from 'vitest'
import { heldLog } from './heldLog.ts'

test('lines wait in their order, and later ones wait for nothing', () => {
  const said: string[] = []
  const { log, release } = heldLog({
    info: (line) => said.push(`info ${line}`),
    error: (line) => said.push(`error ${line}`),
  })
  log.error('one')
  log.info('two')
  expect(said).toEqual([])
  release()
  log.info('three')
  release()
  expect(said).toEqual(['error one', 'info two', 'info three'])
})
