import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { openComplaint, type sealComplaint } from './complaint.ts'
import { channel, fields, fileKey, keys, officer, recovery } from './testing/sample.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const modules = [
  'code',
  'derive',
  'files',
  'keys',
  'message',
  'conversation',
  'complaint',
  'attachment',
  'selftest',
  'signing',
  'proofOfWork',
  'sending',
]

/** What the reporter's pages load of this folder, built as the site is built, in one file. */
async function bundle(folder: string) {
  const entry = join(folder, 'reporter.ts')
  await writeFile(entry, modules.map((name) => `export * from ${JSON.stringify(here(`${name}.ts`))}`).join('\n'))
  const built = await build({
    configFile: here('../build/vite.config.ts'),
    logLevel: 'error',
    build: {
      write: false,
      manifest: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })
  const { output } = built as Rolldown.RolldownOutput // one build, and no watching
  return output[0]
}

test('the browser loads at most 30 KiB of it, without post-quantum or NIST curves, and what it seals opens here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sealing-'))
  try {
    const { code, moduleIds } = await bundle(folder)
    expect(brotliCompressSync(code).length).toBeLessThan(30 * 1024)
    expect(moduleIds.filter((id) => /post-quantum|nist|weierstrass|ml-kem|node_modules\/zod/.test(id))).toEqual([])
    const path = join(folder, 'reporter.mjs')
    await writeFile(path, code)
    const built: { sealComplaint: typeof sealComplaint; sealsAndOpens: () => Promise<boolean> } = await import(
      pathToFileURL(path).href
    )
    expect(await built.sealsAndOpens()).toBe(true)
    const sealed = await built.sealComplaint({ channel, recovery, keys, fields, fileKey, files: [] })
    const expected = { case: keys.case, channel: channel.symbol }
    expect((await openComplaint(sealed, [officer.identity], expected)).complaint.fields).toMatchObject(fields)
  } finally {
    await rm(folder, { recursive: true })
  }
})
