import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { confirmAll, openNamed, openOffice } from './testing/office.ts'
import { openWebsite } from './testing/website.ts'

test('status says on the first morning what is missing, and at last that nothing is', async () => {
  const website = openWebsite()
  const fresh = openOffice(website)
  onTestFinished(fresh.close)
  const first = await fresh.run('status')
  expect(first.code).toBe(1)
  expect(first.out).toContain('There is no key on this machine yet')
  await fresh.run('key', 'new', '--server=https://site.example', `--root=${website.root.publicKey}`)
  const second = await fresh.run('status')
  expect(second.out).toContain('The website does not name your newest key yet')
  expect(second.err).toMatch(/recipient: age1\w+\n {4}signing: [\w-]{43}/)

  const office = await openNamed(website)
  const colleague = await openNamed(website)
  onTestFinished(() => [office, colleague].forEach(({ close }) => void close()))
  website.isTrial = true
  const third = (await office.run('status')).out
  expect(third).toMatch(/Missing {2}Trial keys: compliance/)
  expect(third).toMatch(/Missing {2}There is no recovery key/)
  expect(third).toMatch(/Missing {2}Keys that the website names and you have not confirmed: 2/)
  expect(third).toMatch(/Missing {2}The passphrase lies in a file/)

  website.isTrial = false
  website.recovery =
    fresh
      .read('log.jsonl')
      .toString()
      .match(/age1\w+/)?.[0] ?? ''
  await confirmAll(office, colleague)
  const typed = { ...office.surroundings().terminal, secret: async () => 'four words, not related' }
  const { run } = await import('./run.ts')
  const { DESK_PASSPHRASE_FILE: _, ...env } = office.env
  const said: string[] = []
  const surroundings = {
    ...office.surroundings(),
    env,
    terminal: { ...typed, say: (line: string) => void said.push(line) },
  }
  expect(await run(['status'], surroundings)).toBe(0)
  expect(said.at(-1)).toBe('All that this machine can check is in place.')

  website.lines.C.splice(1)
  expect((await office.run('status')).out).toMatch(
    /Missing {2}The website no longer names keys that you have confirmed/,
  )
  expect((await office.run('status', '--server=http://site.example')).out).toMatch(/Missing {2}.*not begin with https/)
})

test('log verify tells a cut tail although its head was removed', async () => {
  const office = await openNamed(openWebsite())
  onTestFinished(office.close)
  for (let at = 0; at < 6; at++) await office.run('key', 'show')
  expect(await office.run('log', 'verify')).toMatchObject({ code: 0 })
  expect(await office.run('log', 'verify', 'abc')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^“abc” is no fingerprint/),
  })
  const file = join(office.folder, 'log.jsonl')
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').slice(0, -5).concat('').join('\n'))
  rmSync(join(office.folder, 'log.head'))
  expect(await office.run('log', 'verify')).toMatchObject({
    code: 1,
    err: expect.stringContaining('log.head beside it is missing'),
  })
  expect((await office.run('digest')).err).toMatch(/Line \d+ of the log cannot be relied on/)
})
