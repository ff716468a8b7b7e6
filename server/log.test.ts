import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('whatever a line says, it is one line of JSON, with the moment in universal time', async () => {
  const output = new PassThrough()
  const log = createLog('info', output as unknown as NodeJS.WriteStream) // a stream that is no terminal
  const before = Date.now()
  log.error('asked for "a"\n{"level":30,"msg":"all is well"}\r\n\u001b[2J')
  output.end()
  const [line = '', ...rest] = (await text(output)).split('\n')
  expect(rest).toEqual([''])
  expect(line).not.toMatch(/\p{Cc}/u)
  const { msg, time, level } = JSON.parse(line)
  expect([msg, level]).toEqual(['asked for "a"\n{"level":30,"msg":"all is well"}\r\n\u001b[2J', 50])
  expect(time).toBeGreaterThanOrEqual(before)
})
