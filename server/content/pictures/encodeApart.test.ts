import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeApart } from './encodeApart.ts'
import { WriteError } from './writeWhole.ts'

const folder = mkdtempSync(join(tmpdir(), 'apart-'))
const master = join(folder, 'master.png')
beforeAll(async () => {
  const create = { width: 1200, height: 900, channels: 3, background: '#8fc31f' } as const
  await sharp({ create }).png().toFile(master)
})
afterAll(() => rmSync(folder, { recursive: true }))

const variant = (name: string, width = 400) => ({ file: `${name}.avif`, type: 'avif', width, crop: undefined }) as const

const isLinux = process.platform === 'linux'

/** Processes that make pictures for this one, as Linux lists them. */
function encoders(): number[] {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ')
  const isEncoder = (pid: string) =>
    pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('encodingProgram')
  return children.filter(isEncoder).map(Number)
}

test.runIf(isLinux)('pictures are made in one process apart, which ends when there is nothing more to do', async () => {
  const making = ['a', 'b', 'c'].map((name) => encodeApart({ master, folder, variant: variant(name) }))
  expect(encoders()).toHaveLength(1)
  await Promise.all(making)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(['a.avif', 'b.avif', 'c.avif']))
  await expect.poll(encoders).toEqual([])
  await encodeApart({ master, folder, variant: variant('d') })
  expect(await readdir(folder)).toContain('d.avif')
})

test.runIf(isLinux)(
  'one that is killed fails what it was making, and the next picture is made by another',
  async () => {
    const making = encodeApart({ master, folder, variant: variant('killed', 1200) })
    for (const pid of encoders()) process.kill(pid, 'SIGKILL')
    await expect(making).rejects.toThrow('the encoder ended: SIGKILL')
    await encodeApart({ master, folder, variant: variant('next') })
    expect(await readdir(folder)).toContain('next.avif')
  },
)

test('a disk that takes nothing is told apart from a picture that cannot be read', async () => {
  const nowhere = join(folder, 'file')
  writeFileSync(nowhere, '')
  const refused = await encodeApart({ master, folder: nowhere, variant: variant('e') }).catch((error) => error)
  expect(refused).toBeInstanceOf(WriteError)
  expect(refused.cause).toMatchObject({ code: 'ENOTDIR', path: join(nowhere, 'e.avif.new') })
  const unread = await encodeApart({ master: nowhere, folder, variant: variant('f') }).catch((error) => error)
  expect(unread).not.toBeInstanceOf(WriteError)
})
