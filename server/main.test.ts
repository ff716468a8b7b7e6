import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { frugal } from './frugal.ts'
import { createSample } from './testing/sample.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const start = (env: Record<string, string>) => spawnSync(process.execPath, [program], { env, encoding: 'utf8' })

test('a wrong setting ends the start with its name', () => {
  const { status, stderr } = start({ PORT: 'http' })
  expect(status).toBe(1)
  expect(stderr).toBe('The settings cannot be used.\nPORT: a whole number from 0 to 65535\n')
})

test('content that cannot be used ends the start with what to mend', async () => {
  const { settings, write, dispose } = await createSample()
  await write('leaders/nobody.yaml', 'order: first\n')
  const { status, stderr } = start({ CONTENT_DIR: settings.content, DATA_DIR: join(settings.data, 'own'), PORT: '0' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The content cannot be used. What to mend:\n\n {2}leaders\/nobody.yaml:1 order — /)
  expect(stderr).not.toContain('    at ')
  await dispose()
})

test('a start that finds all as it was compiles nothing again and does without the library of pictures', async () => {
  const { settings, dispose } = await createSample()
  const { flags, env } = frugal(settings.data)
  const told =
    'data:text/javascript,process.on("exit",()=>console.log(process.report.getReport().sharedObjects.join()))'
  const startAndStop = async () => {
    const server = spawn(process.execPath, [...flags, '--import', told, program], {
      env: { ...env, CONTENT_DIR: settings.content, DATA_DIR: settings.data, PORT: '0', LOG_LEVEL: 'silent' },
    })
    let said = ''
    server.stdout.on('data', (text) => {
      if (!said.includes('ready') && String(text).includes('ready')) server.kill()
      said += text
    })
    await once(server, 'close')
    return said
  }
  expect(await startAndStop()).toContain('libvips')
  const compiled = await readdir(join(settings.data, 'compiled'), { recursive: true })
  expect(compiled.length).toBeGreaterThan(100)
  const again = await startAndStop()
  expect(again).toContain('ready')
  expect(again).not.toContain('libvips')
  await dispose()
})
