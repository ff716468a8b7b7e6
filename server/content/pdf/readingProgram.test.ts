import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const shipped = join(
  import.meta.dirname,
  '../../../content/media/announcements/2022-02-21-convertible-bond-conversion-start.en.pdf',
)

// Where others take most of the processor, a PDF takes many times as long, and says the same.
test.skipIf(process.platform === 'win32')('on a busy machine the time that others take does not count', async () => {
  const [memory, time, pages] = ['600', '3000', '40']
  const reader = spawn(process.execPath, [join(import.meta.dirname, 'readingProgram.ts'), memory, time, pages], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const begun = performance.now()
  let turn = 0
  const others = setInterval(() => reader.kill(++turn % 12 === 0 ? 'SIGCONT' : 'SIGSTOP'), 25)
  reader.stdin.end(readFileSync(shipped))
  const answer = JSON.parse(await text(reader.stdout))
  clearInterval(others)
  expect(performance.now() - begun, 'longer than its limit').toBeGreaterThan(Number(time))
  expect(answer).toMatchObject({ text: { pages: expect.any(Number) } })
})
